// Reads a message into frames with the learned model: where acts begin, which acts they are, and what fills their roles.
import { cutClauses } from './cut-clauses.ts'
import { decodeRoles, runsOf } from './decode-roles.ts'
import { roleFeatures, type Marked } from './features.ts'
import {
  flagNames,
  roleNames,
  type FlagName,
  type Frame,
  type RoleName,
  type Slot,
} from './frame.ts'
import type { ReaderModel } from './model-file.ts'
import { turnExcepted } from './turn-excepted.ts'
import { scoreEach, scoresOf } from './weights.ts'

/** “the” of “the week”: names nothing by itself. */
const article = /^(?:the|my|an?)$/i

/** How many readings are kept beside the best one. */
const mostOthers = 3

/** One frame for each act, in the order of the text; none for a text without tokens. */
export function readFrames(text: string, marked: Marked, model: ReaderModel): Frame[] {
  const { tokens } = marked
  if (tokens.length === 0) return []
  const clauses = cutClauses(marked, model)
  const slots = readSlots(text, marked, model, (at) => {
    const clause = clauses.findLast(({ from }) => from <= at)
    return clause?.ranked[0]?.act ?? ''
  })
  // "Tues and | weds I have a match": what fills one role is never cut.
  const afterSlot = (at: number) => slots.find(({ from, to }) => from < at && at < to)?.to ?? at
  const named = slots
    .map((slot, index) => withArticle(slot, slots[index - 1], text))
    .filter((slot) => !article.test(slot.text))
  const frames = clauses.map(({ from, until, features, ranked }): Frame => {
    const [best, ...others] = ranked
    const start = afterSlot(tokens[from]?.start ?? 0)
    const end = afterSlot(tokens[until - 1]?.end ?? text.length)
    return {
      act: best?.act ?? 'off_topic',
      from: start,
      to: end,
      slots: named.filter((slot) => slot.from >= start && slot.from < end),
      flags: readFlags(features, model),
      confidence: best?.confidence ?? 0,
      others: others.slice(0, mostOthers),
    }
  })
  return frames.length < 2 ? frames : withoutEmpty(frames, text)
}

/** "im soooo not a morning person. never …": what surely needs something and names nothing is beside the act next to it. */
function withoutEmpty(frames: readonly Frame[], text: string): Frame[] {
  const kept = frames.filter(({ act, slots, flags, confidence, from, to }) => {
    const isTold = slots.length + flags.length > 0 || pointing.test(text.slice(from, to))
    const isEmpty = !isTold && needing.test(act)
    return !isEmpty || confidence >= surely
  })
  if (kept.length === 0 || kept.length === frames.length) return [...frames]
  return kept.map((frame, index) => {
    const from = index === 0 ? (frames[0]?.from ?? frame.from) : frame.from
    const to = kept[index + 1]?.from ?? frames.at(-1)?.to ?? frame.to
    return Object.assign({}, frame, { from, to })
  })
}

const pointing = /\b(?:all|every\w*|both|it|them|th(?:at|is|ose|ese))\b|[全都它这那]|所有/i
const needing =
  /^(?:move|place|swap|unplace|mark:|set_|add_|rename|delete_work|drop_course|cancel_|change_class|clear|day_off)/
const surely = 0.9

/** “the” was given a role of its own. */
function withArticle(slot: Slot, before: Slot | undefined, text: string): Slot {
  const isOf =
    before !== undefined && article.test(before.text) && text.slice(before.to, slot.from) === ' '
  return isOf ? { ...slot, from: before.from, text: text.slice(before.from, slot.to) } : slot
}

function readFlags(features: readonly number[], { flags }: ReaderModel): FlagName[] {
  return flags.flatMap((table) => {
    const [no = 0, yes = 0] = scoresOf(table, features)
    const flag = flagNames.find((name) => name === table.labels[1])
    return yes > no && flag !== undefined ? [flag] : []
  })
}

function readSlots(
  text: string,
  marked: Marked,
  { roles, chain }: ReaderModel,
  actAt: (token: number) => string,
): Slot[] {
  const { tokens } = marked
  const features = tokens.map((_, at) => roleFeatures(marked, at, actAt(at)))
  const path = decodeRoles(chain, scoreEach(roles, features), tokens.length)
  const spans = joinTimes(spansOf(path, chain.labels), marked)
  return holdTogether(spans, marked).map(({ role, first, last }) => {
    const from = tokens[first]?.start ?? 0
    const to = tokens[last]?.end ?? from
    return turnExcepted({ role, text: text.slice(from, to), from, to }, text)
  })
}

/** 晚上七|点四十以后: one time has one role, and what denies a part of it denies all. */
function joinTimes(spans: readonly RoleSpan[], marked: Marked): RoleSpan[] {
  const joined: RoleSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const isOne = before?.last === span.first - 1 && marked.joins[span.first] === 't'
    if (before === undefined || !isOne) joined.push(span)
    else
      joined[joined.length - 1] = {
        role: span.role === 'not' ? 'not' : before.role,
        first: before.first,
        last: span.last,
      }
  }
  return joined.map((span, index) => whichWeek(span, joined[index - 1]?.last ?? -1, marked))
}

/** 上|周五 is another day than 周五; 晚上 | 周五 is not. */
function whichWeek(span: RoleSpan, taken: number, { joins, tokens }: Marked): RoleSpan {
  const before = span.first - 1
  const isLast = before > taken && tokens[before]?.form === '上' && joins[before] !== 't'
  return isLast && joins[span.first] === 't' ? { ...span, first: before } : span
}

type RoleSpan = { role: RoleName; first: number; last: number }

/** A name of the schedule that stands there whole is never cut: what takes a part of it takes all of it. */
function holdTogether(spans: RoleSpan[], { wholes, tokens }: Marked): RoleSpan[] {
  return wholes.reduce((held, whole) => {
    const meets = ({ first, last }: RoleSpan) => first <= whole.last && last >= whole.first
    const taker = held.find(meets)
    if (taker === undefined) return held
    const others = held.filter((span) => span !== taker && meets(span))
    const isBeforeTime = taker.first === whole.first && taker.last > whole.last
    // "Only data structures until Friday": a name is no part of a time.
    if (isBeforeTime && timeRoles.has(taker.role))
      return held.flatMap((span) =>
        span === taker
          ? [{ ...whole, role: 'course' as const }, restOf(taker, whole.last + 1, tokens)]
          : [span],
      )
    const wide = {
      role: taker.role,
      first: Math.min(taker.first, whole.first),
      last: Math.max(taker.last, whole.last, ...others.map(({ last }) => last)),
    }
    return held.flatMap((span) => (span === taker ? [wide] : others.includes(span) ? [] : [span]))
  }, spans)
}

function restOf({ role, last }: RoleSpan, first: number, tokens: Marked['tokens']): RoleSpan {
  return { role: untilThen.test(tokens[first]?.form ?? '') ? 'by' : role, first, last }
}

const untilThen = /^(?:until|till?|by|before)$/
const timeRoles: ReadonlySet<RoleName> = new Set<RoleName>(['when', 'by', 'due'])

/** The runs of the main reader's roles. */
export function spansOf(path: readonly number[], labels: readonly string[]): RoleSpan[] {
  return runsOf(path, labels).flatMap(({ role: name, first, last }) => {
    const role = roleNames.find((each) => each === name)
    return role === undefined ? [] : [{ role, first, last }]
  })
}
