// The browser shell: the same page and the same contract as the desktop app, on this machine's loopback.
import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { folderIdOf } from '../db/exports.ts'
import type { Language } from '../shared/language.ts'
import { printable } from './terminal/printer.ts'
import { sayUsageProblem } from './terminal/usage-problem.ts'
import { wishedLanguage } from './terminal/options.ts'
import { newId, newSecret, pause } from './machine/clock.ts'
import { endOnCrash } from './crash/end-on-crash.ts'
import { findDataFolder, makeFolder } from './machine/data-folder.ts'
import { runCore } from './page/run-core.ts'
import { isInBackground } from './serve/is-in-background.ts'
import { readServeOptions, serveUsage, type ServeOptions } from './serve/read-options.ts'
import { startServer } from './serve/start-server.ts'
import { terminalWords } from '../shared/i18n/terminal-words.ts'
import { environmentKeys } from './session/key-store.ts'
import { coreOf } from './core/open-core.ts'
import { openSession } from './core/open-session.ts'
import { isReadOnly } from './session/context.ts'
import type { SessionOptions } from './session/session.ts'
import { sayProblem } from './session/problem-words.ts'

/** From out/serve, as scripts/build.ts lays it, or from the source. */
const pageFolder = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../out/renderer' : '../renderer',
)

/** Exit codes, as the CLI's: 2 usage, 3 refused with a reason. */
async function serve(args: string[]): Promise<number> {
  const language = wishedLanguage(args)
  const options = readServeOptions(args)
  if (!options.ok) return stop(2, `${sayUsageProblem(options.failure, language)}\n${serveUsage}`)
  if (!existsSync(join(pageFolder, 'index.html')))
    return stop(3, terminalWords[language].browserShell.notBuilt)
  return run(options.value, language)
}

async function run(options: ServeOptions, machineLanguage: Language): Promise<number> {
  const folder = findDataFolder(options.data)
  if (!makeFolder(folder)) {
    return stop(3, sayProblem('data-unwritable', machineLanguage, folder).message)
  }
  const { clock, port, language, json } = options
  const sessionOptions: SessionOptions = {
    folder,
    clock,
    newId,
    pause,
    keys: environmentKeys(process.env),
    ...(language === undefined ? {} : { language }),
    machineLanguage,
  }
  const opened = openSession(sessionOptions)
  // Where something can be done about it, the page offers that.
  if (!opened.ok && opened.failure.backups === undefined) return stop(3, opened.failure.message)
  const core = coreOf(sessionOptions, opened)
  const stopCore = runCore(core)
  try {
    const server = await startServer({
      core,
      folder: pageFolder,
      folderId: folderId(folder, opened),
      ...(port === undefined ? {} : { port }),
      newSecret,
      language: machineLanguage,
    })
    const tell = (url: string) => {
      const line = json
        ? JSON.stringify({ kind: 'ready', url })
        : terminalWords[machineLanguage].browserShell.ready(url)
      process.stdout.write(`${line}\n`)
    }
    tell(server.url)
    const asked = isInBackground()
      ? null
      : createInterface({ input: process.stdin }).on('line', () => tell(server.newLink()))
    await untilAskedToStop()
    asked?.close()
    await server.close()
    return 0
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return stop(3, terminalWords[machineLanguage].browserShell.noPort(isTaken, port ?? 0))
  } finally {
    await stopCore()
  }
}

/** Another one where the folder is copied, or where another data file lies in its place. */
function folderId(folder: string, opened: ReturnType<typeof openSession>): string {
  const context = opened.ok && !isReadOnly(opened.value.context) ? opened.value.context : null
  const fileId = context === null ? '' : folderIdOf(context.database, newId)
  return createHash('sha256')
    .update(`${realpathSync(folder)}\n${fileId}`)
    .digest('base64url')
    .slice(0, 16)
}

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function stop(code: number, sentence: string): number {
  process.stderr.write(`${sentence.split('\n').map(printable).join('\n')}\n`)
  return code
}

endOnCrash(process.argv.slice(2), wishedLanguage(process.argv.slice(2)))
process.exitCode = await serve(process.argv.slice(2))
