// Which daily backups are let go as the days pass.
import { assert, array, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { keptDays, keptWeeks, surplusDays } from '../../db/file/backup.ts'
import { addDays, daysBetween } from '../../shared/schedule/calendar.ts'

const first = '2026-09-01'
const on = (day: number) => ({ at: `${addDays(first, day)}T08:00:00.000Z` })

test('[D5] of the last two weeks every day stays, then one a week for eight weeks', () => {
  let kept: { at: string }[] = []
  for (let day = 0; day <= 120; day += 1) {
    kept.unshift(on(day))
    const surplus = new Set(surplusDays(kept, on(day).at))
    kept = kept.filter((backup) => !surplus.has(backup))
  }
  const ages = kept.map(({ at }) => daysBetween(at.slice(0, 10), addDays(first, 120)))
  expect(ages.slice(0, keptDays)).toEqual(Array.from({ length: keptDays }, (_, index) => index))
  const older = ages.slice(keptDays)
  expect(older.length).toBeGreaterThanOrEqual(keptWeeks)
  expect(older.length).toBeLessThanOrEqual(keptWeeks + 1)
  // The week that the last fourteen days have just left has not yet let go of its Sunday.
  const whole = older.slice(1)
  for (const [index, age] of whole.slice(1).entries()) expect(age - (whole[index] ?? 0)).toBe(7)
})

test('[D5] a clock that is years ahead lets go none of the fourteen newest', () => {
  const daily = Array.from({ length: keptDays }, (_, index) => on(40 - 2 * index))
  expect(surplusDays(daily, '2036-01-01T08:00:00.000Z')).toEqual([])
  const jumped = { at: '9999-12-31T08:00:00.000Z' }
  expect(surplusDays([jumped, ...daily], jumped.at)).toEqual(daily.slice(-1))
})

test('[D5] the newest is never let go, and what is let go once would be let go again', () => {
  assert(
    property(
      array(integer({ min: 0, max: 300 }), { maxLength: 40 }),
      integer({ min: 0, max: 600 }),
      (days, today) => {
        const daily = [...new Set(days)].toSorted((a, b) => b - a).map(on)
        const surplus = surplusDays(daily, on(today).at)
        expect(surplus).not.toContain(daily[0])
        const rest = daily.filter((backup) => !surplus.includes(backup))
        expect(surplusDays(rest, on(today).at)).toEqual([])
      },
    ),
  )
})
