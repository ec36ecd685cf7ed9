// Days that are said by one told before: "that morning", "the Sunday after that", 那天的前一天晚上.
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText } from './lexed-text.ts'

/** The same words with an ISO date; null where they point to no day, or none was told. `before` is what stands before them. */
export function withToldDay(words: string, before: string, ground: Ground): string | null {
  const [eve, same, after] = [dayBefore, thatDay, dayAfter].map((pattern) => pattern.exec(words))
  const pointing = eve ?? same ?? after ?? null
  const told = pointing === null ? null : dayTold(before, ground)
  if (pointing === null || told === null) return null
  const rest = pointing.slice(1).find((part) => part !== undefined) ?? ''
  if (eve != null) return `${addDays(told, -1)} ${rest}`
  if (same != null) return `${told} ${rest}`
  const [next] = lexText(prepareText(rest, ground), since(told, ground)).days
  const date = next?.dates.find((each) => each > told)
  return date === undefined ? null : `${date} ${rest.slice(next?.end)}`
}

const dayBefore =
  /^(?:the )?(?:day|(evening|night)) before(?: that)?$|^(?:那天的?)?前一天的?(.*)$/iu
const thatDay = /^(?:on )?that (?:day|(morning|afternoon|evening|night))$|^那一?天的?(.*)$/iu
const dayAfter = /^(?:the )?(\w+day) after(?: that)?$|^那(?:天|次)?之?后的?(.+)$/iu

function dayTold(before: string, ground: Ground): string | null {
  const said = [before, ...ground.recent.map(({ text }) => text).toReversed()]
  for (const text of said) {
    const date = lexText(prepareText(text, ground), ground).days.at(-1)?.dates.at(-1)
    if (date !== undefined) return date
  }
  return null
}

/** Said on that day, "Sunday" is the one that follows. */
function since(date: string, ground: Ground): Ground {
  return { ...ground, today: { ...ground.today, date } }
}
