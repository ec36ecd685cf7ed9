// The week as it was at a turn of the conversation.
import type * as en from '../../en/window/past.ts'

export const past: typeof en.past = {
  asItWas: (time) => `${time} 时的样子`,
  since: (changes) => (changes === 0 ? '· 之后没有改动' : `· 之后有 ${changes} 处改动`),
  back: '回到现在',
}
