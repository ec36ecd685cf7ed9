// The form of one class as it is typed: its text fields, and the class that they make or what is wrong with them. Pure.
import type { Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { minutesOf } from '../../shared/schedule/calendar.ts'
import { spanOfClock } from '../../shared/schedule/edits/clock-span.ts'
import type { Period } from '../../shared/schedule/term.ts'
import type { WeeklyBlock } from '../../shared/timetable/weekly-block.ts'
import { courseName } from '../../shared/timetable/course-name.ts'
import { readWeeks, writeWeeks, type WeeksProblem } from '../../shared/time/weeks-text.ts'

/** `weeksText` and `times` are what stands in the fields, `block` holds the last that were understood; null times are its own. */
export type BlockDraft = {
  key: number | null
  block: WeeklyBlock
  weeksText: string
  times: { from: string; to: string } | null
}

export function blockDraftOf(
  key: number | null,
  block: WeeklyBlock,
  language: Language,
): BlockDraft {
  return { key, block, weeksText: writeWeeks(block.weeks, language), times: null }
}

/** The first and last period follow each other: a class never ends before it begins. */
export function changeDraft(draft: BlockDraft, change: Partial<WeeklyBlock>): BlockDraft {
  const { title, course } = draft.block
  // Where the title names the course, another title names another.
  const follows = change.title !== undefined && course === courseName(title)
  const block = { ...draft.block, ...(follows ? { course: '' } : {}), ...change }
  const isByRow = (change.start === undefined) !== (change.end === undefined)
  if (isByRow && block.start > block.end) {
    if (change.start === undefined) block.start = block.end
    else block.end = block.start
  }
  return { ...draft, block }
}

/** To the minute: the rows follow, once the times are whole and go forward. */
export function changeTimes(
  draft: BlockDraft,
  times: NonNullable<BlockDraft['times']>,
  periods: readonly Period[],
): BlockDraft {
  const { from, to } = times
  const span = isForward(times) ? spanOfClock(minutesOf(from), minutesOf(to), { periods }) : {}
  return { ...changeDraft(draft, span), times }
}

function isForward({ from, to }: NonNullable<BlockDraft['times']>): boolean {
  return from !== '' && from < to
}

/** The class with the weeks that stand in the field. */
export function readDraft(
  { block, weeksText, times }: BlockDraft,
  weeks: number,
): Result<WeeklyBlock, WeeksProblem | { kind: 'times' }> {
  if (times !== null && !isForward(times)) return fail({ kind: 'times' })
  const read = readWeeks(weeksText, weeks)
  if (!read.ok) return read
  return succeed({
    ...block,
    title: block.title.trim(),
    course: block.course.trim(),
    location: block.location.trim(),
    weeks: read.value,
  })
}
