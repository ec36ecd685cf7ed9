// The editor of the timetable: the grid, the form of a class, and the way to save.
import { timetable as en } from '../../shared/i18n/en/window/timetable.ts'
import { timetable as zh } from '../../shared/i18n/zh/window/timetable.ts'

export const timetableWords = { en, zh }
