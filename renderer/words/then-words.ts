// The week as it was at a turn of the conversation.
import { then as en } from '../../shared/i18n/en/window/then.ts'
import { then as zh } from '../../shared/i18n/zh/window/then.ts'

export const thenWords = { en, zh }
