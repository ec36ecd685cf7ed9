// Turns what a language model has answered about a message into frames (M7): only words that stand in the message count.
import { z } from 'zod'
import { actNames, flagNames, roleNames, type ActName, type Frame, type Slot } from './frame.ts'
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

/**
 * How far a model is trusted: to name the act, and by itself with all of it, which lets a question be answered and a
 * change be asked back before it is shown. Less where it has named what nobody said.
 */
const trust = { act: 0.85, alone: 0.74, doubtful: 0.7 } as const

const mostActs = 6

/**
 * Null where the answer holds no act of ours. `trained` is what the trained reader makes of the same text: where both
 * name the same act with the same words they are surer than either; where it names another, the surer one stands, and
 * the other comes after.
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
  const read = placed.map((act) => frameOf(act, text, used))
  const isDividedAlike = read.length === trained.length
  return read.map((frame) => {
    const beside = trained.find(({ from, to }) => from < frame.to && to > frame.from)
    if (beside === undefined) return frame
    const isOver = isDividedAlike && beside.act !== frame.act && beside.confidence > trust.act
    return isOver ? afterDispute(beside, frame) : withTrained(frame, beside)
  })
}

/** As the model alone reads it. */
function frameOf({ act, name, part: { from, to } }: PlacedAct, text: string, used: Span[]): Frame {
  const placed = act.slots.flatMap((slot) => placeSlot(slot, text, { from, to }, used) ?? [])
  const confidence = placed.length < act.slots.length ? trust.doubtful : trust.alone
  const flags = flagNames.filter((flag) => act.flags.includes(flag))
  return { act: name, from, to, slots: placed.toSorted(byPlace), flags, confidence, others: [] }
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

function withTrained(frame: Frame, beside: Frame): Frame {
  const ranked = [beside, ...beside.others]
  const isSame = sharesSlots(frame.slots, beside.slots)
  const same = isSame ? (ranked.find(({ act }) => act === frame.act)?.confidence ?? 0) : 0
  const doubt = 1 - frame.confidence
  // A denial that one of two readers has heard is heard.
  const flags = beside.act === frame.act ? beside.flags : []
  return {
    ...frame,
    flags: flagNames.filter((flag) => frame.flags.includes(flag) || flags.includes(flag)),
    confidence: 1 - doubt * (1 - same),
    others: ranked
      .filter(({ act }) => act !== frame.act)
      .map(({ act, confidence }) => ({ act, confidence: confidence * doubt })),
  }
}

/** The surer of two that name different acts, as sure as it can be then: only one of them is right. */
function afterDispute(surer: Frame, { act }: Frame): Frame {
  const right = surer.confidence * (1 - trust.act)
  const wrong = (1 - surer.confidence) * trust.act
  const confidence = right / (right + wrong)
  const rest = surer.others.filter((other) => other.act !== act)
  return { ...surer, confidence, others: [{ act, confidence: 1 - confidence }, ...rest] }
}

/** Each word that one gives a role has it with the other too; a course by its name is work as well. */
function sharesSlots(a: readonly Slot[], b: readonly Slot[]): boolean {
  return a.every((slot) => isAmong(slot, b)) && b.every((slot) => isAmong(slot, a))
}

function isAmong(slot: Slot, others: readonly Slot[]): boolean {
  return others.some(
    (other) => roleOf(other) === roleOf(slot) && other.from < slot.to && other.to > slot.from,
  )
}

function roleOf({ role }: Slot): string {
  return role === 'course' ? 'task' : role
}

/** In UTF-16 units, `to` exclusive. */
type Span = { from: number; to: number }

const quotes = /^["“”'‘’「」『』\s]+|["“”'‘’「」『』\s]+$/gu

/** The first place inside `within` that meets none of `taken`; null where the words don't stand there. */
function placeWords(
  words: string,
  text: string,
  within: Span,
  taken: readonly Span[],
): Span | null {
  const plain = plainCase(words.replaceAll(quotes, ''))
  if (plain === '') return null
  const said = plainCase(text)
  let from = said.indexOf(plain, within.from)
  while (from !== -1 && from + plain.length <= within.to) {
    const span = { from, to: from + plain.length }
    const isFree = taken.every((other) => span.from >= other.to || span.to <= other.from)
    if (isFree && !isCut(said, span.from) && !isCut(said, span.to)) return span
    from = said.indexOf(plain, from + 1)
  }
  return null
}

/** As long as the text itself, so that places stay. */
function plainCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

const letters = /^[\p{L}\p{N}]{2}$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Inside of a word; Chinese has no spaces between its own. */
function isCut(text: string, at: number): boolean {
  const around = text.slice(at - 1, at + 1)
  return at > 0 && letters.test(around) && !unspaced.test(around)
}
