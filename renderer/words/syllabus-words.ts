// The words of the dialog that reads a syllabus, and of the places that show where work was read.
import { syllabus as en } from '../../shared/i18n/en/window/syllabus.ts'
import { syllabus as zh } from '../../shared/i18n/zh/window/syllabus.ts'

export const syllabusWords = { en, zh }
