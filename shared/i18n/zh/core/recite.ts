// Says in Chinese: what there is to recite.
import type * as en from '../../en/core/recite.ts'

export const whatToRecite: typeof en.whatToRecite = {
  noTexts: '还没有可以背的材料。请先在“背诵”里存一篇。',
  more: (more) => `- 另有 ${more} 篇，见“背诵”`,
  howToBegin: (title) => `说“背诵${title}”就可以开始。`,
  neverRecited: '还没背过',
  dueNow: '现在该背了',
  nextOn: (date) => `下次 ${date}`,
}
