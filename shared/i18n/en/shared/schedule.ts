// Says in English: places, changes, refusals and the history of the schedule.
import { joinWords } from '../../../text/join-words.ts'
import { sayCount } from '../../../text/say-count.ts'
import { cleanTitle } from '../../../text/quote-title.ts'
import { sayRun, type NumberRun } from '../../../time/say/split-runs.ts'
import type { WorkSum } from '../../../schedule/work/sum-work.ts'

// A change in the fewest words: a row of a card, and the line of a proposal above the week.

export const briefly = {
  unplaced: 'to place',
  removed: 'removed',
  edited: 'edited',
  open: 'open again',
  counts: {
    placed: 'place',
    moved: 'move',
    unplaced: 'take off',
    added: 'add',
    removed: 'remove',
    edited: 'edit',
    marked: 'mark',
    unmarked: 'open again',
  },
  separator: ', ',
}

// The pieces of an effect's sentence, every language side by side; each begins with its verb.

export const effectClauses = {
  nothing: 'Changes nothing.',
  placeOne: (title: string, place: string) => `places ${title} on ${place}`,
  /** A place inside a host. */
  during: (place: string, host: string) => `${place}, during ${host}`,
  placeOnDay: (count: number, day: string) =>
    `places ${sayCount(count, 'study-block', 'en')} on ${day}`,
  placeMany: (count: number, days: number) =>
    `places ${sayCount(count, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
  moveOne: (title: string, from: string, to: string, guests: number): string =>
    `moves ${title} from ${from} to ${to}${guests === 0 ? '' : ` with ${sayCount(guests, 'study-block', 'en')} inside it`}`,
  moveBlocks: (count: number) => `moves ${sayCount(count, 'study-block', 'en')}`,
  moveEvents: (count: number) => `moves ${sayCount(count, 'event', 'en')}`,
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) =>
    `swaps ${titleA} (${placeA}) with ${titleB} (${placeB})`,
  unplaceOne: (title: string, from: string) => `takes ${title} off ${from}, back to pending`,
  unplaceMany: (count: number) => `makes ${sayCount(count, 'study-block', 'en')} pending`,
  addBlocks: (count: number) => `adds ${sayCount(count, 'study-block', 'en')}`,
  removeBlocks: (count: number) => `removes ${sayCount(count, 'study-block', 'en')}`,
  editOne: (title: string) => `changes details of ${title}`,
  editMany: (count: number) => `changes details of ${sayCount(count, 'task', 'en')}`,
  renameOne: (before: string, title: string) => `renames ${before} to ${title}`,
  renameMany: (count: number) => `renames ${sayCount(count, 'task', 'en')}`,
  markOne: (title: string, mark: string) => `marks ${title} as ${mark}`,
  markMany: (count: number) => `marks ${sayCount(count, 'study-block', 'en')}`,
  openOne: (title: string) => `takes the mark of ${title} back`,
  openMany: (count: number) => `takes the marks of ${sayCount(count, 'study-block', 'en')} back`,
  addEvents: (count: number) => `adds ${sayCount(count, 'event', 'en')}`,
  removeEvents: (count: number) => `removes ${sayCount(count, 'event', 'en')}`,
  addClasses: (titles: string) => `adds the course work ${titles}`,
  removeClasses: (titles: string) => `removes the course work ${titles}`,
  editClasses: (titles: string) => `changes the limits of ${titles}`,
  turnClass: (before: string, title: string) => `turns the course work ${before} into ${title}`,
  /** A title as the clauses take it. */
  sayTitle: (title: string) => cleanTitle(title, 'en'),
  /** What comes after the titles that are named. */
  more: (count: number) => `${count} more`,
  sentence: (clauses: string[]): string => {
    const isLong = clauses.length > 1 && clauses.some((clause) => clause.includes(','))
    const words = isLong ? clauses.join('; ') : joinWords(clauses, 'en')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  },
}

// Who made a change, and what has become of it since.

export const authorNames = {
  agent: 'Assistant',
  person: 'You',
  import: 'Import',
  planner: 'Planner',
}

export const standingNames = {
  done: '',
  undone: 'undone',
  superseded: 'undone, then replaced',
  damaged: 'damaged',
}

// A mark in words: what became of a block, and how long it took where that differs from the plan.

export const outcomeNames = { done: 'done', partly: 'partly done', missed: 'missed' }

export const markClauses = {
  asPlanned: (name: string, took: string) => `${name} (${took}, as planned)`,
  withPlan: (name: string, took: string, planned: string) =>
    `${name} (${took}, planned ${planned})`,
  marked: (title: string, mark: string) => `Marked ${title} as ${mark}`,
  opened: (title: string) => `Took the mark of ${title} back`,
  /** What comes of the mark for what is still to be planned. */
  outcome: {
    done: '.',
    partly: '. What is left waits to be planned.',
    missed: '. It waits to be planned again.',
  },
}

// What comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.

export const part = {
  /** Why `a` can't be taken without `b`. */
  why: {
    place: (a: string, b: string) => `${a} can only lie there once ${b} has changed too.`,
    order: (a: string, b: string) => `${a} would come out of order with ${b}.`,
    host: (a: string, b: string) =>
      `${a} depends on where ${b} lies, as one is held during the other.`,
    limits: (a: string, b: string) => `${a} only fits the limits together with ${b}.`,
    budget: (a: string, b: string) =>
      `Without ${b}, ${a} would take its course over the periods that it may have.`,
    class: (a: string, b: string) => `${a} and ${b} belong to the same work.`,
    unit: (a: string, b: string) => `${a} and ${b} only fit together.`,
  },
  /** Others that are bound as well. */
  moreReasons: (count: number): string =>
    count === 1 ? ' 1 more is bound as well.' : ` ${count} more are bound as well.`,
  comesAlong: (names: string, why: string) => `Ticked as well: ${names}. ${why}`,
  staysBehind: (names: string, why: string) => `Left out as well: ${names}. ${why}`,
  more: (count: number) => `${count} more`,
  needs: (names: string, why: string) =>
    `This choice also needs ${names}. ${why} Add them or leave out what needs them; nothing was changed.`,
  unknown: (ids: string) =>
    `This card changes nothing about ${ids}. Look at its changes and choose among those; nothing was changed.`,
  outdated: (names: string) =>
    `The schedule has changed since, and ${names} can't be done like this any more. Ask for it again; nothing was changed.`,
  nothing: 'Nothing is chosen. Choose at least one change, or reject the card.',
  whole: 'This card is one act and is accepted as a whole, or rejected; nothing was changed.',
  share: (taken: number, of: number) => `${taken} of ${of} changes accepted`,
  told: (taken: number, of: number) => `Accepted in part: ${taken} of ${of} changes.`,
  left: (names: string) => `Not taken by the person, left as it was: ${names}.`,
}

// Places as a person or a model reads them: date and clock times, and the numbers of periods where those are named (U9).

export const place = {
  periods: (run: NumberRun): string =>
    `${run.start === run.end ? 'period' : 'periods'} ${sayRun(run)}`,
  periodList: (runs: string[]) => `periods ${joinWords(runs, 'en')}`,
  numbered: (day: string, periods: string) => `${day}, ${periods}`,
  withClock: (place: string, clock: string) => `${place} (${clock})`,
}

// Why an edit is refused (S7, T3), in one or two sentences: the rule, the tasks in the way, and where it would fit.

export const nearestPhrases = (places: string[]) => ` Nearest that fits: ${places.join('; ')}.`

export const unknownToPerson: string = 'That task is not in the schedule any more.'

// Why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.

export const termProblem = {
  nothing: 'Nothing was changed.',
  heldGuest: (guest: string, host: string) =>
    `${guest} is pinned or marked inside ${host}. Unpin it or take the mark back first.`,
  inTheWay: (title: string) => `${title} is in the way and may not be moved. Unpin it first.`,
  stale: (title: string) =>
    `${title} is not as it was when you began. Look at the timetable again.`,
  clash: (block: string, other: string, time: string, weeks: string) =>
    `${block} clashes with ${other} at ${time} in ${weeks}.`,
  overlap: (other: string, periods: string, weeks: string) =>
    `Clashes with ${other} on ${periods} in ${weeks}.`,
  outside: (block: string) => `${block} does not fit into the weeks and periods of the term.`,
  outsideTerm: (date: string, year: number) => `${date} ${year} is outside the term.`,
  backwards: 'The last day lies before the first.',
  same: 'It is like that already.',
  badTable: 'Each period has to end after it begins, and to begin after the one before it ends.',
  rowInUse: (row: number, title: string, others: number): string =>
    `Period ${row} can't be removed: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} in it.`,
  ownClock: (title: string) =>
    `${title} has times of its own, which would no longer lie in its periods.`,
  weekInUse: (weeks: number, title: string, others: number): string =>
    `The term can't end after ${weeks === 1 ? 'week 1' : `week ${weeks}`}: ${title}${others === 0 ? ' lies' : others === 1 ? ' and 1 more lie' : ` and ${others} more lie`} later.`,
  openCard:
    'A card waits for your answer, and it speaks of the periods as they are. Answer it first.',
  farDate: (date: string, first: number, last: number) =>
    `No term begins on ${date}. Write a date in the years ${first} to ${last}.`,
  noWeek: (week: number, weeks: number): string =>
    `There is no week ${week} to follow: the term has ${weeks === 1 ? '1 week' : `${weeks} weeks`}.`,
  over: 'None of its meetings is still to come: those weeks are over, or have those days off.',
  noName: 'A name is missing. Type at least one letter.',
  leftOut: (title: string, place: string, other: string) =>
    `${title} on ${place} is left out: ${other} lies there.`,
  weeks: {
    empty: (part: string, _weeks: number) =>
      `“${part}” names no week. Write it like 1-16, or 1-8,10, or 1-16 odd.`,
    unread: (part: string, _weeks: number) =>
      `“${part}” is not understood. Write the weeks like 1-16, or 1-8,10, or 1-16 odd.`,
    outside: (part: string, weeks: number) => `“${part}” is not within weeks 1 to ${weeks}.`,
  },
}

// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.

export const walk = {
  walked: {
    undo: (changes: string, blocks: string) => `Undid ${changes}; ${blocks} changed.`,
    redo: (changes: string, blocks: string) => `Did ${changes} again; ${blocks} changed.`,
  },
  ahead: {
    undo: (changes: string, blocks: string) => `This undoes ${changes}; ${blocks} will change.`,
    redo: (changes: string, blocks: string) => `This does ${changes} again; ${blocks} will change.`,
  },
}

// A weekly class in words: "Mon 10:00–11:35, weeks 1-16" / "周一 10:00–11:35，第1-16周".

export const weeklyBlock = {
  weeks: (weeks: string, isOne: boolean): string => `${isOne ? 'week' : 'weeks'} ${weeks}`,
  block: (weekday: string, time: string, weeks: string) => `${weekday} ${time}, ${weeks}`,
  added: (title: string, block: string) => `${title}: new, ${block}`,
  removed: (title: string, block: string) => `${title}: removed (was ${block})`,
  changed: (title: string, from: string, to: string) => `${title}: ${from} → ${to}`,
  edited: (title: string, block: string) => `${title}: details changed, stays ${block}`,
  renamed: (from: string, to: string) => `${to} (was ${from})`,
  /** What else becomes of it, behind the line. */
  also: (line: string, place: string) => `${line}; ${place}`,
  place: (place: string): string => (place === '' ? 'without a place' : `now in ${place}`),
}

// Study work in words: how a body of work stands, what limits it, and where each session is.

export const work = {
  sum: ({ placed, worked, waiting }: WorkSum, sessions: string): string =>
    [
      sessions,
      ...(worked === 0 ? [] : [`${worked} worked`]),
      ...(placed === 0 ? [] : [`${placed} in the week`]),
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
    ].join(' · '),
  minutes: (planned: string, worked: string) => `${planned} planned, ${worked} worked`,
  range: (from: string, to: string) => `${from} to ${to}`,
  never: 'On no day of this term',
  notOn: (weekdays: string) => `not on ${weekdays}`,
  notIn: (periods: string) => `not in ${periods}`,
  budget: (periods: string) => `at most ${periods} in all`,
  embed: 'may be done during classes that allow it',
  profile: (subject: string, strategy: string) => `${subject}, ${strategy}`,
  grades: (difficulty: number, intensity: number, priority: number) =>
    `difficulty ${difficulty}, intensity ${intensity}, priority ${priority} of 5`,
  waits: 'waits to be planned',
  waitsAgain: (places: string) => `waits again, missed on ${places}`,
  pinned: (place: string) => `${place}, pinned`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
}

export const weeklyBlockNotes = {
  nameBlock: (title: string, block: string) => `${title} (${block})`,
}
