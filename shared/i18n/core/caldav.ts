// Gathers in each language: what is said of a calendar server.
import type { Language } from '../../language.ts'
import * as en from '../en/core/caldav.ts'
import * as zh from '../zh/core/caldav.ts'

export const caldavWords: Record<Language, typeof en> = { en, zh }
