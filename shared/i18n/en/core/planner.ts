// Says in English: repairs, new plans and limits.
import { sayCount } from '../../../text/say-count.ts'

// What was told of the time for one course, a phrase for each limit that plans keep to (P7).

export const courseTimes = {
  weekdays: (names: string) => `not on ${names}`,
  parts: {
    morning: 'not in the morning',
    afternoon: 'not in the afternoon',
    evening: 'not in the evening',
  },
  times: (weekdays: string | null, hours: string): string =>
    `nothing on ${weekdays ?? 'any day'} ${hours}`,
  most: (time: string) => `at most ${time} a week`,
}

// What would make a refused change possible, as a sentence that ends with the call itself.

export const offeredShift = {
  moves: (count: number, list: string, call: string): string =>
    count === 0
      ? ` batch_move would do it: ${call}`
      : ` batch_move would do it with ${count} more ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
  room: (count: number, list: string, call: string): string =>
    ` There would be room after a batch_move of ${count} ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
  move: (task: string, place: string) => `${task} to ${place}`,
  more: (count: number) => `${count} more`,
}

// What a repair would change, every language side by side; names, days and places are already said.

export const repairPhrases = {
  sentence: (what: string, then: string) => `${what}: ${then}.`,
  /** The same for a model, which compares costs. */
  weighed: (what: string, then: string, cost: number) =>
    `${what}: ${then} (the plan then costs ${cost}).`,
  all: 'then everything fits',
  these: (leftOut: number): string =>
    `then this clash is gone, and ${sayCount(leftOut, 'study-block', 'en')} still ${leftOut === 1 ? 'has' : 'have'} no place`,
  laterDate: (title: string, day: string, days: number) =>
    `Give ${title} until ${day}, ${sayCount(days, 'day', 'en')} more`,
  planLonger: (day: string, days: number) =>
    `Plan up to ${day}, ${sayCount(days, 'day', 'en')} more`,
  earlierStart: (title: string, day: string, days: number) =>
    `Begin ${title} on ${day}, ${sayCount(days, 'day', 'en')} earlier`,
  planEarlier: (day: string, days: number) =>
    `Plan from ${day} on, ${sayCount(days, 'day', 'en')} earlier`,
  /** Periods or weekdays; of a class, or of this plan. */
  allow: (time: string, title: string | null): string =>
    title === null ? `Allow ${time}` : `Allow ${time} for ${title}`,
  studyInClass: (title: string) => `Let ${title} be studied in class`,
  raiseBudget: (title: string, from: string, to: string) =>
    `Let ${title} take ${to} in all instead of ${from}`,
  useKeptDays: (weekdays: string) => `Use ${weekdays}, which you keep free`,
  beginEarlier: (to: string, from: string) => `Begin at ${to} instead of ${from}`,
  studyLater: (to: string, from: string) => `Study until ${to} instead of ${from}`,
  move: (task: string, from: string, to: string) => `Move ${task} from ${from} to ${to}`,
  unlockAndMove: (task: string, from: string, to: string) =>
    `Unlock ${task} and move it from ${from} to ${to}`,
  shorten: (tasks: string, from: string, to: string) => `Shorten ${tasks} from ${from} to ${to}`,
  drop: (tasks: string) => `Leave out ${tasks}`,
  lastOf: (count: number, title: string): string =>
    count === 1 ? `the last of ${title}` : `the last ${count} of ${title}`,
}

// The pieces of what is said of a re-plan, every language side by side.

export const replanPhrases = {
  move: (moved: number, of: number): string =>
    `${moved} of ${of} ${of === 1 ? 'block' : 'blocks'} ${moved === 1 ? 'moves' : 'move'}`,
  place: (placed: number): string => `${placed} ${placed === 1 ? 'gets' : 'get'} a place`,
  leaveOut: (leftOut: number): string => `${leftOut} ${leftOut === 1 ? 'finds' : 'find'} no place`,
  comeTooLate: (count: number): string =>
    `${count} ${count === 1 ? 'lands' : 'land'} after the exam`,
  sentence: (clauses: string[]) => `${clauses.join(', ')}.`,
  /** After the sentence: of the moves alone, or where something found no place of that too. */
  proof: (isMinimal: boolean, isShort: boolean): string => {
    if (isShort) return isMinimal ? ' No plan does better.' : ' A better plan may exist.'
    return isMinimal ? ' No plan needs fewer moves.' : ' A plan with fewer moves may exist.'
  },
  change: (title: string, id: number, what: string) => `${title} #${id}: ${what}`,
  noPlace: (task: string) => `No place was found for ${task}: it waits as pending.`,
  /** After which exam a block comes, and how many more moves would keep it before. */
  pastExam: (task: string, exam: string, moreMoves: number | null): string =>
    `${task} comes after its exam on ${exam}: ${moreMoves === null ? 'no place is left before it' : `before it there is only room if ${moreMoves} more ${moreMoves === 1 ? 'block moves' : 'blocks move'} (before_exams)`}.`,
  locked: (task: string) => `${task} is locked and stays where it is.`,
  /** Only where something found no place. */
  budget: (maxMoves: number) => `No more than ${maxMoves} may move.`,
  todayStays: 'Today was left as it is; with include_today it may be used too.',
  days: 'Days after the change:',
  pending: (count: number) => `Pending study blocks: ${count}.`,
  nothingToDo: 'Nothing has to move: every block lies where it may.',
  nothingFits: 'Nothing changes.',
  noSuchClass: (id: number) => `There is no task class with the id ${id}.`,
  markFirst: ' If it was missed, mark it as missed first; then it can get a new place.',
}

export type ClashPhrases = {
  nothingWanted: string
  allFits: (wanted: number) => string
  time: (words: ClashWords) => string
  pieces: (words: ClashWords) => string
  order: (words: ClashWords) => string
  arrangement: (words: ClashWords) => string
  nowhere: (name: string, why: string) => string
  /** And so it is with others of its class. */
  nowhereAlike: (name: string, others: number, title: string, why: string) => string
  keptFree: string
  unproven: (count: number, names: string) => string
  between: (fromDay: string, from: string, untilDay: string, until: string) => string
  within: (day: string, from: string, until: string) => string
  ofClass: (count: number, title: string) => string
  anyOfClass: (count: number, wanted: number, title: string) => string
  repairs: string
  noRepair: string
}

export type ClashWords = {
  /** "Between Mon 18:00 and Thu 09:00". */
  between: string
  free: string
  needed: string
  /** The most of what is needed that fits; null where nobody knows. */
  most: string | null
  count: number
  /** "any 6 of the 7 sessions of “Calculus”", or their titles. */
  names: string
}

function sayNeed({ names, count, needed, most }: ClashWords): string {
  const need = `${names} ${count === 1 ? 'needs' : 'need'} ${needed}`
  return most === null ? need : `${need}, and at most ${most} of it fits`
}

export const clashPhrases: ClashPhrases = {
  nothingWanted: 'No study block is waiting for a place.',
  allFits: (wanted) =>
    wanted === 1
      ? 'Yes, it fits: the one study block that is wanted can be placed.'
      : `Yes, it fits: all ${sayCount(wanted, 'study-block', 'en')} that are wanted can be placed.`,
  time: (words) =>
    `${words.between} you have ${words.free} that fit, but ${sayNeed({ ...words, most: null })}.`,
  pieces: (words) =>
    `${words.between} you have ${words.free} free, but in pieces that are too short: ${sayNeed(words)}.`,
  order: (words) =>
    `${words.between} there is time enough, but not in the order in which they have to be worked: ${sayNeed(words)}.`,
  arrangement: (words) =>
    `${words.between} you have ${words.free} free, but no arrangement takes them all: ${sayNeed(words)}.`,
  nowhere: (name, why) => `There is no place for ${name}: ${why}.`,
  nowhereAlike: (name, others, title, why) =>
    `There is no place for ${name}, nor for ${others} more of ${title}: ${why}.`,
  keptFree: 'what is to be kept free leaves nothing long enough for it',
  unproven: (count, names) =>
    `No way was found to place ${count === 1 ? 'this study block' : `these ${sayCount(count, 'study-block', 'en')}`} too: ${names}. There may still be one.`,
  between: (fromDay, from, untilDay, until) =>
    `Between ${fromDay} ${from} and ${untilDay} ${until}`,
  within: (day, from, until) => `On ${day} between ${from} and ${until}`,
  ofClass: (count, title) => `${count} ${count === 1 ? 'session' : 'sessions'} of ${title}`,
  anyOfClass: (count, wanted, title) => `any ${count} of the ${wanted} sessions of ${title}`,
  repairs: 'What would help:',
  noRepair: 'No single change that was tried would help.',
}

/** Numbers of tasks, classes and days are places in the file's own lists, from 0; `place` is a path in it. */
export type WeekProblemValues = { place: string } & Record<
  | 'count'
  | 'course'
  | 'duration'
  | 'earliest'
  | 'expected'
  | 'first'
  | 'index'
  | 'latest'
  | 'least'
  | 'length'
  | 'most'
  | 'second'
  | 'slot'
  | 'task',
  number
>

/** What is wrong with a `study-week-1` file. */
export const weekProblems = {
  'not-json': (_values: WeekProblemValues) => 'The file is not JSON.',
  'bad-shape': ({ place }: WeekProblemValues) =>
    `At ${place} the file does not follow the format study-week-1.`,
  'too-small': ({ place, least }: WeekProblemValues) => `${place} must be at least ${least}.`,
  'too-large': ({ place, most }: WeekProblemValues) => `${place} must be at most ${most}.`,
  'too-much': ({ count, place, most }: WeekProblemValues) =>
    `The file has ${count} ${place}; at most ${most} can be planned.`,
  'wrong-length': ({ place, length, expected }: WeekProblemValues) =>
    `${place} has ${length} entries; it needs ${expected}.`,
  'unknown-course': ({ place, course }: WeekProblemValues) =>
    `${place} names course ${course}, which the file does not have.`,
  'class-leaves-day': ({ index }: WeekProblemValues) =>
    `classes[${index}] does not lie within one day of the plan.`,
  'classes-overlap': ({ first, second }: WeekProblemValues) =>
    `classes[${first}] and classes[${second}] overlap.`,
  'bad-duration': ({ task, duration }: WeekProblemValues) =>
    `tasks[${task}] takes ${duration} periods; it needs at least 1 and no more than a day has.`,
  'impossible-window': ({ task, earliest, latest }: WeekProblemValues) =>
    `tasks[${task}] may lie on days ${earliest} to ${latest}, which is no window inside the plan.`,
  'duplicate-order': ({ first, second }: WeekProblemValues) =>
    `tasks[${first}] and tasks[${second}] are the same session of their course: seq must differ.`,
  'cyclic-order': ({ second, first }: WeekProblemValues) =>
    `tasks[${second}] comes after tasks[${first}], but its window ends before the other begins.`,
  'bad-previous': ({ task, slot }: WeekProblemValues) =>
    `previous[${task}] is ${slot}, which is no slot of the plan.`,
  'no-free-period': (_values: WeekProblemValues) =>
    'Classes cover every period, so nothing can be placed.',
  nothing: 'Nothing was planned.',
}
