// A process that is killed in the middle of accepting cards loses nothing acknowledged and doubles nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { checkDatabase } from '../../db/file/check-database.ts'
import { openCards, readConversation } from '../../db/conversation.ts'
import { historyEntries } from '../../db/history.ts'
import { readState } from '../../db/schedule.ts'
import { applyDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { week } from '../builders.ts'
import { emptyFolder, open, openWith } from './data-folder.ts'

const kills = 12
const acceptor = join(import.meta.dirname, 'children/accept-cards.ts')

/** Runs the acceptor for a while, kills it, and answers with the entries that it acknowledged. */
async function killAfter(folder: string, ms: number): Promise<number[]> {
  const child = spawn(process.execPath, [acceptor, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString()
  })
  await once(child.stdout, 'data')
  await pause(ms)
  child.kill('SIGKILL')
  await once(child, 'close')
  return told.split('\n').slice(0, -1).map(Number)
}

test('[G6] killed at any moment: every acknowledged accept is there, once, and nothing else has run', async () => {
  const folder = emptyFolder()
  openWith(folder).close()
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await killAfter(folder, kill * 7)))
    const database = open(folder)
    const entries = historyEntries(database).toReversed()
    const ids = entries.map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    expect(ids).toEqual(expect.arrayContaining(acknowledged))
    expect(ids.length - 1 - acknowledged.length).toBeLessThanOrEqual(kill + 1)
    const replayed = entries.reduce<ScheduleState>(
      (state, { diff }) => {
        const applied = applyDiff(state, diff)
        if (!applied.ok) throw new Error('an effect is lost or doubled')
        return applied.value
      },
      { window: week(), tasks: [], taskClasses: [] },
    )
    expect(readState(database)).toEqual(replayed)
    const { cards, timeline, damaged } = readConversation(database, 'conversation-1')
    const settled = cards.filter(({ status }) => status === 'accepted').map(({ id }) => id)
    expect(settled).toEqual(entries.slice(1).map(({ cardId }) => cardId))
    expect(openCards(database).length).toBeLessThanOrEqual(1)
    expect(timeline.map(({ seq }) => seq)).toEqual(timeline.map((_, index) => index + 1))
    expect(damaged).toEqual([])
    expect(checkDatabase(database).isSound).toBe(true)
    database.close()
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
}, 60_000)
