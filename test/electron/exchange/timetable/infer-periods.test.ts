import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inferPeriods } from '../../../../electron/timetable/import/infer-term.ts'
import { minutesOf } from '../../../../shared/schedule/calendar.ts'
import { termSchema } from '../../../../shared/schedule/term.ts'

const lesson = (start: string, end: string, weight = 10) => ({
  start: minutesOf(start),
  end: minutesOf(end),
  weight,
})

const rows = (lessons: ReturnType<typeof lesson>[]) =>
  inferPeriods(lessons).map(({ start, end }) => `${start}–${end}`)

describe('inferPeriods', () => {
  it('[X1] long lessons are split, and free time becomes rows but for the meals', () => {
    expect(
      rows([lesson('08:00', '09:35'), lesson('10:00', '11:35'), lesson('13:30', '15:05')]),
    ).toEqual([
      '08:00–08:48',
      '08:48–09:35',
      '10:00–10:48',
      '10:48–11:35',
      '13:30–14:18',
      '14:18–15:05',
      '15:15–16:05',
      '16:15–17:05',
      '17:15–18:00',
      '19:00–19:50',
      '20:00–20:50',
      '21:00–21:50',
    ])
  })

  it('[X1] hours on end become half hours, so that a break fits beside them', () => {
    const onEnd = [lesson('09:00', '10:00'), lesson('10:00', '12:00'), lesson('14:00', '15:00')]
    expect(rows(onEnd).slice(0, 3)).toEqual(['08:00–08:30', '08:30–09:00', '09:00–09:30'])
    // A table with breaks of its own keeps its rows.
    const apart = [lesson('09:00', '10:00'), lesson('10:10', '11:10')]
    expect(rows(apart)).toContain('10:10–11:10')
  })

  it('[X1] the short lessons are the rows of the long ones', () => {
    expect(
      rows([lesson('08:00', '08:45'), lesson('08:50', '09:35'), lesson('08:00', '10:35')]).slice(
        0,
        3,
      ),
    ).toEqual(['08:00–08:45', '08:50–09:35', '09:35–10:35'])
  })

  it('[X1] one lesson at an odd time does not cost the others their rows', () => {
    const regular = [lesson('08:00', '09:30', 60), lesson('09:45', '11:15', 60)]
    expect(rows([...regular, lesson('09:00', '10:30', 2)])[0]).toBe('08:00–08:45')
    expect(rows([...regular, lesson('09:00', '10:30', 30)])[0]).toBe('08:00–08:30')
  })

  it('[X1] half-hour rows move to where early lessons are', () => {
    const early = rows([lesson('06:40', '08:10'), lesson('07:30', '09:00')])
    expect(early[0]).toBe('06:30–07:00')
    expect(early).toHaveLength(30)
  })

  it('[X1] any lessons give a period table that a term accepts', () => {
    const arbitrary = fc.array(
      fc
        .tuple(fc.nat(1300), fc.integer({ min: 5, max: 400 }), fc.integer({ min: 1, max: 40 }))
        .map(([start, length, weight]) => ({ start, end: Math.min(1440, start + length), weight })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(arbitrary, (lessons) => {
        const term = {
          name: '',
          firstMonday: '2026-09-07',
          weeks: 1,
          zone: 'UTC',
          periods: inferPeriods(lessons),
          overrides: [],
        }
        expect(termSchema.safeParse(term).success).toBe(true)
      }),
    )
  })
})
