// The view of today: now and next, the focus timer, and closing out what is over.
import { today as en } from '../../shared/i18n/en/window/today.ts'
import { today as zh } from '../../shared/i18n/zh/window/today.ts'

export const todayWords = { en, zh }
