// Reads tables whose cells stand one a line: below each other as a PDF is copied, or each behind what it is called, as apps share them.
import { fitsRoles, isTimetableHeader, rolesOfHeader } from './guess-roles.ts'
import { plainText } from './find-periods.ts'
import { roleOfName } from './role-names.ts'

type Row = { line: number; cells: string[] }

const mostLines = 2_000
const longestCell = 80
const fewestRows = 2
const widths = [9, 8, 7, 6, 5, 4, 3]

/** Null where the text is none. What is of no row is a line of its own. */
export function readLinedTable(text: string): Row[] | null {
  const lines = text
    .split(/\r\n|\r|\n/, mostLines + 1)
    .map((said, at): Row => ({ line: at + 1, cells: [said.trim()] }))
  const filled = lines.filter(({ cells }) => cells[0] !== '')
  if (lines.length > mostLines || filled.length < 2 * fewestRows) return null
  return readLabelled(filled) ?? readStacked(filled)
}

function said({ cells }: Row): string {
  return cells[0] ?? ''
}

/** The names of the columns, then row by row as many cells. A row that lacks one can't be told from the next. */
function readStacked(lines: readonly Row[]): Row[] | null {
  const head = lines.findIndex((line) => roleOfName(said(line)) !== null)
  if (head === -1) return null
  for (const width of widths) {
    const names = lines.slice(head, head + width).map(said)
    if (!isTimetableHeader(names) || !rolesOfHeader(names, width).includes('title')) continue
    const rows: Row[] = []
    for (let at = head + width; at + width <= lines.length; at += width) {
      const cells = lines.slice(at, at + width).map(said)
      if (
        cells.some((cell) => cell.length > longestCell) ||
        !fitsRoles(cells, rolesOfHeader(names, width))
      )
        break
      rows.push({ line: lines[at]?.line ?? 0, cells })
    }
    if (rows.length < fewestRows) continue
    const rest = lines.slice(head + width * (rows.length + 1))
    return [{ line: lines[head]?.line ?? 0, cells: names }, ...rows, ...rest]
  }
  return null
}

const labelled = /^[^\p{L}]{0,6}(\p{L}[^:：]{0,24}?)\s*[:：]\s*(\S.*)$/u

/** "Days: Tue", "Time: 9:00-10:15": below a name, or with it. */
function readLabelled(lines: readonly Row[]): Row[] | null {
  const records: { line: number; fields: Map<string, string> }[] = []
  const others: Row[] = []
  let above: Row | null = null
  let open: Map<string, string> | null = null
  for (const line of lines) {
    const [, label = '', value = ''] = labelled.exec(plainText(said(line))) ?? []
    const role = roleOfName(label)?.role
    if (role === undefined) {
      if (above !== null) others.push(above)
      above = line
      open = label === '' ? null : open
      continue
    }
    if (open === null || open.has(label)) {
      const isNamed = role !== 'title' && above !== null
      open = new Map(isNamed && above !== null ? [[nameOfTitle, said(above)]] : [])
      records.push({ line: (isNamed ? above : line)?.line ?? line.line, fields: open })
      if (isNamed) above = null
    }
    open.set(label, value)
  }
  if (above !== null) others.push(above)
  const names = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))]
  const isTable = isTimetableHeader(names) && rolesOfHeader(names, names.length).includes('title')
  if (records.length < fewestRows || !isTable) return null
  const rows = records.map(({ line, fields }) => ({
    line,
    cells: names.map((name) => fields.get(name) ?? ''),
  }))
  return [{ line: 0, cells: names }, ...[...rows, ...others].toSorted((a, b) => a.line - b.line)]
}

const nameOfTitle = 'Course name'
