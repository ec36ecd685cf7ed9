// The real thing that the simulator drives: a session on a data folder of its own, with a clock and a model that do as told.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { companionFiles, databaseFile } from '../../../db/file/file-names.ts'
import { loadRecords, readState } from '../../../db/schedule.ts'
import { currentClock } from '../../../electron/session/context.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { Model, ModelRequest } from '../../../electron/model/model.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'

export type Call = { name: string; arguments: Record<string, unknown> }

export type World = {
  session: Session
  folder: string
  /** Milliseconds since 1970. */
  now: number
  /** What the model proposes next. */
  call: Call | null
  pushed: PushEvent[]
  /** How many folders it has lived in. */
  lives: number
}

export function openWorld(folder: string, now: number): World {
  const world: Omit<World, 'session'> = { folder, now, call: null, pushed: [], lives: 0 }
  return Object.assign(world, { session: openIn(world) })
}

function openIn(world: Omit<World, 'session'>): Session {
  let ids = 0
  const opened = openSession({
    folder: world.folder,
    clock: () => new Date(world.now).toISOString(),
    newId: () => `${world.lives}-${(ids += 1)}-${world.now}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    model: scriptedModel(world),
  })
  if (!opened.ok) throw new Error(`it does not open: ${opened.failure.message}`)
  opened.value.subscribe((event) => world.pushed.push(event))
  return opened.value
}

export async function reopen(world: World): Promise<void> {
  await world.session.close()
  world.lives += 1
  world.session = openIn(world)
}

/** The files as they lie there at this moment, opened elsewhere: nothing was closed, nothing was tidied up. */
export async function cutPower(world: World): Promise<void> {
  const left = world.session
  const old = world.folder
  world.lives += 1
  world.folder = join(old, '..', `life-${world.lives}`)
  mkdirSync(world.folder)
  const file = databaseFile(old)
  cpSync(file, databaseFile(world.folder))
  cpSync(companionFiles(file).log, companionFiles(databaseFile(world.folder)).log)
  await left.close()
  rmSync(old, { recursive: true, force: true })
  world.session = openIn(world)
}

export function stateInMemory({ session }: World): ScheduleState {
  const state = readState(session.context.database)
  if (state === null) throw new Error('the term is gone')
  return state
}

export function stateInFile({ session }: World): ScheduleState {
  const records = loadRecords(session.context.database)
  if (records === null) throw new Error('the term is gone from the file')
  return records.state
}

export function momentOf({ session }: World): Moment {
  return currentClock(session.context).moment
}

/** Proposes the one call of the world, and is done whatever came of it. */
function scriptedModel(world: { call: Call | null }): Model {
  return async (request) => ({
    kind: 'output',
    output: JSON.stringify(outputFor(request, world.call)),
    reasoning: '',
    usage: null,
  })
}

function outputFor({ stage, facts }: ModelRequest, call: Call | null): unknown {
  const reason = 'script'
  if (stage === 'chat') return { intent: 'task', speak: '', reason }
  if (stage === 'plan')
    return {
      speak: 'One change.',
      action: 'plan_done',
      reason,
      complexity: 'simple',
      need_thinking: false,
      plan_steps: [{ content: 'one change', done_when: 'it is made' }],
      needs_rough_build: false,
      task_class_ids: [],
    }
  if (stage === 'deliver') return { speak: 'That is all.' }
  return facts.calls.length > 0 || call === null
    ? { speak: '', action: 'done', reason, goal_check: 'asked once' }
    : { speak: '', action: 'confirm', reason, tool_call: call }
}
