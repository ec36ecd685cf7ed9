// Kills the process at random points of an accept (SIGKILL) and counts what was lost and what was done twice.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { historyEntries } from '../../db/schedule/history.ts'
import { findCard } from '../../db/conversation/conversation.ts'
import { readState } from '../../db/schedule/read-state.ts'
import { newId, systemClock } from '../../electron/clock.ts'
import { openSession, type Session } from '../../electron/session/session.ts'
import type { Card } from '../../shared/agent/card.ts'
import { applyDiff } from '../../shared/schedule/diff.ts'
import { moverModel } from './mover-model.ts'

export type KillCounts = {
  kills: number
  /** Killed before the accept was in the file: the card was still open afterwards. */
  before: number
  /** Killed after it was in the file. */
  after: number
  /** Acknowledged, and yet not in the file. */
  lost: number
  /** More than one history entry of one card, or a state that is not the stored one plus the card's diff. */
  doubled: number
  /** Accepts that ended before the kill came. */
  survived: number
}

/** Runs until `kills` accepts were killed. The kills follow the machine's speed, so that about half come too late. */
export async function runKills(kills: number): Promise<KillCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-kill-'))
  const counts: KillCounts = { kills: 0, before: 0, after: 0, lost: 0, doubled: 0, survived: 0 }
  try {
    await inSession(folder, (session) => session.request('set-up-sample', {}))
    let spread = firstSpread
    while (counts.kills < kills) {
      const cameTooEarly = await runOne(folder, spread, counts)
      spread *= cameTooEarly ? 1.25 : 0.8
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The time in ms over which the first kill is scattered. */
const firstSpread = 40

/** Whether the kill came before the accept was in the file. */
async function runOne(folder: string, spread: number, counts: KillCounts): Promise<boolean> {
  const { card, expected } = await inSession(folder, openCard)
  const delay = Math.random() * spread
  const { acknowledged, killed } = await acceptAndKill(folder, card, delay)
  return inSession(folder, async (session) => {
    const { database } = session.context
    const entries = historyEntries(database).filter((entry) => entry.cardId === card.id)
    const isAccepted = findCard(database, card.id)?.status === 'accepted'
    const isWritten = entries.length === 1 && JSON.stringify(readState(database)) === expected
    if (killed) counts.kills += 1
    else counts.survived += 1
    if (killed && isAccepted) counts.after += 1
    if (killed && !isAccepted) counts.before += 1
    if (acknowledged && !isWritten) counts.lost += 1
    if (isAccepted && !isWritten) counts.lost += 1
    if (entries.length > 1 || (!isAccepted && entries.length > 0)) counts.doubled += 1
    return !isAccepted
  })
}

/** The card that waits, after a new turn where none does, and the state that accepting it must give. */
async function openCard(session: Session): Promise<{ card: Card; expected: string }> {
  await session.resume()
  const { database } = session.context
  const view = await session.request('load-view', {})
  const waiting = view.ok ? view.value.cards.find(({ status }) => status === 'open') : undefined
  const card = waiting ?? findCard(database, await askForCard(session))
  const state = readState(database)
  if (!card || !state) throw new Error('no card was opened')
  const after = applyDiff(state, card.body.diff)
  if (!after.ok) throw new Error('the card does not fit the schedule')
  return { card, expected: JSON.stringify(after.value) }
}

async function askForCard(session: Session): Promise<string> {
  const said = await session.request('say', { text: 'change one block' })
  if (!said.ok || said.value.cardId === null) throw new Error('the turn opened no card')
  return said.value.cardId
}

function acceptAndKill(
  folder: string,
  card: Card,
  delay: number,
): Promise<{ acknowledged: boolean; killed: boolean }> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'accept-once.ts')
    const child = spawn(process.execPath, [script, folder, card.id, card.hash], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), delay)
      said += text
      if (said.includes('failed')) reject(new Error(said))
    })
    child.on('error', reject)
    child.on('close', (_code, signal) =>
      resolve({ acknowledged: said.includes('acknowledged'), killed: signal === 'SIGKILL' }),
    )
  })
}

async function inSession<Value>(folder: string, work: (session: Session) => Promise<Value>) {
  const opened = openSession({
    folder,
    clock: systemClock,
    newId,
    pause: () => Promise.resolve(),
    model: moverModel,
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  try {
    return await work(opened.value)
  } finally {
    await opened.value.close()
  }
}
