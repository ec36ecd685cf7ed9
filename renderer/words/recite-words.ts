// The recite page: texts, the attempt, the comparison, recalls in the plan.
import { recite as en } from '../../shared/i18n/en/window/recite.ts'
import { recite as zh } from '../../shared/i18n/zh/window/recite.ts'

export const reciteWords = { en, zh }
