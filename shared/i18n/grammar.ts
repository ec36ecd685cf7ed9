// Gathers how each language joins, counts and names days; nothing else of the catalogue is needed for it.
import type { Language } from '../language.ts'
import * as en from './en/grammar.ts'
import * as zh from './zh/grammar.ts'

export type Grammar = typeof en

export const grammar: Record<Language, Grammar> = { en, zh }
