// The outlook of a course in its pack: simulate, evaluate, present.
import { outlook as en } from '../../shared/i18n/en/window/outlook.ts'
import { outlook as zh } from '../../shared/i18n/zh/window/outlook.ts'

export const outlookWords = { en, zh }
