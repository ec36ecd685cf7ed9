// Gathers in each language: what the fields of a course pack are written with.
import type { Language } from '../../language.ts'
import * as en from '../en/core/pack-fields.ts'
import * as zh from '../zh/core/pack-fields.ts'

export type PackFieldWords = typeof en

export const packFieldWords: Record<Language, PackFieldWords> = { en, zh }
