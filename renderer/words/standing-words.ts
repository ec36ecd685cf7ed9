// The dialog of the standing context: what every model call is told of the student.
import { standing as en } from '../../shared/i18n/en/window/standing.ts'
import { standing as zh } from '../../shared/i18n/zh/window/standing.ts'

export const standingWords = { en, zh }
