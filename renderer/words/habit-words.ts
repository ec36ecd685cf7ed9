// The dialog of study habits: what every plan keeps to.
import { habit as en } from '../../shared/i18n/en/window/habit.ts'
import { habit as zh } from '../../shared/i18n/zh/window/habit.ts'

export const habitWords = { en, zh }
