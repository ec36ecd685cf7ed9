// Runs command lines in this process against a data folder of their own and keeps what they print.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'

const resultSchema = z.looseObject({ kind: z.literal('result'), ok: z.boolean() })

export type Ran = {
  code: number
  /** Every JSON line before the last. */
  lines: unknown[]
  result: z.infer<typeof resultSchema>
}

/** A terminal on a new, empty data folder with the clock at `now`. */
export function openTerminal(now: string, language: 'en' | 'zh' = 'en') {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-cli-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'data')
  const common = ['--data', folder, '--json', '--lang', language, '--now', now]

  async function run(...words: string[]): Promise<Ran> {
    const printed: unknown[] = []
    const print = (line: string) => printed.push(JSON.parse(line))
    const code = await runCommandLine([...words, ...common], { out: print, err: print })
    const result = resultSchema.parse(printed.pop())
    return { code, lines: printed, result }
  }

  /** As `run`, without --json: what a person reads. */
  async function read(...words: string[]): Promise<{ code: number; text: string }> {
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    const spoken = common.filter((word) => word !== '--json')
    const code = await runCommandLine([...words, ...spoken], { out: print, err: print })
    return { code, text: printed.join('\n') }
  }

  return { folder, run, read }
}
