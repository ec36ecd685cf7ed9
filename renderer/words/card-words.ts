// A card: the question it asks and how it was answered.
import { card as en } from '../../shared/i18n/en/window/card.ts'
import { card as zh } from '../../shared/i18n/zh/window/card.ts'

export type CardWords = (typeof cardWords)['en']

export const cardWords = { en, zh }
