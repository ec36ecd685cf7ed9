// Whether the log beside a data file goes on from the state that the file is in; SQLite itself would replay any (D4).
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Connection, connectToImage, failureOf } from '../store/sqlite.ts'
import { type Generation, generationStatements } from '../store/database.ts'
import {
  foldIn,
  type LoggedPage,
  pageBytesOf,
  readFileHeader,
  readLoggedPages,
} from './raw-file.ts'
import { companionFiles, fileStamp } from './file-names.ts'

/** To be asked before SQLite opens the file; changes nothing. */
export function isLogOfFile(file: string): boolean {
  const { log, journal } = companionFiles(file)
  // Our files keep a log and never a journal: one that lies there would be rolled back into the file.
  if (sizeOf(journal) > 0) return false
  const logged = readLoggedPages(log)
  if (logged.length === 0) return true
  if (readFileHeader(file).kind !== 'ours') return true
  return goesOn(readFileSync(file), logged)
}

/**
 * The first transaction of each log sets a new generation and names the one that it goes on from; the last one before
 * the log is folded in sets another. A file that is partly or wholly folded has one that the log has set.
 */
function goesOn(file: Buffer, logged: readonly LoggedPage[]): boolean {
  const whole = foldIn(file, logged)
  const page = readMark(whole)?.page
  if (page === undefined) return false
  const inLog = logged.flatMap((written) =>
    written.number === page ? (readMark(foldIn(whole, [written])) ?? []) : [],
  )
  // But for the page with the mark all is as in the log: in the file alone other pages may be half folded in.
  const size = pageBytesOf(file)
  const bytes = file.subarray((page - 1) * size, page * size)
  const before = readMark(foldIn(whole, [{ number: page, bytes }])) ?? readMark(file)
  const [first] = inLog
  if (first === undefined || before === null) return false
  return [first.previous, ...inLog.map(({ generation }) => generation)].includes(before.generation)
}

/** Null where it can't be read. */
function readMark(image: Buffer): (Generation & { page: number }) | null {
  try {
    const connection = connectToImage(image)
    try {
      const mark = generationStatements({ connection }).read.get()
      return mark === undefined ? null : { ...mark, page: pageOfMark(connection) }
    } finally {
      connection.close()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    return null
  }
}

function pageOfMark(connection: Connection): number {
  const find = connection.prepare(
    "SELECT rootpage FROM sqlite_schema WHERE name = 'file_generation'",
  )
  return Number(find.pluck().get())
}

/** Renames log and journal to what nothing replays, and answers with where they are. */
export function setLogAside(file: string, at: string): string[] {
  const { log, journal } = companionFiles(file)
  const stem = join(dirname(file), `weekloom-aside-${fileStamp(at)}.db`)
  return [
    { from: log, to: `${stem}-wal` },
    { from: journal, to: `${stem}-journal` },
  ].flatMap(({ from, to }) => {
    if (!existsSync(from)) return []
    renameSync(from, to)
    return [to]
  })
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
