// The draft of the timetable and its cursor: whatever is typed, dragged and deleted, the edits make just that of what was.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignHues } from '../../../shared/timetable/course-hue.ts'
import { newBlock } from '../../../shared/timetable/edit-block.ts'
import type { WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { blockDraftOf, changeDraft, readDraft } from '../../../renderer/timetable/block-draft.ts'
import {
  cellsOf,
  firstCursor,
  moveCursor,
  type Cursor,
} from '../../../renderer/timetable/grid-cursor.ts'
import {
  addBlock,
  blocksAt,
  changeBlock,
  clashesOf,
  copyBlock,
  deleteBlock,
  draftCourses,
  draftOf,
  editsOf,
  troubledKeys,
} from '../../../renderer/timetable/timetable-draft.ts'

const physics = { ...newBlock({ weekday: 1, start: 3, end: 4 }, 16), title: 'Physics', series: 7 }
const chess = { ...newBlock({ weekday: 1, start: 5, end: 5 }, 16), title: 'Chess', series: 8 }

test('[U6] an edit names what was and what it becomes; what was not touched is no edit', () => {
  const draft = draftOf([physics, chess])
  expect(editsOf(draft)).toEqual([])
  const moved = changeBlock(draft, 1, { ...physics, weekday: 3 })
  expect(editsOf(moved)).toEqual([{ from: physics, to: { ...physics, weekday: 3 } }])
  expect(editsOf(changeBlock(moved, 1, physics))).toEqual([])
  expect(editsOf(deleteBlock(moved, 1))).toEqual([{ from: physics, to: null }])
  const art = { ...physics, title: 'Art', weekday: 5, series: null }
  const added = addBlock(draft, art)
  expect(editsOf(added)).toEqual([{ from: null, to: art }])
  expect(editsOf(deleteBlock(added, 3))).toEqual([])
})

test('[U6] a class that is held at other periods keeps no clock times of its old ones', () => {
  const lab = { ...physics, clock: { start: '10:05', end: '11:35' } }
  const draft = draftOf([lab])
  expect(editsOf(changeBlock(draft, 1, { ...lab, title: 'Lab' }))[0]?.to?.clock).toEqual(lab.clock)
  expect(editsOf(changeBlock(draft, 1, { ...lab, weekday: 3 }))[0]?.to?.clock).toEqual(lab.clock)
  const longer = changeBlock(draft, 1, { ...lab, end: 5 })
  expect(editsOf(longer)[0]?.to?.clock).toBeNull()
  // Back before it was saved: nothing was changed.
  expect(editsOf(changeBlock(longer, 1, { ...lab, clock: null }))).toEqual([])
})

test('[U6] a copy on another weekday has the clock times of its own that the class would have', () => {
  const lab = { ...physics, clock: { start: '10:05', end: '11:35' } }
  const copied = (typed: WeeklyBlock) => editsOf(copyBlock(draftOf([lab]), 1, typed, 5))
  const copy = { ...lab, series: null, weekday: 5 }
  expect(copied(lab)).toEqual([{ from: null, to: copy }])
  expect(copied({ ...lab, end: 5 })).toEqual([{ from: null, to: { ...copy, end: 5, clock: null } }])
  const fresh = copyBlock(draftOf([]), null, chess, 2)
  expect(editsOf(fresh)).toEqual([{ from: null, to: { ...chess, series: null, weekday: 2 } }])
})

test('[U6] a clash is seen while it is typed, and what it troubles is marked', () => {
  const draft = draftOf([physics, chess])
  const typed = { ...newBlock({ weekday: 1, start: 4, end: 5 }, 16), weeks: [1, 3] }
  expect(
    clashesOf(draft, null, typed).map(({ with: other, place: { start, end }, weeks }) => [
      other.title,
      start,
      end,
      weeks,
    ]),
  ).toEqual([
    ['Physics', 4, 4, [1, 3]],
    ['Chess', 5, 5, [1, 3]],
  ])
  expect(clashesOf(draft, 1, physics)).toEqual([])
  expect(troubledKeys(addBlock(draft, typed), 16, 12)).toEqual([3])
  expect(troubledKeys(draft, 15, 12)).toEqual([1, 2])
  expect(troubledKeys(draft, 16, 4)).toEqual([2])
  expect(blocksAt(draft, 1, 4).map(({ block }) => block.title)).toEqual(['Physics'])
})

const keys = fc.record({
  key: fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'),
  shiftKey: fc.boolean(),
})

test('[U6] whatever keys are pressed, the cursor is a run of cells of one day inside the grid', () => {
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 1, max: 30 }), (pressed, periods) => {
      let cursor: Cursor = firstCursor
      for (const key of pressed) {
        const moved = moveCursor(cursor, key, periods)
        if (moved === null) continue
        cursor = moved
        const { weekday, start, end } = cellsOf(cursor)
        expect(weekday >= 1 && weekday <= 7 && start >= 1 && start <= end && end <= periods).toBe(
          true,
        )
      }
    }),
  )
})

function press(cursor: Cursor, key: string, shiftKey = false): Cursor {
  return moveCursor(cursor, { key, shiftKey }, 12) ?? cursor
}

test('[U6] Shift takes more periods, and a step without it begins anew', () => {
  const taken = press(press(press(firstCursor, 'ArrowRight'), 'ArrowDown', true), 'ArrowDown', true)
  expect(cellsOf(taken)).toEqual({ weekday: 2, start: 1, end: 3 })
  expect(cellsOf(press(taken, 'ArrowRight', true))).toEqual({ weekday: 2, start: 1, end: 3 })
  expect(cellsOf(press(taken, 'ArrowDown'))).toEqual({ weekday: 2, start: 4, end: 4 })
})

test('[U6] the form never lets a class end before it begins, and reads its weeks when it is put', () => {
  const typed = blockDraftOf(null, physics, 'zh')
  expect(typed.weeksText).toBe('1-16')
  expect(changeDraft(typed, { start: 6 }).block).toMatchObject({ start: 6, end: 6 })
  expect(changeDraft(typed, { end: 2 }).block).toMatchObject({ start: 2, end: 2 })
  const read = readDraft({ ...typed, block: { ...physics, title: ' Art ' }, weeksText: '双周' }, 6)
  expect(read).toMatchObject({ ok: true, value: { title: 'Art', weeks: [2, 4, 6] } })
  expect(readDraft({ ...typed, weeksText: 'soon' }, 6).ok).toBe(false)
})

test('[U6] while it is typed a class wears the colour that it will have: one for all of its course, known ones kept', () => {
  const typed = ['Physics', 'PHYS 120: Physics (Lab)', 'Drawing', 'Chess'].map((title) =>
    Object.assign(newBlock({ weekday: 2, start: 1, end: 2 }, 16), { title }),
  )
  const draft = typed.reduce(addBlock, draftOf([]))
  const hues = assignHues(['Drawing', 'History', 'Physics', 'Chess'])
  const courses = ['Physics', 'Physics', 'Drawing', 'Chess']
  expect([...draftCourses(draft, ['Drawing', 'History']).values()]).toEqual(
    courses.map((course) => ({ course, hue: hues.get(course) })),
  )
  const club = addBlock(draftOf([]), { ...chess, kind: 'personal' })
  expect([...draftCourses(club, []).values()]).toEqual([{ course: '', hue: undefined }])
})
