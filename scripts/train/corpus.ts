// Reads the annotated examples: one a line, with the acts before the bar and the roles marked in the text.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKinds, type NameKind } from '../../electron/language/reader/names.ts'

export type Span = { role: string; start: number; end: number }
export type Act = { label: string; flags: string[]; start: number; end: number }
export type Example = {
  file: string
  line: number
  text: string
  acts: Act[]
  spans: Span[]
  term: Term
}
export type Term = { kind: NameKind; text: string }[]

export function languageOf(file: string): 'en' | 'zh' {
  return file.startsWith('zh') ? 'zh' : 'en'
}

/** All examples under a folder; a line that breaks the format throws with its place. */
export function readCorpus(folder: string): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readFile(name, readFileSync(join(folder, name), 'utf8')))
}

export function readFile(file: string, content: string): Example[] {
  const term: Term = []
  const examples: Example[] = []
  for (const [index, written] of content.split('\n').entries()) {
    const line = written.trim()
    const name = /^@(course|work|event) (.+)$/.exec(line)
    if (name !== null) {
      const [, kind = '', text = ''] = name
      const shown = kind === 'work' ? text.replace(/ ?[(（][^()（）]*[)）]$/, '') : text
      const known = nameKinds.find((each) => each === kind)
      if (known !== undefined) term.push({ kind: known, text: shown })
    }
    if (line === '' || line.startsWith('#') || line.startsWith('@')) continue
    examples.push({ file, line: index + 1, term, ...readLine(line, `${file}:${index + 1}`) })
  }
  return examples
}

function readLine(line: string, where: string): Pick<Example, 'text' | 'acts' | 'spans'> {
  const cut = line.indexOf(' | ')
  if (cut < 0) throw new Error(`${where}: " | " is missing`)
  const labels = line.slice(0, cut).split(' + ')
  const clauses = line.slice(cut + 3).split(' // ')
  if (labels.length !== clauses.length) throw new Error(`${where}: as many acts as clauses`)
  let text = ''
  const spans: Span[] = []
  const acts = clauses.map((clause, index): Act => {
    const [label = '', ...flags] = (labels[index] ?? '').split('^')
    if (index > 0 && !isJoined(text, clause)) text += ' '
    const start = text.length
    let at = 0
    for (const mark of clause.matchAll(/\[([^[\]]+)\]\(([a-z]+)\)/g)) {
      text += clause.slice(at, mark.index)
      const [whole, words = '', role = ''] = mark
      spans.push({ role, start: text.length, end: text.length + words.length })
      text += words
      at = mark.index + whole.length
    }
    text += clause.slice(at)
    return { label, flags, start, end: text.length }
  })
  return { text, acts, spans }
}

/** Chinese clauses stand beside one another without a space. */
function isJoined(before: string, after: string): boolean {
  return /[\p{Script=Han}，。；！？、…]$/u.test(before) && /^\[?[\p{Script=Han}，。；]/u.test(after)
}
