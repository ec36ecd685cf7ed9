// Chooses in which order the dates of a file have day and month: as others of it show, else as a guess that is asked about.
import { dateOrders, type DateOrder } from '../../../shared/timetable/import-answers.ts'
import type { ImportQuestion } from '../../../shared/timetable/import-reading.ts'
import { orderOf } from '../../../shared/time/documents/full-dates.ts'
import { findDateSpan } from './between-dates.ts'
import type { ImportInput } from '../import/import-proposal.ts'

/** `example` is a date that can be read both ways; null where none can or the others decide. */
type FoundOrder = { order: DateOrder; example: string | null }

/** Dates stand at the beginning of a cell or a line, or near it. */
export const longestText = 300

/** Where the year's month is written first. */
const monthFirstZones = /^(?:America\/(?!Argentina|Sao_Paulo|Mexico|Bogota|Lima|Santiago)|US\/)/

/** Whether dates like 03/04/2026 begin with the day or the month: the file's own dates tell, else it is a guess. */
function findOrder(texts: Iterable<string>, zone: string): FoundOrder {
  const guess = monthFirstZones.test(zone) ? 'month-first' : 'day-first'
  let example: string | null = null
  const said = new Set<DateOrder>()
  for (const text of texts) {
    const order = orderOf(text.slice(0, longestText))
    const ofSpan = order === 'either' ? orderOfSpan(text.slice(0, longestText)) : null
    if (ofSpan !== null) said.add(ofSpan)
    else if (order === 'either') example ??= text.slice(0, 40)
    else if (order !== null) said.add(order)
  }
  const [only] = said
  return said.size === 1 && only !== undefined
    ? { order: only, example: null }
    : { order: guess, example }
}

/** No class goes on from its last date to its first: where only one order has them in theirs, it is that. */
function orderOfSpan(text: string): DateOrder | null {
  const orders = dateOrders.filter((order) => findDateSpan(text, order) !== null)
  return orders.length === 1 ? (orders[0] ?? null) : null
}

export function chooseOrder(
  { answers, zone }: ImportInput,
  texts: readonly string[],
): { order: DateOrder; questions: ImportQuestion[] } {
  const found = findOrder(texts, zone)
  if (found.example === null) return { order: found.order, questions: [] }
  const order = answers?.dateOrder ?? found.order
  const isGuess = answers?.dateOrder === undefined
  const { example } = found
  return { order, questions: [{ kind: 'date-order', value: order, isGuess, example }] }
}
