// A third language is a folder and a line in each list of languages: the product's code compiles with it and speaks it.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lengthen } from './lengthen.ts'
import { makeThirdLanguage } from './make-tree.ts'

const root = join(import.meta.dirname, '../..')

/** Not in the catalogue yet: the built-in model's own answers, and the courses of the sample term. */
const notYet = /^electron\/(?:language\/|timetable\/sample)/

let tree = ''

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'weekloom-third-language-'))
  makeThirdLanguage(tree)
  cpSync(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'))
})

afterAll(() => rmSync(tree, { recursive: true }))

test('a sentence grows by forty in a hundred, also one with a blank in it', () => {
  const { said, joint } = lengthen({
    said: (name: string) => `Nothing is left for ${name}.`,
    joint: ', ',
  })
  expect(said('you')).toMatch(/^Nothing is left for you\. and/)
  expect(said('you').length).toBeGreaterThanOrEqual(1.35 * 'Nothing is left for you.'.length)
  expect(joint).toBe(', ')
})

test(
  'no code but what is not in the catalogue yet lacks the third language',
  { timeout: 300_000 },
  () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const files = [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(
      ([, file = '']) => file,
    )
    expect(files.filter((file) => !notYet.test(file))).toEqual([])
  },
)

test('the terminal speaks it', { timeout: 120_000 }, () => {
  const help = execFileSync(process.execPath, ['electron/cli.ts', '--lang', 'xx', 'help'], {
    cwd: tree,
    encoding: 'utf8',
  })
  expect(help).toContain('makes a new data folder and some')
})
