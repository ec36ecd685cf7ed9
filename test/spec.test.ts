// SPEC.md and the tests name each other: every rule is cited, and every cited rule stands in it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const ruleIds = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, id]) => id ?? ''))

const written = ruleIds(readFileSync(join(root, 'SPEC.md'), 'utf8'), /^- ([A-Z]\d+) /gm)
const testText = globSync('test/**/*.{test,spec}.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const cited = ruleIds(testText, /\[([A-Z]\d+)\]/g)

test('every rule of SPEC.md is cited by a test', () => {
  expect([...written.difference(cited)]).toEqual([])
})

test('every rule that a test cites stands in SPEC.md', () => {
  expect([...cited.difference(written)]).toEqual([])
})
