// Gathers in each language: how a course pack is made, and the conversation about it.
import type { Language } from '../../language.ts'
import * as en from '../en/core/pack.ts'
import * as zh from '../zh/core/pack.ts'

export type PackWords = typeof en

export const packWords: Record<Language, PackWords> = { en, zh }
