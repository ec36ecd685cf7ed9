// The guide through a course: its draft beside the conversation, what it still asks, and what can be done with it.
import { guide as en } from '../../shared/i18n/en/window/guide.ts'
import { guide as zh } from '../../shared/i18n/zh/window/guide.ts'

export type GuideWords = (typeof guideWords)['en']

export const guideWords = { en, zh }
