// Tells the rows of a weekly table: which of its lines are one row, when each is, and which cells go on from above.
import { clockOfCell, findClockRange, findClocks } from '../../../../shared/time/clocks.ts'
import { digitPeriods, findPeriods, plainText, readPeriods } from '../find-periods.ts'
import type { LessonTime } from '../lesson.ts'
import { inDaytime, inOrder } from '../read-line.ts'
import type { TableRow } from '../table-row.ts'

export type GridRow = TableRow & { labels: string[]; time: LessonTime | null }

/** Of a weekday, or of none: its labels. */
type Days = readonly (number | null)[]

const noClass =
  /^(?:[-–—/\\×✗*.\s]+|(?:lunch|dinner|tea|coffee)(?: break)?|break|recess|free(?: period)?|self[- ]study|(?:mittags)?pause|frei|déjeuner|récréation|descanso|recreo|pausa|intervallo|昼休み|放学|午间(?: ?lunch)?|休息|大课间|午休|午饭|午餐|晚饭|晚餐|课间|自习|无课?|空)$/iu
const ditto = /^(?:["“”″〃↓|]+|''|同上|do\.?)$/u
const codeLike = /\p{Lu}{2,}[-\s]?\d{2,}/u

export function rowsOfGrid(body: readonly TableRow[], days: Days): GridRow[] {
  const plain = body.map((row) => {
    // What goes across the whole week is a break.
    const ofDays = [...days.keys()].filter((at) => isOfDay(days, at)).slice(1)
    const isBreak = ofDays.length > 1 && ofDays.every((at) => row.across?.[at] === true)
    const cells = row.cells.map((cell, at) =>
      isOfDay(days, at) && (isBreak || noClass.test(cell.trim())) ? '' : cell,
    )
    return Object.assign({}, row, { cells })
  })
  const grouped = plain.some(({ isLine }) => isLine === true) ? groupLines(plain, days) : plain
  const labels = grouped.map(({ cells }) => cells.filter((_, at) => !isOfDay(days, at)))
  const starts = startsOf(labels)
  const rows = grouped.map((row, at): GridRow => {
    const own = labels[at] ?? []
    const time = starts[at] ?? timeIn(own, 'clock') ?? inTwoCells(own) ?? timeIn(own, 'periods')
    return Object.assign({}, row, { labels: own, time })
  })
  return rows.some(({ spanned }) => spanned !== undefined) ? rows : spanDown(rows, days, starts)
}

function isOfDay(days: Days, at: number): boolean {
  return (days[at] ?? null) !== null
}

export function timeIn(cells: readonly string[], kind: LessonTime['kind']): LessonTime | null {
  for (const cell of cells) {
    const plain = digitPeriods(plainText(cell)).replaceAll(/\s+/g, ' ').trim()
    const clock = findClockRange(plain) ?? twoClocks(plain)
    if (kind === 'clock' && clock?.range)
      return { kind, ...inDaytime(clock.range, clock.found, cells.join(' ')) }
    if (kind === 'clock') continue
    const bare = clock === null ? plain : plain.replace(clock.found, '').trim()
    // "第一大节 01,02": a part of the day that holds two periods, and which.
    const periods =
      readPeriods(bare.replace(/第[一二三四五六七八九十\d]{1,2}大节/u, '').trim()) ??
      findPeriods(bare)?.range ??
      null
    if (periods !== null) return { kind, ...periods }
  }
  return null
}

/** One to begin and one to end. */
function inTwoCells(cells: readonly string[]): LessonTime | null {
  const [start, end, ...others] = cells.flatMap((cell) =>
    /\d[:.h]/.test(cell) ? (clockOfCell(plainText(cell)) ?? []) : [],
  )
  return start !== undefined && end !== undefined && start < end && others.length === 0
    ? { kind: 'clock', start, end }
    : null
}

/** A label may say when it begins and, below or beside that, when it ends. */
function twoClocks(plain: string) {
  const [first, second, third] = findClocks(plain)
  if (first === undefined || second === undefined || third !== undefined) return null
  const isApart = plain.slice(first.until, second.index).trim() !== ''
  return isApart || first.end !== null || first.start >= second.start
    ? null
    : {
        range: { start: first.start, end: second.start },
        found: plain.slice(first.index, second.until),
      }
}

function isWhole(said: string): boolean {
  return timeIn([said], 'clock') !== null
}

/** What goes on for longer says no time. */
const longestLabel = 200

/** Lines of a text: a row goes on until it is told when the next one is. */
function groupLines(lines: readonly TableRow[], days: Days): TableRow[] {
  const rows: TableRow[] = []
  let label = ''
  const next = () => (timeIn([label], 'periods')?.end ?? 0) + 1
  for (const line of lines) {
    const own = line.cells
      .filter((_, at) => !isOfDay(days, at))
      .join(' ')
      .trim()
    const last = rows.at(-1)
    const isNext =
      own !== '' &&
      (isWhole(label) || isWhole(own) || readPeriods(plainText(own))?.start === next())
    const isOfLabel = own !== '' && isWhole(`${label} ${own}`) && !isWhole(label)
    if (last === undefined || (isNext && !isOfLabel)) {
      rows.push({ ...line, cells: [...line.cells] })
      label = own
      continue
    }
    label = `${label} ${own}`.trim().slice(0, longestLabel)
    last.cells = days.map((_, at) =>
      [last.cells[at] ?? '', line.cells[at] ?? '']
        .filter((cell) => cell !== '')
        .join(isOfDay(days, at) ? '\n' : ' '),
    )
  }
  return rows
}

/** Of rows that say when they begin, each or each second, third or fourth, and all last as long. */
function startsOf(labels: readonly string[][]): (LessonTime | null)[] {
  // Bare numbers from the first on count periods.
  const isCounted = labels.flat().some((label) => /^[1-6]$/.test(label.trim()))
  let last = 0
  const said = labels.flatMap((own, row) => {
    const [start] = own.flatMap((label) => {
      const plain = plainText(label).trim()
      const clock = clockOfCell(plain)
      return clock === null || (isCounted && /^\d{1,2}$/.test(plain))
        ? []
        : [inOrder(clock, plain, last)]
    })
    last = start ?? last
    return start === undefined ? [] : [{ row, start }]
  })
  const [first, second] = said
  if (first === undefined || second === undefined || said.length < 3) return []
  const rows = second.row - first.row
  const step = (second.start - first.start) / rows
  // An hour that nothing is held in may have no row, where each row says its own.
  const isEven = said.every(
    ({ row, start }, at) =>
      (start - first.start === (row - first.row) * step && (row - first.row) % rows === 0) ||
      (rows === 1 && row === first.row + at && (start - first.start) % step === 0),
  )
  if (!isEven || rows > mostRows || step <= 0 || step > longestStep) return []
  const end = (said.at(-1)?.row ?? 0) + rows
  return labels.map((_, row) => {
    const own = said.find((one) => one.row === row)
    const start = own?.start ?? first.start + (row - first.row) * step
    return row < first.row || row >= end ? null : { kind: 'clock', start, end: start + step }
  })
}

/** Of a row that says when it begins, with those below that do not. */
const mostRows = 4

/** Rows of this many minutes at most are the scale that classes are drawn to. */
const longestStep = 60
/** No class is as short. */
const shortest = 30

/** A table that can't span shows by a mark, by the same words or by more words that a class goes on below. */
function spanDown(
  rows: readonly GridRow[],
  days: Days,
  starts: readonly (LessonTime | null)[],
): GridRow[] {
  const heads = new Set(
    rows.flatMap(({ cells }, row) =>
      cells.filter((cell, at) => cell !== '' && (rows[row - 1]?.cells[at] ?? '') === ''),
    ),
  )
  const spanned = rows.map(({ cells }) => cells.map(() => false))
  const cells = rows.map((row) => [...row.cells])
  for (const at of days.keys()) {
    if (!isOfDay(days, at)) continue
    let top = -1
    for (const [row, own] of cells.entries()) {
      const cell = own[at] ?? ''
      const block = cells[top]?.[at] ?? ''
      const time = starts[row] ?? null
      const isShort = time !== null && time.end - time.start <= shortest
      const isSame = ditto.test(cell) || (isShort && cell === block.split('\n')[0])
      const isMore = isShort && !heads.has(cell) && !codeLike.test(cell)
      if (cell === '') top = -1
      else if (top === -1 || !(isSame || isMore)) top = row
      else {
        const [above] = [cells[top]]
        if (above !== undefined && !isSame) above[at] = `${block}\n${cell}`
        for (let below = top + 1; below <= row; below += 1) {
          const [line, flags] = [cells[below], spanned[below]]
          if (line !== undefined) line[at] = above?.[at] ?? ''
          if (flags !== undefined) flags[at] = true
        }
      }
    }
  }
  return spanned.some((flags) => flags.includes(true))
    ? rows.map((row, at) => ({ ...row, cells: cells[at] ?? [], spanned: spanned[at] ?? [] }))
    : [...rows]
}
