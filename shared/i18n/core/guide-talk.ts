// Gathers in each language: what the built-in model says in a guide.
import type { Language } from '../../language.ts'
import * as en from '../en/core/guide-talk.ts'
import * as zh from '../zh/core/guide-talk.ts'

export const guideTalk: Record<Language, typeof en> = { en, zh }
