// Gathers in each language: what research in sources and on the web says.
import type { Language } from '../../language.ts'
import * as en from '../en/core/research.ts'
import * as zh from '../zh/core/research.ts'

export const researchWords: Record<Language, typeof en> = { en, zh }
