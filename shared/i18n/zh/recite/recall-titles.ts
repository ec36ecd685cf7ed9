// What recalls are called in the plan: the body of work by its course, each session by its texts.
import type * as en from '../../en/recite/recall-titles.ts'

export const ownTexts: typeof en.ownTexts = '我的材料'

export const bodies: typeof en.bodies = (course) => `背诵：${course}`

export const manyTexts: typeof en.manyTexts = (count) => `背诵 ${count} 篇`
