// The week as it was at a turn of the conversation.
import { past as en } from '../../shared/i18n/en/window/past.ts'
import { past as zh } from '../../shared/i18n/zh/window/past.ts'

export const thenWords = { en, zh }
