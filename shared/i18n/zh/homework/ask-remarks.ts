// Asks a model for remarks on a solution (H1): task and solution as fenced data, a strict answer, quotes that are there.
import type * as en from '../../en/homework/ask-remarks.ts'

export const words: typeof en.words = {
  contract: '约定：',
  again: '刚才的回答不是形如 {"remarks": [...]} 的一个 JSON 对象。只回答这个对象。',
}
