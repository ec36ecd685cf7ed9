// The terminal shell: parses one command, runs it on the same core as the window, prints, and exits with its code.
import { runCommandLine } from './cli/run-command-line.ts'

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
})
