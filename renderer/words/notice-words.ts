// The lines at the foot of the page and the states of the connection.
import { notice as en } from '../../shared/i18n/en/window/notice.ts'
import { notice as zh } from '../../shared/i18n/zh/window/notice.ts'

export const noticeWords = { en, zh }
