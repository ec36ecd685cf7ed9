// What a model read, held against the lines: only what is quoted word for word stays, and only the text gives a date.
import { cleanText } from '../../text/clean-text.ts'
import type { SyllabusItem } from '../../../shared/syllabus/model-answer.ts'
import { cleanLine, type TextLine } from '../../text/document/text-line.ts'
import { readAmounts } from './amounts.ts'
import { isDemand, type Clock, type Fact, type When } from './fact.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { findWhens, type FoundWhen } from './find-whens.ts'
import { toDate, type DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { joinModelFacts } from './join-model-facts.ts'
import { tidyTitle } from './title-of.ts'

export type ItemsInput = {
  items: readonly SyllabusItem[]
  /** Those that the items name, at least. */
  lines: readonly TextLine[]
  calendar: DocumentCalendar
  /** As the rules found them: they stay as they are. */
  facts: readonly Fact[]
}

/** Dates are dear to look for; a model that says more than this of one document makes things up. */
const mostItems = 600

export function checkItems(
  { items, lines, calendar, facts }: ItemsInput,
  report: (done: number, of: number) => void,
): Fact[] {
  const byNumber = new Map(lines.map((line) => [line.number, line]))
  const found = new Map<string, FoundWhen[]>()
  const checked: Fact[] = []
  const read = items.slice(0, mostItems)
  for (const [index, item] of read.entries()) {
    report(index, read.length)
    const line = byNumber.get(item.line)
    const quote = cleanLine(item.quote)
    if (line === undefined || !isQuoted(line, quote)) continue
    const whensOf = (text: string) => {
      const known = found.get(text) ?? findWhens(text, calendar, null)
      found.set(text, known)
      return known
    }
    const fact = factOf(item, line, quote, whensOf)
    if (fact !== null) checked.push(fact)
  }
  return joinModelFacts(facts, checked)
}

/** A figure or a letter alone is found anywhere and shows nothing. */
function isQuoted({ text }: TextLine, quote: string): boolean {
  return (quote.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2 && text.includes(quote)
}

function factOf(
  { kind, title, date, start, end }: SyllabusItem,
  line: TextLine,
  quote: string,
  whensOf: (text: string) => FoundWhen[],
): Fact | null {
  const name = tidyTitle(cleanText(title))
  if (!/\p{L}/u.test(name)) return null
  const when = whenOf(whensOf(quote), whensOf(line.text), readDate(date), clockIn(line, start, end))
  if (when === null) return null
  const amounts = readAmounts(quote)
  return {
    kind,
    title: name,
    when,
    isGiven: true,
    ...amounts,
    ...(isDemand(kind) ? {} : { weight: null }),
    lines: [line.number],
  }
}

/**
 * Only the whole line gives a day: a quote that ends within "October 15" would say the first. A day that the line does
 * not say is the model's alone.
 */
function whenOf(
  quoted: readonly FoundWhen[],
  inLine: readonly FoundWhen[],
  date: string | null,
  clock: Clock | null,
): When | null {
  if (date === null) {
    const [only, ...others] = quoted
    if (only === undefined || others.length > 0) return null
    return inLine.find(({ when }) => dayOf(when) === dayOf(only.when))?.when ?? null
  }
  const said = inLine.find(({ when }) => when.kind === 'day' && when.date === date)
  if (said?.when.kind === 'day') return { ...said.when, clock: said.when.clock ?? clock }
  return { kind: 'day', date, clock, derived: { kind: 'model' } }
}

function dayOf(when: FoundWhen['when']): string {
  return when.kind === 'day' ? when.date : `${when.from} ${when.to}`
}

function readDate(said: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(said ?? '') ?? []
  return year === undefined ? null : toDate(Number(year), Number(month), Number(day))
}

/** A time of day counts where the line has it. */
function clockIn(
  { text }: TextLine,
  start: string | null | undefined,
  end: string | null | undefined,
): Clock | null {
  if (start === null || start === undefined) return null
  const clock = findClocks(text).find((found) => clockOf(found.start) === start)
  if (clock === undefined) return null
  const last = clock.end === null ? null : clockOf(clock.end)
  return { start, end: last === end ? last : null }
}
