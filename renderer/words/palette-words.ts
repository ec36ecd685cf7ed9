// The palette: every action by name, and what it is also looked for by.
import { palette as en } from '../../shared/i18n/en/window/palette.ts'
import { palette as zh } from '../../shared/i18n/zh/window/palette.ts'

export const paletteWords = { en, zh }
