// Says a weekly class in words: "Mon 10:00–11:35, weeks 1-16" / "周一 10:00–11:35，第1-16周".
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Window } from '../../schedule/state.ts'
import type { WeeklyBlock } from '../../timetable/weekly-block.ts'
import { writeWeeks } from '../../time/weeks-text.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayTime } from './say-place.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'

/** The clock of the rows. */
type Rows = Pick<Window, 'periods'>

/** "weeks 1-8, 10" / "第1-8，10周". */
export function sayWeeks(weeks: readonly number[], language: Language): string {
  return sharedScheduleWords[language].weeklyBlock.weeks(
    writeWeeks(weeks, language),
    weeks.length === 1,
  )
}

function sayBlock(block: WeeklyBlock, rows: Rows, language: Language): string {
  const weekday = weekdayName(block.weekday, language, 'short')
  return sharedScheduleWords[language].weeklyBlock.block(
    weekday,
    block.clock === null
      ? sayTime(rows, block, language)
      : `${block.clock.start}–${block.clock.end}`,
    sayWeeks(block.weeks, language),
  )
}

/** One line for one change of the timetable. */
export function sayBlockEdit(
  { from, to }: { from: WeeklyBlock | null; to: WeeklyBlock | null },
  rows: Rows,
  language: Language,
): string {
  const say = sharedScheduleWords[language].weeklyBlock
  if (to === null)
    return from === null
      ? ''
      : say.removed(cleanTitle(from.title, language), sayBlock(from, rows, language))
  const name = cleanTitle(to.title, language)
  if (from === null) return say.added(name, sayBlock(to, rows, language))
  const title = from.title === to.title ? name : say.renamed(cleanTitle(from.title, language), name)
  const [before, after] = [sayBlock(from, rows, language), sayBlock(to, rows, language)]
  const line = before === after ? say.edited(title, after) : say.changed(title, before, after)
  if (from.location === to.location) return line
  const place = to.location.trim() === '' ? '' : cleanTitle(to.location, language)
  return say.also(line, say.place(place))
}

/** "“Physics” (Mon 10:00–11:35, weeks 1-16)". */
export function nameBlock(block: WeeklyBlock, rows: Rows, language: Language): string {
  const title = quoteTitle(block.title, language)
  return sharedScheduleWords[language].weeklyBlockNotes.nameBlock(
    title,
    sayBlock(block, rows, language),
  )
}
