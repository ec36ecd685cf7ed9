// What a message tells that reached nothing of a guide: it is named as left out (B10), once.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { type Span, overlaps } from '../../../shared/time/mention.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import type { Ground } from '../ground.ts'
import type { Asked } from './asked.ts'
import { isAsking } from './asking.ts'
import { hear } from './hear.ts'
import { sectionsOf, type Heard } from './heard.ts'
import { readTold } from './reader/read-told.ts'
import type { GuideRole, ToldSpan } from './reader/told-span.ts'
import { isRhythm as holdsRhythm } from './work/rhythm.ts'

export type Unheard = { words: string; isRhythm: boolean }

/** Of a text that is pasted not every word is answered. */
const longest = 400

/** Words in these roles tell something that a form could hold. */
const telling = new Set<GuideRole>([
  'exam', 'due', 'from', 'gap', 'vague', 'units', 'left', 'range', 'known', 'out', 'back', 'total', 'each', 'piece',
  'sessions', 'rate', 'most', 'share', 'more', 'not', 'only', 'only-if-needed', 'rhythm',
]) // prettier-ignore
const clause =
  /[^,，;；。!！?？\n]+?(?=$|[,，;；。!！?？\n]|\.(?:\s|$)|\s(?:but|and|so)\s|但是?|不过)/gu

/** A clause without which the message says the same has told nothing. */
export function findUnheard(raw: string, heard: Heard, asked: Asked, ground: Ground): Unheard[] {
  if (raw.length > longest) return []
  const isDone =
    heard.next !== null ||
    heard.question !== null ||
    heard.impossible !== null ||
    (heard.signal === 'no' && heard.section !== null)
  if (isDone || !['none', 'no', 'agree-but'].includes(heard.signal)) return []
  const whole = tellings(hear(raw, asked, ground))
  const without = (start: number, end: number) =>
    tellings(hear(`${raw.slice(0, start)} ${raw.slice(end)}`, asked, ground))
  const isHeard = ({ start, end }: Span) => !isSameValue(without(start, end), whole)
  const isSilent = sectionsOf(heard).length === 0
  // “Not the 5th”, and nothing that would be right instead, tells of a day that is not to be.
  const spans = readTold(raw, asked.section, ground).filter(({ role }) => role !== 'wrong' || !isSilent) // prettier-ignore
  return [...raw.matchAll(clause)].flatMap(({ 0: words, index }): Unheard[] => {
    const at = { start: index, end: index + words.length }
    const said = words.replace(/^[\s\p{P}]*(?:(?:but|and|so)\b\s*|但是?|不过)?/u, '').trim()
    const isRhythm = holdsRhythm(said) && findLength(said) === null
    const told = spans.filter((span) => telling.has(span.role) && overlaps(span, at))
    if (said.length < 2 || isAsking(said)) return []
    if (isRhythm) {
      const left = { ...without(at.start, at.end), strategy: null }
      return isSameValue(left, { ...whole, strategy: null }) ? [{ words: cut(said), isRhythm }] : []
    }
    if (told.length === 0 && !hasNumber(raw, at, spans)) return []
    if (!isHeard(at)) return [{ words: cut(said), isRhythm }]
    // Of what was told in one breath a part may have been heard.
    return told
      .filter((span) => /\d/.test(span.text) && !isRepeated(span, spans) && !isHeard(span))
      .map((span) => ({ words: cut(span.text), isRhythm }))
  })
}

function isRepeated(span: ToldSpan, spans: readonly ToldSpan[]): boolean {
  return spans.some((other) => other !== span && other.text.includes(span.text))
}

const cut = (words: string) => words.slice(0, 80)

/** One that is of something else, a friend's exam or what is asked about, is none. */
function hasNumber(raw: string, { start, end }: Span, spans: readonly ToldSpan[]): boolean {
  const others = spans.filter(({ role }) => !telling.has(role))
  return /\d/.test(blankAll(raw, others).slice(start, end))
}

/** All of it but how it was said. */
function tellings(heard: Heard): Heard {
  const out = heard.out
    .filter(({ numbers, isAll }) => isAll || numbers.length > 0)
    .map((part) => Object.assign({}, part, { words: '' }))
  const how = { length: 'short', signal: 'none', isCorrection: false, section: null, option: null } as const // prettier-ignore
  return { ...heard, ...how, raw: '', text: '', question: null, out }
}
