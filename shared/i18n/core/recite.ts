// Gathers in each language: what there is to recite.
import type { Language } from '../../language.ts'
import * as en from '../en/core/recite.ts'
import * as zh from '../zh/core/recite.ts'

export const reciteWords: Record<Language, typeof en> = { en, zh }
