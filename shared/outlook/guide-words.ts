// The fixed words of a study guide.
import { guideWords as en } from '../i18n/en/outlook/guide.ts'
import { guideWords as zh } from '../i18n/zh/outlook/guide.ts'

export const guideWords = { en, zh }
