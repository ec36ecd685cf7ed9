// Gathers in each language: what the tools and their arguments are, as models read it.
import type { Language } from '../../language.ts'
import * as en from '../en/core/tool-descriptions.ts'
import * as zh from '../zh/core/tool-descriptions.ts'

export const toolDescriptionWords: Record<Language, typeof en> = { en, zh }
