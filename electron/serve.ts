// The browser shell: the same page and the same contract as the desktop app, on this machine's loopback.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../shared/language.ts'
import { printable } from './cli/printable.ts'
import { sayUsageProblem } from './cli/command-line/usage-problem.ts'
import { wishedLanguage } from './cli/command-line/wished-language.ts'
import { newId, newSecret, pause } from './clock.ts'
import { findDataFolder, makeFolder } from './data-folder.ts'
import { runCore } from './page/run-core.ts'
import { readServeOptions, serveUsage, type ServeOptions } from './serve/read-options.ts'
import { startServer } from './serve/start-server.ts'
import { sayNoPort, sayNotBuilt, sayReady } from './serve/words.ts'
import { environmentKeys } from './session/key-store.ts'
import { coreOf } from './session/open-core.ts'
import { openSession, type SessionOptions } from './session/session.ts'
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
  if (!existsSync(join(pageFolder, 'index.html'))) return stop(3, sayNotBuilt(language))
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
  if (!opened.ok) return stop(3, opened.failure.message)
  const core = coreOf(sessionOptions, opened)
  const stopCore = runCore(core)
  try {
    const token = newSecret()
    const server = await startServer({
      core,
      folder: pageFolder,
      port,
      token,
      language: machineLanguage,
    })
    process.stdout.write(
      `${json ? JSON.stringify({ kind: 'ready', url: server.url }) : sayReady(server.url, machineLanguage)}\n`,
    )
    await untilAskedToStop()
    await server.close()
    return 0
  } catch (error) {
    return stop(3, sayNoPort(port, error, machineLanguage))
  } finally {
    await stopCore()
  }
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

process.exitCode = await serve(process.argv.slice(2))
