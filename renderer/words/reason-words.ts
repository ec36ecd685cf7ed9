// Why a block is where it is and what other places would cost: the section of its details, and the marks on the week.
import { reason as en } from '../../shared/i18n/en/window/reason.ts'
import { reason as zh } from '../../shared/i18n/zh/window/reason.ts'

export const reasonWords = { en, zh }
