// A scripted dialogue of a student with the guide, and the body of work that it ends in.

/** The card is accepted. */
export const accept = Symbol('accept')

/** What is said, and beside it words that the answer has to hold. */
export type Line = string | readonly [said: string, answer: string] | typeof accept

export type Ends = {
  course: string
  title: string
  /** Title and periods of each session. */
  items: [title: string, periods: number][]
  /** First and last date. */
  days: [from: string, to: string]
  exam: string | null
  off: { weekdays: number[]; periods: number[] }
  strategy: 'steady' | 'rapid'
}

export type Dialogue = {
  name: string
  start: 'empty' | 'english' | 'chinese'
  says: readonly Line[]
  ends: Ends
}

/** So many sessions of two periods, numbered, and one of another length at the end. */
export function numbered(title: string, count: number, last = 2, each = 2): Ends['items'] {
  return Array.from({ length: count }, (_, index) => [
    `${title}${index + 1}`,
    index === count - 1 && last !== each ? last : each,
  ])
}

export function pieces(title: (number: number) => string, from: number, to: number, each: number) {
  return Array.from({ length: to - from + 1 }, (_, index): [string, number] => [
    title(from + index),
    each,
  ])
}

/** `days` are the first and the last, with a space between; steady and on any day and period where nothing else is said. */
export function work(
  course: string,
  title: string,
  items: Ends['items'],
  days: string,
  exam: string | null,
  others: Partial<Pick<Ends, 'off' | 'strategy'>> = {},
): Ends {
  const [from = '', to = ''] = days.split(' ')
  const usual = { off: { weekdays: [], periods: [] }, strategy: 'steady' as const }
  return { course, title, items, days: [from, to], exam, ...usual, ...others }
}
