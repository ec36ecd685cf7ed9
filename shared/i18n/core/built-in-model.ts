// Gathers in each language: what the built-in model answers.
import type { Language } from '../../language.ts'
import * as en from '../en/core/built-in-model.ts'
import * as zh from '../zh/core/built-in-model.ts'

export type BuiltInModelWords = typeof en

export const builtInModelWords: Record<Language, BuiltInModelWords> = { en, zh }
