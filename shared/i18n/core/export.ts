// Gathers in each language: what exported files hold.
import type { Language } from '../../language.ts'
import * as en from '../en/core/export.ts'
import * as zh from '../zh/core/export.ts'

export type ExportWords = typeof en

export const exportWords: Record<Language, ExportWords> = { en, zh }
