// The week view: headings, blocks, the details of a block, and the bar of a waiting proposal.
import { week as en } from '../../shared/i18n/en/window/week.ts'
import { week as zh } from '../../shared/i18n/zh/window/week.ts'

export const weekWords = { en, zh }
