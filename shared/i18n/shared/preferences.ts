// Gathers in each language: what preferences and study habits are.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/preferences.ts'
import * as zh from '../zh/shared/preferences.ts'

export const sharedPreferenceWords: Record<Language, typeof en> = { en, zh }
