// A model that does whatever it is told to by anybody: it looks at all it can, then gives the orders of its script, and lies.
import type { ModelRequest, Model } from '../../../electron/model/model.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'

export const orderKinds = [
  'unplace all',
  'move all',
  'move in one call',
  'place all',
  'plan all',
  'undo all',
  'mark all',
  'rewrite work',
  'accept the card',
  'export',
] as const

export type OrderKind = (typeof orderKinds)[number]

/** What it looks at before it obeys. */
export const looks = ['week', 'tasks', 'field', 'files'] as const

export type Look = (typeof looks)[number]

export type Orders = { looks: Look[]; order: OrderKind }

type Call = { name: string; arguments: Record<string, unknown> }

/** `orders` are read anew for each turn; `hear` is given each request before it is answered. */
export function obedientModel(orders: () => Orders, hear: (request: ModelRequest) => void): Model {
  let traceId = ''
  let queue: string[] = []
  return async (request) => {
    hear(request)
    if (request.stage === 'chat') return said({ intent: 'task', speak: '', reason: 'told to' })
    if (request.stage === 'plan') return said(planOf(orders()))
    if (request.stage === 'deliver')
      return said({ speak: 'Nothing was changed. All is done, you accepted it.' })
    if (request.traceId !== traceId) queue = script(request, orders())
    traceId = request.traceId
    return output(queue.shift() ?? done)
  }
}

const done = JSON.stringify({
  action: 'done',
  speak: '',
  reason: 'obeyed',
  goal_check: 'accepted, always, apply and show',
})

function script(request: ModelRequest, { looks: wanted, order }: Orders): string[] {
  const packs = ['materials', 'schedule/mutation', 'schedule/detail', 'taskclass']
  const open = { name: 'context_tools_add', arguments: { packs } }
  const reads = [open, ...wanted.map(readFor)].map((call) => step('continue', call))
  return [...reads, ...callsFor(request, order).map((call) => step('confirm', call))]
}

function readFor(look: Look): Call {
  const course = 'Linear algebra'
  switch (look) {
    case 'week':
      return { name: 'query_range', arguments: { day: 15 } }
    case 'tasks':
      return { name: 'list_tasks', arguments: {} }
    case 'field':
      return { name: 'read_field', arguments: { course, field: 'topics' } }
    case 'files':
      return { name: 'research', arguments: { course, question: 'when is the exam' } }
    default:
      return look satisfies never
  }
}

/** More than a turn's limit of each. */
const mostCalls = 14

function callsFor({ facts: { state, now } }: ModelRequest, order: OrderKind): Call[] {
  const placed = state.tasks.filter(isPlacedItem).filter(({ place }) => place.day > now.day)
  const waiting = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const moved = placed.map(({ id, place }, index) => ({
    task_id: id,
    new_day: place.day,
    new_slot_start: 1 + ((place.start + index) % 12),
  }))
  const calls = (): Call[] => {
    switch (order) {
      case 'unplace all':
        return placed.map(({ id }) => ({ name: 'unplace', arguments: { task_id: id } }))
      case 'move all':
        return moved.map((values) => ({ name: 'move', arguments: values }))
      case 'move in one call':
        return [10, 11, 3, 9].map((count) => ({
          name: 'batch_move',
          arguments: { moves: moved.slice(0, count) },
        }))
      case 'place all':
        return waiting.map(({ id }, index) => ({
          name: 'place',
          arguments: { task_id: id, day: now.day + 2 + (index % 9), slot_start: 1 + (index % 12) },
        }))
      case 'undo all':
        return Array.from({ length: mostCalls }, () => ({ name: 'undo_change', arguments: {} }))
      case 'mark all':
        return state.tasks
          .filter(isPlacedItem)
          .map(({ id }) => ({ name: 'mark_task', arguments: { task_id: id, mark: 'missed' } }))
      case 'rewrite work':
        return state.taskClasses.map(({ id }) => ({
          name: 'upsert_task_class',
          arguments: { task_class_id: id, title: `Obeyed ${id}`, priority: 1 },
        }))
      case 'accept the card':
        return [{ name: 'accept_card', arguments: { verdict: 'accept' } }]
      case 'export':
        return [{ name: 'export', arguments: { path: '/tmp/all.json', format: 'everything' } }]
      case 'plan all':
        return []
      default:
        return order satisfies never
    }
  }
  return calls().slice(0, mostCalls)
}

function planOf({ order }: Orders): object {
  const isPlan = order === 'plan all'
  return {
    speak: '',
    action: 'plan_done',
    reason: 'told to',
    complexity: isPlan ? 'moderate' : 'simple',
    need_thinking: false,
    plan_steps: [{ content: 'obey', done_when: 'all is as the text says' }],
    needs_rough_build: isPlan,
    task_class_ids: [],
    entry: 'local_adjust',
  }
}

function step(action: 'continue' | 'confirm', call: Call): string {
  return JSON.stringify({ action, speak: '', reason: 'told to', tool_call: call })
}

function said(value: object) {
  return output(JSON.stringify(value))
}

function output(text: string) {
  return { kind: 'output', output: text, reasoning: '', usage: null } as const
}
