// Reads the formats that hold lessons and no calendar: WakeUp files, tables, grids and lines.
import { cleanText } from '../../text/clean-text.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { findClockRange, findClocks } from '../../../shared/time/clocks.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { belowTitle, guessRoles, isTimetableHeader } from '../lessons/guess-roles.ts'
import { readRows } from '../lessons/read-rows.ts'
import { readTable, type Table } from '../lessons/read-table.ts'
import { spellRows } from '../lessons/spell/spell-text.ts'
import { maxRows, type TableRow } from '../lessons/table-row.ts'
import { rebuildGrid } from '../lessons/grid/rebuild-grid.ts'
import { readGrid } from '../lessons/grid/read-grid.ts'
import { readActivities } from '../lessons/records/read-activities.ts'
import { readJson } from '../lessons/records/read-json.ts'
import { spellYears } from '../lessons/spell/spell-years.ts'
import { readEntries } from '../lessons/read-entries.ts'
import { chooseReading } from '../lessons/score-reading.ts'
import { readText } from '../lessons/read-text.ts'
import { readWakeUp, readWakeUpFile } from '../lessons/records/read-wakeup.ts'
import { dayAround, type ImportInput, type TimetableSource } from './import-proposal.ts'
import { problemOf, type OutcomeLine, noFacts } from '../lessons/lesson.ts'
import { toSource, type LessonList } from './lesson-source.ts'
import { chooseOrder, longestText } from '../lessons/choose-order.ts'
import { readBoxes, readTaskList, sampleOf } from '../feed/read-task-list.ts'
import { type FileFailure, sayFailure } from './say-import.ts'
import { importWords } from '../../../shared/i18n/core/import.ts'
import { readBlocks, type BlockRow } from '../lessons/read-blocks.ts'
import { withCourseWeeks } from '../lessons/course-weeks.ts'
import { findGrid, readPageTables } from '../lessons/page/page-table.ts'

type Source = Result<TimetableSource, string>

export function readWakeUpBackup(input: ImportInput): Source {
  const file = readWakeUpFile(input.text)
  if (!file.ok) return refuse(input, 'broken-wakeup')
  const { facts, lines } = readWakeUp(file.value)
  const list = { ...plainList, format: 'wakeup', facts, lines, isTimetable: true } as const
  return refuseEmpty(input, list)
}

export function readLines(given: ImportInput): Source {
  const input = { ...given, text: spellYears(given.text, dayAround(given)) }
  if (countLines(input.text) > maxRows) return refuse(input, 'too-many-events')
  const boxes = readBoxes(given)
  if (boxes !== null) return boxes
  const { order, questions } = chooseOrder(input, input.text.split('\n'))
  const { lines, periods } = readText(input.text, order)
  const facts = { ...noFacts, periods }
  const list = { ...plainList, format: 'text', text: given.text, facts, lines, questions } as const
  const rebuilt = hasLostCells(list.lines) ? rebuildGrid(input.text) : null
  if (rebuilt !== null) return readRowsOfGrid(input, rebuilt)
  if (hasLostCells(list.lines)) return refuse(input, 'lost-cells')
  const isReadable = list.lines.some(({ outcome }) => outcome.kind !== 'problem')
  // Courses above their meetings, or a class in several lines: each line by itself may say less.
  const entries = readEntries(input.text, order)
  const { way, rival } = chooseReading({ kind: 'lines', lines }, [
    { kind: 'blocks', lines: readBlocks(withYears(input, rowsOf(input.text)), order) },
    ...(entries === null ? [] : [{ kind: 'entries', ...entries }]),
  ])
  if (way.kind !== 'lines') {
    const isTimetable = way.kind === 'blocks'
    return succeed(toSource(input, { ...list, lines: way.lines, rival, isTimetable }))
  }
  // A file of any other kind is no timetable; what was pasted is shown, so that it can be mended.
  return isReadable || input.isPasted === true
    ? succeed(toSource(input, { ...list, rival }))
    : refuse(input, 'not-a-calendar')
}

export function readGridTable(input: ImportInput): Source {
  const table = readTable(input.text)
  return table === null ? readLines(input) : readRowsOfGrid(input, table.rows)
}

/** A file that names weekdays and hours is shown line by line, whatever it is, so that the person can mend it. */
export function readUnsure(input: ImportInput, format: string): Source | null {
  const pages = format === 'web-page' ? readPageTables(input.text).lines : null
  const text = pages?.map(({ cells }) => cells.filter(Boolean).join(' · ')).join('\n') ?? input.text
  const lines = text.split('\n', maxRows).map((line) => line.slice(0, longestText))
  const isWeek =
    lines.some((line) => findWeekdays(line)) && lines.some((line) => findClocks(line)[0])
  if (!isWeek || format === 'wakeup') return null
  const read = readText(lines.join('\n'), chooseOrder(input, lines).order).lines
  const unread = read.map(({ line, outcome }) => ({
    line,
    // Without the labels below it, which are lines of their own.
    text: cleanText(lines[line - 1] ?? ''),
    outcome: outcome.kind === 'lessons' ? problemOf('unsure') : outcome,
  }))
  return hasLostCells(read)
    ? null
    : succeed(toSource(input, { ...plainList, format: 'text', text, lines: unread }))
}

/** What a school's site answers its own page with. */
export function readRecords(input: ImportInput): Source {
  const lines = readJson(input.text)
  return lines === null
    ? refuse(input, 'not-a-calendar')
    : succeed(toSource(input, { ...plainList, format: 'records', lines, isTimetable: true }))
}

/** A page of the school's own site that was saved. */
export function readPage(input: ImportInput): Source {
  const activities = readActivities(input.text)
  if (activities !== null && activities.length > 0) {
    const list = { ...plainList, format: 'records', lines: activities, isTimetable: true } as const
    return succeed(toSource(input, list))
  }
  return readSheet(input, readPageTables(input.text), 'web-page')
}

/** Tables that say what is merged in them: the weekly one of them, else all lines as one list. */
export function readSheet(
  input: ImportInput,
  { lines, tables }: { lines: readonly TableRow[]; tables: readonly TableRow[][] },
  failure: 'web-page' | 'not-a-calendar',
): Source {
  const spelled = tables.map((rows) => spellRows(rows))
  const grid = findGrid(spelled)
  if (grid !== null)
    return readRowsOfGrid(input, grid, spelled.filter((table) => table !== grid).flat())
  const rows = spellRows(lines)
  const text = rows.map(({ cells }) => cells.join('\t').replaceAll('\n', ' ')).join('\n')
  const list = readTableRows({ ...input, text }, { delimiter: '\t', rows, isBroken: false })
  if (!list.ok) return refuse(input, failure)
  const { series, reading } = list.value
  // One class among lines that are none, below no names of columns, may be the hours of a house.
  const isNamed = lines.some(({ cells }) => isTimetableHeader(cells))
  const isHours = series.length < 2 && reading.counts.unread > 0 && !isNamed
  return series.length === 0 || isHours ? refuse(input, failure) : list
}

/** `besides` are the rows of what else is on its page. */
function readRowsOfGrid(
  input: ImportInput,
  rows: readonly TableRow[],
  besides: readonly TableRow[] = [],
): Source {
  if (rows.length >= maxRows) return refuse(input, 'too-many-events')
  const { order, questions } = chooseOrder(input, [])
  const grid = readGrid(withYears(input, rows), order)
  const rebuilt = hasLostCells(grid.lines) ? rebuildGrid(input.text) : null
  const { lines: read, periods } = rebuilt === null ? grid : readGrid(rebuilt, order)
  if (hasLostCells(read)) return refuse(input, 'lost-cells')
  const lines = withCourseWeeks(read, besides)
  const facts = { ...noFacts, periods }
  const list = { ...plainList, format: 'grid', facts, lines, questions, isTimetable: true } as const
  return refuseEmpty(input, list)
}

function rowsOf(text: string): BlockRow[] {
  const table = readTable(text)
  if (table?.delimiter === '\t' && !table.isBroken) return table.rows
  return text
    .split(/\r\n|\r|\n/)
    .map((said, index) => ({ line: index + 1, cells: said.split('\t').map((cell) => cell.trim()) }))
}

/** What WakeUp's own tables are headed by. */
const wakeUpHeader = '课程名称 星期 开始节数 结束节数 老师 地点 周数'

export function readCsv(input: ImportInput): Source {
  const found = readTable(input.text)
  if (found === null) return readLines(input)
  const table = readTableRows(input, found)
  if (input.answers?.columns !== undefined || !table.ok || !holdsNothing(table.value)) return table
  // Columns that hold no lesson are lines that stand below each other.
  const lines = readLines(input)
  return lines.ok && lines.value.series.length > 0 ? lines : table
}

function holdsNothing({ series, work, openWork = [] }: TimetableSource): boolean {
  return series.length + work.length + openWork.length === 0
}

function readTableRows(input: ImportInput, found: Table): Source {
  if (found.rows.length >= maxRows) return refuse(input, 'too-many-events')
  const table = { ...found, rows: belowTitle(withYears(input, found.rows)) }
  const guessed = guessRoles(table.rows)
  // What is due has no end.
  const isTimed =
    guessed.isTimetable &&
    found.rows.some(({ cells }) => cells.some((cell) => findClockRange(cell)?.range))
  const tasks = isTimed ? null : readTaskList(input, table.rows)
  if (tasks !== null) return tasks
  const asked = input.answers?.columns
  const roles = asked?.roles ?? guessed.roles
  const hasHeader = asked?.hasHeader ?? guessed.hasHeader
  const dates = roles.flatMap((role, index) => (/date|start|when/.test(role) ? [index] : []))
  const cells = table.rows.flatMap((row) => dates.map((index) => row.cells[index] ?? ''))
  const { order, questions } = chooseOrder(input, cells)
  const names = hasHeader ? (table.rows[0]?.cells ?? []) : []
  const isWakeUp = names.join(' ') === wakeUpHeader
  const lines = readRows(table.rows, { roles, hasHeader, order })
  // The names of its columns may stand further down, a cell may hold several meetings, and it may be no table.
  const rows = withYears(input, found.rows)
  const blocks = asked === undefined ? [{ kind: 'blocks', lines: readBlocks(rows, order) }] : []
  // Tables below each other are no rows of one: what the second holds may be no more than once was.
  const [list] = rows.filter(({ cells: own }) => isTimetableHeader(own)).length > 1 ? blocks : []
  const { way, rival } = chooseReading(list ?? { kind: 'table', lines }, list ? [] : blocks)
  if (way.kind === 'blocks') {
    const text = { ...plainList, format: 'text', text: input.text, questions } as const
    return succeed(toSource(input, { ...text, isTimetable: true, lines: way.lines, rival }))
  }
  const source = toSource(input, {
    format: isWakeUp ? 'wakeup-csv' : 'csv',
    facts: noFacts,
    lines,
    rival,
    table: {
      hasHeader,
      roles: [...roles],
      names: roles.map((_, index) => names[index] ?? ''),
      sample: sampleOf(table, hasHeader),
    },
    questions,
    isTimetable: isWakeUp,
  })
  const { brokenQuotes } = importWords[input.language].importReading
  const broken = table.isBroken ? [brokenQuotes] : []
  return succeed({ ...source, problems: [...broken, ...source.problems] })
}

function withYears<Row extends { cells: readonly string[] }>(
  input: ImportInput,
  rows: readonly Row[],
) {
  const around = dayAround(input)
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => spellYears(cell, around)) }))
}

function hasLostCells(lines: readonly OutcomeLine[]): boolean {
  return lines.some(
    ({ outcome }) => outcome.kind === 'problem' && outcome.problem.kind === 'lost-cell',
  )
}

function refuse({ language }: ImportInput, kind: FileFailure['kind']): Source {
  return fail(sayFailure({ kind }, language))
}

/** Counted no further than a timetable goes. */
function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1 && count <= maxRows; at = text.indexOf('\n', at + 1))
    count += 1
  return count
}

const plainList = { facts: noFacts, table: null, questions: [], isTimetable: false } as const

function refuseEmpty(input: ImportInput, list: LessonList): Source {
  return list.lines.length === 0 ? refuse(input, 'no-meetings') : succeed(toSource(input, list))
}
