// Gathers in each language: what is said of an imported timetable, and the sample term.
import type { Language } from '../../language.ts'
import * as en from '../en/core/import.ts'
import * as zh from '../zh/core/import.ts'

export type ImportWords = typeof en

export const importWords: Record<Language, ImportWords> = { en, zh }
