// Says in Chinese: what is said of texts to recite.
import type * as en from '../../en/shared/recite.ts'

export const ownTexts: typeof en.ownTexts = '我的材料'

export const recallBodies: typeof en.recallBodies = (course) => `背诵：${course}`

export const manyTexts: typeof en.manyTexts = (count) => `背诵 ${count} 篇`

export const reciteFlaws: typeof en.reciteFlaws = {
  'line-missing': '漏了一整句，不算记住。',
  'lines-moved': '有一句的位置不对，不算记住。',
  'meaning-turned': '有字词错了，意思变了，不算记住。',
}
