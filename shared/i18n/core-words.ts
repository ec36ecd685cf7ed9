// Gathers the sentences of the core: conversation, planning, files and calendars.
import type { Language } from '../language.ts'
import * as en from './en/core/index.ts'
import * as zh from './zh/core/index.ts'

export type CoreWords = typeof en

export const coreWords: Record<Language, CoreWords> = { en, zh }
