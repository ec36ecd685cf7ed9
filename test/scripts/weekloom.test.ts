// The program behind `npm run weekloom`, on a copy of the tree whose terminal only says what it runs from.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The parts that a terminal starts have nothing to do here; the words of one licence come with ical.js alone. */
const programs = {
  'plan-thread': '',
  'check-thread': '',
  'job-child': "import calendar from 'ical.js'\nconsole.log(calendar)\n",
}

function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'weekloom-bundle-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  for (const part of ['db', 'electron', 'shared', 'scripts', 'package.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(tree, `electron/programs/${name}.ts`), text)
  return tree
}

/** A terminal that ends with 3, the code of a refusal. */
function writeTerminal(tree: string, says: string): void {
  writeFileSync(
    join(tree, 'electron/cli.ts'),
    `import { extname } from 'node:path'
import { ${says} } from './says.ts'
console.log(${says}, process.argv.slice(2).join(), extname(import.meta.filename))
process.exitCode = 3
`,
  )
}

/** Always dated the same, as some tools that restore files do; nor does the size tell 'first' from 'other'. */
function writeWords(tree: string, one: string): void {
  const file = join(tree, 'electron/says.ts')
  writeFileSync(file, `export const one: string = '${one}'\n`)
  utimesSync(file, 1_000_000_000, 1_000_000_000)
}

function run(tree: string): string {
  const program = join(tree, 'scripts/weekloom.cjs')
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'say', 'hi'], {
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 3 })
  return stdout.trim()
}

function bundles(tree: string): string[] {
  return readdirSync(join(tree, 'out/terminal'))
}

test('[C4] the terminal runs from a bundle, and never from one of other sources', () => {
  const tree = copyTree()
  writeTerminal(tree, 'one')
  writeWords(tree, 'first')
  expect(run(tree)).toBe('first say,hi .js')
  const made = bundles(tree)
  expect(run(tree)).toBe('first say,hi .js')
  expect(bundles(tree)).toEqual(made)

  writeWords(tree, 'other')
  expect(run(tree)).toBe('other say,hi .js')

  writeWords(tree, 'third')
  expect(run(tree)).toBe('third say,hi .js')
  expect(bundles(tree)).toHaveLength(2)
})

test('[C4] the terminal runs from its sources where no bundle can be made', () => {
  const tree = copyTree()
  writeTerminal(tree, 'one')
  writeWords(tree, 'first')
  writeFileSync(join(tree, 'out'), 'in the way')
  expect(run(tree)).toBe('first say,hi .ts')
})
