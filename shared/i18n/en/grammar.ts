// Says in English: how things are joined, counted and named.

// Lists in running text: "a, b and c" / "a、b和c", choices with "or" / "还是", and those that just stand in a line.

export const joints = {
  /** Between sentences. */
  gap: ' ',
  /** Between parts of a sentence; a comma that lists words may be another. */
  clause: ', ',
  colon: ': ',
  dash: ' – ',
  stop: '.',
  comma: ', ',
  semicolon: '; ',
  last: ' and ',
  or: ' or ',
}

// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".

/** What a short date looks like, so that no line breaks within one: “Mon 9 Nov”. */
export const dateShape = String.raw`[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}\b`

export const durationUnits = {
  hour: 'h',
  minute: 'min',
}

// Names of weekdays; 1 is Monday.

export const weekdayNames = {
  short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

// The weeks of a class as a person types them, "1-8,10" or "1-16 odd" or "第1-16周(单周)", read and written.

export const weekParities = {
  odd: ' odd',
  even: ' even',
}

// Titles come from files nobody vouches for: here they become one harmless line.

export const untitled: string = 'untitled'

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const datePhrases: (weekday: string, month: number, day: number) => string = (
  weekday,
  month,
  day,
) => `${weekday} ${day} ${englishMonths[month - 1] ?? month}`

export const dayNumberPhrases: (day: number) => string = (day) => `day ${day}`

export const numberedDayPhrases: (number: string, date: string) => string = (number, date) =>
  `${number} (${date})`

export type CountNounsForms = { one: string; other: string }

export type CountedNoun =
  | 'study-block'
  | 'pending-block'
  | 'event'
  | 'task'
  | 'period'
  | 'day'
  | 'week'
  | 'change'
  | 'session'

export const countNouns: Record<CountedNoun, CountNounsForms> = {
  'study-block': { one: 'study block', other: 'study blocks' },
  'pending-block': { one: 'pending study block', other: 'pending study blocks' },
  event: { one: 'event', other: 'events' },
  task: { one: 'task', other: 'tasks' },
  period: { one: 'period', other: 'periods' },
  day: { one: 'day', other: 'days' },
  week: { one: 'week', other: 'weeks' },
  change: { one: 'change', other: 'changes' },
  session: { one: 'session', other: 'sessions' },
}

/** A count whose noun was named just before. */
export const countAgain: (count: number, said: string) => string = (count) => `${count}`

/** What the language calls itself. */
export const ownName: string = 'English'

/** Tags of BCP 47: of pages and documents, of dictation, of numbers. */
export const tags = { page: 'en' as string, speech: 'en-US' as string, numbers: 'en-GB' as string }

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const longMonths =
  'January February March April May June July August September October November December'.split(' ')

/** A month counts from 1. */
type Day = { month: number; day: number }

function short({ month, day }: Day): string {
  return `${day} ${shortMonths[month - 1] ?? ''}`
}

export const calendarDates = {
  run: (first: Day, last: Day) =>
    first.month === last.month ? `${first.day}–${short(last)}` : `${short(first)} – ${short(last)}`,
  /** A run with its years. */
  yearRun: (run: string, first: string, last: string) =>
    `${first === last ? run : run.replace(' –', ` ${first} –`)} ${last}`,
  withYear: (said: string, year: string) => `${said} ${year}`,
  long: ({ month, day }: Day, weekday: string) =>
    `${weekday} ${day} ${longMonths[month - 1] ?? ''}`,
  plain: ({ month, day }: Day) => `${longMonths[month - 1] ?? ''} ${day}`,
  short,
  /** The first of a month, above a column. */
  column: short,
  instant: (date: Day, time: string) => `${short(date)}, ${time}`,
  dayAndTime: (date: Day, weekday: string, time: string) => `${weekday} ${short(date)}, ${time}`,
}
