// `node test/soak/round-trips.ts [COUNT] [SEED]`: complete data of generated terms out and in again (X10).
// Every one as JSON → state → JSON; every twentieth also through real sessions and SQLite, as the complete export and as
// the file of everything into an empty folder. Bytes are compared; the last line counts, and a difference ends with 1.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { exportJson, readWeekloomJson } from '../../electron/export/formats/weekloom-json.ts'
import { openSession } from '../../electron/core/open-session.ts'
import type { Session } from '../../electron/session/session.ts'
import { planArbitrary, type Plan } from '../electron/exchange/export/generated-plan.ts'

const [countWord = '1000', seedWord = '1'] = process.argv.slice(2)
const count = Number(countWord)
const now = '2026-10-01T06:00:00.000Z'
const dawn = { date: '1970-01-01', minute: 0 }
const base = mkdtempSync(join(tmpdir(), 'weekloom-round-'))
const sums = { same: 0, differ: 0, throughFiles: 0 }

const plans = fc.sample(planArbitrary, { numRuns: count, seed: Number(seedWord) })
try {
  for (const [index, plan] of plans.entries()) {
    const text = exportJson(plan.term, plan.state)
    const isSame =
      isSameAgain(text) && (index % 20 !== 0 || (await isSameOnDisk(plan, text, index)))
    sums[isSame ? 'same' : 'differ'] += 1
    if (!isSame)
      process.stderr.write(`plan ${index} of seed ${seedWord} is another after its way\n`)
  }
} finally {
  rmSync(base, { recursive: true, force: true })
}
process.stdout.write(`${JSON.stringify({ terms: count, ...sums })}\n`)
process.exitCode = sums.differ === 0 ? 0 : 1

function isSameAgain(text: string): boolean {
  const read = readWeekloomJson(text, dawn)
  return read.ok && exportJson(read.value.term, read.value.state) === text
}

/** Into one folder as complete data, and from there as everything into another. */
async function isSameOnDisk({ state }: Plan, text: string, index: number): Promise<boolean> {
  if (state.tasks.length === 0) return true
  sums.throughFiles += 1
  const first = await importInto(join(base, `${index}-first`), text)
  const again = await completeOf(first)
  const everything = await first.request('export-everything', {})
  await first.close()
  if (!everything.ok) throw new Error(everything.failure.message)
  const second = await importInto(join(base, `${index}-second`), everything.value.text)
  const last = await completeOf(second)
  await second.close()
  return again === text && last === text
}

async function importInto(folder: string, text: string): Promise<Session> {
  let made = 0
  const opened = openSession({
    folder,
    clock: () => now,
    newId: () => `made-${(made += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const content = Buffer.from(text).toString('base64')
  const preview = await opened.value.request('preview-import', { fileName: 'plan.json', content })
  if (!preview.ok) throw new Error(preview.failure.message)
  const { previewId } = preview.value
  const applied = await opened.value.request('apply-import', { previewId })
  if (!applied.ok) throw new Error(applied.failure.message)
  return opened.value
}

async function completeOf(session: Session): Promise<string> {
  const file = await session.request('export-schedule', { format: 'json', withEvents: true })
  if (!file.ok || file.value.content.kind !== 'text') throw new Error('no complete data')
  return file.value.content.text
}
