// Gathers in each language: what the window's other acts say.
import type { Language } from '../../language.ts'
import * as en from '../en/core/acts.ts'
import * as zh from '../zh/core/acts.ts'

export const actWords: Record<Language, typeof en> = { en, zh }
