// The conversation: its field, its states and what it suggests to say next.
import { conversation as en } from '../../shared/i18n/en/window/conversation.ts'
import { conversation as zh } from '../../shared/i18n/zh/window/conversation.ts'

export const conversationWords = { en, zh }
