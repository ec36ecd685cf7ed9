// The part of a harness that the gate runs: its fast count, and whether its planted faults still fit the source.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runHarness, type Harness } from './harness.ts'

const root = join(import.meta.dirname, '../..')

/** The seed stays the same in the gate: a red gate is red again. The long runs draw others. */
const seed = 1

export function testFastTier<Case>(ruleIds: string, harness: Harness<Case>): void {
  test(
    `${ruleIds} ${harness.name}: ${harness.fast} ${harness.unit} break nothing`,
    { timeout: 1_200_000 },
    async ({ skip }) => {
      const lack = harness.lacks?.() ?? null
      skip(lack !== null, lack ?? '')
      const { line, failures } = await runHarness(harness, { seed, count: harness.fast })
      process.stdout.write(`${line}\n`)
      expect(failures).toEqual([])
    },
  )
  test(`${ruleIds} ${harness.name}: its planted faults fit the source`, () => {
    expect(harness.faults.length).toBeGreaterThan(0)
    const misfits = harness.faults.filter(
      ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2,
    )
    expect(misfits).toEqual([])
  })
}
