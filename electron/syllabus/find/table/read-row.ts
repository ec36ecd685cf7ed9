// Reads one row of a table: what its cells say of the day or week that it is about.
import { upperFirst } from '../../../../shared/text/as-sentence.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import { findClocks, type FoundClock } from '../../../../shared/time/clocks.ts'
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'
import { namesWeekday } from '../../../../shared/time/documents/term-weeks.ts'
import type { Row } from '../blocks.ts'
import { singular, titleWithout } from '../dated-parts.ts'
import { findDemands, findDue } from '../demand-words.ts'
import type { Fact } from '../fact.ts'
import { clockWithin, findWhens } from '../find-whens.ts'
import { wordsOf } from '../pair-demands.ts'
import { readClause } from '../read-clause.ts'
import { nothingAround, type Surroundings } from '../surroundings.ts'
import { readCell, type Reader } from '../read-entry.ts'
import type { Role } from '../roles.ts'
import { dayOfColumn, keyOfRow, type RowKey } from './row-key.ts'
import { atHead, isDateAlone, type Column } from './table-columns.ts'
import { tidyDeadline } from '../title-of.ts'
import { isNoWork, namesWork } from '../work-words.ts'

/** `above` is the key of the row before, which holds on where a row has none of its own. */
export function readRow(
  { line, cells: said }: Row,
  columns: readonly Column[],
  above: RowKey | null,
  outer: Surroundings,
  reader: Reader,
): { key: RowKey | null; facts: Fact[] } {
  const { calendar } = reader
  const cells = said.map((cell, index) =>
    columns[index]?.role === 'due' ? withoutLabels(cell, calendar) : cell,
  )
  const of = (role: Role) =>
    cells
      .filter((_, index) => columns[index]?.role === role)
      .join(' ')
      .trim()
  const own = keyOfRow(
    of('week'),
    `${of('weekday')} ${of('date')}`.trim(),
    of('time'),
    calendar,
    line,
  )
  // A row of one cell alone is about what follows.
  const isBreak = cells.filter((cell) => cell !== '').length < 2
  const key = own ?? (isBreak ? null : above)
  const hasDays = columns.some(({ role }) => role === 'date')
  const isDueRow = hasDays ? saysWhenAlone(of('due')) : dayAlone(cells, columns, calendar)
  const name = of('name') || (isDueRow ? nameIn(cells, columns).replace(listedKind, '') : '')
  const course = of('course')
  const around: Surroundings = {
    ...outer,
    topic: null,
    head: of('name') || outer.head,
    ...(key === null
      ? { when: null, week: null, lines: [] }
      : { when: key.when, week: key.week, lines: key.lines }),
  }
  const full = of('name') === '' ? withHead(name, cells, columns, outer.head) : name
  const codeAt = columns.findIndex((column) => numberHead.test(column.head))
  const code = cells[codeAt] ?? ''
  const isCode = /^\p{L}{1,3}\s?\d{1,2}$/u.test(code)
  const named = (
    name === ''
      ? []
      : readNamed(line, full, isCode ? cells.with(codeAt, '') : cells, columns, around, reader)
  ).map((fact) => Object.assign(fact, isCode ? { title: `${code} ${fact.title}` } : {}))
  const isWhole = of('name') !== '' || named.length > 0
  const facts = isWhole ? named : readCells(line, cells, columns, key, around, reader)
  const clocks = cells
    .filter((cell, index) => columns[index]?.role === 'time' || isClockAndRoom(cell))
    .flatMap((cell) => findClocks(cell))
    .filter(({ end }) => end !== null)
  const clock = clocks.length === 1 ? (clocks[0] ?? null) : null
  const isAlone = own === null && of('week') === '' && of('date') === '' && of('name') !== ''
  return {
    key: isAlone ? above : key,
    facts: facts.map((fact) => ofCourse(atClock(atHead(fact, cells, columns), clock), course)),
  }
}

/** "Week: 3, Day: Friday 12 March, Time: 17:00" in a cell for what is due: the labels are no names. */
function withoutLabels(cell: string, calendar: DocumentCalendar): string {
  if (findDates(cell, calendar).length === 0) return cell
  return cell
    .replaceAll(/(?<!\p{L})(?:week|wk|周次)\s*[:：]\s*\d{1,2}(?!\d)/giu, ' ')
    .replaceAll(/(?<!\p{L})(?:day|date|time|日期|时间)\s*[:：]/giu, ' ')
}

/** "09:10–12:00, Hall 1"; hours with other words are those of something else. */
function isClockAndRoom(cell: string): boolean {
  const [clock] = findClocks(cell)
  if (clock === undefined) return false
  const rest = `${cell.slice(0, clock.index)} ${cell.slice(clock.until)}`
  return (rest.match(/\p{Script=Han}+|[a-zäöü\d]+/giu) ?? []).every((word) => room.test(word))
}

const room =
  /^(?:in|room|rm|hall|lecture|theat(?:re|er)|auditorium|building|bldg|raum|hörsaal|\p{L}?\d{1,2}|\p{L}{0,3}\d{3,}|\p{Script=Han}*(?:教室|楼|馆|厅|室|座|教|号))$/iu

/** The hours that a row says beside what is held on its day. */
function atClock(fact: Fact, clock: FoundClock | null): Fact {
  const { kind, when } = fact
  const isHeld = kind === 'exam' || kind === 'quiz' || kind === 'presentation'
  if (clock === null || clock.end === null || !isHeld || when.kind !== 'day' || when.clock !== null)
    return fact
  const { start, end } = clock
  return { ...fact, when: { ...when, clock: { start: clockOf(start), end: clockOf(end) } } }
}

/** In a list for several courses each thing is called by its course too. */
function ofCourse(fact: Fact, course: string): Fact {
  const joint = /\p{Script=Han}$/u.test(course) ? '' : ': '
  return course === '' || fact.title.includes(course)
    ? fact
    : { ...fact, title: `${course}${joint}${fact.title}` }
}

function readCells(
  line: number,
  cells: readonly string[],
  columns: readonly Column[],
  key: RowKey | null,
  around: Surroundings,
  reader: Reader,
): Fact[] {
  return cells.flatMap((text, index) => {
    const { role: own = null, head = '', weekday = null } = columns[index] ?? {}
    const role = own ?? around.role
    if (role !== null && keys.has(role)) return []
    const column = columns[index]
    if (column !== undefined && isDueDay(column) && isDateAlone(text, reader.calendar))
      return readDueDay(text, line, column, cells, columns, reader)
    const when = dayOfColumn(key, weekday, reader.calendar)
    const inner = {
      ...around,
      // A weekday of its own in a cell comes before that of its head.
      // "Report due (by 1:10 PM)" says the time of all that stands below it.
      when: clockWithin(
        head,
        weekday === null || (role === 'due' && namesWeekday(text)) ? around.when : when,
      ),
      head: role === 'work' || role === 'due' ? tidyDeadline(head) : around.head,
    }
    const isOfDay = weekday !== null && role !== 'due'
    return readCell({ text, lines: [line], role: isOfDay ? 'topic' : role }, inner, reader)
  })
}

const keys: ReadonlySet<Role> = new Set(['week', 'date', 'weekday', 'time', 'weight', 'course'])

/** "Report: 3/16": the days of a column that is no column of days are those by which what it is called is due. */
function isDueDay({ role, head, isDays }: Column): boolean {
  return isDays && head !== '' && role !== 'date' && role !== 'release' && role !== 'aside'
}

function readDueDay(
  text: string,
  line: number,
  { head }: Column,
  cells: readonly string[],
  columns: readonly Column[],
  { calendar }: Reader,
): Fact[] {
  const name = nameIn(
    cells.map((cell, index) => (columns[index]?.isDays === true ? '' : cell)),
    columns,
  )
  const title = [name, tidyDeadline(head)].filter((part) => part !== '').join(' ')
  const around = { ...nothingAround, head: title }
  const facts = readClause({ text: `due ${text}`, lines: [line] }, around, calendar)
  return Array.from(facts, (fact) => ({ ...fact, title }))
}

/** "due by 5pm" in the column for what is due: what the row names is due on its day. */
function saysWhenAlone(cell: string): boolean {
  const [clock] = findClocks(cell)
  if (clock === undefined || findDue(cell).length === 0) return false
  return titleWithout(`${cell.slice(0, clock.index)} ${cell.slice(clock.until)}`) === ''
}

/** A course system's list says of each what it is. */
const listedKind = /^(?:assignment|discussion topic|quiz(?= quiz\b))\s+(?=\S*\p{L})/iu

/** "Essay 1 | 14 October": the column for what is due holds a day and nothing else. */
function dayAlone(
  cells: readonly string[],
  columns: readonly Column[],
  calendar: DocumentCalendar,
): boolean {
  const dated = cells.flatMap((cell, index) => {
    if (columns[index]?.role !== 'due') return []
    return findWhens(cell, calendar, null).map((when) => ({ cell, when }))
  })
  const [due] = dated
  if (due?.when.when.kind !== 'day' || dated.length > 1) return false
  const { cell, when } = due
  return titleWithout(`${cell.slice(0, when.index)} ${cell.slice(when.until)}`) === ''
}

/** What a row is called: its work, else its topic, else the first words in it. */
function nameIn(cells: readonly string[], columns: readonly Column[]): string {
  const ofRole = (role: Role | null) =>
    cells.find(
      (cell, index) => columns[index]?.role === role && /\p{L}/u.test(cell) && !isNoWork(cell),
    )
  const name = ofRole('work') ?? ofRole('topic') ?? ofRole(null)
  return tidyDeadline(name?.split('\n')[0] ?? '')
}

function isTold(role: Role | null): boolean {
  return role !== null && (keys.has(role) || role === 'due')
}

/** Under "Homework", a row that is called "Stacks" is homework 2: stacks. */
function withHead(
  name: string,
  cells: readonly string[],
  columns: readonly Column[],
  head: string,
): string {
  if (!namesWork(head) || namesWork(name) || wordsOf(name) > 2) return name
  const at = columns.findIndex((column) => numberHead.test(column.head))
  return at === -1 ? name : `${singular(head)} ${cells[at] ?? ''}: ${name}`
}

const numberHead = /^(?:#|no\.?|nr\.?|num(?:ber)?s?|编号|序号)$/iu

/** "Midterm | 14 October | 25 %": the row is one thing. */
function readNamed(
  line: number,
  name: string,
  cells: readonly string[],
  columns: readonly Column[],
  around: Surroundings,
  { calendar }: Reader,
): Fact[] {
  if (isNoWork(name)) return []
  const rest = cells.filter((cell, index) => cell !== '' && isTold(columns[index]?.role ?? null))
  // A day in a column of another name is another day: "Feedback".
  const others = cells.filter(
    (cell, index) =>
      columns[index]?.role === 'reading' ||
      (columns[index]?.role === null &&
        (rest.length === 0 || findDates(cell, calendar).length === 0)),
  )
  const isDue = columns.some(({ role }, index) => role === 'due' && (cells[index] ?? '') !== '')
  const [demand] = findDemands(name)
  const said = [...rest, ...others.filter((cell) => !name.includes(cell))].join(' , ')
  const text = `${name}: ${said.replaceAll('\n', ' ')}`
  const lead = demand === undefined || isDue ? `${text}${demand === undefined ? ' due' : ''}` : text
  const facts = readClause({ text: lead, lines: [line] }, { ...around, head: name }, calendar)
  const [only] = facts
  const isNamed = only !== undefined && facts.length === 1 && demand === undefined
  return isNamed ? [{ ...only, title: upperFirst(tidyDeadline(name)) }] : facts
}
