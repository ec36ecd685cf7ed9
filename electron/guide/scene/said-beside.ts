// What is said beside a step of the guide: what the model guessed, a card that words turned down, a draft that waits.
import { courseAside, withMessages, type GuideRecord } from '../../../shared/guide/guide-record.ts'
import type { GuideStep } from '../../../shared/guide/step.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayGuessedDays, sayGuide, sayWaiting } from '../../../shared/guide/say-guide.ts'
import { knowsDay } from '../../agent/said-days.ts'
import { turnFacts } from '../../agent/turn-facts.ts'
import type { Turn } from '../../agent/graph/turn.ts'

/** Whether the words of this turn have turned a guide's card down. */
export function hasTurnedDown({ cards, state }: Turn): boolean {
  return cards.some(
    ({ traceId, status, body }) =>
      traceId === state.traceId &&
      status === 'rejected' &&
      body.kind === 'brief' &&
      body.origin === 'guide',
  )
}

/** A last day or an exam that the model has put into the draft is said to be its guess (T6). */
export function sayingGuesses(
  turn: Turn,
  { draft: before }: GuideRecord,
  made: GuideStep,
): GuideStep {
  const { draft } = made.record
  if (draft === null || turn.ports.isBuiltIn()) return made
  const isShown = made.opens !== null || !isSameValue(draft, before)
  const facts = turnFacts(turn)
  const guessed = [...new Set([draft.to_day, ...(draft.exam === null ? [] : [draft.exam.day])])]
    .filter((day) => !knowsDay(day, facts))
    .map((day) => sayDay(facts.state.window, day, facts.language))
  if (!isShown || guessed.length === 0) return made
  const text = `${sayGuessedDays(guessed, facts.language)}\n\n${made.reply}`
  return { ...made, record: withLastWords(made.record, text), reply: text }
}

/** A card that was turned down by words which change nothing does not go without a word. */
export function sayingAside(turn: Turn, { draft }: GuideRecord, made: GuideStep): GuideStep {
  const isChanged = made.opens !== null || !isSameValue(made.record.draft, draft)
  if (isChanged || !hasTurnedDown(turn)) return made
  const [aside, again] = (['aside', 'cardAgain'] as const).map((sentence) =>
    sayGuide(sentence, turn.ports.language()),
  )
  // A yes would be the answer to the question, which comes last.
  const text = /[?？]\s*$/.test(made.reply)
    ? `${aside}\n\n${made.reply}`
    : `${made.reply}\n\n${aside} ${again}`
  return { ...made, record: withLastWords(made.record, text), reply: text }
}

/** Where a guide begins: the draft that was put aside for it, and how to come back to it. */
export function sayingWaiting(
  turn: Turn,
  { messages, aside }: GuideRecord,
  made: GuideStep,
): GuideStep {
  const last = aside.at(-1)
  const course = last === undefined ? null : courseAside(last)
  if (messages.length > 0 || course === null) return made
  const text = `${sayWaiting(course, turn.ports.language())}\n\n${made.reply}`
  return { ...made, record: withLastWords(made.record, text), reply: text }
}

/** With another text in the place of what was answered last. */
export function withLastWords(record: GuideRecord, text: string): GuideRecord {
  const { messages } = record
  const section = messages.at(-1)?.section ?? null
  const before = { ...record, messages: messages.slice(0, -1) }
  return withMessages(before, { who: 'weekloom', text, section })
}
