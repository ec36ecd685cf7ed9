// The sentences in which the figures of a simulation stand (K6).
import { outlookPhrases as en } from '../../i18n/en/planner/outlook.ts'
import { outlookPhrases as zh } from '../../i18n/zh/planner/outlook.ts'

export const outlookPhrases = { en, zh }
