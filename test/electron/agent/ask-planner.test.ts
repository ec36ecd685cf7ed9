// The planner's tools in a turn: what would make a refused write possible, and a stop while the planner works.
import { describe, expect, it } from 'vitest'
import { askInThread } from '../../../electron/planner/ask-planner.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule } from '../../builders.ts'
import {
  answer,
  calls,
  confirms,
  delivers,
  isDone,
  openCard,
  openCards,
  openWorld,
  plans,
  say,
  stateOf,
  takesTask,
  timelineOf,
  type World,
} from './world.ts'

const inOrder = schedule([
  event(90, at(1, 1, 2)),
  ...[1, 3, 4].map((day, index) => item(index + 1, { place: at(day, 3) })),
])

const moveFirst = confirms('move', { task_id: 1, new_day: 5, new_slot_start: 3 })

function refusalOf(world: World): string {
  const ends = timelineOf(world).flatMap((each) => (each.kind === 'tool-call-end' ? [each] : []))
  expect(ends[0]?.outcome).toBe('refused')
  return ends[0]?.text ?? ''
}

/** The arguments of the call that the refusal ends with. */
function callIn(text: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(text.slice(text.indexOf('{')))
  if (typeof parsed !== 'object' || parsed === null) throw new Error(text)
  return { ...parsed }
}

describe('a write that the order forbids', () => {
  it('[T3] [P3] is refused with the batch that would do it, and the model can call that on a card', async () => {
    const world = openWorld((_request, count) => {
      if (count < 3) return [takesTask, plans(), moveFirst][count] ?? ''
      if (count === 3) return confirms('batch_move', callIn(refusalOf(world)))
      return count === 4 ? isDone : delivers('Moved.')
    }, inOrder)
    await say(world, 'move the first session to Friday')
    expect(refusalOf(world)).toContain('batch_move would do it with 2 more tasks')
    expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'batch_move' } })
    expect(findTask(stateOf(world), 1)?.place).toEqual(at(1, 3))
    await answer(world, 'accept')
    expect(findTask(stateOf(world), 1)?.place).toEqual(at(5, 3))
  })

  it('[T3] says the same in Chinese, and nothing more where nothing helps', async () => {
    const world = openWorld([takesTask, plans(), moveFirst, isDone, delivers('好')], inOrder)
    world.language = 'zh'
    await say(world, '把第一次移到周五')
    expect(refusalOf(world)).toContain('用 batch_move 再移动 2 个任务')
    const onLesson = confirms('move', { task_id: 1, new_day: 1, new_slot_start: 2 })
    const other = openWorld([takesTask, plans(), onLesson, isDone, delivers('No.')], inOrder)
    await say(other, 'move it')
    expect(refusalOf(other)).not.toContain('batch_move')
  })
})

/** Stops the turn as soon as the planner is asked. */
function stopWhenAsked(world: World, stop: AbortController): void {
  world.ports.askPlanner = (...asked) => {
    const answered = askInThread(...asked)
    stop.abort()
    return answered
  }
}

describe('the planner in its thread', () => {
  const adds = calls('context_tools_add', { packs: ['schedule/mutation', 'schedule/analyze'] })
  const ill = { unavailable: [{ day_from: 3, day_to: 3 }] }

  it('[P3] a re-plan from it becomes a card, which still does what it showed', async () => {
    const replies = [takesTask, plans(), adds, confirms('replan', ill), isDone, delivers('Done.')]
    const world = openWorld(replies, inOrder)
    world.ports.askPlanner = askInThread
    await say(world, 'I am ill on Wednesday')
    expect(openCard(world).body).toMatchObject({ kind: 'write', call: { name: 'replan' } })
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted' })
    expect(findTask(stateOf(world), 2)?.place?.day).not.toBe(3)
  })

  it.each([
    ['a re-plan', confirms('replan', ill)],
    ['a diagnosis', calls('analyze_health')],
  ])('[G10] a stop during %s ends the turn, and nothing is written', async (_, call) => {
    const world = openWorld([takesTask, plans(), adds, call], inOrder)
    const stop = new AbortController()
    stopWhenAsked(world, stop)
    expect(await say(world, 'help', stop.signal)).toEqual({ ending: 'stopped', cardId: null })
    expect(openCards(world)).toEqual([])
    expect(timelineOf(world).at(-1)).toMatchObject({ kind: 'turn-end', ending: 'stopped' })
    expect(stateOf(world)).toEqual(inOrder)
  })
})
