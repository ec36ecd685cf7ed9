// The sentences for a value on the command line that is none of those it takes.
import { badValuePhrases as en } from '../../../shared/i18n/en/terminal/bad-value.ts'
import { badValuePhrases as zh } from '../../../shared/i18n/zh/terminal/bad-value.ts'

export const badValuePhrases = { en, zh }
