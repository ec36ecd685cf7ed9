// The page of a course: its work, the sessions of it, and what can be done with them.
import { work as en } from '../../shared/i18n/en/window/work.ts'
import { work as zh } from '../../shared/i18n/zh/window/work.ts'

export const workWords = { en, zh }
