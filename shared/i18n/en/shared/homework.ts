// Says in English: what is said of homework.

/** A line that says when it is due, how far it is, and how its solution compares. */
export const facts = {
  done: 'Done',
  overdue: (date: string, time: string | null) => `Was due ${date}${at(time)}`,
  dueToday: (time: string | null) => `Due today${at(time)}`,
  due: (date: string, time: string | null) => `Due ${date}${at(time)}`,
  minutes: (worked: string, planned: string) => `${worked} worked of ${planned} planned`,
  points: (ticked: number, steps: number) => `${ticked} of ${steps} points`,
  inYear: (date: string, year: string) => `${date} ${year}`,
  waits: 'waits for a place',
  workTitle: (title: string) => `Homework: ${title}`,
}

export const comparison = {
  names: {
    same: 'the same',
    equal: 'worth the same',
    unsure: 'in other words: judge it yourself',
    differs: 'different',
    missing: 'missing',
    extra: 'not in the key',
  },
  /** `right` and `all` leave out what is not in the key. */
  summary: (
    by: 'answers' | 'lines',
    { right, all, differs, missing, unsure, extra }: Record<ComparisonCount, number>,
  ) => {
    const what = by === 'answers' ? 'answer' : 'line'
    const parts = [
      right === all ? `yours ${all === 1 ? 'is' : 'are'} the same` : `${right} the same`,
      ...(differs > 0 ? [`${differs} different`] : []),
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(unsure > 0 ? [`${unsure} in other words, for you to judge`] : []),
    ]
    const more = extra === 0 ? '' : ` ${extra} of yours ${extra === 1 ? 'is' : 'are'} not in it.`
    return `The key has ${all} ${what}${all === 1 ? '' : 's'}: ${parts.join(', ')}.${more}`
  },
  lineOfKey: (label: string) => `line ${label}`,
  lineOfYours: (label: string) => `your line ${label}`,
}

type ComparisonCount = 'right' | 'all' | 'differs' | 'missing' | 'unsure' | 'extra'

/** Why something was not done; `detail` is a limit, a name or what the model's server said. */
export const problems = {
  'no-homework': () =>
    'That homework is not there, or not any more. Nothing was changed; the list shows what there is.',
  'too-much-homework': (most: string) =>
    `There are ${most} homework items already. Delete some that are done; nothing was changed.`,
  'empty-title': () =>
    'Homework needs a title. Write what is to be handed in; nothing was changed.',
  'long-title': (most: string) =>
    `The title can have ${most} characters. Shorten it, and put the rest into the checklist; nothing was changed.`,
  'long-course': (most: string) =>
    `The name of the course can have ${most} characters. Shorten it; nothing was changed.`,
  'empty-step': () =>
    'A point of the checklist needs some words. Write what is to be done; nothing was changed.',
  'long-step': (most: string) =>
    `A point of the checklist can have ${most} characters. Write it as several points; nothing was changed.`,
  'no-step': () => 'That point is not in the checklist any more. Nothing was changed.',
  'too-many-steps': (most: string) => `A checklist holds ${most} points. Nothing was changed.`,
  'solution-too-long': (most: string) =>
    `A solution holds ${most} characters. Paste a part of it; nothing was changed.`,
  'details-changed': () =>
    'Its title, course or due date was changed meanwhile. Nothing was saved and what you typed is kept; look at what it says now, then save again.',
  'solution-changed': () =>
    'The solution was changed meanwhile. Nothing was saved and your text is kept; look at the newer one, then save again.',
  'key-changed': () =>
    'The answer key was changed meanwhile. Nothing was saved and your text is kept; look at the newer one, then save again.',
  'is-past': () =>
    'It is due before today or before the term, so no work can be planned for it. Give it another date first; nothing was changed.',
  'term-over': () =>
    'Your term is over, so there are no days left to plan. Set up the next term first; nothing was changed.',
  'no-class': () =>
    'That study work is not there any more. Choose another, or make new work; nothing was changed.',
  'has-work': () =>
    'It has study work in the plan already. Change that on the page of its course; nothing was changed.',
  'no-work': () =>
    'Plan its study work first: minutes are counted for its blocks, and so for your pace. Nothing was changed.',
  'no-open-block': () =>
    'All its blocks are closed out. Add a session to it, or correct the minutes of a block in the week; nothing was changed.',
  'no-room': () =>
    'None of its blocks has begun, and no free stretch before now takes one. Mark the block once it has begun, or say that it is finished; nothing was changed.',
  'no-solution': () => 'There is no solution yet. Paste it first; nothing was sent.',
  'no-model': () =>
    'No model of your own is set up, so there is nobody to ask. The comparison with an answer key works without one.',
  'model-stopped': () => 'The model was stopped. Nothing was changed.',
  'model-unusable': (name: string) =>
    `What ${name} answered can’t be used. Nothing was changed; try again.`,
  'model-failed': (message: string) => `${message} Nothing was changed.`,
}

/** A change in the history. */
export const changes = {
  added: (title: string, date: string, time: string | null) =>
    `Adds the homework ${title}, due ${date}${time === null ? '' : ` ${time}`}.`,
  removed: (title: string) => `Deletes the homework ${title}.`,
  addedAll: (count: number) => `Adds ${count} homework items.`,
  removedAll: (count: number) => `Deletes ${count} homework items.`,
  done: (title: string) => `Ticks the homework ${title} off.`,
  reopened: (title: string) => `Opens the homework ${title} again.`,
  due: (title: string, date: string, time: string | null) =>
    `Makes the homework ${title} due ${date}${time === null ? '' : ` ${time}`}.`,
  renamed: (before: string, title: string) => `Renames the homework ${before} to ${title}.`,
  checklist: (title: string) => `Changes the checklist of the homework ${title}.`,
  solution: (title: string) => `Changes the solution of the homework ${title}.`,
  answerKey: (title: string) => `Changes the answer key of the homework ${title}.`,
  linked: (title: string) => `Gives the homework ${title} its study work.`,
  unlinked: (title: string) => `Leaves the homework ${title} without study work.`,
  changed: (title: string) => `Changes the homework ${title}.`,
}

/** What a conversation answers. */
export const answers = {
  /** Names the page as the palette does, so that the answer leads there. */
  notedBefore: (what: string) =>
    `${what}, is on your list already; nothing was added. It is under “Homework”.`,
  item: (name: string, course: string, date: string, time: string | null) =>
    `${name}${course === '' ? '' : ` (${course})`}, due ${date}${at(time)}`,
  /** Must say `whenDueWords`. */
  whenDue: (name: string) =>
    `When is ${name} due? Nothing was noted yet: say the day, such as “Friday” or “27 Nov, 17:00”.`,
  whenDueWords: 'due? Nothing was noted yet',
  isOver: (date: string, question: string) => `${date} is over. ${question}`,
  card: 'This is how I understand it; it is noted once you accept the card.',
  notes: (what: string) => `Notes the homework ${what}.`,
  dayFrom: (words: string) => `The day is read from ${words}.`,
  which: (unknown: string, isOpened: boolean) =>
    `${unknown === '' ? '' : `${unknown} is not on your list. `}Which homework ${isOpened ? 'shall we go through' : 'do you mean'}?`,
  /** What can be pressed, as it would be said. */
  choice: {
    open: (title: string, _date: string) => `Go through ${title}`,
    finish: (title: string, _date: string) => `${title} is handed in`,
    due: (title: string, date: string) => `${title} is due ${date}`,
  },
  opened:
    'Paste your solution and compare it with a key under “Homework”; a checklist of its points is made there too.',
  openedSteps:
    'These points are open. Paste your solution and compare it with a key under “Homework”.',
  dueCard: 'It would be due on another day; it is written once you accept the card.',
  isDueThen: (name: string, to: string, time: string | null, from: string) =>
    `${name} is due ${to}${at(time)} (until now: ${from}).`,
  noneOpen: 'No homework is open. Say “add homework …, due Friday” to note some.',
  /** Of the days and courses that were asked about. */
  noneOfThat: (others: number) =>
    `No homework of that is open; other open homework: ${others}. Ask “what homework do I have?” for all of it.`,
  open: (count: number) => `Open homework: ${count}.`,
  more: (count: number) => `- and ${count} more under “Homework”`,
  isDone: (name: string, openBlocks: number) => {
    const blocks = openBlocks === 1 ? '1 block of it is' : `${openBlocks} blocks of it are`
    const rest = openBlocks === 0 ? '' : ` ${blocks} still open in the plan.`
    return `${name} is done.${rest} It can be opened again under “Homework”.`
  },
}

/** The scene as the classifier is told of it. */
export const scene = {
  title: 'note homework',
  purpose:
    'homework that is to be noted on the list, only where the words ask to add or note homework or tell of homework that is due; slots title, course, due: the words that say when, as they were said; or a look at the list (slot act: list), or homework that is said to be done (slot act: done)',
}

export const terminal = {
  noTerm: 'There is no homework, and no term yet that it could stand in. Next: import FILE',
  none: 'There is no homework. Next: homework add TITLE DATE',
  added: (id: number) => `On the list as homework ${id}. Next: homework plan ${id} 1 2`,
  keyBack: 'There is an answer key; “homework show ID key” shows it before there is a solution.',
  marks: '[-only in the key-] {+only in yours+}',
  kinds: { right: 'right', mistake: 'look again', unclear: 'unclear', hint: 'hint' },
  says: (model: string) => `${model} says (it may be wrong):`,
  noRemarks: '  nothing to remark',
  deleted: (name: string) => `Deleted ${name}. Its blocks in the plan stay.`,
  wouldDelete: (name: string) =>
    `This would delete ${name} with its checklist and its solution; its blocks in the plan stay. Nothing was changed; add --apply to do it.`,
}

function at(time: string | null): string {
  return time === null ? '' : `, ${time}`
}
