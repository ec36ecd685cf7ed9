// What is said of a re-plan.
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../shared/language.ts'
import type { ReplanFacts } from '../../../../shared/planner/replan.ts'
import { describeEffect } from '../../../../shared/schedule/effect.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { dayFacts } from '../../../../shared/tools/day-facts.ts'
import {
  sayNoReplan,
  sayReplan,
  sayReplanCounts,
} from '../../../../shared/planner/say/say-replan.ts'
import { at, beforeTerm, item, schedule } from '../../../builders.ts'

const before = schedule([
  item(1, { place: at(1, 3) }),
  item(2, { place: at(2, 3) }),
  item(3),
  item(4, { place: at(4, 3), locked: true }),
])
const after = schedule([
  item(1, { place: at(2, 1), status: 'suggested' }),
  item(2, { place: at(2, 3) }),
  item(3),
  item(4, { place: at(4, 3), locked: true }),
])

const facts: ReplanFacts = {
  tool: 'replan',
  effect: describeEffect(before, diffStates(before, after)),
  days: dayFacts(after, beforeTerm, [1]),
  moved: [{ taskId: 1, from: at(1, 3), to: at(2, 1) }],
  placed: [],
  leftOut: [{ taskId: 3, from: null }],
  pastExam: [],
  movesForExams: null,
  locked: [4],
  counts: { moved: 1, of: 3, placed: 0, leftOut: 1, pastExam: 0 },
  isMinimal: true,
  maxMoves: 2,
  sparesToday: true,
  cost: { from: 10, to: 12, terms: [{ term: 'spread', from: 10, to: 12 }] },
}

function counts(moved: number, of: number, placed: number, leftOut: number, isMinimal = true) {
  const told = { counts: { moved, of, placed, leftOut, pastExam: 0 }, isMinimal }
  return (['en', 'zh'] as Language[]).map((language) => sayReplanCounts(told, language))
}

describe('sayReplan', () => {
  test('[T2] first how many, then which, then what could not be helped, then the days', () => {
    expect(sayReplan(before, facts, 'en')).toBe(
      [
        '1 of 3 blocks moves, 1 finds no place. No plan does better.',
        '“Item 1” #1: day 1 (Mon 2 Nov), period 3 (10:00–10:45) → day 2 (Tue 3 Nov), period 1 (08:00–08:45)',
        'No place was found for “Item 3” (#3): it waits as pending.',
        'No more than 2 may move.',
        'Today was left as it is; with include_today it may be used too.',
        '“Item 4” (#4) is locked and stays where it is.',
        'Days after the change:',
        'day 1 (Mon 2 Nov): free periods 1–12',
        'Pending study blocks: 1.',
      ].join('\n'),
    )
    expect(sayReplan(before, facts, 'zh')).toBe(
      [
        '3 个学习任务里要移动 1 个，1 个没有找到位置。没有更好的排法。',
        '“Item 1” #1：第1天（11月2日 周一）第3节（10:00–10:45） → 第2天（11月3日 周二）第1节（08:00–08:45）',
        '没有给“Item 3”（#3）找到位置：它留在待安排里。',
        '最多允许移动 2 个。',
        '今天没有改动；加上 include_today 就可以用今天的时间。',
        '“Item 4”（#4）已锁定，留在原处。',
        '改动后的当天：',
        '第1天（11月2日 周一）：空闲 第1–12节',
        '待安排的学习任务：1 个。',
      ].join('\n'),
    )
  })

  test('[P3] the count sentence says what is proven', () => {
    expect(counts(2, 23, 0, 0)).toEqual([
      '2 of 23 blocks move. No plan needs fewer moves.',
      '23 个学习任务里要移动 2 个。不能动得更少了。',
    ])
    expect(counts(2, 23, 1, 0, false)).toEqual([
      '2 of 23 blocks move, 1 gets a place. A plan with fewer moves may exist.',
      '23 个学习任务里要移动 2 个，新排上 1 个。也许有动得更少的排法。',
    ])
    expect(counts(0, 1, 2, 0)).toEqual([
      '0 of 1 block move, 2 get a place.',
      '1 个学习任务里要移动 0 个，新排上 2 个。',
    ])
    expect(counts(3, 9, 0, 2, false)).toEqual([
      '3 of 9 blocks move, 2 find no place. A better plan may exist.',
      '9 个学习任务里要移动 3 个，2 个没有找到位置。也许有更好的排法。',
    ])
  })

  test('[P3] when nothing changes it says why', () => {
    const nothing = { ...facts, leftOut: [], locked: [] }
    expect(sayNoReplan(before, nothing, 'en')).toBe(
      'Nothing has to move: every block lies where it may.',
    )
    expect(sayNoReplan(before, facts, 'zh').split('\n')).toEqual([
      '没有变化。',
      '没有给“Item 3”（#3）找到位置：它留在待安排里。',
      '最多允许移动 2 个。',
      '今天没有改动；加上 include_today 就可以用今天的时间。',
      '“Item 4”（#4）已锁定，留在原处。',
    ])
  })
})
