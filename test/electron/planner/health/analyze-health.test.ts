// Each kind of problem in the plan that shows it: what is said about it, what is proposed, and what is concluded.
import { describe, expect, test } from 'vitest'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import type { Language } from '../../../../shared/language.ts'
import type { HealthFacts } from '../../../../shared/planner/health.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { beforeTerm } from '../../../builders.ts'
import {
  crammed,
  earlyMorning,
  heavyPair,
  lateEvening,
  longRun,
  lostMeal,
  manySwitches,
  noBuffer,
  restDay,
} from './small-plans.ts'

function factsOf(state: ScheduleState): HealthFacts {
  return analyzeHealth({ state, now: beforeTerm, language: 'en' }, {}).data
}

/** The main problem and the best proposal against it, in words. */
function wordsOf(state: ScheduleState, language: Language): [problem: string, best: string] {
  const { problems, candidates } = analyzeHealth({ state, now: beforeTerm, language }, {}).data
  return [problems[0]?.words ?? '', candidates[0]?.words ?? '']
}

describe('each problem is found, said and mended', () => {
  test('[P5] heavy work next to heavy work', () => {
    const { verdict } = factsOf(heavyPair)
    expect(verdict).toEqual({
      should_continue_optimize: true,
      primary_problem: {
        kind: 'heavy-adjacency',
        days: [4],
        task_ids: [11, 21],
        severity: 'moderate',
      },
      is_forced_imperfection: false,
      recommended_operation: 'move',
      improvement_signal: 12,
    })
    expect(wordsOf(heavyPair, 'en')).toEqual([
      'On Thu 5 Nov heavy work follows heavy work within an hour: “Calculus 1” and “Mechanics 1”.',
      'Moving “Calculus 1” to Wed 4 Nov 09:00 keeps heavy work apart on Thu 5 Nov.',
    ])
    expect(wordsOf(heavyPair, 'zh')).toEqual([
      '11月5日 周四的高强度任务一个接一个，中间不到一小时：“Calculus 1”和“Mechanics 1”。',
      '把“Calculus 1”移到 11月4日 周三 09:00，11月5日 周四的高强度任务不再一个接一个。',
    ])
  })

  test('[P5] too many switches', () => {
    expect(factsOf(manySwitches).verdict.primary_problem).toEqual({
      kind: 'switches',
      days: [4],
      task_ids: [11, 31, 21, 41],
      severity: 'moderate',
    })
    expect(wordsOf(manySwitches, 'en')).toEqual([
      'Thu 5 Nov changes course 3 times between its study blocks; up to 2 is easy to follow.',
      'Moving “Calculus 1” to Wed 4 Nov 09:00 takes one switch off Thu 5 Nov.',
    ])
    expect(wordsOf(manySwitches, 'zh')).toEqual([
      '11月5日 周四的学习任务之间换科 3 次，超过 2 次容易分心。',
      '把“Calculus 1”移到 11月4日 周三 09:00，11月5日 周四少换科 1 次。',
    ])
  })

  test('[P5] a run that is too long, lessons included', () => {
    expect(factsOf(longRun).verdict.primary_problem).toMatchObject({
      kind: 'long-run',
      task_ids: [31],
    })
    expect(wordsOf(longRun, 'en')).toEqual([
      'Thu 5 Nov has 4 h 45 min of work without a real break, lessons included; more than 3 h tires.',
      'Moving “Readings 1” to Thu 5 Nov 09:00 cuts the longest run of Thu 5 Nov from 4 h 45 min to 1 h 45 min.',
    ])
    expect(wordsOf(longRun, 'zh')).toEqual([
      '11月5日 周四连着 4 小时 45 分钟没有像样的休息（含上课），超过 3 小时会很累。',
      '把“Readings 1”移到 11月5日 周四 09:00，11月5日 周四最长的连续时段从 4 小时 45 分钟缩短到 1 小时 45 分钟。',
    ])
  })

  test('[P5] crammed sessions', () => {
    expect(factsOf(crammed).problems[0]).toMatchObject({
      kind: 'crammed',
      classId: 1,
      days: [2],
      taskIds: [11, 12],
      measure: 1,
    })
    expect(wordsOf(crammed, 'en')).toEqual([
      'Sessions of “Calculus” lie too close together to be remembered well: “Calculus 1” and “Calculus 2” on Tue 3 Nov.',
      'Moving “Calculus 1” to Mon 2 Nov 09:00 gives the sessions of “Calculus” more room.',
    ])
    expect(wordsOf(crammed, 'zh')).toEqual([
      '“Calculus”的几次学习挨得太近，不容易记牢：“Calculus 1”和“Calculus 2”（11月3日 周二）。',
      '把“Calculus 1”移到 11月2日 周一 09:00，“Calculus”的几次学习隔得更开。',
    ])
  })

  test('[P5] no buffer before a deadline', () => {
    expect(factsOf(noBuffer).problems[0]).toMatchObject({ kind: 'no-buffer', taskIds: [12] })
    expect(wordsOf(noBuffer, 'en')).toEqual([
      '“Calculus 2” lies on the last day for “Calculus”, Fri 13 Nov: if something slips, no time is left.',
      'Moving “Calculus 2” to Thu 12 Nov 09:00 keeps the last day for “Calculus” free.',
    ])
    expect(wordsOf(noBuffer, 'zh')).toEqual([
      '“Calculus 2”排在“Calculus”的最后一天 11月13日 周五：一旦拖延就没有余地了。',
      '把“Calculus 2”移到 11月12日 周四 09:00，“Calculus”的最后一天就空出来了。',
    ])
  })

  test('[P5] broken preferences: late evening, rest day, meal, early morning', () => {
    expect(
      [lateEvening, restDay, lostMeal, earlyMorning].map((plan) => wordsOf(plan, 'en')),
    ).toEqual([
      [
        '“Readings 1” goes on late into the evening of Thu 5 Nov.',
        'Moving “Readings 1” to Thu 5 Nov 09:00 frees the late evening of Thu 5 Nov.',
      ],
      [
        '“Readings 1” is on Sun 8 Nov, which could stay free.',
        'Moving “Readings 1” to Mon 9 Nov 09:00 frees Sun 8 Nov.',
      ],
      [
        '“Readings 1” leaves too little time for a meal on Thu 5 Nov.',
        'Moving “Readings 1” to Thu 5 Nov 10:00 leaves time for the meal on Thu 5 Nov.',
      ],
      [
        '“Readings 1” begins early in the morning of Thu 5 Nov.',
        'Moving “Readings 1” to Thu 5 Nov 09:00 frees the early morning of Thu 5 Nov.',
      ],
    ])
    expect(
      [lateEvening, restDay, lostMeal, earlyMorning].map((plan) => wordsOf(plan, 'zh')),
    ).toEqual([
      [
        '“Readings 1”在 11月5日 周四学到很晚。',
        '把“Readings 1”移到 11月5日 周四 09:00，11月5日 周四不用学到很晚。',
      ],
      [
        '“Readings 1”占用了休息日 11月8日 周日。',
        '把“Readings 1”移到 11月9日 周一 09:00，11月8日 周日就能休息。',
      ],
      [
        '“Readings 1”让 11月5日 周四没有足够的吃饭时间。',
        '把“Readings 1”移到 11月5日 周四 10:00，11月5日 周四留出了吃饭时间。',
      ],
      [
        '“Readings 1”在 11月5日 周四很早就开始。',
        '把“Readings 1”移到 11月5日 周四 09:00，11月5日 周四不用那么早开始。',
      ],
    ])
  })
})
