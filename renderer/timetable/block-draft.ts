// The form of one class as it is typed: its text fields, and the class that they make or what is wrong with them. Pure.
import type { Language } from '../../shared/language.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { WeeklyBlock } from '../../shared/timetable/weekly-block.ts'
import { courseName } from '../../shared/timetable/course-name.ts'
import { readWeeks, writeWeeks, type WeeksProblem } from '../../shared/time/weeks-text.ts'

/** `weeksText` is what stands in the field; `block.weeks` are the last ones that were understood. */
export type BlockDraft = { key: number | null; block: WeeklyBlock; weeksText: string }

export function blockDraftOf(
  key: number | null,
  block: WeeklyBlock,
  language: Language,
): BlockDraft {
  return { key, block, weeksText: writeWeeks(block.weeks, language) }
}

/** The first and last period follow each other: a class never ends before it begins. */
export function changeDraft(draft: BlockDraft, change: Partial<WeeklyBlock>): BlockDraft {
  const { title, course } = draft.block
  // Where the title names the course, another title names another.
  const follows = change.title !== undefined && course === courseName(title)
  const block = { ...draft.block, ...(follows ? { course: '' } : {}), ...change }
  if (block.start > block.end) {
    if (change.start === undefined) block.start = block.end
    else block.end = block.start
  }
  return { ...draft, block }
}

/** The class with the weeks that stand in the field. */
export function readDraft(
  { block, weeksText }: BlockDraft,
  weeks: number,
): Result<WeeklyBlock, WeeksProblem> {
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
