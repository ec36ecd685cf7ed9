// Runs one script of package.json with its output passed through, and keeps the end of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What it printed last: enough for a failure that no report names, such as an error outside of all tests. */
const mostKept = 6_000

/** Milliseconds in which the rest of what it printed comes through. */
const untilDrained = 500

export type Ended = { well: boolean; lastWords: string }

/** npm tells its own path to what it runs; started by hand there is only the name. */
export function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<Ended> {
  const npmArgs = ['run', '--silent', name, ...(args.length === 0 ? [] : ['--', ...args])]
  const npmPath = process.env['npm_execpath']
  const options = {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  const running =
    npmPath === undefined
      ? spawn('npm', npmArgs, { ...options, shell: process.platform === 'win32' })
      : spawn(process.execPath, [npmPath, ...npmArgs], options)
  let lastWords = ''
  const passOn = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk)
    lastWords = (lastWords + chunk.toString()).slice(-mostKept)
  }
  running.stdout.on('data', passOn(process.stdout))
  running.stderr.on('data', passOn(process.stderr))
  return new Promise((resolve) => {
    running.once('error', (error) => resolve({ well: false, lastWords: error.message }))
    // Not at 'close': what a test left running would hold the pipes open for ever.
    running.once('exit', (code) =>
      setTimeout(() => {
        running.stdout.destroy()
        running.stderr.destroy()
        resolve({ well: code === 0, lastWords })
      }, untilDrained),
    )
  })
}
