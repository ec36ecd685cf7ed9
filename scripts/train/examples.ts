// Makes of annotated examples what the learner takes: tokens, marks, and the right label of each.
import { indexNames, type NameIndex } from '../../electron/language/reader/names.ts'
import { markMessage } from '../../electron/language/reader/mark-message.ts'
import type { Lexicon } from '../../electron/language/reader/lexicon.ts'
import type { Marked } from '../../electron/language/reader/features.ts'
import { roleNames } from '../../electron/language/reader/frame.ts'
import type { Example, Term } from './corpus.ts'
import { addDays, weekdayOf } from '../../shared/schedule/calendar.ts'

/** Outside of a role, and the first and further tokens of each. */
export const roleLabels = ['O', ...roleNames.flatMap((role) => [`B-${role}`, `I-${role}`])]

export type Prepared = {
  example: Example
  marked: Marked
  /** The token at which each act begins, and past the last of them. */
  borders: number[]
  /** The role label of each token. */
  roles: number[]
}

const firstDay = '2026-09-07'

/** A term that dates are read against; which one it is does not change what is a date. */
export const reference = {
  today: { date: '2026-10-14' },
  state: {
    window: {
      days: Array.from({ length: 126 }, (_, index) => {
        const date = addDays(firstDay, index)
        return { week: Math.floor(index / 7) + 1, weekday: weekdayOf(date), date }
      }),
      periods: [],
    },
  },
}

export function prepareExamples(examples: readonly Example[], lexicon: Lexicon): Prepared[] {
  const indexes = new Map<Term, NameIndex>()
  return examples.map((example) => {
    const names = indexes.get(example.term) ?? indexNames(example.term)
    indexes.set(example.term, names)
    const marked = markMessage(example.text, names, lexicon, reference)
    const { tokens } = marked
    const firstFrom = (place: number) => {
      const found = tokens.findIndex(({ start }) => start >= place)
      return found < 0 ? tokens.length : found
    }
    return {
      example,
      marked,
      borders: [
        ...example.acts.map(({ start }, at) => (at === 0 ? 0 : firstFrom(start))),
        tokens.length,
      ],
      roles: tokens.map((token, at) => {
        const span = example.spans.find(
          ({ start, end }) => token.start >= start && token.start < end,
        )
        if (span === undefined) return 0
        const isFirst = firstFrom(span.start) === at
        return roleLabels.indexOf(`${isFirst ? 'B' : 'I'}-${span.role}`)
      }),
    }
  })
}
