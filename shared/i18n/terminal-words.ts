// Gathers the sentences of the terminal alone.
import type { Language } from '../language.ts'
import * as en from './en/terminal/index.ts'
import * as zh from './zh/terminal/index.ts'

export type TerminalWords = typeof en

export const terminalWords: Record<Language, TerminalWords> = { en, zh }
