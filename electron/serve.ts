// The browser shell: the same page and the same contract as the desktop app, on this machine's loopback.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newId, newSecret, pause } from './clock.ts'
import { findDataFolder } from './data-folder.ts'
import { machineLanguage } from './machine-language.ts'
import { runCore } from './page/run-core.ts'
import { readServeOptions, serveUsage, type ServeOptions } from './serve/read-options.ts'
import { startServer } from './serve/start-server.ts'
import { openSession } from './session/session.ts'

const pageFolder = join(import.meta.dirname, '../out/renderer')

/** Exit codes, as the CLI's: 2 usage, 3 refused with a reason. */
async function serve(args: string[]): Promise<number> {
  const options = readServeOptions(args)
  if (!options.ok) return stop(2, `${options.failure}\nusage: ${serveUsage}`)
  if (!existsSync(join(pageFolder, 'index.html'))) {
    return stop(3, 'The page is not built yet. Run "npm run build" first.')
  }
  return run(options.value)
}

async function run({ data, port, clock, language, json }: ServeOptions): Promise<number> {
  const opened = openSession({
    folder: findDataFolder(data),
    clock,
    newId,
    pause,
    ...(language === undefined ? {} : { language }),
    machineLanguage: machineLanguage(),
  })
  if (!opened.ok) return stop(3, opened.failure.message)
  const stopCore = runCore(opened.value)
  try {
    const server = await startServer({
      core: opened.value,
      folder: pageFolder,
      port,
      token: newSecret(),
      language: language ?? machineLanguage(),
    })
    process.stdout.write(`${sayReady(server.url, json)}\n`)
    await untilAskedToStop()
    await server.close()
    return 0
  } catch (error) {
    return stop(3, sayNoPort(port, error))
  } finally {
    await stopCore()
  }
}

function sayReady(url: string, json: boolean): string {
  return json
    ? JSON.stringify({ kind: 'ready', url })
    : `Weekloom is open at ${url} (Ctrl+C stops it)`
}

function sayNoPort(port: number, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `Port ${port} cannot be used (${reason}). Choose another with --port, or leave it out.`
}

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

function stop(code: number, sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

process.exitCode = await serve(process.argv.slice(2))
