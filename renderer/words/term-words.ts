// The term view: what each day says, and what is said when there is nothing to show yet.
import { term as en } from '../../shared/i18n/en/window/term.ts'
import { term as zh } from '../../shared/i18n/zh/window/term.ts'

export const termWords = { en, zh }
