// Reads the annotated messages to a guide: what was asked, the acts, and the words that tell something.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideRoles, type ToldSpan } from '../../../electron/language/guide/reader/told-span.ts'

export type ToldExample = { file: string; asked: string; text: string; spans: ToldSpan[] }

/** All messages under a folder; a role that there is not throws with its place. */
export function readToldCorpus(folder: string): ToldExample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readToldFile(file, readFileSync(join(folder, file), 'utf8')))
}

/** `asked | acts | message with [words](role)`, one a line; a line that begins with # says something to people. */
export function readToldFile(file: string, content: string): ToldExample[] {
  return content.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [asked = '', , ...rest] = line.split(' | ')
    return [{ file, asked, ...readMessage(rest.join(' | '), `${file}:${index + 1}`) }]
  })
}

function readMessage(written: string, where: string): Pick<ToldExample, 'text' | 'spans'> {
  let text = ''
  let at = 0
  const spans: ToldSpan[] = []
  for (const mark of written.matchAll(/\[([^[\]]+)\]\(([a-z-]+)\)/g)) {
    const [whole, words = '', name] = mark
    const role = guideRoles.find((each) => each === name)
    if (role === undefined) throw new Error(`${where}: no role is called “${name}”`)
    text += written.slice(at, mark.index)
    spans.push({ role, start: text.length, end: text.length + words.length, text: words })
    text += words
    at = mark.index + whole.length
  }
  return { text: text + written.slice(at), spans }
}
