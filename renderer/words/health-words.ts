// The health dialog: the verdict's frame, the rhythm of the coming week, and what stands around it.
import { health as en } from '../../shared/i18n/en/window/health.ts'
import { health as zh } from '../../shared/i18n/zh/window/health.ts'

export const healthWords = { en, zh }
