// Re-plans of long plans without a gap: whole, legal, and with no more of the plan in motion than the way to the gaps.
import { describe, expect, test } from 'vitest'
import { nearTrouble } from '../../../../electron/planner/replan/moves/engine-moves.ts'
import { surveySituation } from '../../../../electron/planner/replan/moves/situation.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { at, hours, item, schedule, week } from '../../../builders.ts'
import { changed } from './ask-replan.ts'
import { buildBroken } from './small-problems.ts'

const periods = 8
const classes = 8
const fullDays = 40
const ofDay = Array.from({ length: periods }, (_, index) => index)

/** Forty days, one after the other, with a session of each of eight classes in every period. */
const packed = schedule(
  Array.from({ length: fullDays }, (_, day) =>
    ofDay.map((index) =>
      item(day * classes + index + 1, {
        classId: index + 1,
        order: day + 1,
        place: at(day + 1, ((index + day) % periods) + 1),
      }),
    ),
  ).flat(),
  week({ weeks: 8, periods: hours(periods) }),
)

describe('a long plan without a gap', () => {
  test('[P3] near its end a lost day is made up at once, and what lies before it stays', () => {
    const { data, state } = changed(packed, { unavailable: [{ day_from: 39, day_to: 39 }] })
    expect(data.counts.leftOut).toBe(0)
    expect(findViolations(state)).toEqual([])
    expect(data.moved.every(({ from, to }) => from.day >= 39 && to.day >= 39)).toBe(true)
  })

  test('[P3] far from its end all still find a place, within the class’s order', () => {
    const { data, state } = changed(packed, { unavailable: [{ day_from: 34, day_to: 34 }] })
    expect(data.counts.leftOut).toBe(0)
    expect(findViolations(state)).toEqual([])
    expect(data.moved.length).toBeLessThanOrEqual((fullDays - 33) * classes)
  })
})

describe('nearTrouble', () => {
  const draft = { duration: 1, allowed: -1, isFrozen: false }
  const drafts = Array.from({ length: 900 }, (_, index) => ({
    ...draft,
    chain: index % 3,
    at: index,
  }))

  test('[P3] is all of a short plan, and of a long one what lies nearest', () => {
    const { problem, present } = buildBroken(300, 3, drafts)
    const open = new Int32Array(300).fill(0b111)
    const tasks = problem.tasks.map((task) => Object.assign(task, { starts: open }))
    // One lies where another lies.
    present[451] = 450
    const ground = surveySituation({ ...problem, tasks }, present)
    expect([...ground.atRisk].toSorted((a, b) => a - b)).toEqual([450, 451])
    const near = nearTrouble(ground, 1)
    expect(near).toHaveLength(210)
    expect(Math.min(...near)).toBeGreaterThan(300)
    expect(Math.max(...near)).toBeLessThan(600)
    expect(nearTrouble(ground, Infinity)).toHaveLength(900)
  })
})
