// Has a model read a message into acts in one short call (M7); whatever goes wrong is a value, and the trained reader answers.
import type { Message } from '../../../shared/agent/message.ts'
import { readingWords } from '../../../shared/i18n/core/reading.ts'
import type { Language } from '../../../shared/language.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { readUnaided } from '../../language/reader/built-in.ts'
import { framesOfAnswer } from '../../language/reader/frame-answer.ts'
import { type Frame, actNames, flagNames, roleNames } from '../../language/reader/frame.ts'
import { sayProblem } from '../../model/corrections.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { failureOf, type ModelOutcome, type TurnFacts } from '../../model/model.ts'
import type { TimeLimits } from '../endpoint/time-limits.ts'
import { parseModelOutput } from '../output/parse-model-output.ts'
import { fenceData } from '../prompt/fence.ts'

/** What was asked and answered, for the trace of the turn. */
type AskedReading = {
  prompt: Message[]
  outcome: ModelOutcome
  /** Null where the answer can't be used. */
  frames: Frame[] | null
}

type Read = Pick<TurnFacts, 'state' | 'today' | 'language'>

/** Milliseconds: a message waits no longer for a reader that only goes before another. */
export const readingLimits: TimeLimits = { firstToken: 20_000, gap: 5_000, whole: 30_000 }

/** Null where nothing was asked, for the message is too long. */
export async function readWithModel(
  model: DocumentModel,
  text: string,
  facts: Read,
  signal: AbortSignal,
): Promise<AskedReading | null> {
  const prompt = readingPrompt(text, facts)
  if (prompt === null || text.trim() === '') return null
  const question = { task: 'frames', messages: prompt, maxTokens: readingBudget.answer } as const
  const outcome = await model({ ...question, corrections: 0 }, signal).catch(failureOf)
  return { prompt, outcome, frames: framesOf(outcome, text, facts) }
}

function framesOf(outcome: ModelOutcome, text: string, facts: Read): Frame[] | null {
  if (outcome.kind !== 'output') return null
  return readReading(outcome.output, text, readUnaided(text, facts))
}

/** The frames of a raw answer; null where it can't be used. */
export function readReading(
  output: string,
  text: string,
  trained: readonly Frame[],
): Frame[] | null {
  for (const { value, lostKey } of parseModelOutput(output)) {
    const frames = lostKey === null ? framesOfAnswer(value, text, trained) : null
    if (frames !== null) return frames
  }
  return null
}

/** What was wrong with a raw answer; null where it could be used. */
export function sayUnread(output: string, language: Language): string | null {
  return readReading(output, '', []) === null ? sayProblem({ kind: 'no-object' }, language) : null
}

/** Tokens of all that a model is given to read here, and of what it may answer. */
export const readingBudget = { prompt: 900, answer: 200 } as const

function listed(names: readonly string[], hints: Record<string, string>): string {
  return names
    .map((name) => (hints[name] === undefined ? name : `${name} (${hints[name]})`))
    .join(', ')
}

function instructionIn(language: Language): string {
  const { prompt: say, actHints, roleHints, examples } = readingWords[language]
  return [
    say.task,
    `${say.acts} ${listed(actNames, actHints)}`,
    `${say.roles} ${listed(roleNames, roleHints)}`,
    `${say.flags} ${flagNames.join(', ')}`,
    say.words,
    ...examples.map(({ said, acts }) => `${said}\n${JSON.stringify({ acts })}`),
  ].join('\n')
}

/**
 * Writes the one short question in which a model reads a message into acts (M7): within a budget
 * of tokens, names last. Null where the message leaves no room.
 */
export function readingPrompt(
  text: string,
  { state, today, language }: Pick<TurnFacts, 'state' | 'today' | 'language'>,
): Message[] | null {
  const instruction = instructionIn(language)
  const weekday = weekdayName(weekdayOf(today.date), language, 'long')
  const date = `${readingWords[language].prompt.today} ${weekday} ${today.date}`
  const said = fenceData('message', text)
  const left = readingBudget.prompt - estimateTokens(instruction) - estimateTokens(said)
  const names = namesWithin(state, language, left - estimateTokens(date) - roomOfFence)
  if (names === null) return null
  const told = [date, ...(names === '' ? [] : [fenceData('names', names)]), said].join('\n')
  return [
    { role: 'system', content: instruction },
    { role: 'user', content: told },
  ]
}

/** Tokens around the names, and what rounding loses. */
const roomOfFence = 14

/** The courses and works of the schedule, as many as fit. */
function namesWithin(
  { taskClasses, tasks }: ScheduleState,
  language: Language,
  tokens: number,
): string | null {
  if (tokens < 0) return null
  const known = new Set(
    [
      ...taskClasses.map(({ course }) => course),
      ...taskClasses.map(({ title }) => title),
      ...tasks.flatMap((task) => (task.kind === 'event' ? [task.title] : [])),
    ]
      .filter((name) => name.trim() !== '')
      .map((name) => cleanTitle(name, language)),
  )
  let names = ''
  for (const name of known) {
    const more = names === '' ? name : `${names}; ${name}`
    if (estimateTokens(more) > tokens) break
    names = more
  }
  return names
}
