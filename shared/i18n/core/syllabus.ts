// Gathers in each language: what is said of a syllabus.
import type { Language } from '../../language.ts'
import * as en from '../en/core/syllabus.ts'
import * as zh from '../zh/core/syllabus.ts'

export type SyllabusWords = typeof en

export const syllabusWords: Record<Language, SyllabusWords> = { en, zh }
