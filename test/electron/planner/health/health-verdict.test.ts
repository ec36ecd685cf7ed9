// What is concluded from the problems: go on or close, and what of a day, a kind of problem or a preference that is named.
import { describe, expect, test } from 'vitest'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import type { HealthFacts } from '../../../../shared/planner/health.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../../builders.ts'
import {
  calculus,
  earlyMorning,
  english,
  forced,
  history,
  manySwitches,
  physics,
  restDay,
  session,
  twoWeeks,
} from './small-plans.ts'

function factsOf(state: ScheduleState, args = {}, now: Moment = beforeTerm): HealthFacts {
  return analyzeHealth({ state, now, language: 'en' }, args).data
}

function problemsWith(state: ScheduleState, changes: Partial<typeof defaultPreferences>) {
  const preferences = { ...defaultPreferences, ...changes }
  return analyzeHealth({ state, now: beforeTerm, language: 'en', preferences }, {}).data.problems
}

describe('the verdict', () => {
  test('[P5] a plan with nothing against it is closed', () => {
    const plan = schedule([history, session(history, 1, at(3, 3))], twoWeeks)
    const { verdict, candidates } = factsOf(plan)
    expect(verdict).toEqual({
      should_continue_optimize: false,
      primary_problem: null,
      is_forced_imperfection: false,
      recommended_operation: 'close',
      improvement_signal: 0,
    })
    expect(candidates).toEqual([
      { id: 'close', kind: 'close', call: null, words: 'Leave the plan as it is.' },
    ])
  })

  test('[P5] a problem that no move or swap improves is a forced imperfection', () => {
    const { verdict, problems } = factsOf(forced)
    expect(verdict).toMatchObject({
      should_continue_optimize: false,
      is_forced_imperfection: true,
      recommended_operation: 'close',
    })
    expect(problems.map(({ canImprove }) => canImprove)).toEqual([false])
  })

  test('[P5] small things are offered and no reason to go on', () => {
    const { verdict, candidates } = factsOf(earlyMorning)
    expect(verdict).toMatchObject({
      should_continue_optimize: false,
      is_forced_imperfection: false,
      recommended_operation: 'close',
      primary_problem: { severity: 'minor' },
    })
    expect(candidates[0]).toMatchObject({ id: 'A', signal: { from: 2, to: 0 } })
    expect(factsOf(earlyMorning, { day: 4 }).verdict.should_continue_optimize).toBe(true)
  })

  test('[P5] a candidate carries the call that makes it and the numbers that it changes', () => {
    expect(factsOf(manySwitches).candidates[0]).toEqual({
      id: 'A',
      kind: 'move',
      call: { name: 'move', arguments: { task_id: 11, new_day: 3, new_slot_start: 2 } },
      signal: { from: 10, to: 3 },
      problem: { from: 3, to: 2 },
      numbers: [
        { name: 'switches', from: 3, to: 2 },
        { name: 'extraSwitches', from: 1, to: 0 },
        { name: 'leftovers', from: 2, to: 1 },
      ],
      cost: { days: 1, blocks: 1 },
      words: 'Moving “Calculus 1” to Wed 4 Nov 09:00 takes one switch off Thu 5 Nov.',
    })
  })

  test('[P5] of many proposals the six best are offered, no block more than twice', () => {
    const courses = [1, 2, 3, 4, 5].map((id) =>
      taskClass(id, { subjectType: 'practical', intensity: 2, toDay: 14, mayEmbed: false }),
    )
    const sessions = courses.map((each, index) => session(each, 1, at(4, index * 2 + 2)))
    const { candidates } = factsOf(schedule([...courses, ...sessions], twoWeeks))
    expect(candidates.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'close'])
    const moved = candidates.flatMap(({ call }) =>
      call?.name === 'move' ? [call.arguments.task_id] : [],
    )
    expect(moved.every((id) => moved.filter((other) => other === id).length <= 2)).toBe(true)
    const gains = candidates.flatMap((each) => (each.kind === 'move' ? [each.signal.to] : []))
    expect(gains).toEqual(gains.toSorted((a, b) => a - b))
  })

  test('[P5] what is locked or has begun is no problem', () => {
    const locked = schedule([history, session(history, 1, at(7, 3), { locked: true })], twoWeeks)
    expect(factsOf(locked).problems).toEqual([])
    expect(factsOf(restDay, {}, { day: 7, period: 3 }).problems).toEqual([])
    expect(factsOf(restDay, {}, { day: 7, period: 2 }).problems).toHaveLength(1)
    const second = session(history, 2, at(7, 8))
    const begun = schedule([...restDay.taskClasses, ...restDay.tasks, second], twoWeeks)
    const { problems, preferences } = factsOf(begun, {}, { day: 7, period: 3 })
    expect(problems.find(({ kind }) => kind === 'preference')?.taskIds).toEqual([32])
    expect(preferences).toEqual([{ preference: 'weekend', day: 7, taskIds: [32] }])
  })

  test('[P5] where places are scarce a swap comes before a move', () => {
    // Appointments take every place of the two weeks but for the three blocks' own and one on Wednesday.
    const open = new Map([
      [3, [10]],
      [4, [3, 4]],
      [5, [3]],
    ])
    const taken = twoWeeks.days.flatMap((_, index) =>
      Array.from({ length: 12 }, (__, period) => period + 1)
        .filter((period) => open.get(index + 1)?.includes(period) !== true)
        .map((period) =>
          event(100 * (index + 1) + period, at(index + 1, period), { eventKind: 'personal' }),
        ),
    )
    const plan = schedule(
      [
        ...taken,
        calculus,
        physics,
        english,
        session(calculus, 1, at(4, 3)),
        session(physics, 1, at(4, 4)),
        session(english, 1, at(5, 3)),
      ],
      twoWeeks,
    )
    const { tightness, candidates } = factsOf(plan, { problem: 'heavy-adjacency' })
    expect(tightness.level).toBe('tight')
    expect(candidates.map(({ call }) => call)).toEqual([
      { name: 'swap', arguments: { task_a: 11, task_b: 41 } },
      { name: 'swap', arguments: { task_a: 21, task_b: 41 } },
      { name: 'move', arguments: { task_id: 11, new_day: 3, new_slot_start: 10 } },
      { name: 'move', arguments: { task_id: 21, new_day: 3, new_slot_start: 10 } },
      null,
    ])
  })
})

describe('asked about one day or one kind of problem', () => {
  const twoSwitches = schedule(
    [
      calculus,
      physics,
      history,
      session(calculus, 1, at(4, 2)),
      session(history, 1, at(4, 4)),
      session(physics, 1, at(4, 7)),
      session(history, 2, at(7, 3)),
    ],
    twoWeeks,
  )

  test('[P5] every switch counts on the day that is asked about, and other days do not', () => {
    expect(factsOf(twoSwitches).problems.map(({ kind, days }) => [kind, days])).toEqual([
      ['preference', [7]],
    ])
    const { problems, verdict, rhythm, tightness } = factsOf(twoSwitches, { day: 4 })
    expect(problems.map(({ kind, days, limit }) => [kind, days, limit])).toEqual([
      ['switches', [4], 0],
    ])
    expect(verdict.should_continue_optimize).toBe(true)
    expect(rhythm.days.map(({ day }) => day)).toEqual([4])
    expect(tightness.items.map(({ taskId }) => taskId)).toEqual([11, 31, 21])
  })

  test('[P5] the signal is that of the whole plan whatever is asked', () => {
    const whole = factsOf(twoSwitches).verdict.improvement_signal
    expect(factsOf(twoSwitches, { day: 4 }).verdict.improvement_signal).toBe(whole)
    expect(factsOf(twoSwitches, { problem: 'crammed' }).verdict.improvement_signal).toBe(whole)
  })

  test('[P5] a kind of problem that is asked for comes alone', () => {
    const { problems, verdict } = factsOf(twoSwitches, { problem: 'switches' })
    expect(problems.map(({ kind }) => kind)).toEqual(['switches'])
    expect(verdict.recommended_operation).toBe('move')
    expect(factsOf(twoSwitches, { problem: 'no-buffer' }).verdict.primary_problem).toBe(null)
  })
})

describe('the preferences of the student', () => {
  const afternoon = schedule([history, session(history, 1, at(4, 8))], twoWeeks)

  test('[P5] their own hours, rest days and parts of the day take the place of the usual ones', () => {
    expect(problemsWith(afternoon, {})).toEqual([])
    expect(problemsWith(afternoon, { noStudyAfter: '15:00' })).toMatchObject([
      { preference: 'evening', days: [4] },
    ])
    expect(problemsWith(afternoon, { noStudyBefore: '16:00' })).toMatchObject([
      { preference: 'early' },
    ])
    expect(problemsWith(afternoon, { protectedWeekdays: [4] })).toMatchObject([
      { preference: 'weekend' },
    ])
    expect(problemsWith(restDay, { protectedWeekdays: [4] })).toEqual([])
    expect(
      problemsWith(afternoon, { preferredParts: [{ course: 'History', part: 'morning' }] }),
    ).toMatchObject([{ preference: 'part' }])
  })

  test('[P5] evenings beyond those that the student gives to study are a problem of the week', () => {
    const evenings = schedule(
      [
        history,
        session(history, 1, at(1, 11)),
        session(history, 2, at(3, 11)),
        session(history, 3, at(8, 11)),
      ],
      twoWeeks,
    )
    const [problem, ...others] = problemsWith(evenings, { freeEvenings: 6 })
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      preference: 'free-evenings',
      days: [1, 3],
      taskIds: [31, 32],
      measure: 1,
      words:
        'Study takes an evening more of the week than you want to give: “Readings 1” and “Readings 2” on Mon 2 Nov and Wed 4 Nov.',
    })
  })
})

test('[P5] a plan without periods, days or tasks is answered too', () => {
  const empty = schedule([], week({ weeks: 1 }))
  expect(factsOf(empty).candidates).toHaveLength(1)
  expect(factsOf({ ...empty, window: { days: [], periods: [] } }).problems).toEqual([])
  const over = schedule([taskClass(1), item(1, { place: at(3, 3) })])
  expect(factsOf(over, {}, { day: 8, period: 0 })).toMatchObject({
    problems: [],
    reserve: null,
    rhythm: { days: [] },
  })
})
