// What a model is told that writes a field of a course pack (K5): the rules of this field, and everything else as fenced data.
import { packWords } from '../../../shared/i18n/core/pack.ts'
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import type { Language } from '../../../shared/language.ts'
import { fieldAnswerSchema } from '../../../shared/pack/field-answer.ts'
import { packFields } from '../../../shared/pack/fields.ts'
import { toPortable } from '../../agent/endpoint/portable-schema.ts'
import { fenceData } from '../../agent/prompt/fence.ts'
import { textOf, type PackMaterial } from '../pack-material.ts'
import type { GivenLine } from './given-lines.ts'

/** Fields that words make; places, chances and health are numbers, and numbers are made by code. */
export const modelFields = [
  'goal',
  'knowledge',
  'conditions',
  'demands',
  'materials',
  'topics',
  'work',
] as const

export type ModelField = (typeof modelFields)[number]

export function fieldPrompt(
  material: PackMaterial,
  key: ModelField,
  draft: string,
  given: readonly GivenLine[],
): Message[] {
  const { language, course, answers } = material
  const say = packWords[language].fieldPrompt
  const schema = JSON.stringify(toPortable(z.toJSONSchema(fieldAnswerSchema), 'as-null'))
  const said = answers.map(({ section, text }) => `${section}: ${text}`).join('\n')
  const lines = given.map(
    ({ number, citation }) => `${number}| ${citation.file}: ${citation.quote.text}`,
  )
  const needs = packFields[key].needs.flatMap((need) => {
    const text = textOf(material, need)
    return text === '' ? [] : [fenceData(need, text.slice(0, 4_000))]
  })
  const blocks = [
    fenceData('course', course),
    ...(said === '' ? [] : [fenceData('said', said.slice(0, 4_000))]),
    ...needs,
    ...(lines.length === 0 ? [] : [fenceData('files', lines.join('\n'))]),
    fenceData('draft', draft.slice(0, 6_000)),
  ]
  return [
    {
      role: 'system',
      content: [say.task, packWords[language].fieldRules[key], say.contract, schema].join('\n\n'),
    },
    { role: 'user', content: blocks.filter((block) => block !== '').join('\n\n') },
  ]
}

/** After an answer that could not be used. */
export function fieldAgain(language: Language): Message {
  return { role: 'user', content: packWords[language].fieldPrompt.again }
}
