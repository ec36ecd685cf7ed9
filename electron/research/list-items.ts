// The items of a list under a heading: by their marks where they have some, with what a page broke off joined again.
import type { SourceLine } from '../../shared/pack/source.ts'
import { widthOf } from './text-width.ts'

type Item = { line: SourceLine; title: string }

export function isRow(text: string): boolean {
  return text.includes(' | ')
}

const numbered =
  /^\s*(?:[(（]?\d{1,2}[.)、．）]\s*(?!\d)|[(（][一二三四五六七八九十]{1,3}[)）]|[一二三四五六七八九十]{1,3}、)\s*\S/u
const bulleted = /^\s*[-*•·▪◦–—]\s*\S/u

/** Two of one mark are a list: what they are marked with tells them from what is said beside them. */
export function findItems(section: readonly SourceLine[]): Item[] {
  const heads = section.filter(({ heading }) => heading !== null)
  if (heads.length > 1) return heads.map(toItem)
  const lines = section.filter(({ text }) => !isRow(text))
  for (const mark of [numbered, bulleted]) {
    if (lines.filter(({ text }) => mark.test(text)).length > 1) return marked(lines, mark)
  }
  const bare = joined(lines).filter(({ title }) => !isProse(title))
  if (bare.length > 1) return bare
  const [only] = lines
  return only === undefined || lines.length > 1 ? bare : splitSentence(only)
}

function toItem(line: SourceLine): Item {
  return { line, title: line.text }
}

function marked(lines: readonly SourceLine[], mark: RegExp): Item[] {
  const items: Item[] = []
  let isOpen = false
  for (const line of lines) {
    const last = items.at(-1)
    if (mark.test(line.text)) {
      items.push(toItem(line))
      isOpen = true
    } else if (isOpen && last !== undefined && isRestOf(last.title, line.text)) {
      last.title = join(last.title, line.text)
    } else {
      isOpen = false
    }
  }
  return items
}

function joined(lines: readonly SourceLine[]): Item[] {
  const items: Item[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last !== undefined && isRestOf(last.title, line.text))
      last.title = join(last.title, line.text)
    else items.push(toItem(line))
  }
  return items
}

/** A line that goes on: it begins small, or the one before it can't end where it does. */
function isRestOf(before: string, text: string): boolean {
  if (numbered.test(text) || bulleted.test(text) || /[.。!！?？:：;；]$/u.test(before)) return false
  return (
    /^[\p{Ll}(（]/u.test(text) ||
    /(?:[,，、-]|\b(?:and|or|of|the|for|with|in|to)|[与和及的])$/u.test(before)
  )
}

function join(before: string, text: string): string {
  return /\p{Script=Han}$/u.test(before) ? `${before}${text}` : `${before} ${text}`
}

/** Width of a sentence rather than a title. */
const widest = 60

function isProse(text: string): boolean {
  return (
    /[:：]$/u.test(text) ||
    (/[.。!！?？]$/u.test(text) && widthOf(text) > widest) ||
    widthOf(text) > 3 * widest
  )
}

/** "Vectors, matrices and determinants." */
function splitSentence(line: SourceLine): Item[] {
  const parts = line.text.split(/[,，、;；]\s*(?:and\s+)?/u)
  // Long parts are clauses.
  if (parts.length < 3 || parts.some((part) => widthOf(part) > widest)) return []
  return parts.map((title) => ({ line, title }))
}
