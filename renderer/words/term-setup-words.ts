// The term's own dialog: its name and length, its periods, its days off and make-up days, and the effect of a change.
import { termSetup as en } from '../../shared/i18n/en/window/term-setup.ts'
import { termSetup as zh } from '../../shared/i18n/zh/window/term-setup.ts'

export const termSetupWords = { en, zh }
