// What each turn of a conversation came to: how long it worked, what it cost, and what was asked and answered.
import type { StoredTimelineEvent, TurnEnding } from '../../shared/agent/timeline.ts'
import type { ModelUsage } from '../../shared/agent/usage.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { millisecondsBetween } from '../words/say-dates.ts'

export type TurnSum = {
  traceId: string
  /** The words that began it. */
  request: string
  /** All that was answered, a paragraph for each text. */
  answer: string
  rounds: number
  /** While it worked; what it waited for the person is no part of it. */
  milliseconds: number
  /** Null for a model that counts no tokens. */
  usage: ModelUsage | null
  hasChanged: boolean
  /** How it came to rest last; null while it runs for the first time. */
  ending: TurnEnding | null
  /** The event with which it did. */
  restedAt: number
}

/** By trace id, in the order in which they began. */
export function sumTurns(timeline: readonly StoredTimelineEvent[]): Map<string, TurnSum> {
  const turns = new Map<string, TurnSum>()
  // Turns that are at work, and since when.
  const working = new Map<string, string>()
  for (const { seq, traceId, at, event } of timeline) {
    const turn = turns.get(traceId) ?? {
      traceId,
      request: '',
      answer: '',
      rounds: 0,
      milliseconds: 0,
      usage: null,
      hasChanged: false,
      ending: null,
      restedAt: 0,
    }
    turns.set(traceId, turn)
    const since = working.get(traceId) ?? at
    working.set(traceId, since)
    if (event.kind === 'turn-start' && turn.request === '') turn.request = event.text
    if (event.kind === 'text' || event.kind === 'outcome')
      turn.answer = turn.answer === '' ? event.text : `${turn.answer}\n\n${event.text}`
    if (event.kind === 'schedule-change') turn.hasChanged = true
    if (event.kind !== 'turn-end') continue
    working.delete(traceId)
    const { ending, rounds, usage = null } = event
    turn.milliseconds += millisecondsBetween(since, at)
    Object.assign(turn, { ending, rounds, usage, restedAt: seq })
  }
  return turns
}

/** The turn that was begun last. */
export function lastTraceOf(timeline: readonly StoredTimelineEvent[]): string | null {
  return timeline.findLast(({ event }) => event.kind === 'turn-start')?.traceId ?? null
}

/** What a turn cost, in a few figures: rounds, time and tokens, as far as there are any. */
export function sayTurnSum(
  { rounds, milliseconds, usage }: Pick<TurnSum, 'rounds' | 'milliseconds' | 'usage'>,
  language: Language,
): string[] {
  const words = windowWords[language].conversation
  return [
    // A turn that was answered at once worked no rounds.
    ...(rounds === 0 ? [] : [words.rounds(rounds)]),
    words.seconds(saySeconds(milliseconds)),
    ...(usage === null ? [] : [words.tokens(usage.promptTokens + usage.outputTokens)]),
  ]
}

/** With a tenth below ten. */
export function saySeconds(milliseconds: number): string {
  const tenths = Math.max(1, Math.round(milliseconds / 100))
  return tenths < 100 ? (tenths / 10).toFixed(1) : `${Math.round(milliseconds / 1_000)}`
}
