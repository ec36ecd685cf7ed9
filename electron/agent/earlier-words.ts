// Finds what the person said in earlier turns of a conversation, each with the date and clock at which it was said.
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { ClockView } from '../../shared/view/app-view.ts'
import { addDays, daysBetween, minutesOf } from '../../shared/schedule/calendar.ts'
import type { EarlierWords } from '../model/model.ts'

/** Of a long conversation the newest. */
const mostEarlier = 200

/** `at` is the instant of `clock`, ISO in UTC: the zone's distance follows from both. */
export function findEarlierWords(
  timeline: readonly StoredTimelineEvent[],
  traceId: string,
  { at, clock }: { at: string; clock: Pick<ClockView, 'date' | 'minute'> },
): EarlierWords[] {
  const here = readInstant(at)
  const offset = daysBetween(here.date, clock.date) * 1440 + clock.minute - here.minute
  const words: EarlierWords[] = []
  for (let index = timeline.length - 1; index >= 0 && words.length < mostEarlier; index -= 1) {
    const entry = timeline[index]
    if (entry === undefined || entry.traceId === traceId) continue
    const text = wordsOf(entry)
    if (text !== '') words.push({ text, ...shift(readInstant(entry.at), offset) })
  }
  return words.toReversed()
}

function wordsOf({ event }: StoredTimelineEvent): string {
  if (event.kind === 'turn-start') return event.text.trim()
  return event.kind === 'card-answer' && event.verdict === 'rejected' ? event.note.trim() : ''
}

type Local = { date: string; minute: number }

function readInstant(at: string): Local {
  return { date: at.slice(0, 10), minute: minutesOf(at.slice(11, 16)) }
}

function shift({ date, minute }: Local, offset: number): Local {
  const total = minute + offset
  const days = Math.floor(total / 1440)
  return { date: addDays(date, days), minute: total - days * 1440 }
}
