// Reads tables of cue words, finds the cues in a text, and scores the slots that a span of it may fill.
import type { Span } from '../../../../shared/time/mention.ts'

type Side = 'before' | 'after' | 'any'

/** `isNear`: it counts only right beside a span, with no other of the same kind between. */
type Entry<Slot extends string> = { slot: Slot; weight: number; side: Side; isNear: boolean }

export type Cue<Slot extends string> = Span & Entry<Slot>

export type CueTable<Slot extends string> = {
  pattern: RegExp
  entries: Map<string, Entry<Slot>[]>
  stems: [string, Entry<Slot>[]][]
}

const escaped = (form: string) => form.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Slot, weight, where the words stand, and the words. */
export type CueLine<Slot extends string> = readonly [
  slot: Slot,
  weight: number,
  where: Side | 'near before' | 'near after' | 'near',
  words: string,
]

/**
 * Words are apart by commas, the languages by a line; a word that ends in `*` is the beginning of several. Of words that
 * begin at one place the longest counts, so that a longer one takes its parts out of the count.
 */
export function readCues<Slot extends string>(lines: readonly CueLine<Slot>[]): CueTable<Slot> {
  const entries = new Map<string, Entry<Slot>[]>()
  for (const [slot, weight, where, words] of lines) {
    const side = where.endsWith('before') ? 'before' : where.endsWith('after') ? 'after' : 'any'
    const entry: Entry<Slot> = { slot, weight, side, isNear: where.startsWith('near') }
    for (const form of words.split(/[,|]/).map((each) => each.trim()))
      if (form !== '') entries.set(form, [...(entries.get(form) ?? []), entry])
  }
  const forms = [...entries.keys()].toSorted((a, b) => b.length - a.length)
  const words = forms.map((form) => {
    if (/\p{Script=Han}/u.test(form)) return escaped(form)
    const stem = form.endsWith('*')
    return `(?<![a-z'])${escaped(stem ? form.slice(0, -1) : form)}${stem ? '[a-z]*' : '(?![a-z])'}`
  })
  const stems = [...entries].flatMap(([form, found]): [string, Entry<Slot>[]][] =>
    form.endsWith('*') ? [[form.slice(0, -1), found]] : [],
  )
  return { pattern: new RegExp(words.join('|'), 'gu'), entries, stems }
}

export function findCues<Slot extends string>(text: string, table: CueTable<Slot>): Cue<Slot>[] {
  return [...text.matchAll(table.pattern)].flatMap(({ 0: form, index }) => {
    const found = table.entries.get(form) ?? table.stems.find(([stem]) => form.startsWith(stem))?.[1] // prettier-ignore
    const at = { start: index, end: index + form.length }
    return (found ?? []).map((entry) => Object.assign({}, entry, at))
  })
}

/** Without the cues at both ends. */
export function trimCues<Slot extends string>(
  words: string,
  find: (words: string) => Cue<Slot>[],
): string {
  const name = words.trim()
  const edge = find(name).find(({ start, end }) => start === 0 || end === name.length)
  if (edge === undefined) return name
  return trimCues(edge.start === 0 ? name.slice(edge.end) : name.slice(0, edge.start), find)
}

/** A sign of Chinese says as much as two letters. */
function lengthOf(text: string): number {
  const words = text.replaceAll(/[\s\p{P}]+/gu, ' ').trim()
  return Array.from(words).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)
}

const nearest = 10

/** The weight of the cues for each slot: less the farther away, and much less behind another span of the kind. */
export function scoreSlots<Slot extends string>(
  text: string,
  span: Span,
  cues: readonly Cue<Slot>[],
  others: readonly Span[],
): Map<Slot, number> {
  const scores = new Map<Slot, number>()
  for (const cue of cues) {
    const isBefore = cue.start < span.start
    const isInside = cue.start >= span.start && cue.end <= span.end
    if (!isInside && cue.side !== 'any' && (cue.side === 'before') !== isBefore) continue
    const [from, to] = isBefore ? [cue.end, span.start] : [span.end, cue.start]
    const between = others.filter(
      ({ start, end }) => start >= from && end <= to && start !== span.start,
    )
    const gap = isInside || to <= from ? 0 : lengthOf(text.slice(from, to))
    if (cue.isNear && (gap > nearest || between.length > 0)) continue
    const worth = (cue.weight * 0.4 ** between.length) / (1 + gap / 40)
    scores.set(cue.slot, (scores.get(cue.slot) ?? 0) + worth)
  }
  return scores
}

const breaks =
  /[;；。!！?？…\n]|\.(?=\s|$)|,(?!\s?\d+\s?(?:,|and\b|和))|(?<!\d),|(?<=[到至]\d{1,3}),|，|\b(?:but|because|though|so)\b|但是?|不过|所以|因为|而且/gu

/** What is said in one breath. */
export function clausesOf(text: string): Span[] {
  const ends = [...text.matchAll(breaks)]
  const starts = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)]
  const stops = [...ends.map(({ index }) => index), text.length]
  return starts
    .map((start, index) => ({ start, end: stops[index] ?? start }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

export function isWithin(part: Span, whole: Span): boolean {
  return part.start >= whole.start && part.end <= whole.end
}
