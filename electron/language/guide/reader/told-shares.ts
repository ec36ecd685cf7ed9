// Reads time and sessions of single parts: “3 for waves”, “the rest one each”, 各三次; and the numbers in what was learned to be told.
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import type { Span } from '../../../../shared/time/mention.ts'
import { readNumber } from '../../../../shared/time/numbers.ts'
import { findCount, findLength } from '../../../../shared/time/said-length.ts'
import { spellOut } from '../work/spell-out.ts'
import { placeOf, type Topic } from '../work/topics-named.ts'
import type { GuideRole, ToldSpan } from './told-span.ts'

export const plain = (words: string) => toSimple(words).toLowerCase()

export const of = (spans: readonly ToldSpan[], ...roles: GuideRole[]) =>
  spans.filter(({ role }) => roles.includes(role))

/** Farther off a name is not what a time was told of. */
export const farthest = 14

/** "3 for waves": told beside the name, of which only the first says hours; a name has its own once. “The rest one each” is of all the others. */
export function sharesOf(
  raw: string,
  spans: readonly ToldSpan[],
  topics: readonly Topic[],
): Topic[] {
  const own: Topic[] = []
  const names = topics.flatMap(
    (topic) =>
    placesOf(topic, topics, plain(raw)).map(({ start, end }) => ({ title: topic.title, start, end })), // prettier-ignore
  )
  const shares = of(spans, 'share', 'sessions', 'each').filter(({ role, start, end }) => role === 'share' || ofRest.test(raw.slice(Math.max(0, start - farthest), end))) // prettier-ignore
  const isCounted = shares.some(({ text }) => findCount(plain(text)) !== null)
  for (const share of shares) {
    const told = measureOf(share.text, isCounted)
    const before = raw.slice(Math.max(0, share.start - farthest), share.start)
    if (told === null) continue
    if (ofRest.test(before.split(/[,，;；]/).at(-1) ?? '')) {
      own.push(...topics.filter(({ title }) => !own.some((each) => each.title === title)).map(({ title }) => Object.assign({ title }, told))) // prettier-ignore
      continue
    }
    const near = names
      .filter(({ title }) => !own.some((each) => each.title === title))
      .filter(
        (name) =>
          distance(name, share) <= farthest && !sentenceEnds.test(between(name, share, raw)),
      ) // prettier-ignore
      .toSorted((a, b) => distance(a, share) - distance(b, share))[0]
    if (near !== undefined) own.push({ title: near.title, ...told })
  }
  return own
}

const ofRest = /\b(?:rest|others?|remaining(?: ones)?)\b|其[他余它]|剩下|别的/i
const sentenceEnds = /[.;。；!！?？\n]/

export function between(one: Span, other: Span, raw: string): string {
  return raw.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
}

/** A bare number counts sessions where another does, else hours. */
function measureOf(said: string, isCounted: boolean): Omit<Topic, 'title'> | null {
  const counted = findCount(plain(said))?.count ?? (isCounted ? numberIn(said.replace(/ each$/i, '')) : 0) // prettier-ignore
  if (counted > 0) return { minutes: null, count: counted }
  const minutes = minutesIn(said.replace(/^各| each$/i, ''))
  return minutes === null ? null : { minutes, count: null }
}

function placesOf(topic: Topic, topics: readonly Topic[], text: string): Span[] {
  const name = plain(topic.title)
  const pieces = name === '' ? [] : text.split(name)
  if (pieces.length > 1)
    return pieces.slice(0, -1).map((_, index) => {
      const start = pieces.slice(0, index + 1).join(name).length
      return { start, end: start + name.length }
    })
  const at = placeOf(topic, topics, text)
  return at === null ? [] : [at]
}

function distance(one: Span, other: Span): number {
  return Math.max(one.start - other.end, other.start - one.end)
}

/** A bare number counts hours. */
export function minutesIn(text: string): number | null {
  const words = spellOut(toSimple(text).toLowerCase())
  const length = findLength(words)?.length
  if (length !== undefined) return length.unit === 'periods' ? null : length.amount
  const number = readNumber(words.trim()) ?? Number(words.trim())
  return number > 0 && number <= 12 ? Math.round(number * 60) : null
}

const cardinal =
  /^(\d{1,3}|[一二两三四五六七八九十]{1,3}|[a-z]{3,9})(?: ?(?:of (?:them|em|those|the)\b.*|个)|)$/

export function numberIn(text: string | undefined): number {
  const written = cardinal.exec(plain(text ?? ''))?.[1]
  return written === undefined ? 0 : (readNumber(written) ?? Number(written))
}

/** “Two each, 1.5 h”, 各三次. */
export function eachTold(raw: string, spans: readonly ToldSpan[]): number | null {
  const span = of(spans, 'sessions').find(({ start, end }) => /\b(?:each|per (?:topic|part|chapter))\b|[每各]/.test(raw.slice(Math.max(0, start - 4), end + 16).split(/[,，.。;；]/)[0] ?? '')) // prettier-ignore
  const count = span === undefined ? 0 : (findCount(plain(span.text))?.count ?? numberIn(span.text.replace(/ (?:each|on|per).*$/i, ''))) // prettier-ignore
  return count > 0 ? count : null
}
