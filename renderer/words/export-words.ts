// The export dialog: formats, what goes out, and what the preview says of it.
import { exports as en } from '../../shared/i18n/en/window/export.ts'
import { exports as zh } from '../../shared/i18n/zh/window/export.ts'

export const exportWords = { en, zh }
