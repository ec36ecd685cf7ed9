// Runs one script of package.json with its output passed through.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Whether it ended well. npm tells its own path to what it runs; started by hand there is only the name. */
export function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const npmArgs = ['run', '--silent', name, ...(args.length === 0 ? [] : ['--', ...args])]
  const npmPath = process.env['npm_execpath']
  const options = {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'],
  }
  const running =
    npmPath === undefined
      ? spawn('npm', npmArgs, { ...options, shell: process.platform === 'win32' })
      : spawn(process.execPath, [npmPath, ...npmArgs], options)
  return new Promise((resolve) => {
    running.once('error', () => resolve(false))
    running.once('exit', (code) => resolve(code === 0))
  })
}
