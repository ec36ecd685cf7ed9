// Asks a model for remarks on a solution (H1): task and solution as fenced data, a strict answer, quotes that are there.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import type { Remarks } from '../../../shared/homework/homework.ts'
import { maxRemarks, remarkAnswerSchema } from '../../../shared/homework/remark-answer.ts'
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import { toPortable } from '../../agent/endpoint/portable-schema.ts'
import { parseModelOutput } from '../../agent/output/parse-model-output.ts'
import { fenceData } from '../../agent/prompt/fence.ts'

export type RemarkContext = {
  title: string
  course: string
  solution: string
  /** Empty where there is none. */
  answerKey: string
  /** Of the checklist: what the task asks for, as the student noted it. */
  points: readonly string[]
}

const maxTokens = 2_500

export async function askRemarks(
  model: DocumentModel,
  context: RemarkContext,
  language: Language,
  signal: AbortSignal,
): Promise<Result<Remarks['remarks'], AskingFailure>> {
  const again: Message = { role: 'user', content: promptWords[language].remarksPrompt.again }
  const asked = await askDocument(
    model,
    { task: 'homework', prompt: promptFor(context, language), maxTokens, read: readAnswer, again },
    signal,
  )
  if (!asked.ok) return asked
  // Words that the solution does not say are not quoted from it.
  return succeed(
    asked.value.map(({ kind, quote, text }) => ({
      kind,
      quote: context.solution.includes(quote) ? quote : '',
      text,
    })),
  )
}

function promptFor(context: RemarkContext, language: Language): Message[] {
  const { title, course, solution, answerKey, points } = context
  const schema = toPortable(z.toJSONSchema(remarkAnswerSchema), 'as-null')
  const task = [title, course, ...points.map((point) => `- ${point}`)].filter((line) => line !== '')
  const parts = [
    fenceData('task', task.join('\n')),
    ...(answerKey === '' ? [] : [fenceData('answer-key', answerKey)]),
    fenceData('solution', solution),
  ]
  return [
    {
      role: 'system',
      content: `${promptWords[language].remarksInstructions}\n\n${promptWords[language].remarksPrompt.contract}\n${JSON.stringify(schema)}`,
    },
    { role: 'user', content: parts.join('\n') },
  ]
}

function readAnswer(output: string): Remarks['remarks'] | null {
  for (const { value, lostKey } of parseModelOutput(output)) {
    const answer = remarkAnswerSchema.safeParse(value)
    if (answer.success && lostKey === null) return answer.data.remarks.slice(0, maxRemarks)
  }
  return null
}
