// The line that shows how far a side job is.
import { sideJob as en } from '../../shared/i18n/en/window/side-job.ts'
import { sideJob as zh } from '../../shared/i18n/zh/window/side-job.ts'

export const sideJobWords = { en, zh }
