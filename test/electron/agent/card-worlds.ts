// Worlds in which a card is open, and what a person does to the schedule meanwhile.
import { commitChange } from '../../../db/change.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { now } from '../../db/data-folder.ts'
import {
  confirms,
  conversationOf,
  delivers,
  isDone,
  openWorld,
  plans,
  plansRoughly,
  say,
  stateOf,
  takesTask,
  type World,
} from './world.ts'

export const place4 = confirms('place', { task_id: 4, day: 4, slot_start: 1 }, 'Shall I?')

/** A card to place item 4 is open; then the work ends. */
export async function withWriteCard(more = [isDone, delivers('Done.')]): Promise<World> {
  const world = openWorld([takesTask, plans(), place4, ...more])
  await say(world, 'place 4')
  return world
}

export async function withPlanCard(more = [isDone, delivers('Done.')]): Promise<World> {
  const world = openWorld([takesTask, plansRoughly, ...more])
  await say(world, 'plan my week')
  return world
}

/** The person changes the schedule by hand while the card waits. */
export function edit(world: World, ...edits: Edit[]): void {
  for (const each of edits) {
    const before = stateOf(world)
    const edited = applyEdit(before, each, { day: 0, period: 0 })
    if (!edited.ok) throw new Error(JSON.stringify(edited.failure))
    const diff = diffStates(before, edited.value.state)
    const change = { kind: 'diff', diff, who: 'person', why: 'by hand', cardId: null } as const
    commitChange(world.database, { at: now, change })
  }
}

export function placeOf(world: World, id: number) {
  return findTask(stateOf(world), id)?.place ?? null
}

export function statusOf(world: World, cardId: string) {
  return conversationOf(world).cards.find(({ id }) => id === cardId)?.status
}
