// Asks a model for remarks on a solution (H1): task and solution as fenced data, a strict answer, quotes that are there.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import type { Remarks } from '../../../shared/homework/homework.ts'
import { maxRemarks, remarkAnswerSchema } from '../../../shared/homework/remark-answer.ts'
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../model/document-model.ts'
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
  const { remarksInstructions: instructions, remarksPrompt } = promptWords[language]
  const asked = await askDocument(
    model,
    {
      task: 'homework',
      words: { instructions, ...remarksPrompt },
      schema: remarkAnswerSchema,
      data: dataOf(context),
      maxTokens,
      read: (value) =>
        remarkAnswerSchema.safeParse(value).data?.remarks.slice(0, maxRemarks) ?? null,
    },
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

function dataOf({ title, course, solution, answerKey, points }: RemarkContext): string {
  const task = [title, course, ...points.map((point) => `- ${point}`)].filter((line) => line !== '')
  const parts = [
    fenceData('task', task.join('\n')),
    ...(answerKey === '' ? [] : [fenceData('answer-key', answerKey)]),
    fenceData('solution', solution),
  ]
  return parts.join('\n')
}
