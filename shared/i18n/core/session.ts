// Gathers in each language: what the session and the scenes of a conversation tell the person.
import type { Language } from '../../language.ts'
import * as en from '../en/core/session.ts'
import * as zh from '../zh/core/session.ts'

export type SessionWords = typeof en

export const sessionWords: Record<Language, SessionWords> = { en, zh }
