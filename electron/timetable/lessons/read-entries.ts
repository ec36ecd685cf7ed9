// Reads a list whose classes take several lines each, without labels: what each line holds, all of them tell together.
import type { LessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { openFieldTable } from './field-table.ts'
import { plainText } from './find-periods.ts'
import { problemOf, type LessonTime, type OutcomeLine } from './lesson.ts'
import { readWhen } from './read-line.ts'
import { giveWeeks, headingOf } from './read-text.ts'
import { roleOfName } from './role-names.ts'

type Line = { line: number; text: string }

/** `at` is the line that says when it is. */
type Entry = {
  lines: Line[]
  at: number
  weekdays: readonly number[]
  time: LessonTime
  weeks: LessonWeeks | null
}

const fewest = 3
/** A class of more lines is a text. */
const longestEntry = 8

/** Null where the text is no such list. Classes are parted by empty lines. */
export function readEntries(text: string, order: DateOrder): OutcomeLine[] | null {
  const found = entriesOf(text, order)
  if (found === null || found.entries.length < fewest) return null
  const { entries, others } = found
  const said = entries.map((entry) => fieldsOf(entry, order))
  const keys = [...new Set(said.flatMap((fields) => [...fields.keys()]))]
  const head = keys.map((key) => roleOfName(key)?.role ?? 'none')
  const records = said.map((fields) => keys.map((key) => fields.get(key) ?? ''))
  const read = openFieldTable(records, order, head)
  const lines = entries.flatMap(({ lines: own, weekdays, time, weeks }, index): OutcomeLine[] => {
    const line = own[0]?.line ?? 1
    const all = cleanText(own.map((one) => one.text).join(' '))
    const outcomes =
      weekdays.length === 0
        ? [problemOf('no-day')]
        : weekdays.flatMap((weekday) => read(records[index] ?? [], { line, weekday, time }))
    for (const outcome of outcomes)
      if (outcome.kind === 'lessons' && weeks !== null) giveWeeks(outcome.lessons, weeks)
    return outcomes.map((outcome) => ({ line, text: all, outcome }))
  })
  return [...lines, ...others].toSorted((one, other) => one.line - other.line)
}

/** `others` are the lines that belong to no class. */
type Entries = { entries: Entry[]; others: OutcomeLine[] }

/** Null where a class says a date, or what is not understood: there is no field for them. */
function entriesOf(text: string, order: DateOrder): Entries | null {
  const entries: Entry[] = []
  const others: OutcomeLine[] = []
  const leave = ({ line, text: said }: Line, outcome: OutcomeLine['outcome']) =>
    others.push({ line, text: cleanText(said), outcome })
  let heading: number[] | null = null
  for (const block of blocksOf(text)) {
    const [first, ...rest] = block
    const named = headingOf(first?.text ?? '')
    const isHeaded = first !== undefined && named?.length === 1
    if (isHeaded) {
      heading = named
      leave(first, { kind: 'blank' })
    }
    const lines = isHeaded ? rest : block
    const whens = lines.map((line) => readWhen(line.text, order))
    const timed = whens.flatMap(({ time }, at) => (time === null ? [] : [at]))
    const [at, second] = timed
    const when = whens[at ?? -1]
    if (at === undefined || when?.time == null) {
      lines.forEach((line) => leave(line, problemOf('no-time')))
      continue
    }
    // What says two times is no class, or more than one.
    if (second !== undefined || lines.length < 2 || lines.length > longestEntry) return null
    if (whens.some(({ date, between, problem }) => date ?? between ?? problem)) return null
    const days = whens.find(({ weekdays }) => weekdays !== null)?.weekdays ?? heading ?? []
    entries.push({
      lines,
      at,
      weekdays: days,
      time: when.time,
      weeks: when.weeks,
    })
  }
  return { entries, others }
}

function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { line: index + 1, text: plainText(raw).trim() }
    if (line.text === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

const labelled = /^(\p{L}[^:]{0,19}?)\s*:\s*(\S.*)$/u

/** By its label, or by its place before or behind the line that says when. */
function fieldsOf({ lines, at }: Entry, order: DateOrder): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [index, { text }] of lines.entries()) {
    const said = index === at ? readWhen(text, order).rest : text
    for (const [place, part] of partsOf(said).entries()) {
      const [, label, value] = labelled.exec(part) ?? []
      const isNamed = label !== undefined && roleOfName(label) !== null
      fields.set(isNamed ? label : `${index - at}/${place}`, isNamed ? (value ?? '') : part)
    }
  }
  return fields
}

/** Signs, bars and wide gaps stand between the parts of a line. */
function partsOf(text: string): string[] {
  return text
    .split(/[\t|\uE000\p{Extended_Pictographic}\uFE0F]| {2,}/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}
