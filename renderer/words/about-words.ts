// The part of the settings that says what Weekloom is and holds.
import { about as en } from '../../shared/i18n/en/window/about.ts'
import { about as zh } from '../../shared/i18n/zh/window/about.ts'

export const aboutWords = { en, zh }
