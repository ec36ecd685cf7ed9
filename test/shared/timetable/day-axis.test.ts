// The day's axis: proportions, breaks, and where clocks and periods lie on it.
import { expect, test } from 'vitest'
import { axisPosition, blockBox, buildAxis } from '../../../shared/timetable/day-axis.ts'
import { besideRows, clockOf, minutesOf } from '../../../shared/schedule/calendar.ts'
import { samplePeriods } from '../../../electron/timetable/sample/sample-timetable.ts'
import { hours } from '../../builders.ts'

const axis = buildAxis(samplePeriods)

test('[U1] the axis is whole: rows follow one another from 0 to 1', () => {
  let top = 0
  for (const row of axis.rows) {
    expect(row.top).toBeCloseTo(top)
    top += row.height
  }
  expect(top).toBeCloseTo(1)
})

test('[U1] a break of five minutes is a hairline, and a longer one is a strip lower than a period', () => {
  const breaks = axis.rows.filter((row) => row.period === null)
  const period = axis.rows.find((row) => row.period === 1)?.height ?? 0
  const short = breaks.filter((row) => row.end - row.start <= 5)
  const long = breaks.filter((row) => row.end - row.start > 5)
  expect([short.length, long.length]).toEqual([6, 5])
  expect(short.every((row) => row.height === 0)).toBe(true)
  expect(long.every((row) => row.height > 0 && row.height < period / 2)).toBe(true)
})

test('[U1] a longer period is drawn higher, but not in full proportion', () => {
  const unequal = buildAxis([
    { start: '08:00', end: '08:45' },
    { start: '08:45', end: '10:15' },
    { start: '10:15', end: '11:00' },
  ])
  const [short, long] = unequal.rows
  const ratio = (long?.height ?? 0) / (short?.height ?? 1)
  expect(ratio).toBeGreaterThan(1.2)
  expect(ratio).toBeLessThan(2)
})

test('[U1] the clock never runs backwards on the axis, and stays on it outside the day', () => {
  let last = 0
  for (let minute = 0; minute <= 1440; minute += 1) {
    const position = axisPosition(axis, minute)
    expect(position).toBeGreaterThanOrEqual(last)
    last = position
  }
  expect(axisPosition(axis, 0)).toBe(0)
  expect(axisPosition(axis, 1440)).toBe(1)
})

test('[U1] a block of whole periods fills them and the break between', () => {
  const box = blockBox(axis, { start: 2, end: 3 }, null)
  expect(box.top).toBeCloseTo(axisPosition(axis, 8 * 60 + 50))
  expect(box.top + box.height).toBeCloseTo(axisPosition(axis, 10 * 60 + 35))
})

test('[U1] an event with its own clock is drawn by it', () => {
  const box = blockBox(axis, { start: 1, end: 2 }, { start: '08:20', end: '09:00' })
  expect(box.top).toBeCloseTo(axisPosition(axis, 8 * 60 + 20))
  expect(box.top + box.height).toBeCloseTo(axisPosition(axis, 9 * 60))
})

test('[U1] an event of a few minutes can still be seen and lies within the day', () => {
  const late = blockBox(buildAxis(hours(3)), { start: 3, end: 3 }, { start: '10:43', end: '10:45' })
  expect(late.height).toBeGreaterThan(0.1)
  expect(late.top + late.height).toBeLessThanOrEqual(1)
})

test('[U1] [S2] what lies beside the rows has room of its own, before, between and after them', () => {
  const clocks = [
    { start: '07:00', end: '07:30' },
    { start: '12:30', end: '13:00' },
    { start: '22:00', end: '23:00' },
  ]
  const places = clocks.map(({ start }) => besideRows(samplePeriods, minutesOf(start)))
  const roomy = buildAxis(samplePeriods, clocks)
  const rows = samplePeriods.map((_, index) =>
    blockBox(roomy, { start: index + 1, end: index + 1 }, null),
  )
  for (const [index, place] of places.entries()) {
    const box = blockBox(roomy, place, clocks[index] ?? null)
    expect(box.height * roomy.units).toBeGreaterThan(0.5)
    expect(box.top).toBeGreaterThanOrEqual(-1e-9)
    expect(box.top + box.height).toBeLessThanOrEqual(1 + 1e-9)
    for (const row of rows)
      expect(box.top >= row.top + row.height - 1e-9 || box.top + box.height <= row.top + 1e-9).toBe(
        true,
      )
  }
})

test('[U1] [S2] among half-hour rows, which are low, it has as much room for its words', () => {
  const halves = Array.from({ length: 20 }, (_, index) => ({
    start: clockOf(480 + index * 30),
    end: clockOf(510 + index * 30),
  }))
  const clock = { start: '07:00', end: '07:30' }
  const dense = buildAxis(halves, [clock])
  expect(dense.isDense).toBe(true)
  // Twice as many of the low rows as of the high ones.
  const box = blockBox(dense, { start: 1, end: 0 }, clock)
  expect(box.height * dense.units).toBeGreaterThan(0.9)
})
