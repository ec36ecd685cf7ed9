// What a repair would change, every language side by side; names, days and places are already said.
import { repairPhrases as en } from '../../i18n/en/planner/repair.ts'
import { repairPhrases as zh } from '../../i18n/zh/planner/repair.ts'

export const repairPhrases = { en, zh }
