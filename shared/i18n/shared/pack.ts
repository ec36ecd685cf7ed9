// Gathers in each language: names of fields and phases of a course pack, and its study guide.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/pack.ts'
import * as zh from '../zh/shared/pack.ts'

export const sharedPackWords: Record<Language, typeof en> = { en, zh }
