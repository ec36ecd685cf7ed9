// Gathers in each language: what a guide through a course says of its draft.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/guide.ts'
import * as zh from '../zh/shared/guide.ts'

export type SharedGuideWords = typeof en

export const sharedGuideWords: Record<Language, SharedGuideWords> = { en, zh }
