// Whether dates like 03/04/2026 begin with the day or the month: the file's own dates tell, else it is a guess.
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { orderOf } from '../pasted/find-date.ts'

/** `example` is a date that can be read both ways; null where none can or the others decide. */
type FoundOrder = { order: DateOrder; example: string | null }

/** Dates stand at the beginning of a cell or a line, or near it. */
const longestText = 300

/** Where the year's month is written first. */
const monthFirstZones = /^(?:America\/(?!Argentina|Sao_Paulo|Mexico|Bogota|Lima|Santiago)|US\/)/

export function findOrder(texts: Iterable<string>, zone: string): FoundOrder {
  const guess = monthFirstZones.test(zone) ? 'month-first' : 'day-first'
  let example: string | null = null
  const said = new Set<DateOrder>()
  for (const text of texts) {
    const order = orderOf(text.slice(0, longestText))
    if (order === 'either') example ??= text.slice(0, 40)
    else if (order !== null) said.add(order)
  }
  const [only] = said
  return said.size === 1 && only !== undefined
    ? { order: only, example: null }
    : { order: guess, example }
}
