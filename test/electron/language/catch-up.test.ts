// "Plan what I missed again": all that waits for a new place, by whatever words; and a plan asked for after words not understood.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { planAnew, say, writes } from './intents.ts'
import { chinese, english, factsOf, planned } from './states.ts'

/** Two blocks are marked as missed, and wait in the list. */
function missing(state: ScheduleState): ScheduleState {
  return [101, 201].reduce((before, task) => {
    const edit = { kind: 'mark', task, mark: 'missed', minutes: null, restId: 999 } as const
    const marked = applyEdit(before, edit, { day: 21, period: 12 })
    if (!marked.ok) throw new Error(marked.failure.reason.kind)
    return marked.value.state
  }, state)
}

describe('what was missed', () => {
  it.each([
    ['plan what I missed again', english],
    ['Plan what I missed', english],
    ['please reschedule the missed sessions', english],
    ["can you replan everything I've missed?", english],
    ['make up for what I missed', english],
    ['把没做的重新安排一下', chinese],
    ['没学的补排一下', chinese],
    ['重新安排错过的任务', chinese],
    ['帮我把漏掉的补上', chinese],
  ])('[M3] [P6] %s: what waits gets a new place', (words, state) => {
    const facts = factsOf(words, { state: missing(state) })
    expect(understand(facts)).toEqual(writes(planAnew(101, 201)))
    expect(understand(factsOf(words, { state }))).toEqual(say({ kind: 'nothing-missed' }))
  })

  it.each([
    ['re-plan my week', 'plan my week', english],
    ['Please replan the schedule.', 'plan the schedule', english],
    ['重新安排这周', '安排这周', chinese],
    ['帮我重新规划一下我的计划', '安排我的计划', chinese],
  ])('[M3] [P3] %s is what was missed; where nothing was, it is %s', (words, plain, state) => {
    expect(understand(factsOf(words, { state: missing(state) }))).toEqual(
      writes(planAnew(101, 201)),
    )
    expect(understand(factsOf(words, { state }))).toEqual(understand(factsOf(plain, { state })))
  })

  it.each([
    "don't plan what I missed again",
    "don't re-plan my week",
    'plan calculus',
    '先别重新安排没做的',
  ])('[M3] %s is no such wish', (words) => {
    const intent = understand(factsOf(words, { state: missing(english) }))
    expect(intent).not.toEqual(writes(planAnew(101, 201)))
  })
})

describe('a plan that is asked for once more, where all has its place', () => {
  const noFridays = { ...defaultPreferences, protectedWeekdays: [5] }

  it.each([
    ['redo the plan', planned],
    ['plan everything again', planned],
    ['重新排一下计划', chinese],
  ])(
    '[M3] %s: what lies where none should be goes elsewhere, else the plan is improved',
    (words, all) => {
      const state = { ...all, tasks: all.tasks.filter(({ place }) => place !== null) }
      expect(understand(factsOf(words, { state }))).toEqual(
        writes({ kind: 'improve', days: null, problem: null }),
      )
      expect(understand(factsOf(words, { state, preferences: noFridays }))).toMatchObject({
        kind: 'writes',
        writes: [{ kind: 'relocate', taskIds: [102, 202], avoid: { weekdays: [5] } }],
      })
    },
  )

  it('[M3] what was told beside it counts as well; where nothing is planned, that is said', () => {
    expect(
      understand(factsOf('plan the week again without thursday', { state: planned })),
    ).toMatchObject({
      writes: [{ kind: 'relocate', taskIds: [101, 201, 301] }],
    })
    const empty = { ...english, tasks: english.tasks.filter(({ kind }) => kind === 'event') }
    expect(understand(factsOf('redo the plan', { state: empty }))).toEqual(
      say({ kind: 'nothing-pending', classIds: [] }),
    )
  })
})

const after = (text: string, words: string) =>
  understand(factsOf(words, { recent: [{ who: 'person', text }] }))

describe('a change that names no work', () => {
  it.each(['and make it high priority', 'make that one top priority'])(
    '[M3] %s is of what was spoken of last',
    (words) => {
      expect(after('two more sessions for “Calculus: midterm”', words)).toMatchObject({
        kind: 'writes',
        writes: [{ kind: 'upsert', values: { task_class_id: 1, priority: 5 } }],
      })
    },
  )

  it('[M3] of two, or of nothing, it is none', () => {
    expect(
      after('calculus review 2 and matrices 2 are done', 'make it high priority').kind,
    ).not.toBe('writes')
    expect(after('All right.', 'make it high priority').kind).not.toBe('writes')
  })
})

it('[M3] a plan that is asked for is no answer to what words meant that named nothing', () => {
  const recent = [
    { who: 'person' as const, text: 'plan my trip to Paris' },
    { who: 'weekloom' as const, text: "I can't find that among your study work." },
  ]
  const fresh = understand(factsOf('Plan next week', { followUps: [] }))
  expect(fresh.kind).toBe('writes')
  expect(understand(factsOf('plan my trip to Paris', { followUps: ['Plan next week'] }))).toEqual(
    fresh,
  )
  expect(understand(factsOf('Plan next week', { recent }))).toEqual(fresh)
})
