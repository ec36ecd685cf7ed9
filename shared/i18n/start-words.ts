// Gathers what the desktop app may have to say before its core is loaded.
import type { Language } from '../language.ts'
import * as en from './en/start.ts'
import * as zh from './zh/start.ts'

export type StartWords = typeof en

export const startWords: Record<Language, StartWords> = { en, zh }
