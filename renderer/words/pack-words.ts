// The page of a course pack: phases, fields, versions, and what can be done with them.
import { pack as en } from '../../shared/i18n/en/window/pack.ts'
import { pack as zh } from '../../shared/i18n/zh/window/pack.ts'

export const packWords = { en, zh }
