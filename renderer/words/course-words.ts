// The left column: today, courses and the study work that waits.
import { course as en } from '../../shared/i18n/en/window/course.ts'
import { course as zh } from '../../shared/i18n/zh/window/course.ts'

export const courseWords = { en, zh }
