// Says why the input of a request is refused: what is missing or too long by its name and limit, what is no address, else the
// fields at fault.
import { startWords, type StartWords } from '../../shared/i18n/start-words.ts'
import type { z } from 'zod'
import type { Problem } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { maxFieldText } from '../../shared/pack/pack.ts'
import { maxText } from '../../shared/recite/material.ts'
import type { RequestName } from '../../shared/contract/contract.ts'
import { sayProblem } from './problem-words.ts'

export type InputField = keyof StartWords['inputLabels']

/** More is let in, so that what is a little too long gets the sentence of its own part. */
const ownLimits: Partial<Record<RequestName, number>> = {
  'keep-material': maxText,
  recite: maxText,
  'write-field': maxFieldText,
}

export function sayBadInput(
  request: RequestName,
  { issues }: Pick<z.ZodError, 'issues'>,
  language: Language,
): Problem {
  const [issue] = issues
  const wrong = issue?.code === 'custom' ? String(issue.path.at(-1)) : ''
  const { wrongInput } = startWords[language]
  if (isWrongField(wrong)) return { code: 'bad-input', message: wrongInput[wrong] }
  const field = issue === undefined ? null : fieldOf(issue)
  if (issue === undefined || field === null)
    return sayProblem('bad-input', language, namesOf(issues))
  if (issue.code === 'too_small') return sayMissing(field, language)
  const most = issue.code === 'too_big' ? Number(issue.maximum) : 0
  return sayTooLong(field, (field === 'text' ? ownLimits[request] : undefined) ?? most, language)
}

type WrongField = keyof StartWords['wrongInput']

function isWrongField(name: string): name is WrongField {
  return Object.hasOwn(startWords.en.wrongInput, name)
}

/** Null where it is about something else than a text that is empty or too long. */
function fieldOf(issue: z.core.$ZodIssue): InputField | null {
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
  const isLong = issue.code === 'too_big' && issue.origin === 'string'
  const name = String(issue.path.at(-1))
  return (isEmpty || isLong) && isField(name) ? name : null
}

function isField(name: string): name is InputField {
  return Object.hasOwn(startWords.en.inputLabels, name)
}

export function sayMissing(field: InputField, language: Language): Problem {
  const label = startWords[language].inputLabels[field]
  const message = startWords[language].badInput.missing(label)
  return { code: 'bad-input', message }
}

function sayTooLong(field: InputField, most: number, language: Language): Problem {
  const label = startWords[language].inputLabels[field]
  const message = startWords[language].badInput.tooLong(label, most)
  return { code: 'bad-input', message }
}

/** A person can do more with a name than with a schema's text. */
function namesOf(issues: z.ZodError['issues']): string {
  const names = issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  )
  return [...new Set(names.filter((name) => name !== ''))].join(', ').slice(0, 80) || '–'
}
