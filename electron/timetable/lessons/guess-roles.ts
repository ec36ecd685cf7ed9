// Guesses what each column of a table holds: from its header where it has one, else from what stands in it.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { clockOfCell, findClockRange, readClock } from '../../../shared/time/clocks.ts'
import { readDayLetters } from '../../../shared/time/day-letters.ts'
import { readMinutes } from '../../../shared/time/lengths.ts'
import { readDate } from '../../../shared/time/documents/full-dates.ts'
import { findWeeks, readLessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import type { ColumnRole } from '../../../shared/timetable/import-answers.ts'
import { withoutWeeks } from './course-weeks.ts'
import { findPeriods, readPeriods, plainText } from './find-periods.ts'
import type { TableRow } from './table-row.ts'
import { roleOfName } from './role-names.ts'

type GuessedRoles = {
  roles: ColumnRole[]
  hasHeader: boolean
  /** Title, day and time are all there. */
  isTimetable: boolean
}

const sampleRows = 40

export function guessRoles(rows: readonly TableRow[]): GuessedRoles {
  const width = Math.max(0, ...rows.slice(0, sampleRows).map(({ cells }) => cells.length))
  const first = rows[0]?.cells ?? []
  const below = rows.slice(1, sampleRows)
  const header = rolesOfHeader(first, width, below)
  const named = header.filter((role) => role !== 'none').length
  // Columns whose names say nothing are known by what stands in them, and what stands above that is their names.
  const guessed = rolesOfValues(classesIn(below, header), header, first)
  const isOther = guessed.every(
    (role, column) => header[column] === role || !passes(role, first[column]),
  )
  const hasHeader = named >= 2 || (below.length > 0 && isComplete(guessed) && isOther)
  const plain = Array.from({ length: width }, (): ColumnRole => 'none')
  const roles = hasHeader ? guessed : rolesOfValues(rows.slice(0, sampleRows), plain)
  return { roles, hasHeader, isTimetable: isComplete(roles) }
}

/** Rows that say when they are, as their columns are named: below them stand notes and sums. */
function classesIn(rows: readonly TableRow[], roles: readonly ColumnRole[]): readonly TableRow[] {
  const when = roles.flatMap((role, at) => (/weekday|start|period$|when/.test(role) ? [at] : []))
  const classes = rows.filter(({ cells }) => when.every((at) => (cells[at] ?? '') !== ''))
  return classes.length === 0 ? rows : classes
}

function filled({ cells }: TableRow): number {
  return cells.filter((cell) => cell !== '').length
}

/** A table without the lines above it that say what it is. */
export function belowTitle(rows: TableRow[]): TableRow[] {
  const head = rows.slice(0, sampleRows).findIndex(({ cells }) => isNames(cells))
  if (head !== -1) return rows.slice(head)
  const at = Math.max(
    0,
    rows.findIndex((row) => filled(row) > 2),
  )
  return rows.slice(0, at).every((row) => filled(row) === 1) ? rows.slice(at) : rows
}

function isNames(cells: readonly string[]): boolean {
  const roles = rolesOfHeader(cells, cells.length).filter((role) => role !== 'none')
  return isTimetableHeader(cells) || (roles.length > 2 && roles.includes('title'))
}

function passes(role: ColumnRole, cell = ''): boolean {
  return tests.some(([tested, test]) => tested === role && test(toSimple(plainText(cell)).trim()))
}

function isComplete(roles: readonly ColumnRole[]): boolean {
  const has = (...some: ColumnRole[]) => some.some((role) => roles.includes(role))
  return (
    has('title') &&
    has('weekday', 'date', 'when', 'start') &&
    has('start', 'period', 'when', 'date')
  )
}

/** Names a time, and a course or a day besides: the head of a list of classes. */
export function isTimetableHeader(cells: readonly string[]): boolean {
  const roles = rolesOfHeader(cells, cells.length)
  const has = (...some: ColumnRole[]) => some.some((role) => roles.includes(role))
  const isTime = has('start', 'period', 'when')
  return (
    isTime &&
    roles.filter((role) => role !== 'none').length >= 2 &&
    !cells.some((cell) => /\d:\d\d/.test(cell))
  )
}

const datesOf = new Map<ColumnRole, ColumnRole>([
  ['start', 'date'],
  ['end', 'end-date'],
])

/** What begins or ends on dates says no hour. */
function isDated(column: number, rows: readonly TableRow[]): boolean {
  const cells = rows.map(({ cells: own }) => plainText(own[column] ?? '')).filter(Boolean)
  return (
    cells.length > 0 &&
    isMost(cells, (cell) => readDate(cell, 'day-first') !== null && !/\d[:h]\d/.test(cell))
  )
}

/** Each role once, to the column whose name tells it most surely; `rows` are those below. */
export function rolesOfHeader(
  cells: readonly string[],
  width: number,
  rows: readonly TableRow[] = [],
): ColumnRole[] {
  const roles = Array.from({ length: width }, (): ColumnRole => 'none')
  const best = new Map<ColumnRole, { column: number; rank: number }>()
  for (const [column, cell] of cells.entries()) {
    const said = roleOfName(cell)
    if (said === null) continue
    const named = isDated(column, rows)
      ? { ...said, role: datesOf.get(said.role) ?? said.role }
      : said
    const before = best.get(named.role)
    if (before === undefined || named.rank < before.rank)
      best.set(named.role, { column, rank: named.rank })
  }
  for (const [role, { column }] of best)
    roles[column] = role === 'period-count' && !best.has('period') ? 'period' : role
  // Which weeks, and which half of them, may be columns of their own.
  return roles.map((role, column) =>
    role === 'none' && roleOfName(cells[column] ?? '')?.role === 'weeks' ? 'weeks' : role,
  )
}

/** Of a cell that is in simplified characters. */
export function mayBeRoom(cell: string): boolean {
  return (
    /(?=.*\d)(?=.*\p{L})/u.test(cell) ||
    /楼|馆|教室|机房|礼堂|操场|厅|实验室|线上|\b(?:room|hall|lab|theatre|studio|gym|online|library|campus|audimax|aula|salle|amphi(?:théâtre)?)(?!\p{L})|(?:raum|hörsaal|saal)(?!\p{L})/iu.test(
      cell,
    )
  )
}

type Test = (cell: string) => boolean

/** "0930" is one in a column of such. */
const isTimeLike = /[:.h点]|[ap]m|^(?:[01]\d|2[0-3])[0-5]\d$/i

/** In the order in which columns are given away. */
const tests: [ColumnRole, Test][] = [
  ['date', (cell) => readDate(cell, 'day-first') !== null],
  ['weekday', (cell) => readWeekday(cell) !== null && !/^\d/.test(cell)],
  [
    'start',
    (cell) =>
      findWeekdays(cell) === null &&
      isTimeLike.test(cell) &&
      (clockOfCell(cell) !== null || isRange(cell)),
  ],
  ['end', (cell) => isTimeLike.test(cell) && clockOfCell(cell) !== null],
  ['when', (cell) => findWeekdays(cell) !== null && /\d/.test(cell)],
  ['length', (cell) => isLength(cell)],
  ['weeks', (cell) => /周|week|单|双|\d-\d.*,/i.test(cell) && readLessonWeeks(cell) !== null],
  [
    'weekday',
    (cell) =>
      /^(?:[1-7]|\p{Lu}.*)$/u.test(cell) && (readDayLetters(cell) !== null || /^\d/.test(cell)),
  ],
  ['period', (cell) => readPeriods(cell) !== null],
  ['period-end', (cell) => /^\d{1,2}$/.test(cell)],
  ['weeks', (cell) => readLessonWeeks(cell) !== null && /\d/.test(cell)],
  ['length', (cell) => /^\d{2,3}$/.test(cell) && Number(cell) % 5 === 0 && Number(cell) >= 30],
  ['room', mayBeRoom],
]

/** Rooms are names too, but with numbers; so are teachers and addresses, in the forms that those have. */
export function isOtherName(cell: string): boolean {
  return surname.test(cell) || otherForms.test(cell)
}

const otherForms =
  /[\d@]|^\p{Lu}{2,4}$|^(?:Dr|Prof|Mrs?|Ms|Mme|Mlle|M\.|Herr|Frau|Sra?\.)(?!\p{L})|^[\p{L}'-]+,? \p{Lu}\.?$|^\p{Lu}\. ?[\p{L}'-]+$/u

/** As names of persons begin, but for what names of courses begin with too. */
export const surname =
  /^[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘蒋蔡余杜叶魏苏吕丁沈姚卢姜崔钟谭陆汪范廖贾韦傅邹熊孟秦邱侯尹薛闫陶贺顾郝龚邵钱]\p{Script=Han}{1,2}(?:老师|教授)?$/u

/** What names a course in letters and figures is no room. */
const isCode = /代码|编号|[课序]号|\b(?:code|crn|id|number)\b/iu

function isCourseCode(cell: string): boolean {
  return /^\p{Lu}{2,}[-\s]?\d{3,}\p{L}?$/u.test(cell)
}

/** "2 hrs", "90 mins", and no more. */
function isLength(cell: string): boolean {
  return (
    /^\d{1,3}(?:[.,]\d)?\s?\p{L}{1,7}\.?(?:\s?\d{1,2}\s?\p{L}{1,7}\.?)?$/u.test(cell) &&
    readMinutes(cell) !== null
  )
}

function isRange(cell: string): boolean {
  return (findClockRange(cell)?.range ?? null) !== null
}

/** What columns without a role hold; those that have one keep it. */
export function rolesOfValues(
  rows: readonly TableRow[],
  given: readonly ColumnRole[],
  head: readonly string[] = [],
): ColumnRole[] {
  const roles = [...given]
  const columns = roles.map((_, column) =>
    rows
      .map(({ cells }) => toSimple(plainText(cells[column] ?? '')).trim())
      .filter((cell) => cell !== ''),
  )
  const names = columns.flatMap((cells, column) =>
    given[column] === 'none' &&
    cells.length > 0 &&
    isMost(cells, (cell) => /\p{L}{2}/u.test(cell) && isName(cell))
      ? [{ column, others: cells.filter(isOtherName).length / cells.length }]
      : [],
  )
  // A date alone would make a whole day of each row.
  const isTimed = isComplete(roles) && roles.some((role) => /start|period|when/.test(role))
  const title = names.toSorted((one, other) => one.others - other.others)[0]?.column ?? -1
  if (title >= 0 && !roles.includes('title')) roles[title] = 'title'
  for (const [role, test] of tests) {
    // A time in one cell leaves no figure to be a weekday or a period; where all is told, only lists are weeks.
    const isTold =
      isComplete(roles) &&
      (isTimed || roles.includes('when') || (roles.includes('start') && role.startsWith('period')))
    if (roles.includes(role) || (isTold && !isOpen(role, roles))) continue
    const fitting = columns.flatMap((cells, index) =>
      roles[index] === 'none' &&
      cells.length > 0 &&
      !(role === 'room' && isCode.test(toSimple(head[index] ?? ''))) &&
      (!isTold ||
        role === 'room' ||
        cells.some((cell) => (role === 'weeks' ? /\d\s*[-~,、]\s*\d/u : /^\p{L}/u).test(cell))) &&
      isMost(cells, test)
        ? [{ index, codes: role === 'room' && isMost(cells, isCourseCode) ? 1 : 0 }]
        : [],
    )
    // A room may look like a code, but not where another column may be the room.
    const [best] = fitting.toSorted((one, other) => one.codes - other.codes)
    if (best !== undefined) roles[best.index] = role
  }
  return roles
}

/** What a table that says its days and times in columns of those names may say besides. */
function isOpen(role: ColumnRole, roles: readonly ColumnRole[]): boolean {
  const hasDay = roles.some((one) => /date|weekday|when/.test(one))
  return role === 'room' || role === 'weeks' || (role === 'weekday' && !hasDay)
}

function isMost(cells: readonly string[], test: Test): boolean {
  return cells.filter(test).length * 10 >= cells.length * 8
}

/** Neither a weekday nor a time nor periods nor weeks. */
function isName(cell: string): boolean {
  const { title } = withoutWeeks(cell)
  return (
    findWeekdays(title) === null &&
    readClock(title) === null &&
    !isRange(title) &&
    readDate(title, 'day-first') === null &&
    findWeeks(title) === null &&
    findPeriods(title) === null
  )
}
