// Says in English: places, changes, refusals and the history of the schedule.
import { joinWords } from '../../../text/join-words.ts'
import { sayCount } from '../../../text/say-count.ts'
import { cleanTitle } from '../../../text/quote-title.ts'
import { sayRun, type NumberRun } from '../../../time/say/split-runs.ts'
import type { WorkSum } from '../../../schedule/work/sum-work.ts'

// A change in the fewest words: a row of a card, and the line of a proposal above the week.

export const briefly = {
  /** What was counted stands with the first number alone. */
  again: (count: number, _counted: string): string => `${count}`,
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
  unplaceOne: (title: string, from: string) => `takes ${title} off ${from}, back to the list`,
  unplaceMany: (count: number) => `puts ${sayCount(count, 'study-block', 'en')} back on the list`,
  addBlocks: (count: number) => `adds ${sayCount(count, 'study-block', 'en')}`,
  removeBlocks: (count: number) => `removes ${sayCount(count, 'study-block', 'en')}`,
  editOne: (title: string) => `changes details of ${title}`,
  editMany: (count: number) => `changes details of ${sayCount(count, 'task', 'en')}`,
  pinOne: {
    pin: (title: string) => `pins ${title}`,
    unpin: (title: string) => `unpins ${title}`,
  },
  pinMany: {
    pin: (count: number) => `pins ${sayCount(count, 'task', 'en')}`,
    unpin: (count: number) => `unpins ${sayCount(count, 'task', 'en')}`,
  },
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

// Places as a person or a model reads them: date and clock times, and the numbers of periods where those are named (U9).

export const place = {
  periods: (run: NumberRun): string =>
    `${run.start === run.end ? 'period' : 'periods'} ${sayRun(run)}`,
  numbered: (day: string, periods: string) => `${day}, ${periods}`,
  withClock: (place: string, clock: string) => `${place} (${clock})`,
  outside: 'outside the periods',
  beside: (after: string | null, before: string | null): string => {
    if (after === null) return `before ${before ?? '24:00'}`
    return before === null ? `after ${after}` : `between ${after} and ${before}`
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
      ...(placed === 0 ? [] : [`${placed} placed`]),
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
    ].join(' · '),
  minutes: (all: string, worked: string) => `${all} in all, ${worked} worked`,
  range: (from: string, to: string) => `${from} to ${to}`,
  never: 'On no day of this term',
  notOn: (weekdays: string) => `not on ${weekdays}`,
  notIn: (periods: string) => `not in ${periods}`,
  budget: (periods: string) => `at most ${periods} in all`,
  embed: 'may be done during classes that allow it',
  profile: (subject: string, strategy: string) => `${subject}, ${strategy}`,
  grades: (difficulty: number, intensity: number, priority: number) =>
    `difficulty ${difficulty}/5, intensity ${intensity}/5, priority ${priority}/5`,
  waits: 'waits to be planned',
  waitsAgain: (places: string) => `waits again, missed on ${places}`,
  pinned: (place: string) => `${place}, pinned`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
}

export const weeklyBlockNotes = {
  nameBlock: (title: string, block: string) => `${title} (${block})`,
}

export const classFieldNames = {
  course: 'Course',
  what: 'What',
  subject: 'Kind of work',
  strategy: 'How to spread it',
  avoid: 'Days to avoid',
  avoidPeriods: 'Periods to avoid',
  embed: 'May be done during classes that allow it',
  difficulty: 'Difficulty',
  intensity: 'Intensity',
  priority: 'Priority',
}

export type EffectNumber = {
  kind: 'pending' | 'switches' | 'gap' | 'day'
  label: string
  /** Of both, where they do not bear their own. */
  unit: string
  from: string
  to: string
}

export const effectNumbers: {
  pending: string
  switches: string
  gap: (title: string) => string
  line: (number: EffectNumber) => string
} = {
  pending: 'Still to place',
  switches: 'Changes of course within a day',
  gap: (title) => `Shortest gap in ${title}`,
  line: ({ label, from, to, unit }) => `${label}: ${from} → ${to} ${unit}`.trimEnd(),
}

export type FieldChange = { label: string; from: string; to: string }

export const classChanges = {
  budget: 'At most',
  from: 'From',
  until: 'Until',
  none: 'none',
  noLimit: 'no limit',
  yes: 'yes',
  no: 'no',
  ofWork: (title: string, label: string) => `${title} · ${label}`,
  line: ({ label, from, to }: FieldChange) => `${label}: ${from} → ${to}`,
}

export const reminder = (minutes: number, span: string) =>
  `In ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, ${span}`
