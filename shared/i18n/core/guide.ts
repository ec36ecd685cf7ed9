// Gathers in each language: what a guide proposes, does and cannot do.
import type { Language } from '../../language.ts'
import * as en from '../en/core/guide.ts'
import * as zh from '../zh/core/guide.ts'

export const guideWords: Record<Language, typeof en> = { en, zh }
