// Reads a table in text: comma, semicolon or tab between the cells, quotes where a cell holds one of them; or Markdown's bars.
import Papa from 'papaparse'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import { maxRows, type TableRow } from './table-row.ts'
import { readDrawn } from './grid/read-drawn.ts'

type Delimiter = ',' | ';' | '\t'

export type Table = { delimiter: Delimiter | '|'; rows: TableRow[]; isBroken: boolean }

const delimiters: readonly Delimiter[] = ['\t', ';', ',']

/** Null when the text is no table. Empty rows are left out, and so is Excel's `sep=;` line. */
export function readTable(given: string): Table | null {
  const text = spellDittos(given)
  const said = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i.exec(text)
  const barred = readBars(text)
  if (barred !== null) return { delimiter: '|', rows: barred, isBroken: false }
  const drawn = readDrawn(text)
  if (drawn !== null) return { delimiter: '|', rows: drawn, isBroken: false }
  const body = said === null ? text : text.slice(said[0].length)
  const wished = delimiters.find((delimiter) => delimiter === said?.[1])
  const delimiter = wished ?? guessDelimiter(body)
  if (delimiter === null) return null
  const rows: TableRow[] = []
  let line = said === null ? 1 : 2
  let from = 0
  let isBroken = false
  Papa.parse<string[]>(body, {
    delimiter,
    skipEmptyLines: false,
    step: (result, parser) => {
      isBroken ||= result.errors.some(({ type }) => type === 'Quotes')
      const cells = result.data.map((cell) => cell.trim())
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
      const to = result.meta.cursor
      line += countBreaks(body, from, to)
      from = to
      if (rows.length >= maxRows) parser.abort()
    },
  })
  if (rows.length === 0) return null
  return { delimiter, rows: delimiter === '\t' ? rejoin(rows) : rows, isBroken }
}

/** A mark for "as above" between tabs opens no quoted cell, where no other cell begins with a quote. */
function spellDittos(text: string): string {
  const spelled = text.replaceAll(/(?<=\t)"(?=\t|\r?$)/gm, '〃')
  return /(?:^|\t)"/m.test(spelled) ? text : spelled
}

/** "|---|:-:|": of dashes alone, and of more than one cell. */
function isRule(line: string): boolean {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.length > 1 && cells.every((cell) => /^:?-+:?$/.test(cell.trim()))
}

/** A table of Markdown, told by the rule below its head; lines around it are a cell each. A struck row is none, and struck words no longer count. */
function readBars(text: string): TableRow[] | null {
  // The head's rule and one more, so that it shows where there are too many.
  const lines = text.split(/\r\n|\r|\n/, maxRows + 2)
  const rule = lines.findIndex(
    (line, index) => isRule(line) && lines[index - 1]?.includes('|') === true,
  )
  if (rule === -1) return null
  return lines.flatMap((line, index) => {
    if (isRule(line) || isStruck(line)) return []
    const plain = line
      .replaceAll(/~~[^~]*~~/g, '')
      .replaceAll(/(\*{1,3}|`)([^*`]+)\1/g, '$2')
      .trim()
    const bare = plain.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
    const cells = bare.split(/(?<!\\)\|/).map(barredCell)
    return cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : []
  })
}

/** Its first words are struck: the whole row no longer holds. */
function isStruck(line: string): boolean {
  const first = line.split('|').find((cell) => cell.trim() !== '')
  return /^~~[^~]*~~$/.test(first?.trim() ?? '')
}

function barredCell(text: string): string {
  return text
    .replaceAll(String.raw`\|`, '|')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .trim()
}

/**
 * A table that is copied from a page has no quotes around cells that break over lines. Its rows are put together where
 * the width of the first leaves one way to do so.
 */
function rejoin(rows: TableRow[]): TableRow[] {
  const head = rows.findIndex(({ cells }) => cells.length > 2)
  const width = rows[head]?.cells.length ?? 0
  // A weekly table has rows that lack cells for other reasons (rebuild-grid.ts).
  if ((rows[head]?.cells.filter((cell) => readWeekday(cell) !== null).length ?? 0) > 1) return rows
  const numbered = head === -1 ? null : joinNumbered(rows, head)
  if (numbered !== null) return numbered
  const whole = rows.slice(0, head)
  let open: TableRow | null = null
  for (const row of head === -1 ? [] : rows.slice(head)) {
    const last: TableRow | undefined = whole.at(-1)
    // A weekday alone heads the rows below it, and goes on with none.
    if (isWeekday(row.cells) && (open === null || open.cells.length === 1)) {
      whole.push(...(open === null ? [] : [open]), row)
      open = null
      continue
    }
    if (open !== null && row.cells.length === width && last !== undefined) {
      // What stands between two whole rows goes on with the last cell of the first.
      if (open.cells.length > 1) return rows
      whole[whole.length - 1] = joinRows(last, open)
      open = null
    }
    open = open === null ? row : joinRows(open, row)
    if (open.cells.length > width) return rows
    if (open.cells.length < width) continue
    whole.push(open)
    open = null
  }
  return open === null || open.cells.length === 1 ? whole.concat(open ?? []) : rows
}

function isWeekday([cell = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && /^\D+$/.test(cell) && readWeekday(cell) !== null
}

/** Where the rows are counted, all up to the next number is of the row above, however many cells that has. */
function joinNumbered(rows: readonly TableRow[], head: number): TableRow[] | null {
  const whole = rows.slice(0, head + 1)
  const width = rows[head]?.cells.length ?? 0
  for (const row of rows.slice(head + 1)) {
    const isNext = row.cells.length > 2 && row.cells[0] === String(whole.length - head)
    const last = whole.at(-1)
    if (isNext || last === undefined) whole.push(row)
    else if (whole.length === head + 1) return null
    else whole[whole.length - 1] = joinRows(last, row)
  }
  const isCounted = whole.length > head + 3 && whole.every(({ cells }) => cells.length <= width)
  return isCounted ? whole : null
}

function joinRows(above: TableRow, below: TableRow): TableRow {
  const [first = '', ...others] = below.cells
  const cells = [...above.cells.slice(0, -1), `${above.cells.at(-1) ?? ''}\n${first}`, ...others]
  return { ...above, cells }
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) count += 1
  }
  return count
}

/** The mark that most of the first rows have, and in the same number. */
function guessDelimiter(text: string): Delimiter | null {
  const head = text.slice(0, 20_000)
  let best: Delimiter | null = null
  let bestScore = 0
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(head, {
      delimiter,
      preview: 30,
      skipEmptyLines: 'greedy',
    })
    const rows = data.map((cells, index) => ({ line: index, cells }))
    const widths = (delimiter === '\t' ? rejoin(rows) : rows).map(({ cells }) => cells.length)
    const wide = widths.filter((width) => width > 1)
    const commonest = Math.max(
      0,
      ...[...Map.groupBy(wide, (width) => width).values()].map((same) => same.length),
    )
    const score = widths.length === 0 ? 0 : (wide.length + commonest) / widths.length
    if (score > bestScore) {
      best = delimiter
      bestScore = score
    }
  }
  return bestScore >= 1 ? best : null
}
