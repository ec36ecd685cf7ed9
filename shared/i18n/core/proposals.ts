// Gathers in each language: what the built-in model proposes, has done, and has looked up.
import type { Language } from '../../language.ts'
import * as en from '../en/core/proposals.ts'
import * as zh from '../zh/core/proposals.ts'

export const proposalWords: Record<Language, typeof en> = { en, zh }
