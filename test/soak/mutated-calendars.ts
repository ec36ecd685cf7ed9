// `node test/soak/mutated-calendars.ts [COUNT] [FOLDER] [SEED]`: reads COUNT damaged calendars, 10,000 by default, made of the
// project's own and those in FOLDER. No crash, none that holds on for three seconds, and none that comes in by half.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeFile } from '../../electron/exchange/decode-file.ts'
import { proposeImport } from '../../electron/exchange/timetable/propose-import.ts'
import { sayFailure } from '../../electron/exchange/timetable/say-import.ts'
import { openSession } from '../../electron/session/session.ts'
import { buildWindow } from '../../shared/schedule/calendar.ts'
import { applyDiff } from '../../shared/schedule/diff.ts'
import { findViolations } from '../../shared/schedule/legality.ts'
import { mutateCalendar } from './mutate-calendar.ts'
import { seededDice } from './mutate-output.ts'

const count = Number(process.argv[2] ?? 10_000)
const folders = [join(import.meta.dirname, '../fixtures'), ...process.argv.slice(3, 4)]
const dice = seededDice(Number(process.argv[4] ?? 1))
const limitMs = 3_000
/** Every so manieth goes through a session, its process and its file too. */
const sessionEvery = 250

const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ics'))
    .map((name) => ({ name, text: decodeFile(readFileSync(join(folder, name))) })),
)

const counts = { read: 0, refused: 0, caught: 0, broken: 0, slow: 0, partial: 0, slowestMs: 0 }
const unreadable = sayFailure({ kind: 'unreadable' }, 'en')

for (let index = 0; index < count; index += 1) {
  const source = sources[dice(sources.length)]
  if (source === undefined) throw new Error('there is no calendar to damage')
  const text = mutateCalendar(source.text, dice)
  const trouble = readOne(text) ?? (index % sessionEvery === 0 ? await importOne(text) : null)
  if (trouble !== null) console.log(`${index} from ${source.name}: ${trouble}`)
}
console.log(JSON.stringify({ files: sources.length, ...counts }))
if (counts.caught + counts.broken + counts.slow + counts.partial > 0) process.exitCode = 1

function readOne(text: string): string | null {
  const before = process.cpuUsage()
  const proposed = proposeImport({
    text,
    fileName: 'damaged.ics',
    term: null,
    state: null,
    ids: { task: 1, class: 1, series: 1 },
    zone: 'Europe/Berlin',
    now: { date: '2026-10-14', minute: 600 },
    language: 'en',
  })
  const { user, system } = process.cpuUsage(before)
  const took = Math.round((user + system) / 1000)
  counts.slowestMs = Math.max(counts.slowestMs, took)
  if (took > limitMs) {
    counts.slow += 1
    return `took ${took} ms`
  }
  if (!proposed.ok) {
    counts.refused += 1
    if (proposed.failure !== unreadable) return null
    counts.caught += 1
    return 'ended in an error'
  }
  counts.read += 1
  const { term, diff } = proposed.value
  const after = applyDiff({ window: buildWindow(term), tasks: [], taskClasses: [] }, diff)
  if (after.ok && findViolations(after.value).length === 0) return null
  counts.broken += 1
  return 'brought an illegal week'
}

/** All that was shown is there afterwards, or nothing at all. */
async function importOne(text: string): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-soak-'))
  let id = 0
  const opened = openSession({
    folder: join(folder, 'data'),
    clock: () => '2026-10-14T10:00:00Z',
    newId: () => `id-${(id += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'Europe/Berlin',
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  try {
    const content = Buffer.from(text).toString('base64')
    const shown = await session.request('preview-import', { fileName: 'damaged.ics', content })
    const previewId = shown.ok ? shown.value.previewId : 'none'
    const applied = await session.request('apply-import', { previewId })
    const view = await session.request('load-view', {})
    const tasks = view.ok ? (view.value.state?.tasks.length ?? 0) : -1
    const wanted =
      shown.ok && applied.ok
        ? Object.values(shown.value.diff.added).filter(({ kind }) => kind !== 'class').length
        : 0
    if (tasks === wanted) return null
    counts.partial += 1
    return `left ${tasks} tasks of ${wanted}`
  } finally {
    await session.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
