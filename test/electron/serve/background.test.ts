// The browser shell in the background of a terminal: it goes on, though nobody can press Enter for it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isBackgroundOf } from '../../../electron/serve/is-in-background.ts'

test('[C4] the group that has the terminal is told from one that has not, whatever the program is called', () => {
  expect(isBackgroundOf('812 (node) S 700 812 700 34816 812 4194304')).toBe(false)
  expect(isBackgroundOf('812 (a) (b c) S 700 812 700 34816 700 4194304')).toBe(true)
})

/** Runs what it is given in a terminal of its own. */
const terminalProgram = '/usr/bin/script'

/** Starts `command` in the background of a terminal of its own, and says how it stands a moment after its first words. */
function runBehindTerminal(command: string): Promise<string> {
  const behind = `set -m; ${command} & job=$!; sleep 6; echo state $(cut -d' ' -f3 /proc/$job/stat); kill -9 $job`
  const terminal = spawn(terminalProgram, ['-qec', 'bash -c "$BEHIND"', '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, BEHIND: behind },
  })
  let said = ''
  terminal.stdout.on('data', (part: Buffer) => (said += part.toString()))
  terminal.stdin.write('x\n')
  return new Promise((resolve) => terminal.once('close', () => resolve(said)))
}

/** The page is built, and the system can make a terminal. */
const canRun = ['out/renderer/index.html', terminalProgram, '/proc/self/stat'].every((path) =>
  existsSync(path),
)

test.skipIf(!canRun)(
  '[C4] npm run serve & goes on in the background of a terminal in which somebody types',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'weekloom-behind-'))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const said = await runBehindTerminal(
      `"${process.execPath}" electron/serve.ts --port 0 --data "${data}"`,
    )
    expect(said).toContain('http://127.0.0.1')
    expect(said).toMatch(/state [SR]/)
  },
)
