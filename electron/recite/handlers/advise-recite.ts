// A model's advice on what was missed last (R9), on the person's word only; it is shown beside our tips and not kept.
import { type ReciteProblem } from '../../../shared/i18n/en/core/recite.ts'
import { findMaterial, readAttempts, readRecital } from '../../../db/recite.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { sayReciteProblem } from '../../../shared/recite/recite-problems.ts'
import { writeComparison } from '../../../shared/recite/say-recite.ts'
import { describe } from '../judge-attempt.ts'
import { sayAskingFailure } from '../../chosen-model/say-asking-failure.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { chosenReader } from '../../chosen-model/choose-model.ts'
import { languageOf, zoneOf } from '../../session/context.ts'
import { reciteProblem } from './recite-service.ts'
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { reciteWords } from '../../../shared/i18n/core/recite.ts'
import type { Language } from '../../../shared/language.ts'
import { adviceAnswerSchema, maxAdvice } from '../../../shared/recite/advice-answer.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { fenceData } from '../../agent/prompt/fence.ts'
import type { Handler } from '../../session/handler.ts'

type AdviceContext = {
  title: string
  text: string
  /** The attempt against the text, with marks for what was left out, added and said in place of another. */
  comparison: string
}

const maxTokens = 900

/** Asks a model how to remember a text (R9): the text and what was missed as fenced data, at most three tips back. */
function askAdvice(
  model: DocumentModel,
  { title, text, comparison }: AdviceContext,
  language: Language,
  signal: AbortSignal,
): Promise<Result<string[], AskingFailure>> {
  const { contract, again } = promptWords[language].advicePrompt
  const parts = { title, text, comparison }
  return askDocument(
    model,
    {
      task: 'recite',
      words: { instructions: reciteWords[language].adviceInstructions, contract, again },
      schema: adviceAnswerSchema,
      data: Object.entries(parts)
        .map(([name, part]) => fenceData(name, part))
        .join('\n'),
      maxTokens,
      read: (value) => adviceAnswerSchema.safeParse(value).data?.tips.slice(0, maxAdvice) ?? null,
    },
    signal,
  )
}

export const adviseRecite: Handler<'advise-recite'> = async (context) => {
  const { database } = context
  const recital = readRecital(database)
  const material = recital.kind === 'idle' ? null : findMaterial(database, recital.material)
  const attempt = readAttempts(database).findLast((each) => each.material === material?.id)
  const hasHeard = recital.kind !== 'idle' && recital.scores.length > 0
  if (material === null || attempt === undefined || !hasHeard) {
    return reciteProblem(context, { code: 'nothing-heard' })
  }
  const reader = chosenReader(context)
  if (reader === null) return reciteProblem(context, { code: 'no-model' })
  const language = languageOf(context)
  const { title, text } = material
  const comparison = writeComparison(describe(material, attempt, zoneOf(context)))
  const asked = await runSideJob(context, 'advise-recite', (signal) =>
    askAdvice(reader.model, { title, text, comparison }, language, signal),
  )
  if (asked.ok) return succeed({ model: reader.name, tips: asked.value })
  const say: Say = (code, detail = '') => sayReciteProblem(problemOf(code, detail), language)
  return fail(sayAskingFailure(asked.failure, say, reader.name))
}

type Say = Parameters<typeof sayAskingFailure>[1]

function problemOf(code: Parameters<Say>[0], detail: string): ReciteProblem {
  switch (code) {
    case 'model-stopped':
      return { code }
    case 'model-unusable':
      return { code, name: detail }
    case 'model-failed':
      return { code, message: detail }
    default:
      return assertNever(code)
  }
}
