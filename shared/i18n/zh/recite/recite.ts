// What recite says: scores, what was wrong and what to do about it, in English and Chinese.
import type * as en from '../../en/recite/recite.ts'

export const flaws: typeof en.flaws = {
  'line-missing': '漏了一整句，不算记住。',
  'lines-moved': '有一句的位置不对，不算记住。',
  'meaning-turned': '有字词错了，意思变了，不算记住。',
}
