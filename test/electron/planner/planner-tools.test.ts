// The planner's tools beside the window's thread: the same answers, the window's thread free, and a stop at any moment.
import { describe, expect, test } from 'vitest'
import {
  directTools,
  followThreadedTools,
  threadedTools,
} from '../../../electron/planner/planner-tools.ts'
import type { PlannerContext } from '../../../electron/planner/run-planner-tool.ts'
import type { PlanProgress } from '../../../shared/planner/plan-progress.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import { at, beforeTerm, item, schedule, taskClass, week } from '../../builders.ts'

const days = Array.from({ length: 20 }, (_, index) => index + 1)
const state = schedule(
  [
    taskClass(2, { toDay: 1 }),
    ...days.map((day) => item(day, { place: at(day, 3) })),
    item(90, { classId: 2, order: 1, duration: 9 }),
    item(91, { classId: 2, order: 2, duration: 9 }),
  ],
  week({ weeks: 4 }),
)
const context: PlannerContext = {
  state,
  now: beforeTerm,
  language: 'en',
  preferences: defaultPreferences,
}
const never = new AbortController().signal
const ill = { unavailable: [{ day_from: 5, day_to: 9 }] }
const policy = { classIds: null, scope: null, now: beforeTerm }

const refusedMove = (() => {
  const call = {
    name: 'move' as const,
    arguments: { task_id: 1, new_day: 3, new_slot_start: 3 },
  }
  const outcome = runScheduleTool({ ...call, state, now: beforeTerm, language: 'en' })
  if (outcome.kind !== 'refused') throw new Error('the order forbids it')
  return { ...call, state, now: beforeTerm, refusal: outcome.refusal }
})()

describe('the tools in a thread', () => {
  test('[P3] a re-plan is the one that is made here', async () => {
    const made = await threadedTools.plan('replan', ill, context, never)
    expect(made?.kind).toBe('change')
    expect(made).toEqual(await directTools.plan('replan', ill, context, never))
  })

  test('[P3] a re-plan says how far it is, to its end', async () => {
    const told: PlanProgress[] = []
    const tools = followThreadedTools({ onProgress: (progress) => void told.push(progress) })
    const made = await tools.plan('replan', ill, context, never)
    expect(made?.kind).toBe('change')
    const steps = told.map((progress) => progress.steps)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(told.map(({ of }) => of)).size).toBe(1)
    expect(steps.at(-1)).toBe(told[0]?.of)
  })

  test('[P5] a diagnosis and a clash are those that are found here', async () => {
    for (const name of ['analyze_health', 'find_clashes', 'analyze_rhythm'] as const) {
      const found = await threadedTools.analyse(name, {}, context, never)
      expect(found?.kind).toBe('facts')
      expect(found).toEqual(await directTools.analyse(name, {}, context, never))
    }
    const clash = await threadedTools.findClash(state, policy, never)
    expect(clash).not.toBeNull()
    expect(clash).toEqual(await directTools.findClash(state, policy, never))
  })

  test('[P3] what would make a refused move possible is the same', async () => {
    const shift = await threadedTools.offerShift(refusedMove, never)
    expect(shift?.kind).toBe('moves')
    expect(shift).toEqual(await directTools.offerShift(refusedMove, never))
  })

  test('[T1] wrong arguments are answered like anywhere', async () => {
    const wrong = await threadedTools.plan('replan', { until: 3 }, context, never)
    expect(wrong?.kind).toBe('invalid')
  })

  test('[C1] while it works the thread that asked goes on', async () => {
    // On a busy machine one re-plan may be over before this thread has had its turn; not ten in a row.
    const beats: number[] = []
    for (let round = 0; round < 10; round += 1) {
      let count = 0
      const heart = setInterval(() => (count += 1), 1)
      await threadedTools.plan('replan', ill, context, never)
      clearInterval(heart)
      beats.push(count)
    }
    expect(Math.max(...beats)).toBeGreaterThan(2)
  })

  test('[G10] a stop answers at once with nothing, whatever was asked', async () => {
    const stop = new AbortController()
    const asked = [
      threadedTools.plan('replan', ill, context, stop.signal),
      threadedTools.analyse('analyze_health', {}, context, stop.signal),
      threadedTools.findClash(state, policy, stop.signal),
      threadedTools.offerShift(refusedMove, stop.signal),
    ]
    stop.abort()
    expect(await Promise.all(asked)).toEqual([null, null, null, null])
    expect(await directTools.plan('replan', ill, context, stop.signal)).toBeNull()
  })
})
