// What each side job does, as window and terminal tell of it while it runs.
import { sideJobNames as en } from '../i18n/en/core/side-job-names.ts'
import { sideJobNames as zh } from '../i18n/zh/core/side-job-names.ts'

export const sideJobNames = { en, zh }
