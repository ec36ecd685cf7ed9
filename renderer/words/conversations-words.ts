// The head of the conversation and the list of all of them.
import { conversations as en } from '../../shared/i18n/en/window/conversations.ts'
import { conversations as zh } from '../../shared/i18n/zh/window/conversations.ts'

export const conversationsWords = { en, zh }
