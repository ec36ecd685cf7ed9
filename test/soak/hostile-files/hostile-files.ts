// Gives hostile files of every format to a session: each ends in an answer or a sentence, no reader says nothing for three
// seconds of processor time, and what was shown comes in whole or not at all.
import type { readSource } from '../../../electron/research/source/read-source.ts'
import { runInProcess } from '../../../electron/session/side-jobs/run-in-process.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { add, shorterLists, type Harness, type Tally, type Trial } from '../harness.ts'
import { bombs } from './bombs.ts'
import { damage } from './damage.ts'
import { drawCase, type Case, type Door } from './draw-case.ts'
import { openFolder, type Folder } from './folder.ts'
import { isSilentReaderEnded } from './silent-reader.ts'
import { soundFiles, type SoundFile } from './sound-files.ts'

export const hostileFiles: Harness<Case> = {
  name: 'hostile-files',
  unit: 'files',
  fast: 50,
  long: 100_000,
  told: ['read', 'refused', 'written and undone', 'slow', 'partly written', 'ms CPU at most'],
  begin,
  faults: [
    {
      name: 'a silent reader is waited for without end',
      file: 'electron/worker/ask-worker.ts',
      find: 'silence.expectSign(limits.silence, readTime)',
      replace: 'silence.expectSign(1_000_000, readTime)',
    },
    {
      name: 'an import leaves out its last event',
      file: 'electron/timetable/handlers/import-requests.ts',
      find: '  return { diff: chosen.value.diff, taken, stuck }',
      replace:
        '  const last = Object.keys(chosen.value.diff.added).at(-1)\n  const added = Object.fromEntries(Object.entries(chosen.value.diff.added).filter(([key]) => key !== last))\n  return { diff: { ...chosen.value.diff, added }, taken, stuck }',
    },
    {
      name: 'a new import leaves out its last event',
      file: 'electron/timetable/handlers/import-requests.ts',
      find: 'if (changes === null) return { diff, taken',
      replace:
        'const last = Object.keys(diff.added).at(-1)\n  if (changes === null) return { diff: { ...diff, added: Object.fromEntries(Object.entries(diff.added).filter(([key]) => key !== last)) }, taken',
    },
    {
      name: 'a pattern for shares of the grade is catastrophic',
      file: 'electron/syllabus/find/amounts.ts',
      find: String.raw`const percent = /(\d{1,3}(?:\.\d)?)\s*[%％]/u`,
      replace: String.raw`const percent = /((?:\d+\.?)+)\s*[%％]/u`,
    },
    {
      name: 'a zip archive is unpacked without a limit',
      file: 'electron/text/document/docx-lines.ts',
      find: 'const mostBytes = 64_000_000',
      replace: 'const mostBytes = 64_000_000_000',
    },
    {
      name: 'a pattern for clock times is catastrophic',
      file: 'shared/time/clocks.ts',
      find: 'const match = range.exec(toSimple(text))',
      replace: 'const match = /^(?:\\d+[-. ]?)+x$/.exec(text) ?? range.exec(toSimple(text))',
    },
  ],
}

/** Sessions keep a history, and backups: after so many files a new one begins. */
const filesOfSession = 400

/** Milliseconds of processor time that a request may take here, besides what its reader takes. */
const mostHere = 3_000

async function begin(): Promise<Trial<Case>> {
  const files = await soundFiles(await exportsOf())
  const byName = new Map(files.map((file) => [file.name, file.bytes]))
  const folders = new Map<boolean, Folder>()
  let used = 0
  const folderFor = async (door: Door): Promise<Folder> => {
    const hasTerm = door !== 'import into nothing'
    if ((used += 1) % filesOfSession === 0) await endAll()
    const folder = folders.get(hasTerm) ?? (await openFolder(hasTerm))
    folders.set(hasTerm, folder)
    return folder
  }
  const endAll = async () => {
    for (const folder of folders.values()) await folder.end()
    folders.clear()
  }
  return {
    draw: (dice) => drawCase(dice, files),
    attempt: async (one, tally) => {
      if (one.kind === 'silent reader')
        return (await isSilentReaderEnded())
          ? count(false, tally)
          : 'a silent reader was waited for'
      const folder = await folderFor(one.door)
      const reads = tally.get('read') ?? 0
      const newer = one.kind === 'again' ? (byName.get(one.file) ?? null) : null
      const broke = await give(folder, one.door, fileOf(one, byName), newer, tally)
      // What broke something may have left something behind.
      if (broke !== null) await endAll()
      const isRead = (tally.get('read') ?? 0) > reads
      return broke ?? (isRead && isTooLarge(one) ? 'what unpacks without end was read' : null)
    },
    simpler: (one) => {
      if (one.kind === 'bomb' && one.size > 1) return [{ ...one, size: Math.floor(one.size / 2) }]
      if (one.kind === 'bomb' || one.kind === 'silent reader') return []
      return shorterLists(one.edits).map((edits) => Object.assign({}, one, { edits }))
    },
    end: endAll,
  }
}

/** The project's own files, from the sample term. */
async function exportsOf(): Promise<SoundFile[]> {
  const folder = await openFolder(true)
  const everything = await folder.session.request('export-everything', {})
  await folder.end()
  if (!everything.ok) throw new Error('the sample can’t be exported')
  return [{ name: 'everything.json', bytes: Buffer.from(everything.value.text) }]
}

function isTooLarge(one: Case): boolean {
  return one.kind === 'bomb' && bombs.some((bomb) => bomb.name === one.bomb && bomb.isTooLarge)
}

function fileOf(
  one: Exclude<Case, { kind: 'silent reader' }>,
  byName: ReadonlyMap<string, Buffer>,
): SoundFile {
  if (one.kind === 'bomb') {
    const written = bombs.find(({ name }) => name === one.bomb)?.write(one.size) ?? ''
    return { name: one.bomb, bytes: Buffer.from(written).subarray(0, 10_000_000) }
  }
  return { name: one.file, bytes: damage(byName.get(one.file) ?? Buffer.alloc(0), one.edits) }
}

async function give(
  folder: Folder,
  door: Door,
  file: SoundFile,
  newer: Buffer | null,
  tally: Tally,
): Promise<string | null> {
  const before = folder.state()
  const clock = process.cpuUsage()
  const broke =
    newer === null
      ? await throughDoor(folder, door, file, before, tally)
      : await importAgain(folder, file, newer, before, tally)
  const { user, system } = process.cpuUsage(clock)
  const took = Math.round((user + system) / 1000)
  tally.set('ms CPU at most', Math.max(tally.get('ms CPU at most') ?? 0, took))
  const [end] = folder.takeEnds()
  if (broke !== null) return broke
  if (end === 'silent' || took > mostHere) {
    add(tally, 'slow')
    return end === 'silent' ? 'the reader said nothing for three seconds' : `took ${took} ms here`
  }
  if (end === 'thrown') return 'the reader threw'
  if (!isSameState(folder.state(), before)) return 'the schedule is another than before'
  const alive = await folder.session.request('load-view', {})
  return alive.ok ? null : 'the session does not answer any more'
}

async function throughDoor(
  folder: Folder,
  door: Door,
  file: SoundFile,
  before: string,
  tally: Tally,
): Promise<string | null> {
  switch (door) {
    case 'import':
    case 'import into nothing':
      return importFile(folder, file, before, tally)
    case 'syllabus':
      return readSyllabus(folder, file, before, tally)
    case 'source': {
      const input = { fileName: file.name, bytes: file.bytes }
      const read = await runInProcess<typeof readSource>(folder.session.context, {
        kind: 'read-source',
        input,
      })
      return count(read.ok && read.value.ok, tally)
    }
    case 'texts':
      return importTexts(folder, file, tally)
    default:
      return door satisfies never
  }
}

function count(isRead: boolean, tally: Tally): null {
  add(tally, isRead ? 'read' : 'refused')
  return null
}

/** What was shown is there afterwards, and nothing of it after undo. */
async function importFile(
  { session, state }: Folder,
  { name, bytes }: SoundFile,
  before: string,
  tally: Tally,
): Promise<string | null> {
  const content = bytes.toString('base64')
  const isPasted = name.endsWith('.txt')
  const shown = await session.request('preview-import', { fileName: name, content, isPasted })
  count(shown.ok, tally)
  if (!shown.ok) return sayEmpty(shown.failure.message)
  const { previewId, diff, term } = shown.value
  const base: ScheduleState = isEmpty(before)
    ? { window: buildWindow(term), tasks: [], taskClasses: [] }
    : JSON.parse(before)
  const wanted = applyDiff(base, diff)
  if (!wanted.ok) return 'the change that was shown does not fit'
  if (findViolations(wanted.value).length > 0) return 'the change that was shown is illegal'
  const applied = await session.request('apply-import', { previewId })
  if (!applied.ok) return state() === before ? null : 'it was refused and something was written'
  const isWhole = state() === JSON.stringify(wanted.value)
  if (!isWhole) add(tally, 'partly written')
  add(tally, 'written and undone')
  return isWhole ? undo(session, state, before) : 'another week than the one shown was written'
}

/** A file stays in the week while a newer one of its feed is imported and taken back. */
async function importAgain(
  folder: Folder,
  file: SoundFile,
  newer: Buffer,
  before: string,
  tally: Tally,
): Promise<string | null> {
  const { session, state } = folder
  const content = file.bytes.toString('base64')
  const shown = await session.request('preview-import', { fileName: file.name, content })
  if (!shown.ok) return count(false, tally)
  const applied = await session.request('apply-import', { previewId: shown.value.previewId })
  if (!applied.ok) return state() === before ? null : 'it was refused and something was written'
  const broke = await importFile(folder, { name: file.name, bytes: newer }, state(), tally)
  return broke ?? undo(session, state, before)
}

async function readSyllabus(
  { session, state }: Folder,
  { name, bytes }: SoundFile,
  before: string,
  tally: Tally,
): Promise<string | null> {
  const content = bytes.toString('base64')
  const read = await session.request('read-syllabus', { fileName: name, content })
  count(read.ok, tally)
  if (!read.ok) return sayEmpty(read.failure.message)
  const { draftId, course, lines } = read.value
  const picks = lines.filter(({ isTicked }) => isTicked).map(({ number }) => ({ number }))
  if (course === null || picks.length === 0) return null
  const applied = await session.request('apply-syllabus', { draftId, picks })
  if (!applied.ok) return state() === before ? null : 'it was refused and something was written'
  add(tally, 'written and undone')
  const after: ScheduleState = JSON.parse(state())
  if (findViolations(after).length > 0) return 'the week is illegal'
  return state() === before ? null : undo(session, state, before)
}

async function undo(
  session: Folder['session'],
  state: () => string,
  before: string,
): Promise<string | null> {
  if (isSameState(state(), before)) return null
  await session.request('undo', {})
  return isSameState(state(), before) ? null : 'undo leaves something behind'
}

/** Without a term, or with one in which nothing is left: another may take its place. */
function isEmpty(state: string): boolean {
  const held: ScheduleState | null = JSON.parse(state)
  return held === null || held.tasks.length + held.taskClasses.length === 0
}

function isSameState(state: string, other: string): boolean {
  return state === other || (isEmpty(state) && isEmpty(other))
}

async function importTexts(
  { session }: Folder,
  { name, bytes }: SoundFile,
  tally: Tally,
): Promise<string | null> {
  const held = async () => {
    const view = await session.request('read-recite', {})
    return view.ok ? view.value.materials.length : -1
  }
  const before = await held()
  const content = bytes.toString('base64')
  const read = await session.request('import-materials', { fileName: name, content, course: '' })
  count(read.ok, tally)
  if (!read.ok) return (await held()) === before ? null : 'it was refused and texts were kept'
  const { added, ids } = read.value
  if ((await held()) !== before + added) return 'other texts were kept than was said'
  if (ids.length > 0) await session.request('delete-materials', { ids })
  return (await held()) === before ? null : 'texts were left behind'
}

function sayEmpty(sentence: string): string | null {
  return sentence.trim() === '' ? 'it was refused without a sentence' : null
}
