// The topics of a plan that is a table: the column that names them, by the first row.
import { toPlain } from '../../shared/text/simple-characters.ts'
import type { SourceLine } from '../../shared/pack/source.ts'
import { isRow } from './list-items.ts'

const weekColumn =
  /^(?:week|wk|no\.?|#|lecture|unit|session|date|day|chapter)s?\b|^(?:周次|周|教学周|讲次|序号|日期|时间|章|章节|次数)/iu

/** The likeliest first. */
const topicColumns: readonly RegExp[] = [
  /topic|subject|content|theme|内容|主题|课题/iu,
  /title|lecture|chapter|unit|module|what|章节|专题|题目|名称/iu,
]
const otherTable =
  /weight|share|percent|points|marks|grade|room|venue|due|deadline|考核|考试|占比|比例|分值|成绩|地点|截止/iu

/** `isPlan` where a heading says that it is one: its columns need no names then. */
export function rowTopics(
  lines: readonly SourceLine[],
  isPlan: boolean,
): { line: SourceLine; title: string }[] {
  return tablesOf(lines).flatMap((rows) => {
    const [first, ...below] = rows
    if (first === undefined) return []
    const names = cellsOf(first.text).map(toPlain)
    const at = topicAt(names)
    const isWeekly = names.some((name) => weekColumn.test(name))
    if (at !== null && below.length > 0) {
      if (otherTable.test(names.join(' ')) && !isWeekly) return []
      return isWeekly || isPlan || below.length > 2 ? titlesAt(below, at, names.length) : []
    }
    if (weekColumn.test(names[0] ?? '') && below.length > 0) return titlesAt(below, 1, names.length)
    return isPlan && !otherTable.test(names.join(' ')) ? titlesAt(rows, null, names.length) : []
  })
}

function topicAt(names: readonly string[]): number | null {
  for (const pattern of topicColumns) {
    const at = names.findIndex(
      (name, index) => pattern.test(name) && !(index === 0 && weekColumn.test(name)),
    )
    if (at !== -1) return at
  }
  return null
}

function titlesAt(rows: readonly SourceLine[], at: number | null, width: number) {
  return rows.flatMap((line) => {
    const cells = cellsOf(line.text)
    // Empty cells have fallen out of a row: what is left is told by what it holds.
    const told =
      at === null || cells.length <= at || isCount(cells[at] ?? '')
        ? cells.find((cell) => !isCount(cell))
        : cells[at]
    return told === undefined || cells.length > width + 1 ? [] : [{ line, title: told }]
  })
}

/** Numbers, weeks and days stand beside a topic. */
function isCount(cell: string): boolean {
  return (
    (/^[\d\s.,/–—-]*(?:学时|课时|周|月\s*\d+\s*日|[a-z]{2,9}\.?)?[\d\s.,/–—-]*$/iu.test(cell) &&
      /\d/u.test(cell) &&
      !/^\d{4}$/u.test(cell)) ||
    /^(?:(?:week|wk|lecture|unit)\s*\d+|第.{1,4}[周讲次])$/iu.test(cell)
  )
}

function cellsOf(text: string): string[] {
  return text
    .replace(/^\s*\|\s*/u, '')
    .replace(/\s*\|\s*$/u, '')
    .split(/\s\|\s?/u)
    .map((cell) => cell.trim())
}

/** Characters of a line that may be the rest of a cell. */
const longestRest = 40

function tablesOf(lines: readonly SourceLine[]): SourceLine[][] {
  const tables: SourceLine[][] = []
  let isOpen = false
  let isRest = false
  for (const line of lines) {
    if (isRow(line.text)) {
      if (isOpen && line.heading === null) tables.at(-1)?.push(line)
      else tables.push([line])
      isOpen = true
      isRest = false
      continue
    }
    // In a PDF, what is left of a long cell stands on a line of its own.
    isOpen = isOpen && !isRest && line.heading === null && line.text.length < longestRest
    isRest = true
  }
  return tables.map((rows) => rows.filter(({ text }) => !/^[\s|:-]+$/u.test(text)))
}
