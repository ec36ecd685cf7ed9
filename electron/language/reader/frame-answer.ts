// Turns what a language model has answered about a message into frames (M7): only words that stand in the message count.
import { z } from 'zod'
import { actNames, flagNames, roleNames, type ActName, type Frame, type Slot } from './frame.ts'
import { placeWords, type Span } from './place-words.ts'
import { turnExcepted } from './turn-excepted.ts'

/** The form that a model is asked for. What it invents beside it is left out, and never the rest with it. */
export const frameAnswerSchema = z.strictObject({
  acts: z.array(
    z.strictObject({
      begins: z.string(),
      act: z.enum(actNames),
      slots: z.array(z.strictObject({ role: z.enum(roleNames), text: z.string() })),
      flags: z.array(z.enum(flagNames)),
    }),
  ),
})

const looseAnswerSchema = z.looseObject({
  acts: z.array(
    z.looseObject({
      begins: z.string().catch(''),
      act: z.string().catch(''),
      slots: z.array(z.unknown()).catch([]),
      flags: z.array(z.unknown()).catch([]),
    }),
  ),
})

type LooseAct = z.infer<typeof looseAnswerSchema>['acts'][number]

const slotSchema = frameAnswerSchema.shape.acts.element.shape.slots.element

/** How far a model is trusted by itself: enough to be answered, or asked back where it has named what nobody said. */
const trust = { whole: 0.85, doubtful: 0.7 } as const

const mostActs = 6

/**
 * Null where the answer holds no act of ours. `trained` is what the trained reader makes of the same text: where both
 * say the same they are surer than either, and what it says otherwise comes after.
 */
export function framesOfAnswer(
  answer: unknown,
  text: string,
  trained: readonly Frame[],
): Frame[] | null {
  const acts = looseAnswerSchema.safeParse(answer).data?.acts ?? []
  const placed = placeActs(acts.slice(0, mostActs), text)
  if (placed.length === 0) return null
  const used: Span[] = []
  return placed.map(({ act, name, part }) => {
    const slots = act.slots.flatMap((slot) => placeSlot(slot, text, part, used) ?? [])
    const own = slots.length < act.slots.length ? trust.doubtful : trust.whole
    const flags = flagNames.filter((flag) => act.flags.includes(flag))
    return withTrained({ act: name, ...part, slots: slots.toSorted(byPlace), flags }, own, trained)
  })
}

type PlacedAct = { act: LooseAct; name: ActName; part: Span }

/** Each act has the words from where it begins to where the next one does; the first has all before it too. */
function placeActs(acts: readonly LooseAct[], text: string): PlacedAct[] {
  let least = 0
  const begun = acts.flatMap((act) => {
    const name = actNames.find((known) => known === act.act)
    if (name === undefined) return []
    const start = least === 0 ? 0 : startOf(act, text, least)
    if (start === null) return []
    least = start + 1
    return [{ act, name, start }]
  })
  return begun.map(({ act, name, start }, index) => {
    const end = begun[index + 1]?.start ?? text.length
    return { act, name, part: trimmed(text, { from: start, to: end }) }
  })
}

/** Null for an act of which no word stands in the message behind the act before. */
function startOf({ begins, slots }: LooseAct, text: string, least: number): number | null {
  const behind = { from: least, to: text.length }
  const begin = placeWords(begins, text, behind, [])
  if (begin !== null) return begin.from
  const starts = slots.flatMap((slot) => {
    const words = slotSchema.safeParse(slot).data?.text ?? ''
    return placeWords(words, text, behind, [])?.from ?? []
  })
  return starts.length === 0 ? null : Math.min(...starts)
}

function trimmed(text: string, { from, to }: Span): Span {
  const words = text.slice(from, to)
  return {
    from: from + words.length - words.trimStart().length,
    to: to - words.length + words.trimEnd().length,
  }
}

function placeSlot(slot: unknown, text: string, part: Span, used: Span[]): Slot | null {
  const read = slotSchema.safeParse(slot).data
  if (read === undefined) return null
  const span = placeWords(read.text, text, part, used)
  if (span === null) return null
  used.push(span)
  return turnExcepted({ role: read.role, text: text.slice(span.from, span.to), ...span }, text)
}

function byPlace(a: Slot, b: Slot): number {
  return a.from - b.from
}

type Bare = Pick<Frame, 'act' | 'from' | 'to' | 'slots' | 'flags'>

function withTrained(bare: Bare, own: number, trained: readonly Frame[]): Frame {
  const beside = trained.find(({ from, to }) => from < bare.to && to > bare.from)
  const ranked = beside === undefined ? [] : [beside, ...beside.others]
  const same = ranked.find(({ act }) => act === bare.act)?.confidence ?? 0
  const others = ranked
    .filter(({ act }) => act !== bare.act)
    .map(({ act, confidence }) => ({ act, confidence: confidence * (1 - own) }))
  // A denial that one of two readers has heard is heard.
  const flags = beside?.act === bare.act ? beside.flags : []
  return {
    ...bare,
    flags: flagNames.filter((flag) => bare.flags.includes(flag) || flags.includes(flag)),
    confidence: 1 - (1 - own) * (1 - same),
    others,
  }
}
