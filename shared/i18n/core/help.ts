// Gathers in each language: how something is done, by what it is.
import type { Language } from '../../language.ts'
import * as en from '../en/core/help.ts'
import * as zh from '../zh/core/help.ts'

export const helpWords: Record<Language, typeof en> = { en, zh }
