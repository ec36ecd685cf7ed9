// The history dialog: its list, what an entry did, and the way to any point of it.
import { history as en } from '../../shared/i18n/en/window/history.ts'
import { history as zh } from '../../shared/i18n/zh/window/history.ts'

export const historyWords = { en, zh }
