// Has a model read a message into acts in one short call (M7); whatever goes wrong is a value, and the trained reader answers.
import type { Message } from '../../../shared/agent/message.ts'
import type { Language } from '../../../shared/language.ts'
import type { Frame } from '../../language/reader/frame.ts'
import { readUnaided } from '../../language/reader/built-in.ts'
import { framesOfAnswer } from '../../language/reader/frame-answer.ts'
import { sayProblem } from '../../model/corrections.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import type { ModelOutcome, TurnFacts } from '../../model/model.ts'
import type { TimeLimits } from '../endpoint/time-limits.ts'
import { parseModelOutput } from '../output/parse-model-output.ts'
import { readingBudget, readingPrompt } from './reading-prompt.ts'

/** What was asked and answered, for the trace of the turn. */
export type AskedReading = {
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
  const outcome = await askModel(model, prompt, signal)
  return { prompt, outcome, frames: framesOf(outcome, text, facts) }
}

async function askModel(
  model: DocumentModel,
  messages: Message[],
  signal: AbortSignal,
): Promise<ModelOutcome> {
  const question = { task: 'frames', messages, maxTokens: readingBudget.answer } as const
  try {
    return await model({ ...question, corrections: 0 }, signal)
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) }
  }
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
