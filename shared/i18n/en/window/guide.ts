// Says in English: the guide through a course and its outlook.

// The guide through a course: its draft beside the conversation, what it still asks, and what can be done with it.

export const guide = {
  /** Of the region. */
  title: 'Guide',
  /** In the place of the course's name while that is not known. */
  noCourse: 'Your course',
  changed: 'Changed:',
  doubts: 'To settle:',
  risks: 'Where it may break',
  /** The name of a section's button. */
  change: (label: string, text: string, changed: string | null): string =>
    `${label}: ${text}${changed === null ? '' : `; ${changed}`}. Change it`,
  /** What it puts into the field: how a change of the section begins. */
  openings: {
    course: 'Change the course: ',
    work: 'Change the work: ',
    amount: 'Change the amount: ',
    dates: 'Change the dates: ',
    effort: 'Change the effort: ',
    limits: 'Change the times to avoid: ',
    strategy: 'Change the spread: ',
    profile: 'Change the note about me: ',
  },
  cardWaits: 'The proposal shows what would be written.',
  written: 'Say what should be different, and the guide takes it up again.',
  openPack: 'Open the course pack',
  planWeek: 'Plan my week',
  /** What is known, field by field. */
  form: 'Field by field',
  /** In a choice of which nothing is chosen yet. */
  choose: 'Choose',
  undoStep: 'Take back the last step',
  hours: 'h',
  minutes: 'min',
  partTitle: (number: number) => `Part ${number}`,
  partLength: (title: string) => `Length of ${title}`,
  removePart: (title: string) => `Take out ${title}`,
  newPart: (number: number) => `Part ${number}`,
  addPart: 'Add a part',
  more: 'More of the guide',
  /** Takes a written guide out of sight. */
  putAway: 'Put the guide away',
  exportGuide: 'Export guide',
  restoreGuide: 'Restore guide…',
  leaveGuide: 'Leave',
  exported: 'The guide is in your downloads.',
  restored: 'The guide is as it was when it was exported.',
  tooLarge: 'The file is larger than any guide. Nothing was changed.',
  unreadable: 'The file can’t be read. Nothing was changed.',
  /** The button on the page of a course, and in lists that are empty. */
  begin: 'Plan a course with me',
  beginHere: 'Plan it with me',
  /** What may be said next. */
  yes: 'Yes',
  yesWrite: 'Yes, go ahead',
  youDecide: 'You decide',
}

// The outlook of a course in its pack: simulate, evaluate, present.

export const outlook = {
  simulate: {
    title: 'Try the plan out',
    hint: 'The rest of the term is run many times against a student who slips as students usually do, and as you do once you have marked some blocks. You see how likely each deadline is, and which block not to miss. Nothing is changed.',
    run: 'Run it',
    again: 'Run it again',
    stopped: 'Stopped. Nothing was changed.',
    changed: 'The plan has changed since these runs. Run it again for its new numbers.',
    options: 'Assumptions and size',
    scope: 'Show',
    scopes: { course: 'this course', all: 'all courses' },
    runs: 'Runs',
    seed: 'Seed',
    missed: 'Blocks missed, %',
    cutShort: 'Blocks cut short, %',
    pace: 'Times as long as planned',
    optionsHint:
      'Left empty, they come from what you marked so far and from our assumption. The same seed gives the same numbers. More runs take longer and narrow the interval.',
    wrong: 'One of the numbers is out of its range. Nothing was run.',
    chart: 'Chance to have finished, day by day',
    chartHint:
      'The circle is the day by which half of the runs have finished, the square that of four in five. A line that ends below the top is not always in time.',
    table: 'The same as numbers',
    columns: {
      number: 'No.',
      work: 'Work',
      due: 'Due',
      chance: 'On time',
      half: 'Half by',
      most: '4 in 5 by',
      left: 'Left undone',
    },
    never: 'not in time',
    waiting: (count: number) => `${count} without a place`,
    forExam: (date: string) => `exam ${date}`,
    pastDue: 'past',
    matters: (count: number): string =>
      count === 1 ? 'The block that matters' : 'The blocks that matter',
    show: 'Show',
  },
  evaluate: {
    title: 'What the numbers mean here',
    loading: 'Looking at your plan …',
    failed: 'The plan could not be looked at. Nothing was changed; open this page again.',
    scope: 'Look at',
    topics: {
      room: 'To place',
      spacing: 'Spacing',
      buffer: 'Before the end',
      reserve: 'Reserve',
      load: 'Full days',
      rhythm: 'Changes',
      runs: 'Longest stretch',
      heavy: 'Heavy pairs',
      evenings: 'Hours you avoid',
      freedom: 'Hard to move',
      profile: 'Not told yet',
    },
    standing: { good: '(fine)', fair: '(worth knowing)', poor: '(worth a change)' },
    show: 'Show',
    fine: (count: number): string =>
      count === 1 ? '1 number is fine' : `${count} numbers are fine`,
    empty: 'Place some of its work, and you see here what its numbers mean.',
  },
  present: {
    title: 'Study guide',
    hint: 'The course on a few pages, as it is now: your goal, what is demanded, the topics, and when you work on them.',
    parts: 'What goes in',
    sessions: 'Sessions with dates',
    empty: 'empty',
    format: 'As',
    formats: { markdown: 'Markdown', pdf: 'PDF' },
    save: 'Save',
    saved: (file: string) => `Saved as ${file}.`,
    preview: 'Preview',
    loading: 'Getting it ready …',
    page: 'The first page of the study guide',
    pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
    none: 'Choose at least one part.',
  },
}
