// Planning beside the window's thread: the same plan, a stop at any moment, and no thread at all.
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { type PlanBudget } from '../../../electron/planner/usual-plan.ts'
import { followInThread } from '../../../electron/planner/ask-planner.ts'
import type { Question } from '../../../electron/planner/questions.ts'
import {
  endRestingThread,
  startThread,
  type ThreadOptions,
} from '../../../electron/worker/thread.ts'
import type { PlanProgress } from '../../../shared/planner/plan-progress.ts'
import { beforeTerm, hours, item, schedule, taskClass, week } from '../../builders.ts'

const state = schedule(
  [
    taskClass(1, { toDay: 28 }),
    ...Array.from({ length: 12 }, (_, index) => item(index + 1, { duration: 2 })),
  ],
  week({ weeks: 4, periods: hours(10) }),
)
const policy = { classIds: null, scope: null, now: beforeTerm }

type PlanWish = Question<'plan'>['wish']

function wish(budget: PlanBudget): PlanWish {
  return { state, policy, budget, seed: 1 }
}

const short = wish({ steps: 500 })
const plan = planTerm(state, policy, { steps: 500 }, 1)
/** More than anyone waits for. */
const endless = wish({ steps: 1_000_000_000_000 })
const never = new AbortController().signal

function planInThread(asked: PlanWish, signal: AbortSignal, options: ThreadOptions = {}) {
  return followInThread(options)({ kind: 'plan', wish: asked }, signal)
}

describe('a plan in the thread', () => {
  test('[P1] the thread makes the plan that planTerm makes, and says how far it is', async () => {
    const told: number[] = []
    const made = await planInThread(short, never, {
      onProgress: ({ steps }) => void told.push(steps),
    })
    expect(made).toEqual(plan)
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  test('[G10] a stop answers at once, and the thread is free for the next question', async () => {
    const stop = new AbortController()
    let thread: Worker | null = null
    const made = planInThread(endless, stop.signal, {
      start: () => (thread = startThread()),
      onProgress: () => stop.abort(),
    })
    expect(await made).toBeNull()
    if (thread === null) throw new Error('no thread was started')
    let said: unknown[] = []
    while (!isAnswer(said[0])) said = await once(thread, 'message')
    expect(await planInThread(short, never)).toEqual(plan)
    await endRestingThread()
  })

  test('[G10] what was stopped before it began starts nothing', async () => {
    expect(await planInThread(endless, AbortSignal.abort(), { start: fail })).toBeNull()
  })

  test.each([
    ['can not be started', fail],
    ['has no file', () => new Worker(join(import.meta.dirname, 'no-such-thread.ts'))],
    ['crashes', () => new Worker('throw new Error("broken")', { eval: true })],
    ['ends without a word', silent],
  ])('[P1] when the thread %s the same plan is made here', async (_, start) => {
    const told: number[] = []
    const onProgress = ({ steps }: PlanProgress) => void told.push(steps)
    expect(await planInThread(short, never, { start, onProgress })).toEqual(plan)
    expect(told.length).toBeGreaterThan(0)
  })

  test('[G10] a stop while no thread can be had leaves no plan', async () => {
    const stop = new AbortController()
    const made = planInThread(short, stop.signal, { start: silent, onProgress: () => stop.abort() })
    expect(await made).toBeNull()
  })

  test('[P1] a wish that breaks the planner fails here as it would without a thread', async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a state as no code should make it
    const broken = { ...short, state: { ...state, tasks: null } } as unknown as PlanWish
    await expect(planInThread(broken, never)).rejects.toThrow(TypeError)
  })
})

function isAnswer(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'answer'
  )
}

function fail(): Worker {
  throw new Error('no threads today')
}

function silent(): Worker {
  return new Worker('', { eval: true })
}
