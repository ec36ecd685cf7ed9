// Tells the days on which news were written from days of the course: a schedule goes forward, news stand newest first.
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'
import type { Block, TextBlock } from '../blocks.ts'

type Led = { block: TextBlock; date: string; until: number }

/** Fewer may stand in that order by chance. */
const fewest = 4

/** The list's days are blanked, so that what else a line says of days is about them. */
export function withoutPosted(blocks: readonly Block[], calendar: DocumentCalendar): Block[] {
  const blanked = new Map<Block, Block>()
  let run: Led[] = []
  const close = () => {
    const isBackward = run.every(({ date }, at) => at === 0 || date <= (run[at - 1]?.date ?? ''))
    if (run.length >= fewest && isBackward && run[0]?.date !== run.at(-1)?.date)
      for (const { block, until } of run)
        blanked.set(block, { ...block, text: ' '.repeat(until) + block.text.slice(until) })
    run = []
  }
  for (const block of blocks) {
    const led = ledBy(block, calendar)
    if (led === null) close()
    else run.push(led)
  }
  close()
  return blocks.map((block) => blanked.get(block) ?? block)
}

/** "Mar 15, 2020: …" in a list. */
function ledBy(block: Block, calendar: DocumentCalendar): Led | null {
  if (block.kind === 'table' || block.item === 0) return null
  const [date] = findDates(block.text, calendar)
  const isLed = date !== undefined && /^[\s\p{P}]*$/u.test(block.text.slice(0, date.index))
  if (!isLed || !/^\s*[:：\])】]/u.test(block.text.slice(date.until))) return null
  return { block, date: date.date, until: date.until + 1 }
}
