// The timetable while it is edited: what is there, what was typed, and the edits that would make the one of the other. Pure.
import { isBesideRows } from '../../shared/schedule/place.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import type { Period } from '../../shared/schedule/term.ts'
import type { BlockEdit } from '../../shared/timetable/change-timetable.ts'
import { assignHues } from '../../shared/timetable/course-hue.ts'
import { changeBlockTo, type Cells } from '../../shared/timetable/edit-block.ts'
import {
  coursesOfBlocks,
  findClashes,
  type WeeklyBlock,
  type WeeklyClash,
} from '../../shared/timetable/weekly-block.ts'

/** `from` is the class as the schedule has it, null where it is new. */
export type DraftBlock = { key: number; from: WeeklyBlock | null; block: WeeklyBlock }

export type TimetableDraft = {
  blocks: readonly DraftBlock[]
  /** Classes of the schedule that were deleted. */
  deleted: readonly WeeklyBlock[]
  nextKey: number
}

export function draftOf(known: readonly WeeklyBlock[]): TimetableDraft {
  const blocks = known.map((block, index) => ({ key: index + 1, from: block, block }))
  return { blocks, deleted: [], nextKey: known.length + 1 }
}

export function addBlock(draft: TimetableDraft, block: WeeklyBlock): TimetableDraft {
  const blocks = [...draft.blocks, { key: draft.nextKey, from: null, block }]
  return { ...draft, blocks, nextKey: draft.nextKey + 1 }
}

/** Clock times that a class of the schedule has of its own come back with its periods. */
export function changeBlock(draft: TimetableDraft, key: number, to: WeeklyBlock): TimetableDraft {
  const change = (one: DraftBlock): DraftBlock => {
    return { ...one, block: changeBlockTo(one.block, to, one.from ?? one.block) }
  }
  return { ...draft, blocks: draft.blocks.map((one) => (one.key === key ? change(one) : one)) }
}

/** The class of this key, or a new one where the key is null, as it stands in the form once more on another weekday. */
export function copyBlock(
  draft: TimetableDraft,
  key: number | null,
  typed: WeeklyBlock,
  weekday: number,
): TimetableDraft {
  const known = draft.blocks.find((one) => one.key === key)
  const from = known?.from ?? known?.block ?? typed
  return addBlock(draft, { ...changeBlockTo(from, typed), series: null, weekday })
}

export function deleteBlock(draft: TimetableDraft, key: number): TimetableDraft {
  const gone = draft.blocks.find((one) => one.key === key)
  return {
    ...draft,
    blocks: draft.blocks.filter((one) => one.key !== key),
    deleted: gone?.from == null ? draft.deleted : [...draft.deleted, gone.from],
  }
}

export function editsOf({ blocks, deleted }: TimetableDraft): BlockEdit[] {
  return [
    ...deleted.map((from) => ({ from, to: null })),
    ...blocks
      .filter(({ from, block }) => from === null || !isSameValue(from, block))
      .map(({ from, block }) => ({ from, to: block })),
  ]
}

/** What the block of this key would lie on, or a new one where the key is null. */
export function clashesOf(
  { blocks }: TimetableDraft,
  key: number | null,
  block: WeeklyBlock,
): WeeklyClash[] {
  return findClashes(
    block,
    blocks.filter((one) => one.key !== key).map((one) => one.block),
  )
}

/** Every class that clashes with one before it, or lies outside the table. */
export function troubledKeys({ blocks }: TimetableDraft, weeks: number, periods: number): number[] {
  return blocks.flatMap(({ key, block }, index) => {
    const isOutside = block.end > periods || (block.weeks.at(-1) ?? 0) > weeks
    const others = blocks.slice(0, index).map((one) => one.block)
    return isOutside || findClashes(block, others).length > 0 ? [key] : []
  })
}

/** Of each class by its key, once the draft is saved: its course and its hue; courses that are known keep theirs. */
export function draftCourses(
  { blocks }: TimetableDraft,
  known: readonly string[],
): ReadonlyMap<number, { course: string; hue: number | undefined }> {
  const typed = coursesOfBlocks(
    blocks.map(({ from, block }) => ({ from, to: block })),
    known,
  )
  const hues = assignHues([...known, ...typed])
  return new Map(
    blocks.map(({ key }, index) => {
      const course = typed[index] ?? ''
      return [key, { course, hue: hues.get(course) }]
    }),
  )
}

export function blocksAt(
  { blocks }: TimetableDraft,
  weekday: number,
  period: number,
): DraftBlock[] {
  return blocks.filter(({ block }) => {
    const { start, end } = shownRows(block)
    return block.weekday === weekday && start <= period && period <= end
  })
}

/** What lies beside the rows is shown in the one before it, or in the first. */
export function shownRows({ start, end }: WeeklyBlock): Pick<Cells, 'start' | 'end'> {
  const row = Math.max(1, end)
  return isBesideRows({ start, end }) ? { start: row, end: row } : { start, end }
}

/** The same cells of another table: as near as possible to the clock times that they had. */
export function fitCells(cells: Cells, { length }: readonly Period[]): Cells {
  const end = Math.min(cells.end, length)
  return { ...cells, start: Math.min(cells.start, end), end }
}
