// Gathers in each language: what is said of calendars at addresses.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/feeds.ts'
import * as zh from '../zh/shared/feeds.ts'

export const feedWords: Record<Language, typeof en> = { en, zh }
