// Takes out of the parts that are known what needs no work, and brings back what was taken out.
import type { Known } from './known.ts'
import type { PartsOut } from './work/read-parts.ts'
import { topicsNamed, type Topic } from './work/topics-named.ts'

/** What needs no work, by its number or its name; or what needs some again. */
export function takeOut(known: Known, { isOut, isAll, unit, numbers, words }: PartsOut): Known {
  const named = topicsNamed(known.topics, words)
  if (named.length > 0 && isOut) return withoutTopics(known, named)
  const back = isOut ? [] : topicsNamed(known.dropped, words)
  if (back.length > 0)
    return {
      ...known,
      topics: [...known.topics, ...back],
      dropped: known.dropped.filter((each) => !back.includes(each)),
    }
  if (isAll) return { ...known, units: known.units.filter((told) => told.unit !== unit) }
  const kind = unit === null && known.units.length === 1 ? known.units[0] : known.units.find((told) => told.unit === unit) // prettier-ignore
  const { first, count } = kind ?? { first: 1, count: known.topics.length }
  const meant = numbers.map((number) => (number < 0 ? first + count + number : number))
  if (known.topics.length > 0 && isOut)
    return withoutTopics(known, known.topics.filter((_, index) => meant.includes(index + 1))) // prettier-ignore
  const others = known.skipped.filter(({ number }) => !meant.includes(number))
  const added = isOut ? meant.map((number) => ({ unit: kind?.unit ?? unit, number })) : []
  return { ...known, skipped: [...others, ...added] }
}

function withoutTopics(known: Known, out: readonly Topic[]): Known {
  const topics = known.topics.filter((each) => !out.includes(each))
  return { ...known, topics, dropped: [...known.dropped, ...out] }
}
