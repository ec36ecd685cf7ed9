// Gathers the sentences of the window.
import type { Language } from '../language.ts'
import * as en from './en/window/index.ts'
import * as zh from './zh/window/index.ts'

export type WindowWords = typeof en

export const windowWords: Record<Language, WindowWords> = { en, zh }
