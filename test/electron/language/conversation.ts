// Whole conversations with the offline model over the real graph and a real data file; only the clock is scripted.
import { commitChange } from '../../../db/change.ts'
import { givenModel } from './given/given-model.ts'
import type { ModelRequest } from '../../../electron/model/model.ts'
import { stageContracts } from '../../../shared/conversation/contracts.ts'
import { minutesOf, momentAt } from '../../../shared/schedule/calendar.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { term } from '../../builders.ts'
import { byPerson, emptyFolder, now, open } from '../../db/data-folder.ts'
import { makeWorld, stateOf, type World } from '../agent/world.ts'

/** What the model wrote to this request, once it has passed its stage's contract. */
async function reply(request: ModelRequest): Promise<string> {
  const outcome = await givenModel(request, () => {}, new AbortController().signal)
  if (outcome.kind !== 'output') throw new Error(`no output: ${outcome.kind}`)
  stageContracts[request.stage].parse(JSON.parse(outcome.output))
  return outcome.output
}

/** A file with this state, on Wednesday 2026-11-25 at 09:00. */
export function openTalk(state: ScheduleState): World {
  const database = open(emptyFolder())
  const [first] = state.window.days
  if (first === undefined) throw new Error('the window is empty')
  const nothing: ScheduleState = { ...state, tasks: [], taskClasses: [] }
  const { periods, days } = state.window
  commitChange(database, {
    at: now,
    change: byPerson(diffStates(nothing, state)),
    term: term({ firstMonday: first.date, weeks: days.length / 7, periods }),
  })
  const world = makeWorld(database, (request) => reply(request))
  const minute = minutesOf('09:00')
  const date = '2026-11-25'
  world.ports.clock = () => ({ date, minute, moment: momentAt(state.window, date, minute) })
  world.ports.isBuiltIn = () => true
  return world
}

/** The places that differ from `before`: `[id, day, start]`, or null where there is none any more. */
export function placesChanged(world: World, before: ScheduleState): [number, number, number][] {
  const old = new Map(before.tasks.map((task) => [task.id, task.place]))
  return stateOf(world).tasks.flatMap(({ id, place }) => {
    const from = old.get(id) ?? null
    if (from?.day === place?.day && from?.start === place?.start) return []
    return [[id, place?.day ?? 0, place?.start ?? 0]]
  })
}
