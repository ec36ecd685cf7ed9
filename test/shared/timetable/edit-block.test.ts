// A class as it is typed in and changed: what a new one is, and which changes end clock times of its own.
import { expect, test } from 'vitest'
import { changeBlockTo, newBlock } from '../../../shared/timetable/edit-block.ts'
import { weeklyBlockSchema } from '../../../shared/timetable/weekly-block.ts'

const lab = {
  ...newBlock({ weekday: 1, start: 3, end: 4 }, 6),
  title: 'Lab',
  clock: { start: '10:05', end: '11:35' },
}

test('[U6] a new class lacks only its name, and is held in every week', () => {
  const block = newBlock({ weekday: 2, start: 5, end: 6 }, 3)
  expect(block).toMatchObject({ weekday: 2, start: 5, end: 6, clock: null, weeks: [1, 2, 3] })
  expect(weeklyBlockSchema.safeParse(block).success).toBe(false)
  expect(weeklyBlockSchema.safeParse({ ...block, title: 'Art' }).success).toBe(true)
})

test('[U6] clock times of its own stay on another weekday, and end with its periods', () => {
  expect(changeBlockTo(lab, { ...lab, weekday: 3, title: 'Lab 2' })).toEqual({
    ...lab,
    weekday: 3,
    title: 'Lab 2',
  })
  const evening = { start: 13, end: 12, clock: { start: '20:15', end: '21:00' } }
  expect(changeBlockTo(lab, { ...lab, ...evening })).toMatchObject(evening)
  const moved = changeBlockTo(lab, { ...lab, start: 5, end: 6 })
  expect(changeBlockTo(moved, { ...moved, start: 3, end: 4 }, lab).clock).toEqual(lab.clock)
  for (const periods of [{ start: 2 }, { end: 5 }, { start: 5, end: 6 }])
    expect(changeBlockTo(lab, { ...lab, ...periods }).clock).toBeNull()
})
