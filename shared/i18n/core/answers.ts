// Gathers in each language: what the built-in model says of a request, and asks back.
import type { Language } from '../../language.ts'
import * as en from '../en/core/answers.ts'
import * as zh from '../zh/core/answers.ts'

export const answerWords: Record<Language, typeof en> = { en, zh }
