// Where a bundled terminal breaks, as its crash report tells it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { describeCrash } from '../../electron/crash/crash-report.ts'
import { nodeBundle, terminalParts } from '../../scripts/build/node-bundle.ts'

test('[C5] a report names places in the sources, also of what is bundled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'weave.ts')
  writeFileSync(
    entry,
    `type Thread = { length: number }
export function weave(thread: Thread): never {
  throw new RangeError(String(thread.length))
}
`,
  )
  await build(nodeBundle({ ...terminalParts.cli, entry }, folder))
  const file = pathToFileURL(join(folder, 'cli/cli.js')).href
  const loaded: unknown = await import(/* @vite-ignore */ file)
  const cause = attempt(() => (loaded as { weave: (thread: string) => never }).weave('wool'))
  const report = describeCrash({ kind: 'uncaught-exception', cause, at: '2026-11-30T00:00:00Z' })
  expect(report).toMatchObject({
    // Beside other tests the runner maps the stack once more, to the line behind.
    where: expect.arrayContaining([expect.stringMatching(/\/weave\.ts:(?:3:9|4:1)$/)]),
  })
})

function attempt(run: () => never): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
