// The command that plans a `study-week-1` file: no data folder, and a last line that anyone can score again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { readCommandLine } from '../../../electron/cli/command-line/read-command-line.ts'
import { makeWeek, weekSizes } from '../planner/instance/make-week.ts'
import { referenceScore } from '../planner/instance/reference-score.ts'

const answerSchema = z.strictObject({
  start: z.array(z.int()),
  total: z.int(),
  terms: z.record(z.string(), z.int()),
  steps: z.int(),
})

const week = makeWeek(weekSizes.S, 8)

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-solve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'week.json')
  writeFileSync(file, content)
  return file
}

async function run(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommandLine(words, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { code, out, err }
}

describe('solve', () => {
  test('[P1] the last line is the plan with its cost, as any scorer finds it', async () => {
    const file = fileWith(JSON.stringify(week))
    const { code, out } = await run('solve', file, '--steps', '5000', '--seed', '7')
    expect(code).toBe(0)
    const { start, total, terms, steps } = answerSchema.parse(JSON.parse(out.at(-1) ?? ''))
    expect(referenceScore(week, start)).toEqual({ isLegal: true, terms, total })
    expect(steps).toBe(5000)
    expect((await run('solve', file, '--steps', '5000', '--seed', '7')).out).toEqual(out)
  })

  test('[P1] by the clock it says how many steps give the same plan', async () => {
    const file = fileWith(JSON.stringify(week))
    const { out } = await run('solve', file, '--ms', '0')
    const { steps } = answerSchema.parse(JSON.parse(out.at(-1) ?? ''))
    expect((await run('solve', file, '--steps', String(steps))).out.at(-1)).toBe(out.at(-1))
  })

  test('[P1] a plan in force is where a re-plan begins', async () => {
    const first = await run('solve', fileWith(JSON.stringify(week)), '--steps', '5000')
    const { start } = answerSchema.parse(JSON.parse(first.out.at(-1) ?? ''))
    const again = fileWith(JSON.stringify({ ...week, previous: start }))
    const { out } = await run('solve', again, '--steps', '0')
    expect(answerSchema.parse(JSON.parse(out.at(-1) ?? ''))).toMatchObject({ start, steps: 0 })
  })

  test('[C4] with --json the plan is part of the result', async () => {
    const file = fileWith(JSON.stringify(week))
    const { out } = await run('solve', file, '--steps', '100', '--json')
    const plain = await run('solve', file, '--steps', '100')
    const answer = answerSchema.parse(JSON.parse(plain.out.at(-1) ?? ''))
    expect(out.map((line) => z.unknown().parse(JSON.parse(line)))).toEqual([
      { kind: 'result', ok: true, code: 0, ...answer },
    ])
  })

  test('[C4] a file that is no plan is refused with its place, in both languages', async () => {
    const file = fileWith(JSON.stringify({ ...week, periods: 40 }))
    const json = await run('solve', file, '--json')
    expect(json.code).toBe(3)
    expect(JSON.parse(json.out[0] ?? '')).toEqual({
      kind: 'week-problem',
      place: 'periods',
      problem: { kind: 'too-much', place: 'periods', count: 40 },
    })
    expect(JSON.parse(json.out[1] ?? '')).toMatchObject({
      ok: false,
      problem: { code: 'too-much' },
    })
    expect((await run('solve', file, '--lang', 'en')).err[0]).toContain('at most 30')
    expect((await run('solve', file, '--lang', 'zh')).err[0]).toMatch(/最多只能安排 30/u)
    for (const path of [`${file}x`, join(file, '..')]) {
      const { code, err } = await run('solve', path, '--lang', 'en')
      expect(code).toBe(3)
      expect(err[0]).toContain('nothing was planned')
    }
  })

  test.each([
    [['solve']],
    [['solve', 'a', '--ms', '5', '--steps', '5']],
    [['solve', 'a', '--ms', '-5']],
    [['solve', 'a', '--steps', '1e6']],
    [['solve', 'a', '--seed', 'x']],
  ])('[C4] %j is a usage problem', (words) => {
    expect(readCommandLine(words).ok).toBe(false)
  })
})
