// The chart of the coming week.
import { expect, test } from 'vitest'
import type { DayRhythm, HealthFacts } from '../../../shared/planner/health.ts'
import { chartHeight, comingWeek } from '../../../renderer/health/rhythm-chart.tsx'
import { week } from '../../builders.ts'

function facts(fromDay: number, days: Pick<DayRhythm, 'day' | 'switches' | 'load'>[]) {
  return { rhythm: { fromDay, days } } as Pick<HealthFacts, 'rhythm'>
}

const busy = { day: 4, switches: 2, load: { minutes: 200, target: 180, lessons: 90, hosted: 0 } }

test('[P5] seven days from now on, those without study among them', () => {
  const days = comingWeek(facts(3, [busy]), week({ weeks: 2 }))
  expect(days.map(({ day }) => day)).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(days[0]).toMatchObject({ date: '2026-11-04', weekday: 3, minutes: 0, target: null })
  expect(days[1]).toMatchObject({ minutes: 200, target: 180, switches: 2 })
})

test('[P5] the end of the term ends the chart, and before the term it begins with the first day', () => {
  expect(comingWeek(facts(5, []), week()).map(({ day }) => day)).toEqual([5, 6, 7])
  expect(comingWeek(facts(0, []), week())).toHaveLength(7)
})

test('[P5] the chart is as high as its highest bar or target, in whole hours', () => {
  expect(chartHeight(comingWeek(facts(1, []), week()))).toBe(120)
  expect(chartHeight(comingWeek(facts(1, [busy]), week()))).toBe(240)
})
