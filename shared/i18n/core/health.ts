// Gathers in each language: the health of a plan.
import type { Language } from '../../language.ts'
import * as en from '../en/core/health.ts'
import * as zh from '../zh/core/health.ts'

export const healthWords: Record<Language, typeof en> = { en, zh }
