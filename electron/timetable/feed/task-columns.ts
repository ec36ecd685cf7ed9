// Tells which columns of a table of tasks hold what: by what they are called, else by what stands in them.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import type { TableRow } from '../lessons/table-row.ts'

/** The surest names of a column first. */
const names = [
  [
    'title',
    /^(?:content|task(?: ?name)?|title|assignment|to-?do|name|summary|(?:任务|事项|作业)?(?:名称|标题|描述)|任务|待办(?:事项)?|作业|事项)$/i,
  ],
  ['deadline', /^(?:deadline|截止(?:日期|时间)?|ddl)$/i],
  ['due', /^(?:due(?: ?(?:date|on|at|by|time))?|到期(?:日期|时间)?|date)$/i],
  ['course', /^(?:course|class|subject|module|list ?name|project|课程|科目|清单)$/i],
  ['kind', /^type$/i],
  ['indent', /^indent$/i],
  ['state', /^(?:status|state|done|completed?|完成|状态)$/i],
  ['isWholeDay', /^is ?all ?day$/i],
  ['zone', /^time ?zone$/i],
  ['points', /^content$/i],
] as const

type NamedField = (typeof names)[number][0]
export type Field = NamedField | 'time'

/** A cell that is a time of day: "5pm", "9.30am", noon. */
function clockOf(cell: string): number | null {
  const [clock] = findClocks(cell.replace(/^(\d{1,2})\.(\d\d)/, '$1:$2'))
  return clock !== undefined && clock.until >= cell.trim().length - 1 ? clock.start : null
}

/** What a column of one's own is called in other words; those of days and times count only with such cells below. */
const otherNames: readonly [Field, RegExp, ((cell: string) => boolean)?][] = [
  [
    'due',
    /\bdue\b|deadline|\bby when\b|\buntil\b|hand.?in|submi|fällig|abgabe|échéance|à rendre|entrega|vence|截止|到期|提交|上交|交期/i,
    isDay,
  ],
  ['state', /\b(?:done|finished|completed?|status|progress)\b|完成|状态|进[度展]/i],
  // How long work takes looks the same in its cells: "Estimate 1:30".
  [
    'time',
    /^(?!.*(?:estimat|spent|taken|needed|预[计估]|估|[用耗工]时|时长)).*(?:\b(?:time|hour|clock|at|by)\b|时|点)/i,
    (cell) => clockOf(cell) !== null,
  ],
  [
    'course',
    /\b(?:course|class|subject|module|lecture|fach|modul|cours|asignatura)\b|课程|科目|课名/i,
  ],
  [
    'title',
    /\b(?:tasks?|to.?dos?|what|assignments?|homework|work|aufgabe|tâche|tarea)\b|作业|任务|待办|事项|内容/i,
  ],
]
type Columns = Partial<Record<Field, number>>

/** Columns as the person has named them; `head` is the row of their names, -1 where there is none. */
export type TaskColumns = { columns: Columns; head: number }

const headRows = 12

/** Null where no row names a task and when it is due. */
export function findTaskColumns(rows: readonly TableRow[]): TaskColumns | null {
  for (const [head, { cells }] of rows.slice(0, headRows).entries()) {
    const columns = columnsOf(cells) ?? likelyColumns(cells, rows.slice(head + 1))
    if (columns !== null) return { columns, head }
  }
  return null
}

/** Columns in words of one's own: a task, the day by which it is due, and what is ticked off. */
function likelyColumns(head: readonly string[], below: readonly TableRow[]): Columns | null {
  const columns: Columns = {}
  for (const [field, name, test] of otherNames) {
    const column = head.findIndex((cell, index) => {
      const isFree = !Object.values(columns).includes(index)
      if (!isFree || cell.length > longestName || !name.test(toSimple(cell))) return false
      const filled = below.map(({ cells }) => cells[index] ?? '').filter((said) => said !== '')
      return test === undefined || filled.filter(test).length > filled.length * 0.7
    })
    if (column !== -1) columns[field] = column
  }
  return withHeld(columns, head, below)
}

const status = /^(?:done|not started|in progress|to ?do|open|未?完成|进行中|未开始)$/iu
const ticked = /^(?:yes|no|true|false|x|[✓✔☐☑✅]|是|否)$/iu
const noName = /^[✓✔☑✅☐□]?$/u
const otherDays = /creat|updat|edit|add|start|begin|erstellt|geändert|创建|添加|修改|开始/iu

function isDay(cell: string): boolean {
  return findDate(cell, 'day-first') !== null
}

/** What no name tells is told by what stands below: what is ticked off beside a day is a task. */
function withHeld(
  columns: Columns,
  head: readonly string[],
  below: readonly TableRow[],
): Columns | null {
  const isNamed = columns.title !== undefined && columns.due !== undefined
  if (head.some(isDay) || below.length < 2) return isNamed ? columns : null
  const found = { ...columns }
  const cellsOf = (column: number) =>
    below.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
  const fill = (
    field: 'state' | 'due' | 'title',
    test: (cell: string, name: string) => boolean,
    rank: (column: number) => number = () => 0,
  ) => {
    const free = head.flatMap((name, at) => {
      const cells = Object.values(found).includes(at) ? [] : cellsOf(at)
      const isHeld =
        cells.length * 2 >= below.length &&
        cells.filter((cell) => test(cell, name)).length > cells.length * 0.7
      return isHeld ? [at] : []
    })
    const [best] = free.toSorted((one, other) => rank(other) - rank(one))
    if (best !== undefined) found[field] ??= best
  }
  // A word of yes and no may be about anything where the column has a name.
  fill('state', (cell, name) => (noName.test(name) ? ticked : status).test(cell))
  if (isNamed || found.state === undefined) return isNamed ? found : null
  const isLesson = head.some((_, at) => cellsOf(at).some((cell) => readWeekday(cell) !== null))
  if (isLesson) return null
  fill('due', (cell, name) => isDay(cell) && !otherDays.test(name))
  // Cells that differ most are what things are called.
  const variety = (at: number) => new Set(cellsOf(at)).size
  fill('title', (cell) => /\p{L}{2}/u.test(cell) && !isDay(cell), variety)
  return found.title !== undefined && found.due !== undefined ? found : null
}

const longestName = 30

/** They say what kind of row it is, and keep their names whatever the person says of the others. */
const rowFields = ['kind', 'indent', 'isWholeDay', 'zone', 'points'] as const

export function namedColumns(
  given: Partial<Record<'title' | 'due' | 'course' | 'state', number>>,
  rows: readonly TableRow[],
  head: number,
): TaskColumns {
  const found = findFields(rows[head]?.cells ?? [])
  const taken = new Set(Object.values(given))
  const kept = rowFields.filter((field) => found[field] !== undefined && !taken.has(found[field]))
  const others = Object.fromEntries(kept.map((field) => [field, found[field]]))
  return { columns: { ...others, ...given }, head }
}

/** A list of tasks says when something is due, or what is a task among its rows. */
function columnsOf(cells: readonly string[]): Columns | null {
  const columns = findFields(cells)
  const { title, due, deadline, kind } = columns
  const saysDue = deadline !== undefined || /due|到期/i.test(cells[due ?? -1] ?? '')
  const isTyped = kind !== undefined && due !== undefined
  // Without such a column a table is one of tasks by what its title is called, and by what is ticked off.
  const isOpen = due === undefined && columns.state !== undefined && saysTask(cells[title ?? -1])
  return title !== undefined && (saysDue || isTyped || isOpen) ? columns : null
}

function saysTask(name: string | undefined): boolean {
  return /^(?:task(?: ?name)?|to-?do|assignment|任务(?:名称)?|待办(?:事项)?|作业)$/i.test(
    toSimple(name ?? '').trim(),
  )
}

/** A column is one thing: what is called content is the title where no other column is. */
export function findFields(cells: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [field, name] of names) {
    const column = cells.findIndex((cell) => name.test(toSimple(cell).trim()))
    if (column !== -1 && (field !== 'points' || column !== columns.title)) columns[field] = column
  }
  return columns
}
