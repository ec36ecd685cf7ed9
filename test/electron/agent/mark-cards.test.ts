// Marks asked for in words (P6): a card like any other write, whose rest gets an id that no task ever had.
import { expect, it } from 'vitest'
import { commitChange } from '../../../db/change.ts'
import { nextIds } from '../../../db/ids.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { item } from '../../builders.ts'
import { byPerson, now } from '../../db/data-folder.ts'
import { statusOf } from './card-worlds.ts'
import {
  answer,
  calls,
  confirms,
  delivers,
  isDone,
  openCard,
  openWorld,
  plans,
  say,
  stateOf,
  takesTask,
  type World,
} from './world.ts'

/** Item 3 lies on Wednesday; it is Thursday. */
async function withMarkCard(mark: Record<string, unknown>): Promise<World> {
  const world = openWorld([
    takesTask,
    plans(),
    calls('context_tools_add', { packs: ['schedule/detail'] }),
    confirms('mark_task', { task_id: 3, ...mark }, 'Shall I?'),
    isDone,
    delivers('Noted.'),
  ])
  world.moment = { day: 4, period: 0 }
  await say(world, 'I only got half of item 3 done')
  return world
}

it('[P6] [T5] a mark becomes a card; accepting it writes mark and rest as they were shown', async () => {
  const world = await withMarkCard({ mark: 'partly', minutes: 20 })
  const before = stateOf(world)
  const { body } = openCard(world)
  const restId = nextIds(world.database).task
  expect(Object.keys(body.diff.added)).toEqual([`task:${restId}`])
  expect(stateOf(world)).toEqual(before)
  expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted' })
  expect(findTask(stateOf(world), 3)).toMatchObject({ log: [{ outcome: 'partly', restId }] })
  expect(findTask(stateOf(world), restId)).toMatchObject({ status: 'pending' })
})

it('[P6] [G6] a miss that has begun is accepted: giving a past place up is what it is about', async () => {
  const world = await withMarkCard({ mark: 'missed' })
  expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted' })
  expect(findTask(stateOf(world), 3)).toMatchObject({ place: null, log: [{ outcome: 'missed' }] })
})

it('[P6] [S1] [G6] an id that was given away meanwhile is not written: a fresh card is offered', async () => {
  const world = await withMarkCard({ mark: 'partly', minutes: 20 })
  const card = openCard(world)
  const restId = nextIds(world.database).task
  const before = stateOf(world)
  const added = item(restId, { order: 20 })
  const diff = diffStates(before, { ...before, tasks: [...before.tasks, added] })
  commitChange(world.database, { at: now, change: byPerson(diff) })
  expect(await answer(world, 'accept')).toMatchObject({ outcome: 'stale' })
  expect(statusOf(world, card.id)).toBe('stale')
  expect(Object.keys(openCard(world).body.diff.added)).toEqual([`task:${restId + 1}`])
  expect(findTask(stateOf(world), restId)).toEqual(added)
})
