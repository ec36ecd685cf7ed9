// Says in English: what a guide through a course says of its draft.

// What a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …".

export const draftChanges = {
  changed: (label: string, now: string, before: string) => `${label}: ${now} (before: ${before})`,
  before: (before: string) => `before: ${before}`,
  titles: 'the sessions are divided in another way',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  none: 'nothing',
}

// A guide's draft said line by line, each line with the section that a student can come back to.

export const draft = {
  labels: {
    course: 'Course',
    work: 'Work',
    amount: 'How much',
    dates: 'When',
    effort: 'Effort',
    limits: 'Avoid',
    strategy: 'Spread',
    profile: 'About you',
  },
  amount: (sessions: string, length: string) => `${sessions}, about ${length} together`,
  range: (from: string, to: string) => `${from} to ${to}`,
  exam: (day: string) => `exam on ${day}`,
  examAt: (day: string, from: string, to: string) => `exam on ${day}, ${from}–${to}`,
  noExam: 'no exam date',
  effort: {
    difficulty: (grade: number) => `difficulty ${grade}/5`,
    intensity: (grade: number) => `intensity ${grade}/5`,
    priority: (grade: number) => `priority ${grade}/5`,
  },
  notOn: (what: string) => `not on ${what}`,
  embeds: 'may lie inside lessons that allow it',
  noLimits: 'nothing',
  noProfile: 'nothing to remember',
  joint: '; ',
  /** Between the grades of the effort. */
  graded: ', ',
}

// The slots of its form: what each is called, and where its value comes from.

export const slots = {
  names: {
    course: 'Course',
    title: 'Goal',
    exam: 'Exam on',
    due: 'Done by',
    begin: 'Begin on',
    minutes: 'Hours in all',
    session: 'Longest session',
    items: 'Parts',
    weekdays: 'Days off',
    periods: 'Hours off',
    difficulty: 'Difficulty',
    priority: 'Priority',
    strategy: 'Spread',
    profile: 'About you',
  },
  sources: { told: 'told', found: 'from your plan', guessed: 'guess', open: 'open' },
  none: 'none',
  item: (title: string, length: string) => `${title} (${length})`,
  marked: (line: string, source: string) => `${line} (${source})`,
}

// What the states and sections of a guide are called, and the words that begin and leave one; for page and terminal.

export const guideNames = {
  states: {
    DISCOVERY: 'gathering',
    DRAFTING: 'draft',
    CONFIRMING: 'waiting for your yes',
    FINISHED: 'written',
  },
  /** As what is still to be told. */
  sections: {
    course: 'the course',
    work: 'what has to be learned',
    amount: 'how much there is to do',
    dates: 'by when',
    effort: 'how hard it is',
    limits: 'times to keep free',
    strategy: 'a little each week or in one go',
    profile: 'how it goes for you',
  },
  stillToTell: (sections: string) => `Still to tell: ${sections}.`,
  stillOpen: (sections: string) => `Still open: ${sections}.`,
  nothingOpen: 'All that is needed has been told.',
  /** Said to begin with a course; empty for any. */
  begin: (course: string): string =>
    course === '' ? 'Guide me through a course' : `Guide me through ${course}`,
  leave: 'Leave the guide',
  /** Said to take up one that was left. */
  takeUp: 'Go on with the guide',
}

// What a guide itself says, beside the model's own reply: the draft, its changes and risks, and where a jump has led.

export const guide = {
  draft: 'The draft:',
  changed: 'Changed against the draft before:',
  risks: 'Where it may break:',
  holds: 'Does that hold for you, or should something be different?',
  fits: 'Does it fit? A yes puts it on a card.',
  /** In its place, where a yes would write nothing. */
  same: 'All of this is in your plan already. What should be different, or come on top?',
  card: 'The card shows exactly what would be written. Nothing is written until you accept it.',
  shown: 'This is the draft so far:',
  /** After words that turned its card down and changed nothing. */
  aside: 'The card is put aside and nothing was written; the draft stays as it was.',
  cardAgain: 'Say “yes” to have the card again.',
  left: 'Nothing was written. The draft is kept: say “go on with the guide” to take it up again.',
  leftEarly:
    'Nothing was written. What you told is kept: say “go on with the guide” to take it up again.',
  back: 'We go on with the guide where we were.',
  jumps: {
    'draft-too-early': 'Let me ask a little more before there is a draft.',
    'draft-missing': 'There is no new draft yet.',
    'confirm-unseen': 'Look at the draft first.',
    'confirm-nothing':
      'There is no draft yet that could be confirmed. Tell me about the course first.',
    'finish-unseen': 'Look at the draft first.',
    'finish-nothing':
      'There is no draft yet that could be written. Tell me about the course first.',
    'already-finished': 'This is written already. Say what should be different to change it.',
  },
}

export const guideNotes = {
  guessedDays: (days: string) =>
    `The model guessed ${days}; you named no such day. If that is wrong, say the day.`,
  takenBack: (words: string) => `Taken back: ${words}.`,
  waiting: (name: string, course: string) =>
    `The draft for ${name} is put aside as it is, not written: say “guide me through ${course}” to take it up again.`,
}
