// Active optimisation (G8): after a rough build the graph goes through diagnosis, choice, card and diagnosis again.
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../../../electron/model/model.ts'
import { givenModel } from '../language/given/given-model.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { at, item, schedule, taskClass } from '../../builders.ts'
import { emptyFolder, open, openWith } from '../../db/data-folder.ts'
import {
  answer,
  calls,
  confirms,
  conversationOf,
  delivers,
  isDone,
  makeWorld,
  openCards,
  openWorld,
  plans,
  resumeWorld,
  say,
  stateOf,
  takesTask,
  textsOf,
  timelineOf,
  type World,
} from './world.ts'

/** Two heavy blocks of different courses touch on Monday evening; everything else is free. */
const crowded = schedule([
  taskClass(1, { intensity: 5, subjectType: 'quantitative' }),
  taskClass(2, { intensity: 5, subjectType: 'memory' }),
  item(1, { classId: 1, place: at(1, 9, 10) }),
  item(2, { classId: 2, place: at(1, 11, 12) }),
])

const improves = plans({ entry: 'global_reopt' })

/** A model that does as it is told: diagnose, then the first offer, until the mode is closed. */
function obedient({ stage, facts }: ModelRequest): string {
  if (stage === 'chat') return takesTask
  if (stage === 'plan') return improves
  if (stage === 'deliver') return delivers('Improved.')
  if (facts.optimisation === null) return isDone
  const [best] = facts.optimisation.offers
  return best === undefined ? calls('analyze_health') : confirms(best.name, best.arguments)
}

function callNames(world: World): string[] {
  return timelineOf(world).flatMap((event) =>
    event.kind === 'tool-call-start' ? [event.call.name] : [],
  )
}

function placesOf(world: World) {
  return stateOf(world)
    .tasks.filter(isPlacedItem)
    .map(({ id, place }) => [id, place])
}

async function acceptAll(world: World): Promise<number> {
  let cards = 0
  while (openCards(world).length > 0) {
    cards += 1
    await answer(world, 'accept')
  }
  return cards
}

describe('active optimisation', () => {
  it('[G8] goes through diagnosis, the chosen candidate on its card, and diagnosis again until it closes', async () => {
    const world = openWorld(obedient, crowded)
    await say(world, 'heavy on Monday')
    const cards = await acceptAll(world)
    expect(cards).toBeGreaterThan(0)
    const names = callNames(world)
    expect(names[0]).toBe('analyze_health')
    expect(names.at(-1)).toBe('analyze_health')
    expect(names.filter((name) => name === 'move' || name === 'swap')).toHaveLength(cards)
    expect(placesOf(world)).not.toEqual([
      [1, at(1, 9, 10)],
      [2, at(1, 11, 12)],
    ])
    expect(textsOf(world).at(-1)).toBe('Improved.')
  })

  it('[G8] a move that no diagnosis offers is a correction, and nothing is opened', async () => {
    const searching = confirms('move', { task_id: 1, new_day: 5, new_slot_start: 1 })
    const world = openWorld(
      [takesTask, improves, searching, calls('analyze_health'), searching, isDone, delivers('No.')],
      crowded,
    )
    await say(world, 'make it better')
    expect(openCards(world)).toEqual([])
    expect(placesOf(world)).toEqual([
      [1, at(1, 9, 10)],
      [2, at(1, 11, 12)],
    ])
    const corrections = world.requests.map(({ facts }) => facts.correction)
    expect(corrections.filter((each) => each !== null)).toEqual([
      'Call analyze_health first: only a move that it offers can be made now.',
      'The last analyze_health does not offer this move. Choose one of its candidates with exactly its arguments, or close with done.',
    ])
  })

  it.each(['get_overview', 'find_free', 'analyze_rhythm'])('[G8] keeps %s closed', async (name) => {
    const world = openWorld(
      [takesTask, improves, calls(name, name === 'find_free' ? { duration: 1 } : {}), isDone],
      crowded,
    )
    await say(world, 'make it better')
    expect(callNames(world)).toEqual([])
    expect(world.requests[3]?.facts.correction).toContain('closed while the plan is being improved')
  })

  it('[G8] a step that ends gives all tools back', async () => {
    const world = openWorld(
      [
        takesTask,
        plans({
          entry: 'global_reopt',
          plan_steps: [
            { content: 'improve', done_when: 'better' },
            { content: 'look', done_when: 'seen' },
          ],
        }),
        JSON.stringify({ speak: '', action: 'next_plan', reason: 'enough', goal_check: 'fine' }),
        calls('get_overview'),
        isDone,
        delivers('Done.'),
      ],
      crowded,
    )
    await say(world, 'improve, then look')
    expect(callNames(world)).toEqual(['get_overview'])
  })

  it('[G8] two diagnoses without improvement close it', async () => {
    const world = openWorld(
      [takesTask, improves, ...Array.from({ length: 3 }, () => calls('analyze_health')), isDone],
      crowded,
    )
    await say(world, 'make it better')
    const isOpen = world.requests.slice(2).map(({ facts }) => facts.optimisation !== null)
    expect(isOpen).toEqual([true, true, true, false, false])
  })

  it('[G8] after a kill it goes on where it was, with the same card', async () => {
    const folder = emptyFolder()
    const world = makeWorld(openWith(folder, crowded), obedient)
    await say(world, 'heavy on Monday')
    const before = openCards(world)
    world.database.close()
    const again = makeWorld(open(folder), obedient)
    await resumeWorld(again)
    expect(openCards(again)).toEqual(before)
    await acceptAll(again)
    expect(callNames(again).at(-1)).toBe('analyze_health')
    expect(conversationOf(again).snapshot).toBeNull()
  })

  it('[G8] the offline model asks for nothing more once a candidate is declined', async () => {
    const folder = emptyFolder()
    const world = makeWorld(openWith(folder, crowded), (request) =>
      request.stage === 'plan' ? improves : modelOutput(request),
    )
    await say(world, 'make my plan better')
    expect(openCards(world)).toHaveLength(1)
    await answer(world, 'reject')
    expect(openCards(world)).toEqual([])
    expect(callNames(world)).toHaveLength(2)
  })
})

describe('entry modes', () => {
  it('[G7] a rough build is followed by a diagnosis unless the request is local', async () => {
    const pending = schedule([item(1), item(2)])
    const rough = (entry: 'first_full' | 'local_adjust') =>
      openWorld(({ stage, facts }) => {
        if (stage === 'chat') return takesTask
        if (stage === 'plan') return plans({ needs_rough_build: true, entry })
        if (stage === 'deliver') return delivers('Done.')
        return facts.optimisation === null ? isDone : calls('analyze_health')
      }, pending)
    const full = rough('first_full')
    await say(full, 'plan my week')
    await acceptAll(full)
    expect(callNames(full)[0]).toBe('analyze_health')
    const local = rough('local_adjust')
    await say(local, 'place the first two')
    await acceptAll(local)
    expect(callNames(local)).toEqual([])
  })
})

function modelOutput(request: ModelRequest) {
  return givenModel(request, () => {}, new AbortController().signal)
}
