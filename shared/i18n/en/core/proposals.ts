// Says in English: what the built-in model proposes, has done, and has looked up.
import { upperFirst } from '../../../text/as-sentence.ts'

/** Changes as orders, inside of a sentence. */
export const orders = {
  plan: (courses: string) => `plan ${courses}`,
  move: (names: string, where: string) => {
    if (where === '') return `move ${names} elsewhere`
    const isBare = /^(?:in|at|around|before|after|later|earlier|\d)/.test(where)
    return `move ${names}${isBare ? '' : ' to'} ${where}`
  },
  delay: (names: string, _days: number, shift: string) =>
    `move ${names} and what comes after ${shift}`,
  swap: (one: string, other: string) => `swap ${one} and ${other}`,
  unplace: (names: string) => `take ${names} off the week`,
  replanWork: (names: string) => `find a new place for ${names}`,
  replan: 'put right what lies where it may not',
  makeRoom: (times: string) => `move what lies on ${times} elsewhere`,
  mark: (name: string, mark: string, took: string) =>
    `mark ${name} as ${mark}${took === '' ? '' : ` (${took})`}`,
  improve: (when: string, what: string) =>
    `improve ${when === '' ? 'your plan' : when}${what === '' ? '' : ` (${what})`}`,
  addWork: (name: string) => `add ${name} to your open work`,
  changeWork: (name: string) => `change the limits of ${name}`,
  undo: 'undo the last change',
  redo: 'repeat the change that was undone',
  /** Such an order as a sentence of its own. */
  ask: (order: string) => `Shall I ${order}?`,
}

/** Days, times and limits. */
export const times = {
  parts: {
    morning: 'in the morning',
    noon: 'around noon',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  periods: (numbers: string) => `in ${numbers}`,
  clock: (time: string) => `at ${time}`,
  before: (time: string) => `before ${time}`,
  after: (time: string) => `after ${time}`,
  sameTime: 'at the same time',
  later: (length: string) => `${length} later`,
  earlier: (length: string) => `${length} earlier`,
  nudges: { later: 'later', earlier: 'earlier' },
  days: (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`,
  forGood: {
    habits: 'set it under “Study habits”',
    timetable: 'enter it in the “Timetable” as “Personal”',
  },
  pending: 'pending',
  /** A name with what stands behind it. */
  beside: (name: string, what: string) => `${name} (${what})`,
  ofCourse: (course: string) => `${course}: `,
  moreNames: (count: number) => `${count} more`,
  moreTimes: (count: number) => `${count} more`,
}

/** The sentence of a plan. */
export const plan = {
  spans: {
    'coming-week': 'This week is nearly over, so this is for the coming one. ',
    'first-week': "The term hasn't begun, so this is for its first week. ",
  },
  everyDay: 'every day your courses allow',
  courses: (count: number) => `${count} courses`,
  free: (kept: string) => ` I keep ${kept} free.`,
  planning: (where: string, count: number, courses: string) =>
    `Planning ${where}: ${count} open ${count === 1 ? 'session' : 'sessions'} in ${courses}.`,
}

/** New study work, and new limits of it. */
export const work = {
  joins: (name: string, lengths: string, until: string) =>
    `${name} joins your open work: ${lengths}${until === '' ? '' : `, until ${until}`}.`,
  even: (count: number, each: string) => `${count} sessions of ${each}`,
  uneven: (count: number, sum: string) => `${count} sessions, ${sum} together`,
  changes: (name: string, changes: string) => `${name} ${changes}.`,
  anyTime: 'may lie at any of these times',
  keepsOff: (limits: string) => `keeps off ${limits} from now on`,
  due: (day: string) => `is due on ${day}`,
  first: 'comes first where time is short',
  last: 'gives way where time is short',
  resized: (each: string, before: string, _after: string, afterAgain: string) =>
    `has sessions of ${each} where they have not begun (${before} in all become ${afterAgain})`,
  added: (name: string) => `${name} is in your open work. Say “plan my week” to give it a place.`,
  changed: (name: string, isOpen: boolean): string =>
    `${name === '' ? 'That' : name} is changed.${isOpen ? ' What is planned from now on keeps to it.' : ''}`,
}

/** How much is left. */
export const load = {
  left: (open: string, planned: string) => `Still open: ${open}. Planned ahead: ${planned}.`,
  units: { minutes: 'hours', periods: 'periods', sessions: 'sessions' },
  verdict: (isEnough: boolean, need: number, amount: number, unit: string): string =>
    ` As it is planned that is ${need} ${unit} in all, so ${amount} ${unit} ${isEnough ? 'are enough' : 'are not enough'}. Nothing was changed.`,
  undated:
    ' The day is left out of this: ask “will everything fit by then?” with the day for that.',
  origin: (count: number): string =>
    ` With what lies behind you ${count === 1 ? 'it is 1 session' : `they are ${count} sessions`}, as the work was put in: why it is that many was not kept. Say “add a session” of a course or “delete” one of them to change it. Nothing was changed.`,
  clock: (sessions: number, length: string) =>
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${length} in all`,
  periods: (sessions: number, periods: number, hours: number) =>
    sessions === 0
      ? 'nothing'
      : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${periods} ${periods === 1 ? 'period' : 'periods'} (about ${hours} ${hours === 1 ? 'hour' : 'hours'})`,
}

/** Blocks that are moved, and what came of it. */
export const moves = {
  delayed: (
    own: number,
    { shift }: { shift: string; days: number },
    strays: number,
    others: number,
  ): string => {
    const room = others === 0 ? '' : `; ${others} ${others === 1 ? 'makes' : 'make'} room for them`
    const hour =
      strays === 0
        ? 'at the same hour'
        : `${strays} of them at another hour, as ${strays === 1 ? 'its own is' : 'their own are'} not free`
    return `${own} ${own === 1 ? 'session goes' : 'sessions go'} ${shift}, ${hour}${room}.`
  },
  notDelayed: (names: string, shift: string, offer: string) =>
    `From ${names} on it can't go ${shift} as a whole: one session would be left without a place.${offer === '' ? '' : ` ${upperFirst(offer)} would fit.`}`,
  lying: (count: number, blocks: string, when: string, names: string) =>
    `In all ${blocks} ${count === 1 ? 'lies' : 'lie'} on ${when}: ${names}.`,
  noPlaceFor: (names: string, count: number) =>
    `I found no place for ${names}: ${count === 1 ? 'it stays' : 'they stay'} open.`,
  nowOn: (name: string, where: string) => `${name} is now on ${where}.`,
  untangled: 'What clashed lies elsewhere now.',
  roomMade: (times: string) =>
    `Study has made room on ${times}. Plans you ask for here will keep it free too.`,
}

/** Said at an open card. */
export const asides = {
  agreement: "Typing doesn't accept a proposal. Here it is again: press Accept to apply it.",
  stands: 'The proposal stands below.',
  whyReplan:
    "What lies where it can't stay moves, and only what has to make room for it: first as few blocks as can be, then the best places for them. Ask “why is calculus there?” of a single one. The proposal stands below.",
  courseTime: (name: string, where: string) => {
    const place =
      where === ''
        ? 'Friday evening'
        : where.replace(/^in the /, 'the ').replace(/^(?:in|at|around) /, '')
    return `A proposal can't set a time for one course alone. Accept the one below, then say “move the ${name} session to ${place}”.`
  },
}

/** What a turn has changed. */
export const done = {
  planned: (count: number) =>
    `The plan is in your week: ${count} study ${count === 1 ? 'session' : 'sessions'}.`,
  next: (name: string, where: string) => `Next is ${name} on ${where}.`,
  nothingLeft: 'Nothing is left open.',
  later: (count: number) =>
    `The other ${count === 1 ? 'one comes' : `${count} come`} in later weeks.`,
  open: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} still open.`,
  notTaken: (names: string, count: number): string =>
    names === ''
      ? `The ${count} that you left out stay as they were.`
      : `${names} ${count === 1 ? 'stays as it was' : 'stay as they were'}, as you chose.`,
  taken: 'What you took of it is written.',
  moved: (count: number) => `${count} sessions have moved.`,
  off: (name: string, count: number) =>
    name === ''
      ? `${count} sessions are off the week and open again.`
      : `${name} is off the week and open again.`,
  redo: 'The change is back.',
  undo: 'The change is undone.',
  isOpen: (name: string) => `${name} is open again.`,
  notDone: (steps: string) => `Not done: ${steps}.`,
}

/** What lies on a day, and what is open. */
export const day = {
  line: (when: string, what: string) => `${when}: ${what}`,
  more: 'I show the first seven days.',
  noLectures: 'no lectures.',
  held: (title: string, time: string, room: string) =>
    `${title} ${time}${room === '' ? '' : `, ${room}`}`,
  nothing: (time: string) => `nothing is planned${time === '' ? '' : ` ${time}`}.`,
  moreThere: (count: number) => `${count} more`,
  list: (lines: readonly string[]) => `${lines.join(', ')}.`,
  open: (title: string, count: number, next: string) => `${title}: ${count}, next is ${next}`,
  nothingOpen: 'Nothing is open: everything has its place.',
  stillOpen: 'Still open:',
  moreAfter: (count: number) => `${count} more after that.`,
  noPlaceYet: (count: number) => `${count} still without a place.`,
  until: (when: string) => `until ${when}`,
  head: (words: readonly string[]) => `${upperFirst(words.join(', '))}: `,
  noClash: 'Nothing clashes: everything that is planned lies where it may.',
  clash: (names: string) =>
    `These can't stay as they lie: ${names}. Say “put right what clashes” and I find them new places.`,
}

/** With a card, or instead of one. */
export const card = {
  fits: (name: string, where: string) => `${name} fits on ${where}.`,
  otherHour: (asked: string, nearest: string) =>
    `No period begins at ${asked}; the nearest one begins at ${nearest}.`,
  cannotGo: (name: string, where: string) =>
    `${name} can't go ${where === '' ? 'there' : `to ${where}`}.`.replace(
      /to (in|at|around|before|after|\d+ day|later|earlier)/,
      '$1',
    ),
  noOffer:
    'Between what comes before and after it, and in its limits, no other place is free. Name another day, or say cancel.',
  offers: (places: readonly string[]) => `The nearest free places: ${places.join('; ')}.`,
  choose: 'Say yes for the first, “the second”, or name another day.',
  tooLong: (length: string, last: string) =>
    `It takes ${length}, which do not fit in that time; the day ends at ${last}.`,
  swaps: (one: string, other: string) => `${one} and ${other} can change places.`,
  unplaces: (names: string, count: number) =>
    `${names} ${count === 1 ? 'goes' : 'go'} back to your open work.`,
  stuck: (names: string) => `No place fits for ${names}.`,
  instead: 'What should I do instead? Or say cancel.',
  undo: (what: string) => `This takes back the last change: ${what}`,
  redo: (what: string) => `This brings back what was undone: ${what}`,
  several: 'I’ll take these one at a time.',
}
