// What the terminal says around the core's own sentences, in English and Chinese.
import type * as en from '../../en/terminal/words.ts'

export const statusWords: typeof en.statusWords = {
  accepted: '被接受',
  rejected: '被拒绝',
  stale: '因日程变化而作废',
  open: '回答过',
}
