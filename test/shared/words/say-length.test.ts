// How long something takes, as its term tells it: in periods, or by the clock.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { presets } from '../../../shared/timetable/presets.ts'
import { sayEffectNumbers } from '../../../shared/words/schedule/effect-numbers.ts'
import { clockStep, sayLength, sayLengthAgain } from '../../../shared/words/schedule/say-length.ts'
import { sayHandEdit } from '../../../shared/words/schedule/say-hand-edit.ts'
import { sayLimits } from '../../../shared/words/schedule/say-work.ts'
import { sayWorkProblem } from '../../../shared/words/schedule/say-work-edit.ts'
import { at, hours, item, schedule, taskClass, week } from '../../builders.ts'

const halfHours = { periods: presets['half-hours'] }

/** Rows of `step` minutes that begin on multiples of it after 08:00. */
const rowsOf = (step: number, at: readonly number[]) => ({
  periods: at.map((index) => ({
    start: clockOf(480 + index * step),
    end: clockOf(480 + (index + 1) * step),
  })),
})

describe('the length of a run of rows', () => {
  it('[U9] is told by the clock where rows are clock times, and in periods where they have numbers', () => {
    expect(clockStep(halfHours)).toBe(30)
    expect(clockStep({ periods: presets['chinese-12'] })).toBeNull()
    expect(clockStep({ periods: presets['blocks-6'] })).toBeNull()
    expect(clockStep({ periods: hours(12) })).toBeNull()
    expect(clockStep(null)).toBeNull()
    expect(clockStep(rowsOf(60, [0, 1, 2, 5]))).toBe(60)
    expect(sayLength(3, halfHours, 'en')).toBe('1 h 30 min')
    expect(sayLength(3, halfHours, 'zh')).toBe('1 小时 30 分钟')
    expect(sayLength(3, null, 'en')).toBe('3 periods')
    expect(sayLength(3, { periods: hours(12) }, 'zh')).toBe('3 节')
    expect([sayLengthAgain(3, null, 'en'), sayLengthAgain(3, null, 'zh')]).toEqual(['3', '3 节'])
    expect(sayLengthAgain(3, halfHours, 'en')).toBe('1 h 30 min')
  })

  it('[U9] of any grid on the clock says no number of rows, with or without breaks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 12, 15, 20, 30, 60),
        fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        (step, at, count) => {
          const rows = rowsOf(step, at)
          expect(clockStep(rows)).toBe(step)
          const said = sayLength(count, rows, 'en')
          const [, whole = 0, , rest = 0] = /^(?:(\d+) h)?( ?(\d+) min)?$/.exec(said) ?? []
          expect(Number(whole) * 60 + Number(rest)).toBe(count * step)
        },
      ),
    )
  })

  const window = week({ periods: presets['half-hours'] })
  const before = schedule(
    [taskClass(1, { slotBudget: 9, toDay: 7 }), item(1, { duration: 3 })],
    window,
  )
  const placed = schedule(
    [taskClass(1, { slotBudget: 9 }), item(1, { place: at(2, 3, 5) })],
    window,
  )

  it('[U9] stands so in limits, edits, refusals and the numbers of a card', () => {
    const [taskClass1] = before.taskClasses
    if (taskClass1 === undefined) throw new Error('no class')
    expect(sayLimits(before, taskClass1, 'en')).toContain('at most 4 h 30 min in all')
    expect(sayHandEdit(before, { kind: 'resize', task: 1, periods: 4 }, 'en')).toContain('2 h')
    const tooLong = { kind: 'too-long', periods: 40, most: window.periods.length } as const
    expect(sayWorkProblem(before, tooLong, 'en')).toMatch(/20 h/)
    const effect = describeEffect(before, diffStates(before, placed))
    expect(sayEffectNumbers(before, effect, 'en')).toContain('Tue 3 Nov: 0 min → 1 h 30 min')
    expect(sayEffectNumbers(before, effect, 'zh').join()).toContain('1 小时 30 分钟')
  })
})
