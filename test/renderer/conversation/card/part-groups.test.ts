// What of a card can be ticked at once.
import { describe, expect, it } from 'vitest'
import { groupChanges } from '../../../../renderer/conversation/card/part-groups.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../../shared/schedule/effect.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import { at, item, schedule, taskClass, week } from '../../../builders.ts'

const window = week({ weeks: 3 })
const classes = [taskClass(1, { course: 'Algebra' }), taskClass(2, { course: 'History' })]

function groupsOf(places: (Place | null)[], language: 'en' | 'zh' = 'en') {
  const items = places.map((_, index) => item(index + 1, { classId: (index % 2) + 1 }))
  const before = schedule([...classes, ...items], window)
  const after = schedule(
    [
      ...classes,
      ...places.map((place, index) => item(index + 1, { classId: (index % 2) + 1, place })),
    ],
    window,
  )
  const { changes } = describeEffect(before, diffStates(before, after))
  return groupChanges(before, changes, language).map(({ name, keys }) => [name, keys.length])
}

describe('the groups of a card', () => {
  it('[U2] within a week they are days in their order, and courses', () => {
    expect(groupsOf([at(2, 1), at(1, 1), at(2, 3)])).toEqual([
      ['Mon', 1],
      ['Tue', 2],
      ['History', 1],
      ['Algebra', 2],
    ])
  })

  it('[U2] beyond a week they are weeks', () => {
    expect(groupsOf([at(2, 1), at(9, 1), at(16, 3)], 'zh').slice(0, 3)).toEqual([
      ['第 1 周', 1],
      ['第 2 周', 1],
      ['第 3 周', 1],
    ])
  })

  it('[U2] what holds all of it is no choice', () => {
    expect(groupsOf([at(1, 1)])).toEqual([])
  })
})
