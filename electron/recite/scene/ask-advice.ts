// Asks a model how to remember a text (R9): the text and what was missed as fenced data, at most three tips back.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import type { Language } from '../../../shared/language.ts'
import { adviceAnswerSchema, maxAdvice } from '../../../shared/recite/advice-answer.ts'
import type { Result } from '../../../shared/result.ts'
import { askDocument, type AskingFailure } from '../../agent/ask-document.ts'
import type { DocumentModel } from '../../agent/model/document-model.ts'
import { toPortable } from '../../agent/model/endpoint/portable-schema.ts'
import { parseModelOutput } from '../../agent/output/parse-model-output.ts'
import { fenceData } from '../../agent/prompt/fence.ts'

export type AdviceGround = {
  title: string
  text: string
  /** The attempt against the text, with marks for what was left out, added and said in place of another. */
  comparison: string
}

const maxTokens = 900

export function askAdvice(
  model: DocumentModel,
  { title, text, comparison }: AdviceGround,
  language: Language,
  signal: AbortSignal,
): Promise<Result<string[], AskingFailure>> {
  const schema = toPortable(z.toJSONSchema(adviceAnswerSchema), 'as-null')
  const parts = [
    fenceData('title', title),
    fenceData('text', text),
    fenceData('comparison', comparison),
  ]
  const prompt: Message[] = [
    {
      role: 'system',
      content: `${coreWords[language].adviceInstructions}\n\n${coreWords[language].advicePrompt.contract}\n${JSON.stringify(schema)}`,
    },
    { role: 'user', content: parts.join('\n') },
  ]
  const again: Message = { role: 'user', content: coreWords[language].advicePrompt.again }
  return askDocument(model, { task: 'recite', prompt, maxTokens, read: readAnswer, again }, signal)
}

function readAnswer(output: string): string[] | null {
  for (const { value, lostKey } of parseModelOutput(output)) {
    const answer = adviceAnswerSchema.safeParse(value)
    if (answer.success && lostKey === null) return answer.data.tips.slice(0, maxAdvice)
  }
  return null
}
