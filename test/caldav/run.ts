// Proves the push against a real Radicale (X11): `node test/caldav/run.ts` prints what was done and ends with 1 on a lie.
// Installs it with apt-get where that is there and allowed; without it the proof is skipped, and the last line says so.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '../../electron/core/open-session.ts'
import type { Session } from '../../electron/session/session.ts'
import { calendarVariable, environmentKeys } from '../../electron/session/key-store.ts'
import type { RequestInput, RequestName, RequestOutput } from '../../shared/contract/contract.ts'
import type { CaldavView } from '../../shared/exchange/caldav.ts'
import { isPlacedItem, type PlacedItem } from '../../shared/schedule/task.ts'
import { runCommandLine } from '../../electron/cli/run-command-line.ts'
import { openPhone, type Phone } from './phone.ts'
import { findProgram, findRadicale, startRadicale, type Radicale } from './start-radicale.ts'

const now = '2026-10-12T06:00:00.000Z'

function install(): string | null {
  if (findProgram('apt-get') === null || process.getuid?.() !== 0) return null
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'radicale'], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  return findRadicale()
}

type Ask = <Name extends RequestName>(
  name: Name,
  input: RequestInput<Name>,
) => Promise<RequestOutput<Name>>

type Stage = { server: Radicale; session: Session; ask: Ask; phone: Phone; calendar: string }

async function prove(server: Radicale, folder: string): Promise<void> {
  await runCommandLine(['init', '--sample', '--data', folder, '--now', now], silent)
  await runCommandLine(['plan', '--apply', '--data', folder, '--now', now], silent)
  const session = openSelf(folder, server.password)
  const ask: Ask = async (name, input) => {
    const reply = await session.request(name, input)
    if (!reply.ok) throw new Error(`${name}: ${reply.failure.message}`)
    return reply.value
  }
  const { address, user } = server
  const settings = { address, user, calendar: 'Study & plan', isAutomatic: false, reminder: 15 }
  await ask('set-caldav', { settings })
  said('test', (await ask('test-caldav', {})).text)
  const first = await ask('push-caldav', {})
  said('first push', first.text)
  const calendar = first.view.status.href ?? ''
  const stage: Stage = { server, session, ask, phone: openPhone(server), calendar }
  await pushesOnlyChanges(stage)
  await leavesForeignEvents(stage)
  await takesOver(stage)
  await keepsMine(stage)
  await asksAboutDeleted(stage)
  await refusesWrongPassword(stage)
  await leaves(stage)
  await session.close()
}

const silent = { out: () => undefined, err: (line: string) => process.stderr.write(`${line}\n`) }

function openSelf(folder: string, password: string): Session {
  let count = 0
  const opened = openSession({
    folder,
    clock: () => now,
    newId: () => `made-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'Europe/Berlin',
    keys: environmentKeys({ [calendarVariable]: password }),
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

function said(what: string, text: string): void {
  process.stdout.write(`${what.padEnd(28)} ${text}\n`)
}

async function blocksHere(ask: Ask): Promise<PlacedItem[]> {
  return (await ask('load-view', {})).state?.tasks.filter(isPlacedItem) ?? []
}

async function pushesOnlyChanges({ ask, phone, calendar }: Stage): Promise<void> {
  const blocks = await blocksHere(ask)
  assert.equal((await phone.list(calendar)).length, blocks.length)
  said('second push', (await ask('push-caldav', {})).text)
  const last = blocks.at(-1)
  assert.ok(last)
  await ask('edit-by-hand', { edit: { kind: 'unplace', task: last.id } })
  const pushed = await ask('push-caldav', {})
  said('after one was taken off', pushed.text)
  assert.equal((await phone.list(calendar)).length, blocks.length - 1)
  await ask('undo', {})
  said('after undo', (await ask('push-caldav', {})).text)
  assert.equal((await phone.list(calendar)).length, blocks.length)
}

const foreign = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Phone//EN',
  'BEGIN:VEVENT',
  'UID:dentist@phone',
  'DTSTAMP:20261001T000000Z',
  'DTSTART:20261013T090000Z',
  'DTEND:20261013T100000Z',
  'SUMMARY:Dentist',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

async function leavesForeignEvents({ ask, phone, calendar }: Stage): Promise<void> {
  const url = new URL('dentist.ics', calendar).href
  await phone.add(url, foreign)
  const before = await phone.read(url)
  const pushed = await ask('push-caldav', {})
  assert.equal(pushed.view.changes.length, 0)
  assert.equal(await phone.read(url), before)
  said('an event of somebody else', 'is left as it is')
}

/** The block of the last week that begins late enough to have room before it. */
async function someBlock({ ask, phone, calendar }: Stage, nth: number) {
  const block = (await blocksHere(ask)).toSorted((a, b) => b.place.day - a.place.day)[nth]
  assert.ok(block)
  const urls = await phone.list(calendar)
  const url = urls.find((each) => new RegExp(`/task-${block.id}-`).test(each))
  assert.ok(url)
  return { block, url }
}

function moveTo(date: string, start: string, end: string) {
  const at = (time: string) => `;TZID=Europe/Berlin:${date}T${time}`
  return (text: string) =>
    text
      .replace(/^DTSTART;TZID[^\r\n]*/m, `DTSTART${at(start)}`)
      .replace(/^DTEND;TZID[^\r\n]*/m, `DTEND${at(end)}`)
}

async function takesOver(stage: Stage): Promise<void> {
  const { ask, phone } = stage
  const { block, url } = await someBlock(stage, 0)
  const term = (await ask('load-view', {})).term
  await phone.change(url, moveTo('20261024', '140000', '153500'))
  const pushed = await ask('push-caldav', {})
  const [card] = pushed.view.changes
  assert.equal(pushed.view.changes.length, 1)
  assert.equal(card?.taskId, block.id)
  said('moved on the phone', `${card.what} ${card.offer ?? card.why}`)
  const answered = await ask('answer-caldav', { answers: [{ key: card.key, verdict: 'theirs' }] })
  assert.ok(answered.entryId !== null && term !== null)
  const moved = (await blocksHere(ask)).find(({ id }) => id === block.id)
  assert.notDeepEqual(moved?.place, block.place)
  said('taken over', (await ask('push-caldav', {})).text)
  assert.equal((await ask('read-caldav', {})).waiting, 0)
}

function timesOf(text: string): RegExpMatchArray | null {
  return text.match(/^DT(START|END);TZID.*$/gm)
}

async function keepsMine(stage: Stage): Promise<void> {
  const { ask, phone } = stage
  const { block, url } = await someBlock(stage, 1)
  const before = await phone.read(url)
  await phone.change(url, moveTo('20261025', '080000', '093500'))
  const { view } = await ask('push-caldav', {})
  await answerAll(ask, view, 'mine')
  said('kept mine', (await ask('push-caldav', {})).text)
  assert.deepEqual(timesOf(await phone.read(url)), timesOf(before))
  const stayed = (await blocksHere(ask)).find(({ id }) => id === block.id)
  assert.deepEqual(stayed?.place, block.place)
}

async function answerAll(ask: Ask, view: CaldavView, verdict: 'mine' | 'theirs'): Promise<void> {
  assert.ok(view.changes.length > 0)
  await ask('answer-caldav', { answers: view.changes.map(({ key }) => ({ key, verdict })) })
}

async function asksAboutDeleted(stage: Stage): Promise<void> {
  const { ask, phone, calendar } = stage
  const { block, url } = await someBlock(stage, 2)
  await phone.remove(url)
  const again = await ask('push-caldav', {})
  said('deleted on the phone', again.view.changes[0]?.what ?? '')
  await answerAll(ask, again.view, 'mine')
  await ask('push-caldav', {})
  assert.ok((await phone.list(calendar)).includes(url))
  await phone.remove(url)
  await answerAll(ask, (await ask('push-caldav', {})).view, 'theirs')
  assert.ok(!(await blocksHere(ask)).some(({ id }) => id === block.id))
  said('deleted here as well', (await ask('push-caldav', {})).text)
  assert.ok(!(await phone.list(calendar)).includes(url))
}

async function refusesWrongPassword({ server, ask }: Stage): Promise<void> {
  const other = mkdtempSync(join(tmpdir(), 'weekloom-caldav-'))
  const session = openSelf(other, 'wrong')
  const { settings } = await ask('read-caldav', {})
  assert.ok(settings !== null)
  await session.request('set-caldav', { settings: { ...settings, address: server.address } })
  const tested = await session.request('test-caldav', {})
  assert.ok(!tested.ok && tested.failure.code === 'caldav-unauthorized')
  said('with a wrong password', tested.failure.message)
  await session.close()
  rmSync(other, { recursive: true, force: true })
}

async function leaves({ ask, phone, calendar }: Stage): Promise<void> {
  const view = await ask('leave-caldav', { removes: true })
  assert.equal(view.settings, null)
  assert.deepEqual(
    (await phone.list(calendar)).map((url) => url.slice(calendar.length)),
    ['dentist.ics'],
  )
  said('removed from the server', 'only the event of somebody else is left')
}

const program = findRadicale() ?? install()
if (program === null) {
  process.stdout.write(
    'Skipped: Radicale is not on this machine, and it can not be installed here.\n',
  )
} else {
  const server = await startRadicale(program)
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-caldav-'))
  try {
    await prove(server, folder)
    process.stdout.write('All of it holds.\n')
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
