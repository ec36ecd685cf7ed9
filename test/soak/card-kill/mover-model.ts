// A scripted model that always proposes one legal change of the first item: place it, or move it on.
import type { Model, ModelRequest } from '../../../electron/model/model.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { isSamePlace } from '../../../shared/schedule/place.ts'

export const moverModel: Model = async (request) => ({
  kind: 'output',
  output: JSON.stringify(outputFor(request)),
  reasoning: '',
  usage: null,
})

function outputFor(request: ModelRequest): unknown {
  switch (request.stage) {
    case 'chat':
      return { intent: 'task', speak: '', reason: 'always' }
    case 'plan':
      return {
        speak: 'One change.',
        action: 'plan_done',
        reason: 'script',
        complexity: 'simple',
        need_thinking: false,
        plan_steps: [{ content: 'change one block', done_when: 'it lies elsewhere' }],
        needs_rough_build: false,
        task_class_ids: [],
      }
    case 'execute':
      return request.facts.calls.some((call) => call.outcome === 'changed')
        ? { speak: '', action: 'done', reason: 'script', goal_check: 'it lies elsewhere' }
        : { speak: '', action: 'confirm', reason: 'script', tool_call: nextCall(request) }
    case 'deliver':
      return { speak: 'It lies elsewhere now.' }
    case 'guide':
    case 'pack':
      throw new Error('nothing here begins a scene')
    default:
      return assertNever(request.stage)
  }
}

function nextCall({ facts: { state, now } }: ModelRequest) {
  const item = state.tasks.find((task) => task.kind === 'item')
  if (item?.kind !== 'item') throw new Error('the term has no item')
  const starts = legalStarts(state, item.id, now).filter(({ day }) => day <= now.day + 14)
  const here = starts.findIndex((place) => isSamePlace(place, item.place))
  const next = starts[(here + 1) % starts.length]
  if (next === undefined) throw new Error('the item has no legal place')
  return item.place === null
    ? { name: 'place', arguments: { task_id: item.id, day: next.day, slot_start: next.start } }
    : {
        name: 'move',
        arguments: { task_id: item.id, new_day: next.day, new_slot_start: next.start },
      }
}
