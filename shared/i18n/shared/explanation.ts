// Gathers in each language: why a block lies where it does, and what other places would cost.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/explanation.ts'
import * as zh from '../zh/shared/explanation.ts'

export const explanationWords: Record<Language, typeof en> = { en, zh }
