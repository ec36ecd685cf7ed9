// Gathers in each language: what the assistant reports of a turn.
import type { Language } from '../../language.ts'
import * as en from '../en/core/agent.ts'
import * as zh from '../zh/core/agent.ts'

export type AgentWords = typeof en

export const agentWords: Record<Language, AgentWords> = { en, zh }
