// The tool `replan` on a schedule that breaks rules: what is mended, what is named, and what is refused.
import { describe, expect, test } from 'vitest'
import type { ReplanArguments } from '../../../../shared/tools/replan-arguments.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { findEvent, findTask } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { answer, changed, everyDay, movedOf, sessions } from './ask-replan.ts'

describe('what is illegal', () => {
  test('[P3] a new event pushes out what lies under it, and nothing else', () => {
    const state = schedule([...sessions([1, 2, 3]), event(50, at(2, 2, 5))])
    const outcome = changed(state, {})
    expect(movedOf(outcome)).toEqual([2])
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] a shorter range of days brings in what lies outside', () => {
    const state = schedule([taskClass(1, { toDay: 4 }), ...sessions([1, 2, 6])])
    const outcome = changed(state, {})
    expect(movedOf(outcome)).toEqual([6])
    expect(outcome.data.moved[0]?.to.day).toBeLessThanOrEqual(4)
  })

  test('[P3] two blocks on one place: one of them moves', () => {
    const state = schedule([
      item(1, { place: at(2, 3) }),
      item(2, { classId: 2, order: 1, place: at(2, 3) }),
    ])
    const outcome = changed(state, {})
    expect(outcome.data.counts.moved).toBe(1)
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] a block whose class hosts no longer finds a place of its own', () => {
    const lecture = event(50, at(2, 3, 4), { hosts: false })
    const state = schedule([lecture, item(1, { place: at(2, 3), hostId: 50 })])
    const { state: after } = changed(state, {})
    expect(findViolations(after)).toEqual([])
    expect(findEvent(after, 50)?.guestIds).toEqual([])
  })

  test('[S3] a block that only names the wrong host stays, and its host is set right', () => {
    const moved = [
      event(50, at(3, 3, 4), { hosts: true }),
      item(1, { place: at(2, 3), hostId: 50 }),
    ]
    const alone = changed(schedule(moved), {})
    expect(alone.data.counts.moved).toBe(0)
    expect(findTask(alone.state, 1)).toMatchObject({ place: at(2, 3), hostId: null })
    expect(findViolations(alone.state)).toEqual([])
    const come = [event(50, at(2, 3, 4), { hosts: true }), item(1, { place: at(2, 3) })]
    const housed = changed(schedule(come), {})
    expect(findTask(housed.state, 1)).toMatchObject({ place: at(2, 3), hostId: 50 })
    expect(findEvent(housed.state, 50)?.guestIds).toEqual([1])
    expect(findViolations(housed.state)).toEqual([])
  })

  test('[S5] what goes beyond the budget loses its place, the last block first', () => {
    const state = schedule([taskClass(1, { slotBudget: 2 }), ...sessions([1, 2, 3])])
    const outcome = changed(state, {})
    expect(outcome.data.leftOut).toEqual([{ taskId: 3, from: at(3, 3) }])
    expect(findViolations(outcome.state)).toEqual([])
  })

  test('[P3] a locked block under an event is named, not touched', () => {
    const locked = item(1, { place: at(2, 3), locked: true })
    expect(answer(schedule([locked, event(50, at(2, 3))]), {})).toMatchObject({
      kind: 'refused',
      text: 'Nothing changes.\n“Item 1” (#1) is locked and stays where it is.',
    })
  })
})

describe('refusals', () => {
  const state = schedule([
    ...sessions([1, 3]),
    item(2, { place: at(2, 3), locked: true }),
    event(50, at(5, 1)),
  ])
  const now = { day: 1, period: 4 }

  const reasonOf = (args: ReplanArguments) => {
    const outcome = answer(state, args, now)
    return outcome.kind === 'refused' ? outcome.refusal.reason.kind : outcome.kind
  }

  test('[P3] nothing to do is said so', () => {
    expect(answer(everyDay, {}).text).toBe('Nothing has to move: every block lies where it may.')
    expect(answer(everyDay, {}, beforeTerm, 'zh').text).toBe('不用移动：每个任务都在可以待的位置。')
  })

  test('[T3] tasks that can’t be re-planned are refused with the rule', () => {
    expect(reasonOf({ task_ids: [99] })).toBe('unknown-task')
    expect(reasonOf({ task_ids: [50] })).toBe('not-an-item')
    expect(reasonOf({ task_ids: [2] })).toBe('locked')
    expect(reasonOf({ task_ids: [1] })).toBe('begun')
    expect(reasonOf({ unavailable: [{ day_from: 7, day_to: 8 }] })).toBe('outside-window')
    expect(reasonOf({ unavailable: [{ day_from: 1, day_to: 1, slot_start: 13 }] })).toBe(
      'outside-window',
    )
    expect(reasonOf({ task_class_ids: [7] })).toBe('unknown-task')
  })

  test('[T2] the sentences say what to do', () => {
    expect(answer(state, { task_ids: [1] }, now).text).toContain(
      'If it was missed, mark it as missed first; then it can get a new place.',
    )
    expect(answer(state, { task_class_ids: [7] }, now).text).toBe(
      'There is no task class with the id 7.',
    )
    expect(answer(state, { task_ids: [1] }, now, 'zh').text).toContain('请先标记为错过')
  })
})
