// Tables of Pandoc: rules of dashes show where the columns begin, and rows of several lines stand apart by empty ones.
import { cleanCell, joinCells, type RawLine } from './text-line.ts'

const columnRule = /^ {0,3}-{2,}(?: +-{2,})+\s*$/
const fullRule = /^ {0,3}-{6,}\s*$/

/** The rows of such tables, and the text without them: as many lines as before. */
export function takeRuledTables(text: string): { text: string; rows: RawLine[] } {
  const lines = text.split('\n')
  const rows: RawLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const rule = lines[at] ?? ''
    if (!columnRule.test(rule)) continue
    const top = topOf(lines, at)
    const isSpaced = fullRule.test(lines[top] ?? '')
    const end = endOf(lines, at + 1, isSpaced)
    const columns = [...rule.matchAll(/-+/g)].map(({ index }) => index)
    const head = rowOf(lines.slice(isSpaced ? top + 1 : top, at), top + 1, columns)
    rows.push(...head, ...rowsBelow(lines, at + 1, end, columns, isSpaced))
    lines.fill('', top, end + 1)
    at = end
  }
  return rows.length === 0 ? { text, rows } : { text: lines.join('\n'), rows }
}

/** Where the table begins: at a rule over its head, else at the line above. */
function topOf(lines: readonly string[], rule: number): number {
  let top = rule
  while (top > 0 && lines[top - 1]?.trim() !== '' && !fullRule.test(lines[top] ?? '')) top -= 1
  return top
}

/** Rows apart end at a rule across; rows of a line each at an empty line. */
function endOf(lines: readonly string[], from: number, isSpaced: boolean): number {
  const end = lines.findIndex(
    (line, at) =>
      at >= from && (isSpaced ? fullRule.test(line) || columnRule.test(line) : line.trim() === ''),
  )
  return end === -1 ? lines.length - 1 : end
}

function rowsBelow(
  lines: readonly string[],
  from: number,
  end: number,
  columns: readonly number[],
  isSpaced: boolean,
): RawLine[] {
  const rows: RawLine[] = []
  let first = from
  for (let at = from; at <= end; at += 1) {
    if (isSpaced && at < end && lines[at]?.trim() !== '') continue
    const until = isSpaced ? at : at + 1
    rows.push(
      ...rowOf(
        lines.slice(first, until).filter((line) => !fullRule.test(line)),
        first + 1,
        columns,
      ),
    )
    first = isSpaced ? at + 1 : until
  }
  return rows
}

/** The lines of a cell are one text, but where a tag breaks it; links are shown by their words. */
function rowOf(lines: readonly string[], line: number, columns: readonly number[]): RawLine[] {
  const cells = columns.map((column, index) => {
    const parts = lines.map((text) => text.slice(column, columns[index + 1]).trim())
    const text = parts.join(' ').replaceAll(/<!--.*?-->/g, '')
    const plain = text
      .replaceAll(/!?\[([^[\]]{0,300})\](?:\[[^[\]]{0,300}\]|\([^()]{0,500}\))/g, '$1')
      .replaceAll(/\*\*?|&\w+;/g, ' ')
    return cleanCell(plain.replaceAll(/<br\s*\/?>/gi, '\n'))
  })
  const text = joinCells(cells)
  return text === '' ? [] : [{ page: null, line, text, cells, heading: null }]
}
