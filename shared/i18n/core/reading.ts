// Gathers in each language: what a model that reads messages is told (M7).
import type { Language } from '../../language.ts'
import * as en from '../en/core/reading.ts'
import * as zh from '../zh/core/reading.ts'

export const readingWords: Record<Language, typeof en> = { en, zh }
