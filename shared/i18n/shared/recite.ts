// Gathers in each language: what is said of texts to recite.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/recite.ts'
import * as zh from '../zh/shared/recite.ts'

export const sharedReciteWords: Record<Language, typeof en> = { en, zh }
