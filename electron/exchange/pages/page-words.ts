// The few words that stand on printed pages beside those of the schedule itself.
import { pageWords as en } from '../../../shared/i18n/en/exchange/page.ts'
import { pageWords as zh } from '../../../shared/i18n/zh/exchange/page.ts'

export const pageWords = { en, zh }
