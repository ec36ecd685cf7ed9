// Gathers in each language: what may be pressed in answer to a question.
import type { Language } from '../../language.ts'
import * as en from '../en/core/choices.ts'
import * as zh from '../zh/core/choices.ts'

export const choiceWords: Record<Language, typeof en> = { en, zh }
