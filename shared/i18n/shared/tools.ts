// Gathers in each language: descriptions and results of the tools.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/tools.ts'
import * as zh from '../zh/shared/tools.ts'

export const toolWords: Record<Language, typeof en> = { en, zh }
