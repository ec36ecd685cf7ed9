// Gathers in each language: what models are told.
import type { Language } from '../../language.ts'
import * as en from '../en/core/prompt.ts'
import * as zh from '../zh/core/prompt.ts'

export const promptWords: Record<Language, typeof en> = { en, zh }
