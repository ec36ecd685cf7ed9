// What the planner says through the person's door: reasons, costs of places, health; asking writes nothing.
import { describe, expect, test } from 'vitest'
import { historyEntries } from '../../../db/history.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { openDesk, valueOf } from './open-desk.ts'

async function plannedDesk() {
  const desk = openDesk()
  const { state } = valueOf(await desk.session.request('set-up-sample', {}))
  if (state === null) throw new Error('the sample has a term')
  valueOf(await desk.session.request('say', { text: 'plan my week' }))
  const card = valueOf(await desk.session.request('load-view', {})).cards.find(
    ({ status }) => status === 'open',
  )
  if (card === undefined) throw new Error('a plan waits on its card')
  const { id: cardId, hash } = card
  valueOf(await desk.session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  const planned = valueOf(await desk.session.request('load-view', {})).state
  const block = planned?.tasks.find((task) => isPlacedItem(task) && task.place.day > 16)
  if (block === undefined) throw new Error('a block is placed')
  return { ...desk, block }
}

describe('the planner through the door', () => {
  test('[P2] says why a block is here, and weighs other places with the same numbers', async () => {
    const { session, block } = await plannedDesk()
    const { explanation, text } = valueOf(
      await session.request('explain-task', { taskId: block.id }),
    )
    if (explanation.kind !== 'placed') throw new Error('it is placed')
    expect(text).toContain(block.title)
    const { places } = valueOf(
      await session.request('weigh-places', { taskId: block.id, fromDay: 1, toDay: 112 }),
    )
    for (const alternative of explanation.alternatives) {
      expect(places).toContainEqual(alternative)
    }
    for (const { total, terms } of places) {
      expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }
  })

  test('[P5] diagnoses the plan in numbers and words, and writes nothing', async () => {
    const { session } = await plannedDesk()
    const before = historyEntries(session.context.database).length
    const { health, text } = valueOf(await session.request('check-health', {}))
    expect(health.candidates.at(-1)).toMatchObject({ id: 'close' })
    expect(text).toContain(String(health.verdict.improvement_signal))
    expect(historyEntries(session.context.database)).toHaveLength(before)
  })

  test('[P2] refuses a task and a day that are not there with a sentence', async () => {
    const { session } = await plannedDesk()
    const unknown = await session.request('explain-task', { taskId: 99_999 })
    expect(unknown).toMatchObject({ ok: false, failure: { code: 'no-task' } })
    const outside = await session.request('check-health', { day: 999 })
    expect(outside).toMatchObject({ ok: false, failure: { code: 'bad-range' } })
  })

  test('[P1] plans as the person likes to study', async () => {
    const { session } = openDesk()
    const { preferences } = valueOf(await session.request('set-up-sample', {}))
    const planning = { ...preferences.planning, protectedWeekdays: [3], noStudyAfter: '16:00' }
    valueOf(await session.request('set-preferences', { planning }))
    valueOf(await session.request('say', { text: 'plan my week' }))
    const view = valueOf(await session.request('load-view', {}))
    const body = view.cards.find(({ status }) => status === 'open')?.body
    if (body?.kind !== 'plan' || view.term === null) throw new Error('a plan waits on its card')
    const placed = Object.values(body.diff.updated)
      .map(([, to]) => to)
      .filter((record) => record.kind !== 'class')
      .filter(isPlacedItem)
    expect(placed.length).toBeGreaterThan(0)
    for (const { place } of placed) {
      expect(view.state?.window.days[place.day - 1]?.weekday).not.toBe(3)
      expect((view.term.periods[place.end - 1]?.end ?? '99') <= '16:00').toBe(true)
    }
  })
})
