// The terminal shell: parses one command, runs it on the same core as the window, prints, and exits with its code.
import { enableCompileCache } from 'node:module'
import { isatty } from 'node:tty'

// What was compiled for the last command is not compiled again: a command starts in less than half the time.
enableCompileCache()
const { endOnCrash } = await import('./crash/end-on-crash.ts')
const { wishedLanguage } = await import('./terminal/options.ts')
endOnCrash(process.argv.slice(2), wishedLanguage(process.argv.slice(2)))
const { runCommandLine } = await import('./cli/run-command-line.ts')

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  bytes: (content) => process.stdout.write(content),
  isScreen: isatty(process.stdout.fd),
  ...(process.stderr.isTTY ? { progress: rewriteLine } : {}),
})

/** A terminal's own line, written over until it is taken away. */
function rewriteLine(line: string | null): void {
  process.stderr.write(`\r\u001b[2K${line ?? ''}`)
}
