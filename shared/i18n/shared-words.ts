// Gathers the sentences that the window and the core both say.
import type { Language } from '../language.ts'
import * as en from './en/shared/index.ts'
import * as zh from './zh/shared/index.ts'

export type SharedWords = typeof en

export const sharedWords: Record<Language, SharedWords> = { en, zh }
