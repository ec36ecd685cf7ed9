// How a fresh plan card says what it does otherwise than the one before it.
import { describe, expect, it } from 'vitest'
import { sayPlanChanges } from '../../../../electron/agent/say/say-plan.ts'
import { diffStates, type ScheduleDiff } from '../../../../shared/schedule/diff.ts'
import { item, schedule, taskClass } from '../../../builders.ts'

const ids = [1, 2, 3, 4, 5, 6]
const titles = ['Sets', 'Graphs', 'Trees', 'Sorting', 'Hashing', 'Heaps']

/** Item n of the list lies on its day, in period 1; 0 leaves it open. */
function plan(...days: number[]): ScheduleDiff {
  const open = ids.map((id) => item(id, { classId: 1, order: id, title: titles[id - 1] ?? '' }))
  const placed = open.map((each, index) => {
    const day = days[index] ?? 0
    return day === 0
      ? each
      : { ...each, status: 'suggested' as const, place: { day, start: 1, end: each.duration } }
  })
  const before = schedule([taskClass(1), ...open])
  return diffStates(before, schedule([taskClass(1), ...placed]))
}

describe('what a fresh plan does otherwise', () => {
  it('[G6] names what goes elsewhere, what is gone and what is new, in order of time', () => {
    const [before, after] = [plan(1, 2, 0), plan(1, 3, 4)]
    expect(sayPlanChanges(before, after, 'en')).toBe(
      'Compared with the one before, “Graphs” goes elsewhere and “Trees” is new.',
    )
    expect(sayPlanChanges(before, after, 'zh')).toBe(
      '和之前那张相比：“Graphs”换了时间，新增了“Trees”。',
    )
    expect(sayPlanChanges(plan(1, 2), plan(1), 'en')).toBe(
      'Compared with the one before, “Graphs” is no longer in it.',
    )
  })

  it('[G6] names three at most and counts the rest', () => {
    const [before, after] = [plan(1, 2, 3, 4, 5), plan(2, 3, 4, 5, 6)]
    expect(sayPlanChanges(before, after, 'en')).toBe(
      'Compared with the one before, “Sets”, “Graphs” and “Trees” go elsewhere and 2 more differ.',
    )
    expect(sayPlanChanges(before, after, 'zh')).toContain('另有 2 处')
  })

  it('[G6] says nothing of plans that are alike', () => {
    expect(sayPlanChanges(plan(1, 2), plan(1, 2), 'en')).toBe('')
  })
})
