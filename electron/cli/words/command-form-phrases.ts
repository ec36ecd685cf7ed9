// The sentences for a command line whose parts don’t go together: unknown, missing, too many, or at odds.
import { commandFormPhrases as en } from '../../../shared/i18n/en/terminal/command-form.ts'
import { commandFormPhrases as zh } from '../../../shared/i18n/zh/terminal/command-form.ts'

export const commandFormPhrases = { en, zh }
