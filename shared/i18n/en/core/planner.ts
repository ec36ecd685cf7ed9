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
  raiseBudget: (title: string, from: number, to: number) =>
    `Let ${title} take ${sayCount(to, 'period', 'en')} in all instead of ${from}`,
  useKeptDays: (weekdays: string) => `Use ${weekdays}, which you keep free`,
  beginEarlier: (to: string, from: string) => `Begin at ${to} instead of ${from}`,
  studyLater: (to: string, from: string) => `Study until ${to} instead of ${from}`,
  move: (task: string, from: string, to: string) => `Move ${task} from ${from} to ${to}`,
  unlockAndMove: (task: string, from: string, to: string) =>
    `Unlock ${task} and move it from ${from} to ${to}`,
  shorten: (tasks: string, from: number, to: number) =>
    `Shorten ${tasks} from ${from} to ${sayCount(to, 'period', 'en')}`,
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
    return isMinimal ? ' No plan does with fewer moves.' : ' A plan with fewer moves may exist.'
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
