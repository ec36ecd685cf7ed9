// A block of a homework item's work on one line: what it is, where it lies, what became of it.
import type { Language } from '../language.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { isPlacedItem, markOf, type ItemTask } from '../schedule/task.ts'
import { sayDay } from '../words/dates/say-date.ts'
import { sayMark } from '../words/schedule/say-mark.ts'

/** "Lab report 1 · Tue 24 Nov 14:00–15:35", "… · done (1 h 40 min, planned 1 h 30 min)", "… · waits for a place". */
export function sayBlock(
  { window }: Pick<ScheduleState, 'window'>,
  item: ItemTask,
  language: Language,
): string {
  const mark = markOf(item)
  const parts = [item.title]
  if (isPlacedItem(item)) {
    const { day, start, end } = item.place
    const [from, to] = [window.periods[start - 1]?.start, window.periods[end - 1]?.end]
    parts.push(`${sayDay(window, day, language)} ${from}–${to}`)
  } else parts.push(language === 'en' ? 'waits for a place' : '待排')
  if (mark !== null) parts.push(sayMark(mark, language))
  return parts.join(' · ')
}
