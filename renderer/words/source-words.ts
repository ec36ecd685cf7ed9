// The sources of a course: files, search in them, answers with their places, and the search on the web.
import { source as en } from '../../shared/i18n/en/window/source.ts'
import { source as zh } from '../../shared/i18n/zh/window/source.ts'

export const sourceWords = { en, zh }
