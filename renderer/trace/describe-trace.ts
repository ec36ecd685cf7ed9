// An opened turn as rows: a tool's call and its end are one, and each model call is one.
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { sayShare } from '../../shared/words/schedule/say-part.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { TimelineEvent } from '../../shared/agent/timeline.ts'
import type { TurnTrace } from '../../shared/conversation/turn-trace.ts'
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import { millisecondsBetween } from '../words/say-dates.ts'
import { describeCall } from './describe-call.ts'
import type { TraceRow } from './trace-row.ts'

type Described = Omit<TraceRow, 'key' | 'after'>

/** `state` knows the titles of the tasks that calls are about. */
export function describeTrace(
  { steps }: TurnTrace,
  state: ScheduleState | null,
  language: Language,
): TraceRow[] {
  const rows: TraceRow[] = []
  const begin = steps[0]?.at ?? ''
  const calls = new Map<string, number>()
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'event' && step.event.kind === 'tool-call-end') {
      const row = rows[calls.get(step.event.callId) ?? -1]
      if (row !== undefined) {
        endCall(row, step.event, language)
        continue
      }
    }
    if (step.kind === 'event' && step.event.kind === 'tool-call-start')
      calls.set(step.event.call.id, rows.length)
    const described =
      step.kind === 'model'
        ? describeCall(step.call, step.problem, language)
        : describeEvent(step.event, state, language)
    rows.push({ key: `${index}`, after: millisecondsBetween(begin, step.at), ...described })
  }
  return rows
}

function endCall(
  row: TraceRow,
  { outcome, text }: Extract<TimelineEvent, { kind: 'tool-call-end' }>,
  language: Language,
): void {
  row.asides = [sharedNameWords[language].toolWords.outcomes[outcome]]
  row.isProblem = outcome === 'refused' || outcome === 'stale'
  if (text !== '') row.parts = [...row.parts, { label: windowWords[language].trace.result, text }]
}

function plain(title: string, text = ''): Described {
  return { title, asides: [], text, isProblem: false, parts: [] }
}

function describeEvent(
  event: TimelineEvent,
  state: ScheduleState | null,
  language: Language,
): Described {
  const words = windowWords[language].trace
  switch (event.kind) {
    case 'turn-start':
      return plain(words.said, event.text)
    case 'status':
      return plain(words.phases[event.phase])
    case 'reasoning':
      return { ...plain(words.thoughts), parts: [{ label: words.thoughts, text: event.text }] }
    case 'text':
    case 'outcome':
      return plain(words.answer, event.text)
    case 'tool-call-start': {
      const { name, arguments: given } = event.call
      const text = `${name} ${JSON.stringify(given)}`
      const title = words.tool(sayToolCall(event.call, state, language))
      return {
        ...plain(title),
        asides: [sharedNameWords[language].toolWords.running],
        parts: [{ label: words.call, text }],
      }
    }
    case 'tool-call-end':
      // Belongs to its call; on its own only where that lies in no turn that is known.
      return plain(sharedNameWords[language].toolWords.outcomes[event.outcome], event.text)
    case 'card-open':
      return plain(words.cardShown)
    case 'card-answer':
      return {
        ...plain(words.cardAnswered[event.verdict], event.note),
        asides: [
          ...(event.part === undefined
            ? []
            : [sayShare(event.part.keys.length, event.part.of, language)]),
          ...(event.isAutomatic === true ? [words.withoutAsking] : []),
        ],
      }
    case 'schedule-change':
      return plain(words.changed, event.why)
    case 'error':
      return { ...plain(words.error, event.text), isProblem: true }
    case 'turn-end':
      return { ...plain(words.endings[event.ending]), asides: sayCost(event, language) }
    default:
      return assertNever(event)
  }
}

function sayCost(
  { rounds, usage }: Extract<TimelineEvent, { kind: 'turn-end' }>,
  language: Language,
): string[] {
  return [
    ...(rounds === 0 ? [] : [windowWords[language].conversation.rounds(rounds)]),
    ...(usage === undefined
      ? []
      : [windowWords[language].trace.tokens(usage.promptTokens, usage.outputTokens)]),
  ]
}
