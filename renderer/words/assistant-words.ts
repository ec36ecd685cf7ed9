// The dialog of the assistant: which model answers, its key and test, and what may be done without asking.
import { assistant as en } from '../../shared/i18n/en/window/assistant.ts'
import { assistant as zh } from '../../shared/i18n/zh/window/assistant.ts'

/** Where keys come from in a shell without a keychain. */

export const assistantWords = { en, zh }
