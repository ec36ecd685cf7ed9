// Gathers in each language: what is said of homework.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/homework.ts'
import * as zh from '../zh/shared/homework.ts'

export type SharedHomeworkWords = typeof en

export const sharedHomeworkWords: Record<Language, SharedHomeworkWords> = { en, zh }
