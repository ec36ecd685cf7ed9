// `node test/soak/outputs.ts [COUNT] [SEED]`: damaged model outputs against the real graph and a real data file.
// Nothing may throw, hang or be written; the last line counts what was tried and what went wrong.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Model } from '../../electron/agent/model/model.ts'
import { openSession, type Session } from '../../electron/session/session.ts'
import { seededDice, mutateOutput } from './mutate-output.ts'

const [countWord = '100000', seedWord = '1'] = process.argv.slice(2)
const count = Number(countWord)
const dice = seededDice(Number(seedWord))
const folder = mkdtempSync(join(tmpdir(), 'weekloom-outputs-'))

let asked = 0
let ids = 0

const calls = [
  { action: 'continue', tool_call: { name: 'get_overview', arguments: {} } },
  { action: 'continue', tool_call: { name: 'find_free', arguments: { duration: 2, day: 3 } } },
  {
    action: 'confirm',
    tool_call: { name: 'place', arguments: { task_id: 1, day: 3, slot_start: 2 } },
  },
  {
    action: 'confirm',
    tool_call: { name: 'move', arguments: { task_id: 2, new_day: 4, new_slot_start: 1 } },
  },
  { action: 'confirm', tool_call: { name: 'undo_change', arguments: {} } },
  { action: 'done', goal_check: 'all placed', tool_call: null },
]

function outputOf(stage: string): unknown {
  if (stage === 'chat') return { intent: 'task', speak: '', reason: 'work' }
  if (stage === 'deliver') return { speak: 'Done.' }
  if (stage === 'execute') return { speak: '', reason: 'next', ...calls[dice(calls.length)] }
  return {
    speak: '',
    action: 'plan_done',
    reason: 'clear',
    complexity: 'simple',
    need_thinking: false,
    plan_steps: [{ content: 'Look', done_when: 'seen' }],
    needs_rough_build: dice(4) === 0,
    task_class_ids: [],
  }
}

/** Half of the outputs are whole, so that turns get far enough for the damaged ones to matter. */
const model: Model = async ({ stage }) => {
  asked += 1
  const whole = JSON.stringify(outputOf(stage))
  const output = dice(2) === 0 ? whole : mutateOutput(whole, dice)
  return { kind: 'output', output, reasoning: '', usage: null }
}

function open(): Session {
  const opened = openSession({
    folder,
    clock: () => '2026-11-23T07:30:00Z',
    newId: () => `id-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    model,
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

async function stateOf(session: Session): Promise<string> {
  const view = await session.request('load-view', {})
  if (!view.ok) throw new Error(view.failure.message)
  return JSON.stringify([view.value.state, view.value.history])
}

async function rejectOpen(session: Session): Promise<void> {
  const view = await session.request('load-view', {})
  const card = view.ok ? view.value.cards.find(({ status }) => status === 'open') : undefined
  if (card === undefined) return
  const verdict = { cardId: card.id, hash: card.hash, verdict: 'reject', note: 'no' } as const
  await session.request('answer-card', verdict)
}

const endings = new Map<string, number>()
let written = 0
let problems = 0
let session = open()
await session.request('set-up-sample', {})
const before = await stateOf(session)
let turns = 0
const isDone = () => asked >= count
while (!isDone()) {
  turns += 1
  const reply = await session.request('say', { text: 'look at my week' })
  const ending = reply.ok ? reply.value.ending : reply.failure.code
  endings.set(ending, (endings.get(ending) ?? 0) + 1)
  if (!reply.ok) problems += 1
  await rejectOpen(session)
  if ((await stateOf(session)) !== before) written += 1
  // A conversation of a thousand turns is read anew for every turn: a new file keeps the run short.
  if (turns % 50 === 0) {
    await session.close()
    rmSync(folder, { recursive: true, force: true })
    session = open()
    await session.request('set-up-sample', {})
  }
}
await session.close()
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({ outputs: asked, turns, written, problems, ...Object.fromEntries(endings) }),
)
process.exitCode = written + problems === 0 ? 0 : 1
