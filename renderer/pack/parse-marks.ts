// Parses the little that an answer's text and the text of a field may mark.
type AnswerBlock = { kind: 'paragraph' | 'list'; lines: string[] }

type AnswerSpan = { kind: 'plain' | 'strong' | 'code' | 'quoted'; text: string }

const listMark = /^\s*(?:[-*•]|\d+[.)])\s+/

/**
 * The little that an answer's text may mark: paragraphs, lists, bold, code, and names in
 * quotation marks. Empty lines part paragraphs; lines that begin with a mark or a number are a
 * list.
 */
export function parseAnswer(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let isNewBlock = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNewBlock = true
      continue
    }
    const kind = listMark.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    const content = line.replace(listMark, '').trimEnd()
    if (last !== undefined && !isNewBlock && last.kind === kind) last.lines.push(content)
    else blocks.push({ kind, lines: [content] })
    isNewBlock = false
  }
  return blocks
}

export function parseSpans(line: string): AnswerSpan[] {
  return line
    .split(/(\*\*[^*]+\*\*|`[^`]+`|“[^“”]+”)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'strong', text: part.slice(2, -2) }
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2)
        return { kind: 'code', text: part.slice(1, -1) }
      if (part.startsWith('“') && part.endsWith('”') && part.length > 2)
        return { kind: 'quoted', text: part.slice(1, -1) }
      return { kind: 'plain', text: part }
    })
}

export type FieldLine = {
  /** Of the text, from 1: citations name it. */
  number: number
  text: string
}

export type FieldBlock =
  | { kind: 'heading'; level: number; line: FieldLine }
  | { kind: 'list'; isOrdered: boolean; start: number; lines: FieldLine[] }
  | { kind: 'paragraph'; lines: FieldLine[] }
  /** Said of the text, and no part of it. */
  | { kind: 'remark'; lines: FieldLine[] }
  /** The first row is its head. */
  | { kind: 'table'; rows: { number: number; cells: string[] }[] }

const headingMark = /^(#{1,6})\s+(.*)$/u
const bullet = /^\s*[-*•]\s+(.*)$/u
const ordinal = /^\s*(\d{1,4})[.)、]\s+(.*)$/u
const remark = /^\s*>\s?(.*)$/u
const tableRow = /^\s*\|(.*)\|\s*$/u
const tableRule = /^\s*\|[\s:|-]+\|\s*$/u

/**
 * The little that the text of a field may mark: headings, lists, tables, remarks and paragraphs,
 * each line with its number. Empty lines part paragraphs. A list that is numbered begins with the
 * number that it says.
 */
export function parseField(text: string): FieldBlock[] {
  const blocks: FieldBlock[] = []
  let isApart = true
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') {
      isApart = true
      continue
    }
    addLine(blocks, { number: index + 1, text: written.trimEnd() }, isApart)
    isApart = false
  }
  return blocks
}

function addLine(blocks: FieldBlock[], { number, text }: FieldLine, isApart: boolean): void {
  const last = blocks.at(-1)
  const heading = headingMark.exec(text)
  if (heading !== null) {
    const [, marks = '#', said = ''] = heading
    blocks.push({ kind: 'heading', level: marks.length, line: { number, text: said } })
    return
  }
  const row = tableRow.exec(text)
  if (row !== null) {
    if (tableRule.test(text)) return
    const cells = (row[1] ?? '').split('|').map((cell) => cell.trim())
    if (last?.kind === 'table' && !isApart) last.rows.push({ number, cells })
    else blocks.push({ kind: 'table', rows: [{ number, cells }] })
    return
  }
  const item = bullet.exec(text)
  const counted = ordinal.exec(text)
  if (item !== null || counted !== null) {
    const isOrdered = item === null
    const line = { number, text: item?.[1] ?? counted?.[2] ?? '' }
    if (last?.kind === 'list' && last.isOrdered === isOrdered) last.lines.push(line)
    else blocks.push({ kind: 'list', isOrdered, start: Number(counted?.[1] ?? 1), lines: [line] })
    return
  }
  const said = remark.exec(text)
  const kind = said === null ? 'paragraph' : 'remark'
  const line = { number, text: said?.[1] ?? text }
  if (last?.kind === kind && !isApart) last.lines.push(line)
  else blocks.push({ kind, lines: [line] })
}
