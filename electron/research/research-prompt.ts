// What a model is told that helps with research: the task, the question, and lines of the student's files as fenced data (G11).
import { researchWords } from '../../shared/i18n/core/research.ts'
import { z } from 'zod'
import type { Message } from '../../shared/agent/message.ts'
import type { Language } from '../../shared/language.ts'
import { researchAnswerSchema, researchPlanSchema } from '../../shared/research/model-answer.ts'
import { toPortable } from '../agent/endpoint/portable-schema.ts'
import { fenceData } from '../agent/prompt/fence.ts'

export type ResearchAsk = { course: string; goal: string; question: string | null }

export function planPrompt(
  ask: ResearchAsk,
  files: readonly string[],
  language: Language,
): Message[] {
  return prompt(
    researchWords[language].researchPrompt.plan,
    z.toJSONSchema(researchPlanSchema),
    [asked(ask, language), fenceData('files', files.join('\n'))],
    language,
  )
}

export function answerPrompt(
  ask: ResearchAsk,
  lines: readonly { number: number; file: string; text: string }[],
  language: Language,
): Message[] {
  const text = lines.map(({ number, file, text: said }) => `${number}| [${file}] ${said}`)
  return prompt(
    researchWords[language].researchPrompt.answer,
    z.toJSONSchema(researchAnswerSchema),
    [asked(ask, language), fenceData('lines', text.join('\n'))],
    language,
  )
}

function asked({ course, goal, question }: ResearchAsk, language: Language): string {
  const wanted = question ?? researchWords[language].researchPrompt.report
  return fenceData('question', [course, goal, wanted].filter((part) => part !== '').join('\n'))
}

function prompt(
  task: string,
  schema: Parameters<typeof toPortable>[0],
  parts: readonly string[],
  language: Language,
): Message[] {
  const contract = JSON.stringify(toPortable(schema, 'as-null'))
  return [
    {
      role: 'system',
      content: `${task}\n\n${researchWords[language].researchPrompt.contract}\n${contract}`,
    },
    { role: 'user', content: parts.join('\n') },
  ]
}

/** After an answer that could not be used. */
export function sayAgain(language: Language): Message {
  return { role: 'user', content: researchWords[language].researchPrompt.again }
}
