// Gathers in each language: why a change of the schedule is refused.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/refusals.ts'
import * as zh from '../zh/shared/refusals.ts'

export const sharedRefusalWords: Record<Language, typeof en> = { en, zh }
