// Changes one thing of a reading: the words that fill a role, or the act.
import type { ActName, Frame, Slot } from '../reader/frame.ts'
import type { ReadText } from './given-reading.ts'

/** What the person has chosen is sure. */
const chosen = 0.97

type Span = { from: number; to: number }

/** The same with other words there; null where these words fill no role. */
export function replaceWords(
  { text, frames }: ReadText,
  span: Span,
  words: string,
): ReadText | null {
  const by = words.length - (span.to - span.from)
  const until = span.from + words.length
  const changed = frames.map((frame): Frame => {
    const met = frame.slots.find((slot) => meets(slot, span))
    const slots = frame.slots.flatMap((slot): Slot[] => {
      if (slot === met) return [{ role: slot.role, text: words, from: span.from, to: until }]
      if (meets(slot, span)) return []
      return [slot.from < span.to ? slot : { ...slot, from: slot.from + by, to: slot.to + by }]
    })
    return {
      ...frame,
      from: frame.from >= span.to ? frame.from + by : frame.from,
      to: frame.to >= span.to ? frame.to + by : frame.to,
      slots,
      confidence: Math.max(frame.confidence, chosen),
    }
  })
  const isRead = frames.some(({ slots }) => slots.some((slot) => meets(slot, span)))
  if (!isRead) return null
  return { text: text.slice(0, span.from) + words + text.slice(span.to), frames: changed }
}

function meets(a: Span, b: Span): boolean {
  return a.from < b.to && a.to > b.from
}

/** Chosen by the person, it is sure; what it was comes next. Null where no act stands there. */
export function replaceAct(
  { text, frames }: ReadText,
  { from, to, act: before }: Pick<Frame, 'from' | 'to' | 'act'>,
  act: ActName,
): ReadText | null {
  const there = frames.filter((frame) => meets(frame, { from, to }))
  const old = there.find((frame) => frame.act === before) ?? there[0]
  if (old === undefined) return null
  const others = [{ act: old.act, confidence: old.confidence }, ...old.others]
    .filter((other) => other.act !== act)
    .map((other) => ({ act: other.act, confidence: other.confidence * (1 - chosen) }))
  const fresh = { ...old, act, confidence: chosen, others }
  return { text, frames: frames.map((frame) => (frame === old ? fresh : frame)) }
}
