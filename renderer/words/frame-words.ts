// The top bar, the columns, the first run and the drop zone.
import { frame as en } from '../../shared/i18n/en/window/frame.ts'
import { frame as zh } from '../../shared/i18n/zh/window/frame.ts'

export const frameWords = { en, zh }
