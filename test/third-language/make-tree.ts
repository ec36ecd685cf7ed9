// Copies the product beside itself with a third language in it: a folder made from English, and a line in each list.
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { grammar } from '../../shared/i18n/grammar.ts'
import { startWords } from '../../shared/i18n/start-words.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'

const root = join(import.meta.dirname, '../..')

type Part = { gather: string; file: string; words: object }

/** Each part of the catalogue by the file that gathers its languages, and the file of a language that it takes. */
const parts: Part[] = [
  { gather: 'grammar', file: 'grammar', words: grammar.en },
  { gather: 'start-words', file: 'start', words: startWords.en },
  { gather: 'window-words', file: 'window/index', words: windowWords.en },
  { gather: 'terminal-words', file: 'terminal/index', words: terminalWords.en },
  ...(await topicsOf('core')),
  ...(await topicsOf('shared')),
]

/** What the core says is gathered topic by topic. */
function topicsOf(part: string): Promise<Part[]> {
  const folder = join(root, 'shared/i18n/en', part)
  return Promise.all(
    readdirSync(folder).map(async (name) => {
      const file = `${part}/${name.slice(0, -'.ts'.length)}`
      return { gather: file, file, words: await import(join(folder, name)) }
    }),
  )
}

/** These are no sentences: they choose among what the product has. */
const values = new Set(['tags', 'firstTable'])

/** What is changed of the product itself: the lists, by one language each. */
export function makeThirdLanguage(folder: string): void {
  for (const name of ['shared', 'db', 'electron', 'renderer', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  replace(folder, 'shared/language.ts', "['en', 'zh']", "['en', 'zh', 'xx']")
  write(
    folder,
    'shared/i18n/xx/lengthen.ts',
    readFileSync(join(import.meta.dirname, 'lengthen.ts')),
  )
  for (const { gather, file, words } of parts) {
    const list = `shared/i18n/${gather}.ts`
    replace(folder, list, '= { en, zh }', '= { en, zh, xx }')
    const up = gather.includes('/') ? '../' : './'
    replace(
      folder,
      list,
      'import * as zh',
      `import * as xx from '${up}xx/${file}.ts'\nimport * as zh`,
    )
    write(folder, `shared/i18n/xx/${file}.ts`, translate(file, Object.keys(words)))
  }
}

function translate(file: string, names: readonly string[]): string {
  const up = file.includes('/') ? '../' : './'
  const lines = names.map((name) =>
    values.has(name)
      ? `export const ${name}: typeof en.${name} = en.${name}`
      : `export const ${name}: typeof en.${name} = lengthen(en.${name})`,
  )
  return [
    `import * as en from '${up}../en/${file}.ts'`,
    `import { lengthen } from '${up}lengthen.ts'`,
    ...lines,
    '',
  ].join('\n')
}

function replace(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`)
  writeFileSync(join(folder, path), text.replace(from, to))
}

function write(folder: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
