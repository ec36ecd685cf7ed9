// Gathers in each language: repairs, new plans and limits.
import type { Language } from '../../language.ts'
import * as en from '../en/core/planner.ts'
import * as zh from '../zh/core/planner.ts'

export const plannerWords: Record<Language, typeof en> = { en, zh }
