// The same measurement for each peer that keeps its messages in a file of its own; prints one line of figures.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMs, figuresHead, median, rounds, runs, warmUps } from '../thirty-rounds.ts'
import { openMessages } from './message-file.mjs'

function fileKb(messages, file) {
  messages.connection.pragma('wal_checkpoint(TRUNCATE)')
  return statSync(file).size / 1_024
}

/** `run` yields the tool calls that were made; `hasCard` whether the thread, read from the file, waits on its card. */
export async function measurePeer({ run, hasCard }) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-round-'))
  const file = join(folder, 'messages.db')
  let messages = openMessages(file)
  for (let each = 0; each < warmUps; each += 1) await run(messages, `warm-${each}`)
  const before = fileKb(messages, file)
  const start = cpuMs()
  for (let each = 0; each < runs; each += 1) {
    const done = await run(messages, `run-${each}`)
    if (done !== rounds) throw new Error(`${done} rounds were run`)
  }
  const used = (cpuMs() - start) / runs / rounds
  const storedKb = (fileKb(messages, file) - before) / runs
  await run(messages, 'card-1')
  const openTimes = []
  for (let each = 0; each < runs; each += 1) {
    messages.connection.close()
    const opening = performance.now()
    messages = openMessages(file)
    if (!(await hasCard(messages, 'card-1'))) throw new Error('the card is gone')
    openTimes.push(performance.now() - opening)
  }
  messages.connection.close()
  rmSync(folder, { recursive: true })
  console.log(figuresHead + JSON.stringify({ cpuMs: used, storedKb, openMs: median(openTimes) }))
}
