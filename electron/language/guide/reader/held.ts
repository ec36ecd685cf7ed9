// Whether what was learned to be told stands in what is known, by its value: a length, a count, a piece's number.
import type { Known } from '../known.ts'
import { spellOut } from '../work/spell-out.ts'
import { numbersOf } from '../work/read-parts.ts'
import { topicsNamed } from '../work/topics-named.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import { plain } from './told-shares.ts'
import type { ToldSpan } from './told-span.ts'

/** Null: there is no value in it that could be looked up. */
export function isHeld({ role, text }: ToldSpan, known: Known): boolean | null {
  const words = spellOut(plain(text))
  const length = findLength(words)?.length
  const numbers = numbersOf(words)
  switch (role) {
    case 'piece':
    case 'each':
    case 'total':
    case 'most':
    case 'share':
    case 'sessions':
    case 'rate':
      if (length !== undefined) return length.unit === 'periods' ? null : valuesOf(known).has(length.amount) // prettier-ignore
      return holdsCount(numbers, known, role)
    case 'known':
    case 'out':
      return numbers.length === 0 ? topicsNamed(known.topics, words).length === 0 : !numbers.some((number) => isToDo(number, known)) // prettier-ignore
    case 'back':
      return numbers.length === 0 ? null : numbers.every((number) => isToDo(number, known))
    default:
      return null
  }
}

/** Once is what every part is done. */
function holdsCount([number = 1, ...more]: number[], known: Known, role: ToldSpan['role']) {
  if (number === 1 || more.length > 0 || role === 'most' || role === 'rate') return null
  const values = valuesOf(known)
  return values.has(number) || values.has(number * 60)
}

/** Minutes and counts: nothing is so short, or done so often, that they would be taken for one another. */
function valuesOf({ amount, mostADay, topics, units }: Known): Set<unknown> {
  const parts = [...topics, ...units, ...units.flatMap(({ shares = [] }) => shares)]
  const told = parts.flatMap(({ minutes, count }) => [minutes, count])
  return new Set([mostADay, ...Object.values(amount ?? {}), ...told, ...units.map(({ sessions }) => sessions)]) // prettier-ignore
}

function isToDo(number: number, { units, skipped }: Known): boolean {
  const isThere = units.some(({ first, count }) => number >= first && number < first + count)
  return isThere && skipped.every((each) => each.number !== number)
}
