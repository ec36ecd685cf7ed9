// The period table while it is edited: a row put anywhere into a table with room for it makes a table that can be.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import { periodSchema, termSchema } from '../../../../shared/schedule/term.ts'
import {
  changeRow,
  insertRow,
  removeRow,
  rowsOf,
  tableOf,
} from '../../../../renderer/timetable/term-setup/period-draft.ts'

/** Rows of 20 to 90 minutes with breaks of 1 to 60, in the day. */
const tableArbitrary = fc
  .array(
    fc.record({ pause: fc.integer({ min: 1, max: 60 }), length: fc.integer({ min: 20, max: 90 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((lengths) => {
    let minute = 60
    return lengths.map(({ pause, length }) => {
      const start = minute + pause
      minute = start + length
      return { start: clockOf(start), end: clockOf(minute) }
    })
  })

test('[U6] a new row fits between its neighbours, and the others keep their numbers', () => {
  fc.assert(
    fc.property(tableArbitrary, fc.nat({ max: 8 }), (periods, at) => {
      const rows = rowsOf(periods)
      const index = Math.min(at, rows.length)
      const grown = insertRow(rows, index)
      expect(
        termSchema.shape.periods.safeParse(tableOf(grown).map(({ start, end }) => ({ start, end })))
          .success,
      ).toBe(true)
      expect(grown[index]?.was).toBeNull()
      expect(removeRow(grown, grown[index]?.key ?? 0)).toEqual(rows)
      expect(new Set(grown.map(({ key }) => key)).size).toBe(grown.length)
    }),
  )
})

test('[U6] even where there is no room the row has times of the day, for the person to change', () => {
  const tight = rowsOf([
    { start: '00:00', end: '12:00' },
    { start: '12:00', end: '23:59' },
  ])
  for (const index of [0, 1, 2]) {
    const row = insertRow(tight, index)[index]
    expect(periodSchema.safeParse({ start: row?.start, end: row?.end }).success).toBe(true)
  }
  expect(changeRow(tight, 2, { end: '23:00' })[1]).toMatchObject({ start: '12:00', end: '23:00' })
})
