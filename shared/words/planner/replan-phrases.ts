// The pieces of what is said of a re-plan, every language side by side.
import { replanPhrases as en } from '../../i18n/en/planner/replan.ts'
import { replanPhrases as zh } from '../../i18n/zh/planner/replan.ts'

export const replanPhrases = { en, zh }
