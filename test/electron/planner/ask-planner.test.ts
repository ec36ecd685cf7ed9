// The planner's tools beside the window's thread: the same answers, the window's thread free, and a stop at any moment.
import { describe, expect, test } from 'vitest'
import { askHere, askInThread, followInThread } from '../../../electron/planner/ask-planner.ts'
import type { Question } from '../../../electron/planner/questions.ts'
import type { PlannerContext } from '../../../electron/planner/run-planner-tool.ts'
import type { PlanProgress } from '../../../shared/planner/plan-progress.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { AnalysisToolName } from '../../../shared/tools/catalogue.ts'
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

const asksPlan: Question<'planning'> = {
  kind: 'planning',
  wish: { name: 'replan', values: ill, context },
}
const asksClash: Question<'clash'> = { kind: 'clash', wish: { state, policy } }
const asksShift: Question<'shift'> = { kind: 'shift', wish: refusedMove }

function asks(name: AnalysisToolName): Question<'analysis'> {
  return { kind: 'analysis', wish: { name, values: {}, context } }
}

describe('the planner in a thread', () => {
  test('[P3] a re-plan is the one that is made here', async () => {
    const made = await askInThread(asksPlan, never)
    expect(made?.kind).toBe('change')
    expect(made).toEqual(await askHere(asksPlan, never))
  })

  test('[P3] a re-plan says how far it is, to its end', async () => {
    const told: PlanProgress[] = []
    const ask = followInThread({ onProgress: (progress) => void told.push(progress) })
    const made = await ask(asksPlan, never)
    expect(made?.kind).toBe('change')
    const steps = told.map((progress) => progress.steps)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(told.map(({ of }) => of)).size).toBe(1)
    expect(steps.at(-1)).toBe(told[0]?.of)
  })

  test('[P5] a diagnosis and a clash are those that are found here', async () => {
    for (const name of ['analyze_health', 'find_clashes', 'analyze_rhythm'] as const) {
      const found = await askInThread(asks(name), never)
      expect(found?.kind).toBe('facts')
      expect(found).toEqual(await askHere(asks(name), never))
    }
    const clash = await askInThread(asksClash, never)
    expect(clash).not.toBeNull()
    expect(clash).toEqual(await askHere(asksClash, never))
  })

  test('[P3] what would make a refused move possible is the same', async () => {
    const shift = await askInThread(asksShift, never)
    expect(shift?.kind).toBe('moves')
    expect(shift).toEqual(await askHere(asksShift, never))
  })

  test('[T1] wrong arguments are answered like anywhere', async () => {
    const wrong = await askInThread(
      { kind: 'planning', wish: { ...asksPlan.wish, values: { until: 3 } } },
      never,
    )
    expect(wrong?.kind).toBe('invalid')
  })

  test('[C1] while it works the thread that asked goes on', async () => {
    // On a busy machine one re-plan may be over before this thread has had its turn; not ten in a row.
    const beats: number[] = []
    for (let round = 0; round < 10; round += 1) {
      let count = 0
      const heart = setInterval(() => (count += 1), 1)
      await askInThread(asksPlan, never)
      clearInterval(heart)
      beats.push(count)
    }
    expect(Math.max(...beats)).toBeGreaterThan(2)
  })

  test('[G10] a stop answers at once with nothing, whatever was asked', async () => {
    const stop = new AbortController()
    const asked = [
      askInThread(asksPlan, stop.signal),
      askInThread(asks('analyze_health'), stop.signal),
      askInThread(asksClash, stop.signal),
      askInThread(asksShift, stop.signal),
    ]
    stop.abort()
    expect(await Promise.all(asked)).toEqual([null, null, null, null])
    expect(await askHere(asksPlan, stop.signal)).toBeNull()
  })
})
