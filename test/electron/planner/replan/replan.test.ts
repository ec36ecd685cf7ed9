// The tool `replan` on a schedule: illness, today, misses, and what it costs.
import { describe, expect, test } from 'vitest'
import { replan } from '../../../../electron/planner/replan/replan.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { answer, changed, everyDay, movedOf, sessions } from './ask-replan.ts'

describe('an illness', () => {
  test('[P3] only what lies in it moves, and the answer counts the blocks', () => {
    const outcome = changed(everyDay, { unavailable: [{ day_from: 5, day_to: 6 }] })
    expect(movedOf(outcome)).toEqual([5, 6])
    expect(outcome.data.counts).toEqual({ moved: 2, of: 23, placed: 0, leftOut: 0, pastExam: 0 })
    expect(outcome.data.isMinimal).toBe(true)
    expect(outcome.text.split('\n')[0]).toBe('2 of 23 blocks move. No plan needs fewer moves.')
    const chinese = answer(
      everyDay,
      { unavailable: [{ day_from: 5, day_to: 6 }] },
      beforeTerm,
      'zh',
    )
    expect(chinese.text.split('\n')[0]).toBe('23 个学习任务里要移动 2 个。不能动得更少了。')
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] what moves is suggested, goes nowhere into the illness, and all else is as it was', () => {
    const { state, diff, data } = changed(everyDay, { unavailable: [{ day_from: 5, day_to: 6 }] })
    expect(Object.keys(diff.updated)).toEqual(['task:5', 'task:6'])
    for (const { taskId, to } of data.moved) {
      expect(findTask(state, taskId)).toMatchObject({ status: 'suggested', place: to })
      expect([5, 6]).not.toContain(to.day)
    }
  })

  test('[P3] only the periods of the span are out of bounds where it names some', () => {
    const evening = { day_from: 1, day_to: 23, slot_start: 3, slot_end: 12 }
    const outcome = changed(everyDay, { unavailable: [evening] })
    expect(outcome.data.counts.moved).toBe(23)
    expect(outcome.data.moved.every(({ to }) => to.end < 3 || to.day > 23)).toBe(true)
    const early = { day_from: 1, day_to: 23, slot_start: 1, slot_end: 2 }
    expect(answer(everyDay, { unavailable: [early] }).kind).toBe('refused')
  })

  test('[P3] sessions with nowhere else to go push the later ones along', () => {
    const onePeriod = taskClass(1, { excludedPeriods: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
    const state = schedule([onePeriod, ...sessions([2, 3, 4, 6])])
    const outcome = changed(
      state,
      { unavailable: [{ day_from: 2, day_to: 2 }] },
      { day: 2, period: 0 },
    )
    expect(outcome.data.moved.map(({ taskId, to }) => [taskId, to.day])).toEqual([
      [2, 3],
      [3, 4],
      [4, 5],
    ])
    expect(outcome.data.isMinimal).toBe(true)
  })

  test('[P3] what finds no place becomes pending and is named, and the later sessions stay', () => {
    const onePeriod = taskClass(1, {
      toDay: 4,
      excludedPeriods: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    })
    const state = schedule([onePeriod, ...sessions([1, 2, 3, 4])])
    const outcome = changed(state, { unavailable: [{ day_from: 2, day_to: 2 }] })
    expect(outcome.data.counts).toEqual({ moved: 0, of: 4, placed: 0, leftOut: 1, pastExam: 0 })
    expect(outcome.data.leftOut).toEqual([{ taskId: 2, from: at(2, 3) }])
    expect(findTask(outcome.state, 2)).toMatchObject({ status: 'pending', place: null })
    expect(outcome.text).toContain('0 of 4 blocks move, 1 finds no place.')
    expect(outcome.text).toContain(
      '“Item 2” #2: day 2 (Tue 3 Nov), period 3 (10:00–10:45) → pending',
    )
  })

  test('[S6] a locked block stays in it and is named', () => {
    const state = schedule([...sessions([1, 2, 4]), item(3, { place: at(3, 3), locked: true })])
    const outcome = changed(state, { unavailable: [{ day_from: 2, day_to: 3 }] })
    expect(movedOf(outcome)).toEqual([2])
    expect(outcome.data.locked).toEqual([3])
    expect(outcome.text).toContain('“Item 3” (#3) is locked and stays where it is.')
  })
})

describe('today', () => {
  const now = { day: 2, period: 1 }
  const lunch = event(50, at(3, 1, 11))

  test('[P3] stays as it is when others need room', () => {
    // The block of tomorrow would have to go to the evening or to the next day: today is free, and left alone.
    const state = schedule([lunch, ...sessions([2]), item(3, { place: at(3, 5) })])
    const outcome = changed(state, {}, now)
    expect(movedOf(outcome)).toEqual([3])
    expect(outcome.data.moved.every(({ to }) => to.day > 2)).toBe(true)
  })

  test('[P3] makes room only when the person asks for it', () => {
    const short = taskClass(1, { toDay: 3 })
    const state = schedule([short, event(50, at(3, 1, 12)), item(3, { place: at(3, 5) })])
    const closed = changed(state, {}, now)
    expect(closed.data.counts).toMatchObject({ moved: 0, leftOut: 1, pastExam: 0 })
    expect(closed.text).toContain('Today was left as it is; with include_today it may be used too.')
    const open = changed(state, { include_today: true }, now)
    expect(open.data.moved.map(({ to }) => to.day)).toEqual([2])
    expect(open.text).not.toContain('Today')
  })

  test('[P3] none of its blocks moves for the sake of another day, unless the person asks for it', () => {
    const narrow = taskClass(2, {
      toDay: 3,
      excludedPeriods: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    })
    const late = item(9, { classId: 2, order: 1, place: at(3, 3) })
    const state = schedule([narrow, late, item(1, { place: at(2, 3) }), event(50, at(3, 2, 4))])
    expect(changed(state, {}, now).data).toMatchObject({ moved: [], leftOut: [{ taskId: 9 }] })
    const open = changed(state, { include_today: true }, now)
    expect(movedOf(open).toSorted((a, b) => a - b)).toEqual([1, 9])
  })

  test('[P3] still loses what can’t be done on it', () => {
    const state = schedule(sessions([2, 3]))
    const ill = changed(state, { unavailable: [{ day_from: 2, day_to: 2 }] }, now)
    expect(movedOf(ill)).toEqual([2])
    const named = changed(state, { task_ids: [2] }, now)
    expect(named.data.moved.map(({ taskId, to }) => [taskId, to.day > 2])).toEqual([[2, true]])
  })

  test('[S6] what has begun neither moves nor counts', () => {
    const outcome = changed(
      schedule(sessions([1, 2, 3, 4])),
      { unavailable: [{ day_from: 1, day_to: 3 }] },
      { day: 2, period: 3 },
    )
    expect(movedOf(outcome)).toEqual([3])
    expect(outcome.data.counts).toMatchObject({ moved: 1, of: 2 })
  })
})

describe('a miss', () => {
  test('[P3] a pending block that is named gets a place before its successor; others wait on', () => {
    const state = schedule([
      ...sessions([1, 3]),
      item(2),
      item(9, { classId: 2, order: 1 }),
      taskClass(2),
    ])
    const outcome = changed(state, { task_ids: [2] })
    expect(outcome.data).toMatchObject({
      moved: [],
      placed: [{ taskId: 2 }],
      counts: { moved: 0, placed: 1 },
    })
    expect(outcome.text).toContain('0 of 2 blocks move, 1 gets a place.')
    expect(findTask(outcome.state, 9)?.place).toBe(null)
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] all pending blocks of a class can be asked for at once', () => {
    const state = schedule([item(1), item(2), item(3, { classId: 2, order: 1 })])
    const outcome = changed(state, { task_class_ids: [1] })
    expect(outcome.data.placed.map(({ taskId }) => taskId)).toEqual([1, 2])
  })

  test('[S5] the budget of a class is kept', () => {
    const state = schedule([taskClass(1, { slotBudget: 2 }), ...sessions([1]), item(2), item(3)])
    const outcome = changed(state, { task_class_ids: [1] })
    expect(outcome.data.counts).toMatchObject({ placed: 1, leftOut: 1, pastExam: 0 })
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] a block that finds no place leaves everything as it was, and the answer names it', () => {
    const full = taskClass(1, { toDay: 1, excludedPeriods: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
    const state = schedule([full, item(1, { place: at(1, 3) }), item(2)])
    expect(answer(state, { task_ids: [2] })).toMatchObject({
      kind: 'refused',
      refusal: { task: 2 },
      text: 'Nothing changes.\nNo place was found for “Item 2” (#2): it waits as pending.',
    })
  })
})

describe('limits and wishes', () => {
  test('[P3] no more blocks move than max_moves', () => {
    const state = schedule(sessions([1, 2, 3, 4, 5]))
    const span = { day_from: 1, day_to: 3 }
    const outcome = changed(state, { unavailable: [span], max_moves: 1 })
    expect(outcome.data.counts).toEqual({ moved: 1, of: 5, placed: 0, leftOut: 2, pastExam: 0 })
    expect(outcome.text).toContain('No more than 1 may move.')
  })

  test('[P3] preferences hold for new places', () => {
    const preferences = { ...defaultPreferences, noStudyBefore: '12:00', protectedWeekdays: [3] }
    const context = { state: schedule(sessions([2, 4])), now: beforeTerm, language: 'en' } as const
    const outcome = replan(
      { ...context, preferences },
      { unavailable: [{ day_from: 2, day_to: 2 }] },
    )
    if (outcome.kind !== 'change') throw new Error(outcome.text)
    for (const { to } of outcome.data.moved) {
      expect(to.start).toBeGreaterThanOrEqual(5)
      expect(to.day).not.toBe(3)
    }
  })

  test('[P2] what it costs is told by term, before and after', () => {
    const { data } = changed(everyDay, { unavailable: [{ day_from: 5, day_to: 6 }] })
    const sum = data.cost.terms.reduce((total, { from, to }) => total + to - from, 0)
    expect(data.cost.to - data.cost.from).toBe(sum)
  })
})
