// Writes what broke, and where in the code, into a file of this machine (C5). No error's message goes in: it may quote the person.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startWords } from '../../shared/i18n/start-words.ts'
import type { Language } from '../../shared/language.ts'
import { version } from '../machine/version.ts'

export type Crash = {
  kind: 'uncaught-exception' | 'unhandled-rejection' | 'page-gone'
  /** What was thrown; for a page the system's word for its end. */
  cause: unknown
  /** ISO 8601 in UTC. */
  at: string
}

/** Beside the newest. */
const mostOlder = 4

/** The report's path; null where none could be written, as in a data folder that is not there. */
export function writeCrashReport(dataFolder: string, crash: Crash): string | null {
  const folder = join(dataFolder, 'reports')
  const name = `report-${crash.at.replaceAll(/[^\dTZ]/g, '-')}.json`
  const file = join(folder, name)
  try {
    makeReportFolder(folder)
    writeFileSync(file, `${JSON.stringify(describeCrash(crash), null, 2)}\n`, { mode: 0o600 })
    // The one just written stays, though a clock that was set back dates it before the others.
    const older = readdirSync(folder).filter(
      (each) => each !== name && /^report-.+\.json$/.test(each),
    )
    for (const each of older.toSorted().slice(0, -mostOlder)) rmSync(join(folder, each))
    return file
  } catch {
    return null
  }
}

function makeReportFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

export function describeCrash({ kind, cause, at }: Crash) {
  const { platform, arch, versions } = process
  return {
    kind,
    at,
    version,
    runsOn: `${platform} ${arch}, Node ${versions.node}`,
    ...(typeof cause === 'string' ? { reason: wordOf(cause, /^[a-z-]{1,40}$/) } : {}),
    ...(cause instanceof Error ? describeError(cause) : {}),
  }
}

function describeError(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return {
    name: wordOf(error.name, /^[A-Z][A-Za-z]{0,50}$/),
    code: wordOf(code, /^[A-Z][A-Z0-9_]{0,50}$/),
    where: placesOf(error),
  }
}

/** Null for what is no name that a program gives. */
function wordOf(text: string, shape: RegExp): string | null {
  return shape.test(text) ? text : null
}

/** Files with line and column in the sources, without the folders above them. None where the message can't be told from what follows. */
function placesOf({ stack = '', message }: Error): string[] {
  // The last: a name may quote it too, and what looks like a place in a message is none.
  const start = stack.lastIndexOf(`${message}\n`)
  if (start === -1) return []
  const lines = stack.slice(start + message.length + 1).split('\n')
  return lines.flatMap((line) => {
    const place = /(?:[\w@-]+[\\/])?[\w.@-]+\.[cm]?[jt]sx?:\d+:\d+(?=\)?$)/.exec(toSource(line))
    return place === null ? [] : [place[0].replace('\\', '/')]
  })
}

/** A line of a stack by the map beside its file. Node's own reading of maps would cost every start that does not break. */
function toSource(line: string): string {
  const [, file, row, column] = /(file:[^()]+):(\d+):(\d+)\)?$/.exec(line) ?? []
  if (file === undefined) return line
  try {
    const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
    const place = map.findOrigin(Number(row), Number(column))
    return 'fileName' in place
      ? `${place.fileName}:${place.lineNumber}:${place.columnNumber}`
      : line
  } catch {
    return line
  }
}

/**
 * Says what the person is told of a crash, in English and Chinese. `file` is the report's, or
 * null where none could be written.
 */
export function sayCrash(kind: Crash['kind'], file: string | null, language: Language): string {
  const { happened, safe, report } = startWords[language].crashWords
  return [happened[kind], safe, ...(file === null ? [] : [report(file)])].join(' ')
}
