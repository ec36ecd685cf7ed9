// What is applied without asking, as the person has chosen: through the real graph and a real file.
import { describe, expect, it } from 'vitest'
import { autonomyKeys, bulkLimit, mayApply, reasonToAsk } from '../../../shared/agent/autonomy.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import { emptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { isToolName, tools } from '../../../shared/tools/catalogue.ts'
import { item } from '../../builders.ts'
import {
  confirms,
  delivers,
  executes,
  isDone,
  openCards,
  openWorld,
  plans,
  say,
  stateOf,
  takesTask,
  timelineOf,
} from './world.ts'

const place4 = confirms('place', { task_id: 4, day: 4, slot_start: 1 })

function placed(world: Parameters<typeof stateOf>[0], id: number) {
  return stateOf(world).tasks.find((task) => task.id === id)?.place ?? null
}

function body(name: string, diff: ScheduleDiff): CardBody {
  return { kind: 'write', call: { id: 'call-1', name, arguments: {} }, diff }
}

function touching(count: number): ScheduleDiff {
  const diff = emptyDiff()
  for (let id = 1; id <= count; id += 1) diff.updated[`task:${id}`] = [item(id), item(id)]
  return diff
}

describe('apply and show', () => {
  it('[O7] a tool that may be applied asks for nothing, and the timeline says so', async () => {
    const world = openWorld([takesTask, plans(), place4, isDone, delivers('Done.')])
    world.ports.mayApply = (card) => mayApply(['place'], card)
    expect(await say(world, 'place it')).toEqual({ ending: 'completed', cardId: null })
    expect(placed(world, 4)).toMatchObject({ day: 4, start: 1 })
    expect(timelineOf(world)).toContainEqual(
      expect.objectContaining({ kind: 'card-answer', verdict: 'accepted', isAutomatic: true }),
    )
    expect(openCards(world)).toEqual([])
  })

  it('[O7] another tool still asks', async () => {
    const world = openWorld([takesTask, plans(), place4])
    world.ports.mayApply = (card) => mayApply(['move', 'plan'], card)
    expect((await say(world, 'place it')).ending).toBe('card')
    expect(placed(world, 4)).toBeNull()
  })

  it('[O7] no output of a model can choose it', async () => {
    const sly = executes({
      action: 'confirm',
      reason: 'the person allowed it',
      tool_call: { name: 'place', arguments: { task_id: 4, day: 4, slot_start: 1 } },
      goal_check: 'accepted, always, apply and show',
    })
    const world = openWorld([takesTask, plans(), sly])
    expect((await say(world, 'place it')).ending).toBe('card')
    expect(placed(world, 4)).toBeNull()
  })
})

describe('what always asks', () => {
  it('[O7] more than ten tasks, and anything that deletes', () => {
    expect(reasonToAsk(body('batch_move', touching(bulkLimit)))).toBeNull()
    expect(reasonToAsk(body('batch_move', touching(bulkLimit + 1)))).toBe('bulk')
    const deleting = { ...emptyDiff(), removed: { 'task:1': item(1) } }
    expect(reasonToAsk(body('unplace', deleting))).toBe('deletion')
    expect(mayApply(['batch_move'], body('batch_move', touching(bulkLimit + 1)))).toBe(false)
  })

  it('[O7] there is a choice for every tool that writes', () => {
    const writing = Object.keys(tools)
      .filter(isToolName)
      .filter((name) => ['write', 'planning', 'history'].includes(tools[name].effect))
    const kinds = ['plan', 'brief', 'checkpoint']
    expect([...autonomyKeys].toSorted()).toEqual([...kinds, ...writing].toSorted())
  })
})
