// Bringing a timetable in: choosing or pasting it, what the file does not say, and what its lines and columns mean.
import { importStep as en } from '../../shared/i18n/en/window/import.ts'
import { importStep as zh } from '../../shared/i18n/zh/window/import.ts'

export const importStepWords = { en, zh }
