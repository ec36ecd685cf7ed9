// The outlook of a course through the session: an exam that no calendar holds, told in a guide or a goal, is called one.
import { expect, it } from 'vitest'
import type { DeadlineOutlook, SimulationFacts } from '../../../shared/planner/simulation.ts'
import { simulatePlan } from '../../../electron/planner/simulate/simulate-plan.ts'
import { currentClock } from '../../../electron/session/context.ts'
import type { Session } from '../../../electron/session/session.ts'
import { answer, openTalk, say, sayAll, textsOf } from '../orchestrator/pack-talk.ts'
import { valueOf } from '../session/open-desk.ts'

const course = 'Microeconomics'
const wish = { runs: 100, seed: 7 }

/** Six chapters in the week, nothing of them an event. */
async function planned(...told: string[]) {
  const session = await openTalk()
  await sayAll(session, `guide me through ${course}`, ...told, 'yes')
  await answer(session)
  await say(session, 'plan the whole term')
  await answer(session)
  return session
}

async function simulated(session: Session) {
  const asked = await session.request('simulate-plan', { course, ...wish })
  const { facts, text } = valueOf(asked)
  return { text, deadlines: deadlinesOf(facts) }
}

function deadlinesOf(facts: SimulationFacts | null): DeadlineOutlook[] {
  if (facts?.kind !== 'outlook') throw new Error(JSON.stringify(facts))
  return facts.deadlines
}

/** As the planner alone sees them. */
async function counted(session: Session) {
  const { context } = session
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('there is a term')
  const now = currentClock(context).moment
  const preferences = context.preferences.planning
  return deadlinesOf(simulatePlan({ state, now, preferences, course, ...wish }))
}

it('[K6] [R6] an exam that only the guide was told is the deadline’s name, in figures, sentences and the pack’s field, and no number is another', async () => {
  const session = await planned('the exam is on 18 December', '6 chapters')
  const { deadlines, text } = await simulated(session)
  expect(deadlines).toMatchObject([
    { due: { kind: 'exam', examDate: '2026-12-18' }, date: '2026-12-17' },
  ])
  expect(text).toMatch(/for the exam on Fri 18 Dec, to be done by Thu 17 Dec: \d+\s%/)
  const [alone, ...others] = await counted(session)
  expect(others).toEqual([])
  expect(alone?.due).toEqual({ kind: 'range' })
  expect(deadlines).toEqual([{ ...alone, due: { kind: 'exam', examDate: '2026-12-18' } }])
  const asked = { course, key: 'outlook', version: 0 } as const
  valueOf(await session.request('generate-field', asked))
  expect(textsOf(session, course)['outlook']).toContain('for the exam on Fri 18 Dec')
})

it('[K6] so is one that stands in the goal of the pack; work that goes on after it is not only for it', async () => {
  const session = await planned('there is no exam, by 18 December', '6 chapters')
  expect((await simulated(session)).deadlines).toMatchObject([{ due: { kind: 'range' } }])
  const write = async (text: string, version: number) =>
    valueOf(await session.request('write-field', { course, key: 'goal', text, version }))
  await write('Pass\nThe exam is on 20 December', 0)
  const named = await simulated(session)
  expect(named.deadlines).toMatchObject([{ due: { kind: 'exam', examDate: '2026-12-20' } }])
  expect(named.text).toContain('for the exam on Sun 20 Dec, to be done by Fri 18 Dec')
  await write('Pass\nThe exam is on 11 December', 1)
  const after = await simulated(session)
  expect(after.deadlines).toEqual(await counted(session))
  expect(after.text).toContain('due Fri 18 Dec')
})
