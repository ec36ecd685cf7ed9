// What a message tells that reached nothing of a guide: it is named as left out (B10), once.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { type Span, overlaps } from '../../../shared/time/mention.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import type { Ground } from '../ground.ts'
import { isAsking } from './asking.ts'
import { sectionsOf } from './heard.ts'
import type { Listened } from './fold-guide.ts'
import type { Known } from './known.ts'
import { isHeld } from './reader/held.ts'
import { readTold } from './reader/read-told.ts'
import type { GuideRole, ToldSpan } from './reader/told-span.ts'
import { isRhythm as holdsRhythm } from './work/rhythm.ts'

export type Unheard = { words: string; isRhythm: boolean }

/** Of a text that is pasted not every word is answered. */
const longest = 400

/** Words in any other role tell something that a form could hold. */
const besides = new Set<GuideRole>([
  'other',
  'no-exam',
  'easy',
  'embed',
  'level',
  'prio',
  'pace',
  'kind',
  'self',
  'wrong',
  'about',
  'aside',
])
/** They are shown by their names. */
const named = new Set<GuideRole>(['course', 'work', 'topic', 'hard'])
const clause =
  /[^,，;；。!！?？\n]+?(?=$|[,，;；。!！?？\n]|\.(?:\s|$)|\s(?:but|and|so)\s|但是?|不过)/gu

type Left = Span & Unheard

/** A clause without which the same is known has told nothing, and a part that nothing was learned from neither. */
export function findUnheard(telling: Listened, ground: Ground): Unheard[] {
  const { heard, asking } = telling
  const { raw } = heard
  const isSilent = sectionsOf(heard).length === 0
  const isDone =
    raw.length > longest ||
    heard.next !== null ||
    (heard.question !== null && isSilent && !asking.isFirst) ||
    heard.impossible !== null ||
    (heard.signal === 'no' && heard.section !== null && isSilent)
  if (isDone || !['none', 'no', 'agree-but'].includes(heard.signal)) return []
  // “Not the 5th”, and nothing that would be right instead, tells of a day that is not to be.
  const spans = readTold(raw, asking.section, ground).filter(
    ({ role }) => role !== 'wrong' || !isSilent,
  )
  const left = [...raw.matchAll(clause)].flatMap(({ 0: words, index }) =>
    leftIn({ start: index, end: index + words.length }, raw, spans, telling),
  )
  const idle = [...withoutDoubles(left, raw, telling), ...astray(spans, raw, telling)]
  const isWithin = ({ words }: Left, at: number) =>
    idle.some(
      (other, index) =>
        (index < at && other.words === words) ||
        (other.words !== words && other.words.includes(words)),
    )
  return [...dailyOf(spans, telling), ...idle.filter((each, at) => !isWithin(each, at))]
}

/** Told, and something else is known in its place. */
function astray(spans: readonly ToldSpan[], raw: string, { known }: Listened): Left[] {
  return spans.flatMap((span) => {
    if (isHeld(span, known) !== false) return []
    const around = [...raw.matchAll(clause)].find(({ 0: words, index }) => overlaps(span, { start: index, end: index + words.length })) // prettier-ignore
    return [
      {
        ...span,
        words: cut(around?.[0].replace(/^[\s\p{P}]+/u, '').trimEnd() ?? span.text),
        isRhythm: false,
      },
    ]
  })
}

function leftIn(at: Span, raw: string, spans: readonly ToldSpan[], telling: Listened): Left[] {
  const { known, again, heard } = telling
  const whole = formOf(known)
  const without = (span: Span) => formOf(again(blankAll(raw, [span])))
  const isHeard = (span: Span) => !isSameValue(without(span), whole)
  const isShown = ({ role, text }: ToldSpan) =>
    (named.has(role) && shownOf(known, role).includes(plain(text))) ||
    heard.out.some(({ words }) => plain(words).includes(plain(text)))
  const words = raw.slice(at.start, at.end)
  const said = words.replace(/^[\s\p{P}]*(?:(?:but|and|so)\b\s*|但是?|不过)?/u, '').trim()
  const isRhythm = holdsRhythm(plain(said)) && findLength(plain(said)) === null
  const told = spans.filter((span) => !besides.has(span.role) && overlaps(span, at))
  if (said.length < 2 || isAsking(said)) return []
  if (isRhythm) {
    const shorter = { ...without(at), strategy: null }
    return isSameValue(shorter, { ...whole, strategy: null }) ? [{ ...at, words: cut(said), isRhythm }] : [] // prettier-ignore
  }
  if (told.length === 0 && !hasNumber(raw, at, spans)) return []
  if (!isHeard(at)) {
    if ((told.length > 0 && told.every(isShown)) || isSo(words, telling)) return []
    // “Saturday and Sunday” is one day-span in two clauses.
    const long = told.find(({ start, end }) => start < at.start || end > at.end)
    return [{ ...(long ?? at), words: cut(long?.text ?? said), isRhythm }]
  }
  // Of what was told in one breath a part may have been heard; of a day its hour needs no place.
  const days = told.filter(({ role }) => role === 'exam' || role === 'due')
  const parts =
    days.length > 1 ? told.filter((span) => !days.includes(span) || /\d/.test(span.text)) : told
  // What one clause tells by one span is heard with it.
  if (parts.length < 2) return []
  return parts
    .filter(
      (span) =>
        !isRepeated(span, spans) && !isShown(span) && !isHeard(span) && !isSo(span.text, telling),
    )
    .map((span) => ({
      start: span.start,
      end: span.end,
      words: cut(pieceAround(span, raw)),
      isRhythm,
    }))
}

/** Said of what stands as it was said. */
function isSo(words: string, { known, alone }: Listened): boolean {
  const [nothing, told] = [formOf(alone('')), formOf(alone(words))]
  const changed = Object.entries(told).filter(
    ([key, value]) => !isSameValue(value, valueAt(nothing, key)),
  )
  return (
    changed.length > 0 && changed.every(([key, value]) => holds(valueAt(formOf(known), key), value))
  )
}

function valueAt(form: object, name: string): unknown {
  return Object.entries(form).find(([key]) => key === name)?.[1]
}

function holds(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((each) => whole.some((other) => holds(other, each)))
  if (typeof part !== 'object' || part === null) return whole === part
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => holds(valueAt(whole, key), value))
  )
}

/** “Minus 6, they skipped 6” says it twice: each is idle beside the other, and both are not. */
function withoutDoubles(left: readonly Left[], raw: string, { known, again }: Listened): Left[] {
  const idle: Left[] = []
  const heard: Left[] = []
  for (const each of left) {
    const isIdle =
      each.isRhythm || isSameValue(formOf(again(blankAll(raw, [...idle, each]))), formOf(known))
    const kept = isIdle ? idle : heard
    kept.push(each)
  }
  const numbers = new Set(heard.flatMap(({ words }) => words.match(/\d+/g) ?? []))
  return idle.filter(
    ({ words }) => !(words.match(/\d+/g) ?? []).some((number) => numbers.has(number)),
  )
}

/** So long every day, where parts say what is done: the length is held, the days are not. */
function dailyOf(spans: readonly ToldSpan[], { heard, known }: Listened): Unheard[] {
  const isDaily = heard.amount?.kind === 'rate' && heard.amount.per === 'day'
  if (!isDaily || known.units.length + known.topics.length === 0) return []
  return spans
    .filter(({ role }) => role === 'rate')
    .map(({ text }) => ({ words: daysOnly(text), isRhythm: true }))
}

function daysOnly(text: string): string {
  const length = findLength(text.toLowerCase())
  return cut(length === null ? text : blankAll(text, [length]).trim())
}

/** Without what no form shows: how it was asked, and minutes of a week where the parts have their own. */
function formOf(known: Known) {
  const { amount, units, topics, profile } = known
  const isLoose =
    amount?.kind === 'rate' && amount.per === 'week' && units.length + topics.length > 0
  return { ...known, amount: isLoose ? null : amount, settled: [], reopened: null, profile: profile.map(plain).toSorted() } // prettier-ignore
}

function shownOf(
  { course, work, title, topics, units, profile, difficulty }: Known,
  role: GuideRole,
): string {
  return plain(
    JSON.stringify(
      role === 'hard' && difficulty === null
        ? profile
        : [course, work, title, topics, units, profile],
    ),
  )
}

/** A name may have been cut by the reader: as it stands between its marks. */
function pieceAround({ start, end, text, role }: ToldSpan, raw: string): string {
  if (!named.has(role) && role !== 'known' && role !== 'out') return text
  const before = raw.slice(0, start).search(/[^,，、;；。.!！?？…\n]*$/)
  const behind = /^[^,，、;；。.!！?？…\n]*/.exec(raw.slice(end))?.[0] ?? ''
  return `${raw.slice(before, end)}${behind}`.trim()
}

const plain = (words: string) => toSimple(words).toLowerCase()

function isRepeated(span: ToldSpan, spans: readonly ToldSpan[]): boolean {
  return spans.some((other) => other !== span && other.text.includes(span.text))
}

const written = /\d|[一二两三四五六七八九十]+(?:点|号|月|次|章|篇|节|周|天|小时|个?钟头|分钟)/

const cut = (words: string) => words.slice(0, 80)

/** One that is of something else, a friend's exam or what is asked about, is none. */
function hasNumber(raw: string, { start, end }: Span, spans: readonly ToldSpan[]): boolean {
  const others = spans.filter(({ role }) => besides.has(role))
  return written.test(blankAll(raw, others).slice(start, end))
}
