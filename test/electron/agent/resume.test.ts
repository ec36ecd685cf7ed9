// Kills and stops at every point (G6, G10): memory is thrown away and the file alone says how it goes on.
import { describe, expect, it } from 'vitest'
import { historyEntries } from '../../../db/history.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import type { ModelRequest } from '../../../electron/model/model.ts'
import { readSnapshot } from '../../../electron/agent/graph/graph-state.ts'
import { copyAsKilled, emptyFolder, open, openWith, smallState } from '../../db/data-folder.ts'
import {
  answer,
  calls,
  chats,
  confirms,
  conversationOf,
  delivers,
  isDone,
  liveTexts,
  makeWorld,
  openCards,
  openWorld,
  plansRoughly,
  resumeWorld,
  say,
  stateOf,
  takesTask,
  textsOf,
  timelineOf,
  type World,
} from './world.ts'

/** A plan, a look, a move with its card, an undo with its card: what comes next follows from what was done. */
function work({ stage, facts }: ModelRequest): string {
  if (stage === 'chat') return takesTask
  if (stage === 'plan') return plansRoughly
  if (stage === 'deliver') return delivers('All is done.')
  const steps = [
    calls('query_range', { day: 1 }, 'Let me look.'),
    confirms('move', { task_id: 3, new_day: 1, new_slot_start: 1 }, 'May I move it?'),
    calls('context_tools_add', { packs: ['schedule/mutation'] }),
    confirms('undo_change', {}, 'May I undo it?'),
    calls('get_overview'),
  ]
  return steps[facts.calls.length] ?? isDone
}

/** What a person would do with what the file shows, until nothing is left to do. */
async function drive(world: World): Promise<void> {
  const { snapshot } = conversationOf(world)
  if (timelineOf(world).length === 0) await say(world, 'plan my week')
  else if (openCards(world).length === 0 && snapshot !== null) await resumeWorld(world)
  while (openCards(world).length > 0) await answer(world, 'accept')
}

class Kill extends Error {}

/** Runs until the process is killed just before or just after its n-th commit. */
async function driveUntilKilled(
  database: WeekloomDatabase,
  commits: number,
  when: 'before' | 'after',
): Promise<void> {
  const world = makeWorld(database, work)
  const { commit } = world.ports
  world.ports.commit = (step) => {
    const isLast = world.steps.length === commits - 1
    if (isLast && when === 'before') throw new Kill()
    const receipt = commit(step)
    if (isLast) throw new Kill()
    return receipt
  }
  await drive(world).catch((error: unknown) => {
    if (!(error instanceof Kill)) throw error
  })
}

/** All that must be the same however often it was killed. */
function outcomeOf(database: WeekloomDatabase) {
  const events = timelineOf({ database })
  return {
    state: stateOf({ database }),
    history: historyEntries(database).map(({ id, who, why, diff, undone }) => ({
      id,
      who,
      why,
      diff,
      undone,
    })),
    messages: conversationOf({ database }).messages.map(({ role, content }) => ({ role, content })),
    events: events.map((event) => (event.kind === 'text' ? event.text : event.kind)),
    snapshot: conversationOf({ database }).snapshot,
  }
}

const wholeRun = 14

describe('a kill', () => {
  it('[G6] the whole run takes as many commits as the tests below cut it at', async () => {
    const world = openWorld(work)
    await drive(world)
    expect(world.steps).toHaveLength(wholeRun)
    expect(historyEntries(world.database)).toHaveLength(3)
  })

  const cuts = Array.from({ length: wholeRun }, (_, index) => index + 1)

  it.each(cuts.flatMap((n) => [{ n, when: 'before' } as const, { n, when: 'after' } as const]))(
    '[G6] $when commit $n loses nothing and doubles nothing',
    async ({ n, when }) => {
      const untouched = openWorld(work)
      await drive(untouched)
      const folder = emptyFolder()
      await driveUntilKilled(openWith(folder, smallState), n, when)
      const database = open(copyAsKilled(folder))
      await drive(makeWorld(database, work))
      expect(outcomeOf(database)).toEqual(outcomeOf(untouched.database))
    },
  )

  it('[G6] a card that was open at the kill is the same card after it', async () => {
    const folder = emptyFolder()
    const world = makeWorld(openWith(folder, smallState), work)
    await say(world, 'plan my week')
    const database = open(copyAsKilled(folder))
    expect(openCards({ database })).toEqual(openCards(world))
    const result = await resumeWorld(makeWorld(database, work))
    expect(result).toEqual({ ending: 'card', cardId: openCards(world)[0]?.id })
  })

  it('[G6] resuming where nothing runs does nothing', async () => {
    const world = openWorld([chats('Hi.')])
    expect(await resumeWorld(world)).toEqual({ ending: 'completed', cardId: null })
    expect(world.steps).toEqual([])
  })

  it('[G6] a new text after a kill ends the old turn and begins its own', async () => {
    const folder = emptyFolder()
    await driveUntilKilled(openWith(folder, smallState), 2, 'after')
    const world = makeWorld(open(copyAsKilled(folder)), [chats('Hello.')])
    expect((await say(world, 'hello')).ending).toBe('completed')
    const endings = timelineOf(world).flatMap((event) =>
      event.kind === 'turn-end' ? [event.ending] : [],
    )
    expect(endings).toEqual(['stopped', 'completed'])
  })
})

/** Aborts at the n-th wait of the run, counted over model calls and pauses. */
function abortAt(world: World, n: number, doesModelAnswer: boolean): AbortController {
  const controller = new AbortController()
  const { model, pause } = world.ports
  let waits = 0
  const isTheOne = () => {
    waits += 1
    if (waits === n) controller.abort()
    return waits === n
  }
  world.ports.pause = async (ms) => {
    isTheOne()
    await pause(ms)
  }
  world.ports.model = (request, report, signal) => {
    if (isTheOne() && !doesModelAnswer) return new Promise(() => {})
    return model(request, report, signal)
  }
  return controller
}

const firstTurnWaits = 4

describe('a stop', () => {
  const waits = Array.from({ length: firstTurnWaits }, (_, index) => index + 1)

  it.each(waits.flatMap((n) => [true, false].map((answers) => ({ n, answers }))))(
    '[G10] at wait $n ends the turn at once (the model answers all the same: $answers)',
    async ({ n, answers }) => {
      const world = openWorld((request, count) =>
        request.stage === 'plan' && count === 1
          ? plansRoughly.replace(
              'Here is a plan.',
              'First this is said, then that is said, at length.',
            )
          : work(request),
      )
      const before = stateOf(world)
      const controller = abortAt(world, n, answers)
      let late = 0
      const { report } = world.ports
      world.ports.report = (delta) => {
        if (controller.signal.aborted) late += 1
        report(delta)
      }
      const result = await say(world, 'plan my week', controller.signal)
      expect(result).toEqual({ ending: 'stopped', cardId: null })
      expect(late).toBe(0)
      expect(textsOf(world)).toEqual([])
      expect(stateOf(world)).toEqual(before)
      expect(openCards(world)).toEqual([])
      expect(conversationOf(world).snapshot).toBeNull()
      expect(timelineOf(world).at(-1)).toEqual({ kind: 'turn-end', ending: 'stopped', rounds: 0 })
      expect((await say(world, 'plan my week')).ending).toBe('card')
    },
  )

  it('[G10] what was committed stays: an accepted card is done although the turn is stopped after it', async () => {
    const world = openWorld(work)
    await say(world, 'plan my week')
    const controller = abortAt(world, 1, false)
    expect(await answer(world, 'accept', { signal: controller.signal })).toEqual({
      outcome: 'accepted',
      ending: 'stopped',
      cardId: null,
    })
    expect(stateOf(world).tasks.every(({ place }) => place !== null)).toBe(true)
  })

  it('[G10] a turn stopped before it begins asks no model and keeps the words', async () => {
    const world = openWorld(work)
    const controller = new AbortController()
    controller.abort()
    expect((await say(world, 'plan my week', controller.signal)).ending).toBe('stopped')
    expect(world.requests).toEqual([])
    expect(timelineOf(world)[0]).toEqual({ kind: 'turn-start', text: 'plan my week' })
  })

  it('[G10] a model that reports after the stop is not heard', async () => {
    const world = openWorld(work)
    const controller = new AbortController()
    const reports: Parameters<World['ports']['model']>[1][] = []
    world.ports.model = (_, report) => {
      reports.push(report)
      report({ kind: 'reasoning', text: 'hm' })
      queueMicrotask(() => controller.abort())
      return new Promise(() => {})
    }
    await say(world, 'plan my week', controller.signal)
    for (const report of reports) report({ kind: 'reasoning', text: 'late' })
    expect(liveTexts(world)).toEqual(['hm'])
  })
})

describe('a snapshot', () => {
  it.each([
    ['of another version', { version: 99, json: '{}' }],
    ['that is no JSON', { version: 1, json: '{' }],
    ['of another shape', { version: 1, json: '{"phase":"executing"}' }],
    ['that is not there', null],
  ])('[G6] %s is no snapshot', (_, snapshot) => {
    expect(readSnapshot(snapshot)).toBeNull()
  })
})
