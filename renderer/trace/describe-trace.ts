// An opened turn as rows: a tool's call and its end are one, and each model call is one.
import type { Message } from '../../shared/agent/message.ts'
import type { TimelineEvent } from '../../shared/agent/timeline.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import type { TurnTrace, ModelCall } from '../../shared/conversation/turn-trace.ts'
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayShare } from '../../shared/words/schedule/say-part.ts'
import { saySeconds } from '../conversation/sum-turns.ts'
import type { TextFile } from '../kit/files.ts'
import { millisecondsBetween } from '../words/say-dates.ts'

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

/** In the order in which they are told; `speak` is shown as the answer already. */
const fields = [
  'intent',
  'scene',
  'score',
  'action',
  'next_action',
  'complexity',
  'entry',
  'goal_check',
  'reason',
  'thought',
]

/** Empty when there is nothing to read. */
export function readDecision(output: string): string {
  const value = readObject(output)
  if (value === null) return ''
  const lines = fields.flatMap((name) => {
    const field = value[name]
    return typeof field === 'string' || typeof field === 'number' ? `${name}: ${field}` : []
  })
  const call = value['tool_call']
  if (isRecord(call)) lines.push(`tool: ${String(call['name'])}`)
  return lines.join('\n')
}

// The core reads outputs with more patience; here it is enough to read what stands there plainly.
function readObject(output: string): Record<string, unknown> | null {
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('}')]
  if (start === -1 || end < start) return null
  try {
    const value: unknown = JSON.parse(output.slice(start, end + 1))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * One call of a model as it is shown: the prompt in its parts, the raw output, how it was read
 * and what it decided.
 */
function describeCall(
  call: ModelCall,
  problem: string | null,
  language: Language,
): Omit<TraceRow, 'key' | 'after'> {
  const words = windowWords[language].trace
  const isOutput = call.outcome === 'output'
  const { usage, milliseconds } = call
  return {
    title: words.asked[call.stage],
    asides: [
      ...(isOutput ? [] : [call.outcome === 'failure' ? words.failed : words.aborted]),
      windowWords[language].conversation.seconds(saySeconds(milliseconds)),
      ...(usage === null ? [] : [words.tokens(usage.promptTokens, usage.outputTokens)]),
    ],
    text: '',
    isProblem: problem !== null && problem !== '',
    parts: [
      ...call.prompt.map((message, index) => describeMessage(message, index + 1, language)),
      ...part(words.thoughts, call.reasoning),
      ...part(isOutput ? words.output : words.failure, call.output),
      ...(isOutput ? [{ label: words.read, text: problem ?? words.readable }] : []),
      ...(isOutput && problem === null ? part(words.decision, readDecision(call.output)) : []),
      { label: words.settings, text: words.settingsText(call.settings) },
    ],
  }
}

function part(label: string, text: string): TracePart[] {
  return text === '' ? [] : [{ label, text }]
}

function describeMessage(message: Message, number: number, language: Language): TracePart {
  const isCall = message.role === 'assistant' && message.call !== null
  const call = isCall ? JSON.stringify(message.call) : ''
  const text = [message.content, call].filter((piece) => piece !== '').join('\n')
  return { label: windowWords[language].trace.prompt(number, message.role, text.length), text }
}

type TracePart = { label: string; text: string }

/** One step of an opened turn as it is shown, saved and copied. */
export type TraceRow = {
  key: string
  /** Milliseconds since the turn began. */
  after: number
  title: string
  /** How it ended and what it cost. */
  asides: string[]
  /** What is read without opening anything. */
  text: string
  isProblem: boolean
  /** What it opens to. */
  parts: TracePart[]
}

// An opened turn for the clipboard and for a file.

/** To be read by a person. */
export function printRows(rows: readonly TraceRow[], language: Language): string {
  return rows.map((row) => printRow(row, language)).join('\n\n')
}

function printRow({ after, title, asides, text, parts }: TraceRow, language: Language): string {
  const head = [windowWords[language].trace.after(sayOffset(after)), title, ...asides].join(' · ')
  const labelled = parts.map((part) => `[${part.label}]\n${part.text}`)
  return [head, ...(text === '' ? [] : [text]), ...labelled].join('\n')
}

/** All of it, to be read by a program. */
export function traceFile(trace: TurnTrace): TextFile {
  const minute = trace.steps[0]?.at.slice(0, 16).replace(/\D/g, '') ?? ''
  return {
    fileName: `weekloom-turn-${minute === '' ? 'empty' : minute}.json`,
    mediaType: 'application/json',
    text: `${JSON.stringify(trace, null, 2)}\n`,
  }
}

/** The first step comes after nothing. */
export function sayOffset(milliseconds: number): string {
  return milliseconds === 0 ? '0' : saySeconds(milliseconds)
}
