// Kills the process at random points of an accept (SIGKILL): what was acknowledged is there, once, and nothing is torn.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCard } from '../../../db/conversation.ts'
import { historyEntries } from '../../../db/history.ts'
import { readState } from '../../../db/schedule.ts'
import { newId, systemClock } from '../../../electron/machine/clock.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { bundleProgram } from '../../programs/bundle-program.ts'
import { add, type Harness, type Tally, type Trial } from '../harness.ts'
import { moverModel } from './mover-model.ts'

/** Thousandths of the time that an accept takes about. */
type Kill = { moment: number }

export const cardKill: Harness<Kill> = {
  name: 'card-kill',
  unit: 'kills in an accept',
  fast: 20,
  long: 10_000,
  told: ['before it was written', 'after', 'that came too late', 'acknowledged lost', 'torn'],
  begin,
  faults: [
    {
      name: 'the change is committed some time before its card',
      file: 'db/commit-step.ts',
      find: 'for (const card of step.cards) writeCard(',
      replace:
        'transactionStatements(database).commit.run(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5); transactionStatements(database).begin.run(); for (const card of step.cards) writeCard(',
    },
    {
      name: 'an accept is acknowledged and rolled back',
      file: 'db/store/database.ts',
      find: "connection.prepare('COMMIT')",
      replace: "connection.prepare('ROLLBACK')",
    },
  ],
}

/** No kill comes this late. */
const never = 1e9

async function begin(): Promise<Trial<Kill>> {
  const base = mkdtempSync(join(tmpdir(), 'weekloom-kill-'))
  const folder = join(base, 'data')
  const child = await bundleProgram(join(import.meta.dirname, 'children/accept-once.ts'), base)
  await inSession(folder, (session) => session.request('set-up-sample', {}))
  const unhurried = await acceptAndKill(
    child,
    folder,
    (await inSession(folder, openCard)).card,
    never,
  )
  // Milliseconds that an accept takes about, so that kills fall on all of it however fast the machine is.
  let span = unhurried.took ?? 0
  let next = await inSession(folder, openCard)
  return {
    draw: (dice) => ({ moment: dice(1300) }),
    attempt: async ({ moment }, tally) => {
      const { card, expected } = next
      const { took, killed } = await acceptAndKill(child, folder, card, (span * moment) / 1000)
      if (took !== null) span += (took - span) / 10
      const seen = await inSession(folder, async (session) => {
        const found = await look(session, card, expected)
        next = await openCard(session)
        return found
      })
      add(tally, momentOf(killed, seen.isAccepted))
      return judge(seen, took !== null, tally)
    },
    simpler: () => [],
    end: () => rmSync(base, { recursive: true, force: true }),
  }
}

function momentOf(killed: boolean, isAccepted: boolean): string {
  if (!killed) return 'that came too late'
  return isAccepted ? 'after' : 'before it was written'
}

type Seen = { entries: number; isAccepted: boolean; isWritten: boolean }

function judge(
  { entries, isAccepted, isWritten }: Seen,
  isAcknowledged: boolean,
  tally: Tally,
): string | null {
  if (isAcknowledged && !isWritten) {
    add(tally, 'acknowledged lost')
    return 'the accept was acknowledged and is not in the file'
  }
  if (isAccepted === isWritten && entries === (isWritten ? 1 : 0)) return null
  add(tally, 'torn')
  return `the card is ${isAccepted ? 'accepted' : 'open'}, with ${entries} entries in the history`
}

async function look({ context }: Session, card: Card, expected: string): Promise<Seen> {
  const { database } = context
  const entries = historyEntries(database).filter((entry) => entry.cardId === card.id).length
  return {
    entries,
    isAccepted: findCard(database, card.id)?.status === 'accepted',
    isWritten: entries === 1 && JSON.stringify(readState(database)) === expected,
  }
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

/** `took` in ms; null where it was killed before it acknowledged. */
function acceptAndKill(
  file: string,
  folder: string,
  card: Card,
  afterMs: number,
): Promise<{ took: number | null; killed: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, folder, card.id, card.hash, String(afterMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => {
      said += text
    })
    child.on('error', reject)
    child.on('close', (_code, signal) => {
      const took = /acknowledged (\S+)/.exec(said)?.[1]
      if (said.includes('failed')) return reject(new Error(said))
      return resolve({
        took: took === undefined ? null : Number(took),
        killed: signal === 'SIGKILL',
      })
    })
  })
}

async function inSession<Value>(folder: string, work: (session: Session) => Value) {
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
