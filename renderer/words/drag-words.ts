// Moving blocks by hand: what is said while one is in hand, and the buttons that do the same.
import { drag as en } from '../../shared/i18n/en/window/drag.ts'
import { drag as zh } from '../../shared/i18n/zh/window/drag.ts'

export const dragWords = { en, zh }
