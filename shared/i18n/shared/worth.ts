// Gathers in each language: how another place of a block compares with its own.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/worth.ts'
import * as zh from '../zh/shared/worth.ts'

export const worthWords: Record<Language, typeof en> = { en, zh }
