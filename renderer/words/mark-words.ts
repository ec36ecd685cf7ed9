// What became of a block, and the pace that follows from it: the words of the details and of the form for study work.
import { mark as en } from '../../shared/i18n/en/window/mark.ts'
import { mark as zh } from '../../shared/i18n/zh/window/mark.ts'

export const markWords = { en, zh }
