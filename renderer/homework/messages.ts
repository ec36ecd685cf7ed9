import { page as en } from '../../shared/i18n/en/homework.ts'
import { page as zh } from '../../shared/i18n/zh/homework.ts'

export const homeworkPage = { en, zh }
