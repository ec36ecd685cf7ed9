// `node test/soak/outputs.ts [COUNT] [SEED]`: damaged model outputs against the real graph and a real data file.
// Nothing may throw, hang or be written; the last line counts what was tried and what went wrong.
// COUNT is of damaged outputs alone. What a killed process leaves is the business of `soak.ts`: here the file may lie
// in memory, so that the time goes into reading outputs.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Model } from '../../electron/model/model.ts'
import type { Card } from '../../shared/agent/card.ts'
import { openSession } from '../../electron/core/open-session.ts'
import type { Session } from '../../electron/session/session.ts'
import { seededDice } from './dice.ts'
import { mutateOutput } from './mutate-output.ts'

const [countWord = '100000', seedWord = '1'] = process.argv.slice(2)
const count = Number(countWord)
const dice = seededDice(Number(seedWord))
const memoryFolder = '/dev/shm'
const place = existsSync(memoryFolder) ? memoryFolder : tmpdir()
const base = mkdtempSync(join(place, 'weekloom-outputs-'))
/** A term with nothing said yet: each file of the run begins as its copy. */
const begun = join(base, 'begun')
const folder = join(base, 'now')

/** Milliseconds without an answer that count as hanging. */
const patience = 120_000
/** A long conversation is read anew for every turn, so each file holds few. */
const turnsOfFile = 12

let whole = 0
let damaged = 0
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
    // A search for a plan costs as much as a hundred outputs: some thousand of the same are enough.
    needs_rough_build: dice(12) === 0,
    task_class_ids: [],
  }
}

/** Half of the outputs are whole, so that turns get far enough for the damaged ones to matter. */
const model: Model = async ({ stage }) => {
  const text = JSON.stringify(outputOf(stage))
  const isWhole = dice(2) === 0
  if (isWhole) whole += 1
  else damaged += 1
  return {
    kind: 'output',
    output: isWhole ? text : mutateOutput(text, dice),
    reasoning: '',
    usage: null,
  }
}

function open(at: string): Session {
  const opened = openSession({
    folder: at,
    clock: () => '2026-11-23T07:30:00Z',
    newId: () => `id-${(ids += 1)}`,
    pause: () => Promise.resolve(),
    model,
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

type Seen = { written: string; card: Card | undefined }

async function look(session: Session): Promise<Seen> {
  const view = await session.request('load-view', {})
  if (!view.ok) throw new Error(view.failure.message)
  const { state, history, cards } = view.value
  const card = cards.find(({ status }) => status === 'open')
  return { written: JSON.stringify([state, history]), card }
}

/** How the turn ended, and what it left once its card, if it opened one, was declined. */
async function turn(
  session: Session,
): Promise<{ ending: string; isRight: boolean; written: string }> {
  const reply = await session.request('say', { text: 'look at my week' })
  const ending = reply.ok ? reply.value.ending : reply.failure.code
  const seen = await look(session)
  if (seen.card === undefined) return { ending, isRight: reply.ok, written: seen.written }
  const { id: cardId, hash } = seen.card
  const verdict = { cardId, hash, verdict: 'reject', note: 'no' } as const
  await session.request('answer-card', verdict)
  const { written } = await look(session)
  // A write that the declining took back would be a write all the same.
  return { ending, isRight: reply.ok, written: seen.written === before ? written : seen.written }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let late: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`a turn hung after ${damaged} outputs`)), patience)
  })
  return Promise.race([work, hung]).finally(() => clearTimeout(late))
}

const first = open(begun)
await first.request('set-up-sample', {})
await first.close()
// As a file tells it: one that was just written to holds its records' fields in another order.
const reread = open(begun)
const { written: before } = await look(reread)
await reread.close()

const endings = new Map<string, number>()
let written = 0
let problems = 0
let turns = 0
const isDone = () => damaged >= count
while (!isDone()) {
  rmSync(folder, { recursive: true, force: true })
  cpSync(begun, folder, { recursive: true })
  const session = open(folder)
  for (let each = 0; each < turnsOfFile && !isDone(); each += 1) {
    const done = await inTime(turn(session))
    turns += 1
    endings.set(done.ending, (endings.get(done.ending) ?? 0) + 1)
    if (!done.isRight) problems += 1
    if (done.written !== before) written += 1
  }
  await session.close()
}
rmSync(base, { recursive: true, force: true })
const { user, system } = process.cpuUsage()
const figures = { damaged, whole, turns, written, problems, ...Object.fromEntries(endings) }
console.log(JSON.stringify({ ...figures, cpuSeconds: Math.round((user + system) / 1e6) }))
process.exitCode = written + problems === 0 ? 0 : 1
