// Reads blocks of labels below a name, one thing each: "Assignment 1", and below it "Due: 5 Feb, 5 pm", "Weight: 10 %".
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { readAmounts, readWeight } from './amounts.ts'
import { linesOf, type Block } from './blocks.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { findDemands, findDue } from './demand-words.ts'
import type { Fact } from './fact.ts'
import { findWhens } from './find-whens.ts'
import { titleOf } from './pair-demands.ts'
import type { Reader } from './read-entry.ts'
import { tidyDeadline } from './title-of.ts'
import { isNoWork, namesWork } from './work-words.ts'

/** What a block says, and the pairs that say it; other readers have the others. */
type Read = { facts: Fact[]; read: readonly Pair[] }

type Pair = { label: string; value: string; lines: readonly number[]; at: number }

const due =
  /^(?:due|due (?:date|by|on|at)|deadline|clos(?:es|ing(?: date)?)|submi(?:t|ssion)(?: by| date| deadline)?|hand[- ]?in(?: by| date)?|abgabe(?:termin|datum|frist)?|截止(?:日期|时间)?|提交(?:日期|时间|截止)?|ddl)$/iu
const held =
  /^(?:when|dates?|day|date (?:and|&) time|exam date|termin|datum|wann|日期|时间|考试(?:日期|时间)|测验时间)$/iu
const hour = /^(?:time|start(?:s| time)?|hours?|uhrzeit|beginn|时间|考试时间)$/iu
const weight = /weight|worth|value|percent|marks?|points|gewicht|占比|比例|权重|分值|成绩/iu
const nameLabel =
  /^(?:(?:assessment|assignment|task|item)(?: (?:name|title|item|task))?|name|title|what|考核(?:项目|方式)|名称|项目|作业|任务)$/iu

const given = /\b(?:assigned|released|posted|handed out|given out)\b|布置|发布/iu

/** The facts of such blocks, and the document without what has been read. */
export function takeRecords(
  blocks: readonly Block[],
  reader: Reader,
): { facts: Fact[]; rest: Block[] } {
  const pairs = blocks.map((block, at) => pairOf(block, at) ?? dayBelow(blocks, at, reader))
  const facts: Fact[] = []
  const read = new Set<number>()
  let run: Pair[] = []
  const close = () => {
    for (const record of splitRun(run)) {
      const found = readRecord(record, nameAbove(blocks, record[0]?.at ?? 0, reader), reader)
      facts.push(...found.facts)
      for (const { at } of found.read) read.add(at)
    }
    run = []
  }
  for (const pair of pairs) {
    if (pair === null) close()
    else run.push(pair)
  }
  close()
  return { facts, rest: blocks.filter((_, at) => !read.has(at)) }
}

function pairOf(block: Block, at: number): Pair | null {
  if (block.kind === 'table' || block.heading !== null) return null
  const [, label = '', value = ''] =
    /^[^\p{L}]{0,4}(\p{L}[^:：]{0,30}?)\s*[:：]\s*(\S.*)$/su.exec(block.text) ?? []
  const isLabel = label !== '' && !/\d/.test(label) && label.split(/\s+/u).length <= 4
  return isLabel ? { label, value, lines: linesOf(block, 0, block.text.length), at } : null
}

/** A label that comes again begins the next thing. */
function splitRun(run: readonly Pair[]): Pair[][] {
  const first = run[0]?.label.toLowerCase()
  const records: Pair[][] = []
  for (const pair of run) {
    const last = records.at(-1)
    if (last === undefined || (records.length > 0 && pair.label.toLowerCase() === first))
      records.push([pair])
    else last.push(pair)
  }
  return records.filter(
    ([only, ...others]) =>
      others.length > 0 || due.test(only?.label ?? '') || only?.label === dayLabel,
  )
}

/** What stands above a block, where it is a name. */
function headOf(block: Block | undefined, { calendar }: Reader): string {
  if (block === undefined || block.kind === 'table' || block.text.length > 70) return ''
  if (/[.!?。：:]$/u.test(block.text) || findWhens(block.text, calendar, null).length > 0) return ''
  return block.text
}

/** "EXAM I", and below it "Wed Sep 30, in class". */
function dayBelow(blocks: readonly Block[], at: number, reader: Reader): Pair | null {
  const block = blocks[at]
  if (block === undefined || block.kind === 'table' || block.heading !== null) return null
  const name = headOf(blocks[at - 1], reader)
  const [demand] = findDemands(name)
  const [when] = findWhens(block.text, reader.calendar, null)
  const isNamed = demand !== undefined && demand.text.length === name.length
  if (!isNamed || when === undefined || /[\p{L}\d]/u.test(block.text.slice(0, when.index)))
    return null
  return { label: dayLabel, value: block.text, lines: linesOf(block, 0, block.text.length), at }
}

const dayLabel = 'day'

/** A course system says below the name what kind of thing it is. */
function nameAbove(blocks: readonly Block[], at: number, reader: Reader): string {
  const above = headOf(blocks[at - 1], reader)
  return /^(?:assignment|quiz|test|choice|forum|lesson|workshop|file|作业|测验)$/iu.test(above)
    ? headOf(blocks[at - 2], reader) || above
    : above
}

const nothing: Read = { facts: [], read: [] }

function readRecord(record: readonly Pair[], above: string, { calendar }: Reader): Read {
  const name = record.find(({ label }) => nameLabel.test(label))?.value ?? above
  const title = tidyDeadline(name.replace(/^\W*(?:\d+[.)]|[A-Z][.)])\s*/u, ''))
  // "First challenge due, second assigned" says what happens that day, and is no name.
  if (title === '' || isNoWork(title) || findDue(name).length > 0 || given.test(name))
    return nothing
  const [demand] = findDemands(name)
  const isAsked = demand !== undefined || namesWork(title) || weightOf(record) !== null
  const kind = demand?.kind ?? 'deadline'
  const own = record.filter(({ label }) => !isOtherExam(label, kind))
  const days = own.flatMap((pair) =>
    due.test(pair.label) || (held.test(pair.label) && isAsked)
      ? factOf(pair, title, kind, record, calendar)
      : [],
  )
  // "Proposal: 15 March" in the block of a project is its proposal.
  const named = own.filter(
    ({ label }) => !isOfRecord(label) && (namesWork(label) || findDemands(label).length > 0),
  )
  // A list of works that say more than a day each is none.
  if (named.some(({ value }) => findWhens(value, calendar, null).length > 1)) return nothing
  if (days.length === 0 && demand === undefined && !namesWork(title)) return nothing
  const parts = named.map((pair) => {
    const [asked] = findDemands(pair.label)
    const whole = asked === undefined ? pair.label : titleOf(asked)
    const isNamed = namesWork(title) && !title.toLowerCase().includes(whole.toLowerCase())
    const called = isNamed ? `${title} ${whole.toLowerCase()}` : whole
    return { pair, facts: factOf(pair, called, asked?.kind ?? 'deadline', record, calendar) }
  })
  const facts = [...days.slice(0, 1), ...parts.flatMap((part) => part.facts)]
  if (facts.length === 0) return nothing
  const taken = parts.flatMap((part) => (part.facts.length > 0 ? [part.pair] : []))
  return { facts, read: [...own.filter(({ label }) => isOfRecord(label)), ...taken] }
}

/** Whether a label says something of the thing that the block is about. */
function isOfRecord(label: string): boolean {
  return [due, held, hour, weight, nameLabel].some((pattern) => pattern.test(label))
}

/** "Midterm: 20 October" below "Homework" is an exam of its own. */
function isOtherExam(label: string, kind: Fact['kind']): boolean {
  return kind !== 'exam' && kind !== 'quiz' && findDemands(label)[0]?.kind === 'exam'
}

function weightOf(record: readonly Pair[]): number | null {
  const said = record.find(({ label }) => weight.test(label))?.value
  return said === undefined ? null : (readWeight(said) ?? readWeight(`${said}%`))
}

/** Nothing where the value is not one day. */
function factOf(
  { value }: Pair,
  title: string,
  kind: Fact['kind'],
  record: readonly Pair[],
  calendar: DocumentCalendar,
): Fact[] {
  const [found, ...others] = findWhens(value, calendar, null)
  if (found?.when.kind !== 'day' || others.length > 0) return []
  const hours = record.find(({ label }) => hour.test(label))?.value ?? ''
  const [clock] = findClocks(hours)
  const said =
    clock === undefined
      ? null
      : { start: clockOf(clock.start), end: clock.end === null ? null : clockOf(clock.end) }
  return [
    {
      kind,
      title,
      when: { ...found.when, clock: found.when.clock ?? said },
      isGiven: true,
      ...readAmounts(record.map((pair) => pair.value).join(' , ')),
      weight: weightOf(record),
      pages: null,
      chapters: null,
      lines: record.flatMap(({ lines }) => lines),
    },
  ]
}
