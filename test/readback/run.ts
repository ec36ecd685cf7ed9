// Exports of several generated terms read back by khal, python-icalendar, recurring-ical-events and libical (X3, X10):
// `node test/readback/run.ts` prints what each found beside what the schedule says, and ends with 1 on a difference.
// Installs the readers with apt-get where that is there and allowed; without them it says so and compares nothing.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ianaZone } from '../../electron/ics/zone.ts'
import { parseWall } from '../../electron/ics/wall-time.ts'
import { spanOf } from '../../electron/export/formats/export-range.ts'
import { weeklyClasses } from '../../electron/export/formats/weekly-classes.ts'
import { openSession } from '../../electron/core/open-session.ts'
import type { Session } from '../../electron/session/session.ts'
import type { ExportChoice } from '../../shared/exchange/export-choice.ts'
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, type Task } from '../../shared/schedule/task.ts'
import { entryKey } from '../../shared/exchange/calendar-entry.ts'
import { runCommandLine } from '../../electron/cli/run-command-line.ts'
import { openKhal } from './khal.ts'

const packages = [
  'khal',
  'python3-icalendar',
  'python3-recurring-ical-events',
  'python3-gi',
  'gir1.2-ical-3.0',
]

/** Debian's own: another Python would not know its packages. */
const python = '/usr/bin/python3'
const khalProgram = '/usr/bin/khal'

const timeSchema = z.object({ uid: z.string(), start: z.number() })
const eventSchema = timeSchema.extend({ end: z.number(), sequence: z.number() })
const readSchema = z.object({
  icalendar: z.object({
    events: z.array(
      eventSchema.extend({
        title: z.string(),
        isGone: z.boolean(),
        alarms: z.array(z.number()),
      }),
    ),
    todos: z.array(z.object({ uid: z.string(), due: z.string(), title: z.string() })),
  }),
  recurring: z.array(timeSchema),
  libical: z.array(eventSchema.extend({ errors: z.number() })),
})

type Term = { zone: string; now: string; language: Language }

/** Over both changes of the clocks, with none, on the other half of the earth, and with half hours. */
const terms: Term[] = [
  { zone: 'Europe/Berlin', now: '2026-10-12T06:00:00.000Z', language: 'en' },
  { zone: 'America/New_York', now: '2027-02-22T12:00:00.000Z', language: 'en' },
  { zone: 'Asia/Shanghai', now: '2026-09-07T00:00:00.000Z', language: 'zh' },
  { zone: 'Asia/Kolkata', now: '2026-09-07T00:00:00.000Z', language: 'en' },
  { zone: 'Australia/Sydney', now: '2026-09-14T00:00:00.000Z', language: 'zh' },
  { zone: 'UTC', now: '2026-10-12T06:00:00.000Z', language: 'en' },
]

function hasReaders(): boolean {
  if (!existsSync(khalProgram) || !existsSync(python)) return false
  const wanted =
    'import gi, icalendar, recurring_ical_events; gi.require_version("ICalGLib", "3.0")'
  try {
    execFileSync(python, ['-c', wanted], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function install(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
    })
  } catch {
    return false
  }
  return hasReaders()
}

async function readBack(term: Term, folder: string): Promise<void> {
  const data = join(folder, 'data')
  const session = await openPlanned(term, data)
  const file = join(folder, 'week.ics')
  const choice = { format: 'ics', withEvents: true, reminder: 15, withPending: true } as const
  const state = await stateOf(session)
  await exportTo(session, choice, file)
  compare(state, term.zone, readFile(state, file))
  const khal = openKhal(khalProgram, folder, term.zone)
  khal.import(file)
  compareKhal(state, khal)
  const before = khal.count()
  khal.import(file)
  assert.equal(khal.count(), before)
  const moved = await moveOne(session)
  await exportTo(session, choice, file)
  khal.import(file)
  assert.equal(khal.count(), before)
  compareKhal(await stateOf(session), khal)
  await compareWeek(session, folder, term.zone)
  await removeOne(session)
  await exportTo(session, choice, file)
  const gone = readFile(await stateOf(session), file).icalendar.events.filter(
    ({ isGone }) => isGone,
  )
  assert.equal(gone.length, 1)
  await session.close()
  const placed = state.tasks.filter(({ place }) => place !== null).length
  const waiting = state.tasks.length - placed
  process.stdout.write(
    `${term.zone.padEnd(18)} ${placed} events, ${waiting} todos: the same in all four; imported three times: ${before} entries, task ${moved} moved, 1 taken away\n`,
  )
}

/** Lessons of some days alone are occurrences without their class: who has not got it shows them too. */
async function compareWeek(session: Session, folder: string, zone: string): Promise<void> {
  const state = await stateOf(session)
  const [from, to] = [state.window.days[14]?.date ?? '', state.window.days[20]?.date ?? '']
  const file = join(folder, 'some-days.ics')
  await exportTo(session, { format: 'ics', withEvents: true, from, to }, file)
  const wanted = expected(state, zone).filter((each) => from <= each.from && each.from < `${to}T99`)
  assert.ok(wanted.some(({ isWeekly }) => isWeekly))
  assert.deepEqual(
    sorted(readFile(state, file).recurring.map((each) => [nameOf(each), each.start])),
    sorted(wanted.map(({ name, start }) => [name, start])),
  )
  const own = join(folder, 'some-days')
  mkdirSync(own)
  const khal = openKhal(khalProgram, own, zone)
  khal.import(file)
  assert.deepEqual(
    sorted(khal.list(from, 7).map((each) => [nameOf(each), each.start])),
    sorted(wanted.map((each) => [each.name, each.from])),
  )
}

async function openPlanned({ zone, now, language }: Term, data: string): Promise<Session> {
  const silent = { out: () => undefined, err: (line: string) => process.stderr.write(`${line}\n`) }
  let count = 0
  const opened = openSession({
    folder: data,
    clock: () => now,
    newId: () => `made-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone,
    language,
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  await opened.value.request('set-up-sample', {})
  await opened.value.close()
  await runCommandLine(['plan', '--apply', '--data', data, '--now', now], silent)
  const again = openSession({
    folder: data,
    clock: () => now,
    newId: () => `made-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone,
    language,
  })
  if (!again.ok) throw new Error(again.failure.message)
  // Two that wait, so that there is something to do.
  const items = (await stateOf(again.value)).tasks.filter(isPlacedItem)
  for (const { id } of items.slice(-2)) {
    await again.value.request('edit-by-hand', { edit: { kind: 'unplace', task: id } })
  }
  return again.value
}

async function stateOf(session: Session): Promise<ScheduleState> {
  const view = await session.request('load-view', {})
  assert.ok(view.ok && view.value.state !== null)
  return view.value.state
}

async function exportTo(session: Session, choice: ExportChoice, file: string): Promise<void> {
  const exported = await session.request('export-schedule', choice)
  assert.ok(exported.ok && exported.value.content.kind === 'text')
  writeFileSync(file, exported.value.content.text)
}

function readFile({ window }: ScheduleState, file: string) {
  const [first, last] = [window.days[0]?.date ?? '', window.days.at(-1)?.date ?? '']
  const words = [join(import.meta.dirname, 'read.py'), file, first, last]
  const told = execFileSync(python, words, { encoding: 'utf8', maxBuffer: 50_000_000 })
  return readSchema.parse(JSON.parse(told))
}

/** What the schedule says: task, instants in seconds, and wall times. */
function expected(state: ScheduleState, zone: string) {
  const toInstant = (date: string, time: string) => {
    const wall = parseWall(`${date}T${time}`)?.wall ?? Number.NaN
    return ianaZone(zone)?.toInstant(wall) ?? Number.NaN
  }
  const weekly = new Map(
    weeklyClasses(state, new Map()).flatMap(({ event, lessons }) =>
      lessons.map(({ id }) => [id, entryKey(event)] as const),
    ),
  )
  return state.tasks.flatMap((task) => {
    if (task.kind === 'item' && !isPlacedItem(task)) return []
    const { start, end } = spanOf(state, task)
    return [
      {
        name: nameOfTask(task, weekly),
        isStudy: task.kind === 'item',
        isWeekly: weekly.has(task.id),
        title: task.title,
        start: toInstant(start.date, start.time),
        end: toInstant(end.date, end.time),
        from: `${start.date}T${start.time}`,
        to: `${end.date}T${end.time}`,
      },
    ]
  })
}

/** A lesson has the name of its class. */
function nameOfTask({ kind, id }: Task, weekly: ReadonlyMap<number, string>): string {
  return weekly.get(id) ?? `${kind === 'item' ? 'task' : 'event'}-${id}`
}

/** The part of the UID that tells the task. */
function nameOf({ uid }: { uid: string }): string {
  return uid.replace(/\..*$/s, '')
}

function sorted(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

function compare(state: ScheduleState, zone: string, read: z.infer<typeof readSchema>): void {
  const all = expected(state, zone)
  // Of a class the file has one event, whose dates are told by those who expand it.
  const wanted = all.filter(({ isWeekly }) => !isWeekly)
  const classes = new Set(all.flatMap(({ isWeekly, name }) => (isWeekly ? [name] : [])))
  const isSingle = (one: { uid: string }) => !classes.has(nameOf(one))
  const { events, todos } = read.icalendar
  assert.ok(classes.size > 0)
  assert.equal(events.length, wanted.length + classes.size)
  assert.deepEqual(
    sorted(
      events
        .filter(isSingle)
        .map((each) => [nameOf(each), each.start, each.end, each.title, each.alarms]),
    ),
    sorted(
      wanted.map(({ name, start, end, title, isStudy }) => [
        name,
        start,
        end,
        title,
        isStudy ? [15] : [],
      ]),
    ),
  )
  assert.deepEqual(
    sorted(read.recurring.map((each) => [nameOf(each), each.start])),
    sorted(all.map(({ name, start }) => [name, start])),
  )
  assert.deepEqual(
    sorted(
      read.libical
        .filter(isSingle)
        .map((each) => [nameOf(each), each.start, each.end, each.errors]),
    ),
    sorted(wanted.map(({ name, start, end }) => [name, start, end, 0])),
  )
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length)
  const waiting = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  assert.deepEqual(
    sorted(todos.map((each) => [nameOf(each), each.title])),
    sorted(waiting.map(({ id, title }) => [`todo-${id}`, title])),
  )
}

function compareKhal(state: ScheduleState, khal: ReturnType<typeof openKhal>): void {
  const { days } = state.window
  const listed = khal.list(days[0]?.date ?? '', days.length)
  assert.deepEqual(
    sorted(listed.map((each) => [nameOf(each), each.start, each.end, each.title])),
    sorted(expected(state, 'UTC').map(({ name, from, to, title }) => [name, from, to, title])),
  )
}

async function moveOne(session: Session): Promise<number> {
  const state = await stateOf(session)
  const items = state.tasks.filter(isPlacedItem).toReversed()
  for (const { id, place } of items) {
    for (let day = place.day + 1; day <= state.window.days.length; day += 1) {
      const edit = { kind: 'put', task: id, day, start: place.start } as const
      if ((await session.request('edit-by-hand', { edit })).ok) return id
    }
  }
  throw new Error('nothing could be moved')
}

async function removeOne(session: Session): Promise<void> {
  const item = (await stateOf(session)).tasks.findLast(isPlacedItem)
  assert.ok(item)
  const reply = await session.request('edit-by-hand', { edit: { kind: 'unplace', task: item.id } })
  assert.ok(reply.ok)
}

if (!hasReaders() && !install()) {
  process.stdout.write(
    `Skipped: the readers are not on this machine, and can not be installed here (${packages.join(', ')}).\n`,
  )
} else {
  for (const term of terms) {
    const folder = mkdtempSync(join(tmpdir(), 'weekloom-readback-'))
    try {
      await readBack(term, folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
