// Finds the facts of a syllabus: numbered lines in, facts out. Rules only; nothing in the text is obeyed.
import type { TextLine } from '../../text/document/text-line.ts'
import { layOut, linesOf, type TextBlock } from './blocks.ts'
import type { Fact, FoundFacts } from './fact.ts'
import { mayHoldDates } from '../../../shared/time/documents/dates.ts'
import type { DocumentTerm } from '../../../shared/time/documents/document-calendar.ts'
import { applyDueRules, findDueRules } from './document/due-rules.ts'
import { findCalendar } from './document/find-calendar.ts'
import { withoutPosted } from './document/posted.ts'
import { findCourses } from './document/find-courses.ts'
import { findLegend } from './document/legend.ts'
import { mergeFacts } from './merge-facts.ts'
import { openOutline, type Here } from './outline.ts'
import { readEntry, type Reader } from './read-entry.ts'
import { takeRecords } from './records.ts'
import { readTable } from './table/read-table.ts'
import { readLabel } from './roles.ts'
import { findDemands } from './demand-words.ts'
import { leadOf } from './dated-parts.ts'
import { titleOf } from './pair-demands.ts'
import type { Topic } from './surroundings.ts'
import { tidyDeadline } from './title-of.ts'
import { countedWork, namesWork } from './work-words.ts'
import { splitClauses } from './blocks.ts'
import { weeklyFacts } from './time-facts.ts'
import { topicFacts } from './topic-facts.ts'
import { noteWeights, type Weights } from './document/weights.ts'

/** Looking for a date takes its time: of text that may hold some, far more than any syllabus has. */
const mostDated = 150_000

/** Characters that may hold dates, or lines of any kind, between two signs of life. */
const tellAfter = { dated: 10_000, lines: 500 }

/** `report` counts lines. */
export function findFacts(
  given: readonly TextLine[],
  term: DocumentTerm,
  report: (done: number, of: number) => void,
): FoundFacts {
  const lines = boundLines(given)
  // Each line is read twice: for how the document counts, and for what it says.
  const passes = (from: number) => tellOf(lines, (done) => report(from + done, lines.length * 2))
  const calendar = findCalendar(lines, term, passes(0))
  const tell = passes(lines.length)
  const all = withoutPosted(layOut(lines), calendar)
  const reader: Reader = { calendar, legend: findLegend(all) }
  const { facts, rest: blocks } = takeRecords(all, reader)
  const outline = openOutline(blocks, reader)
  const weights: Weights = new Map()
  for (const block of blocks) {
    if (block.kind === 'table') {
      for (const { text } of block.rows) noteWeights(text, weights)
      facts.push(...readTable(block.rows, outline.around(), reader, tellLine))
      continue
    }
    tellLine(block.starts[0]?.line ?? 1)
    noteWeights(block.text, weights)
    facts.push(...readText(block, outline.step(block), reader))
  }
  const lastRead = lines.length === given.length ? null : lines.length
  const due = applyDueRules(facts, findDueRules(blocks))
  return { facts: mergeFacts(due, weights), calendar, lastRead, courses: findCourses(lines) }

  function tellLine(number: number): void {
    const line = lines[number - 1]
    if (line !== undefined) tell(line)
  }
}

function readText(block: TextBlock, here: Here, reader: Reader): Fact[] {
  const { around, from, isWeekHead, isDetail } = here
  const rest = block.text.slice(from)
  const found = readLabel(rest)
  const label = found?.role === 'date' ? null : found
  const text = label?.rest ?? rest
  const role = label?.role ?? here.role
  const head = role === 'work' ? (label?.label ?? around.head) : around.head
  const all = linesOf(block, 0, block.text.length)
  const facts: Fact[] = weeklyFacts(block.text, all, around.head, reader.calendar)
  let at = block.text.length - text.length
  let { topic } = around
  for (const said of splitClauses(text)) {
    const start = Math.max(at, block.text.indexOf(said, at))
    at = start + said.length
    const lines = linesOf(block, start, at)
    const clause = isWeekHead ? said.replace(/^[\s:：,，、.)）\-–—|]+/u, '') : said
    if (isWeekHead && start <= from + 12)
      facts.push(...topicFacts(clause, around, lines, reader.calendar))
    facts.push(...readEntry({ text: clause, lines, role }, { ...around, head, topic }, reader))
    topic = topicOf(clause) ?? topic
  }
  // Under a deadline stands what it is made of: only what has a day of its own is another thing.
  return isDetail ? facts.filter(({ when }) => when !== around.when) : facts
}

/** What a clause names: 单元测试两次, "Examination, 2 hours", "The second paper". */
function topicOf(clause: string): Topic | null {
  const [demand, ...others] = findDemands(clause)
  if (demand !== undefined)
    return others.length === 0 ? { title: titleOf(demand), kind: demand.kind } : null
  const counted = countedWork(clause)
  if (counted !== null) return { title: counted, kind: 'deadline' }
  const title =
    leadOf(clause) || tidyDeadline(clause.replace(/^[一二三四五六七八九十]{1,2}、/u, ''))
  return namesWork(title.replace(/[一两二三四五六\d]+[次篇个项份]$/u, ''))
    ? { title, kind: 'deadline' }
    : null
}

function boundLines(lines: readonly TextLine[]): readonly TextLine[] {
  let dated = 0
  const end = lines.findIndex(({ text }) => {
    if (mayHoldDates(text)) dated += text.length
    return dated > mostDated
  })
  return end === -1 ? lines : lines.slice(0, end)
}

function tellOf(
  lines: readonly TextLine[],
  report: (done: number) => void,
): (line: TextLine) => void {
  let dated = 0
  let reported = 0
  return ({ number, text }) => {
    if (mayHoldDates(text)) dated += text.length
    if (dated < tellAfter.dated && number - reported < tellAfter.lines && number < lines.length)
      return
    dated = 0
    reported = number
    report(number)
  }
}
