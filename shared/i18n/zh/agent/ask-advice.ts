// Asks a model how to remember a text (R9): the text and what was missed as fenced data, at most three tips back.
import type * as en from '../../en/agent/ask-advice.ts'

export const words: typeof en.words = {
  contract: '约定：',
  again: '刚才的回答不是形如 {"tips": ["..."]} 的一个 JSON 对象。只回答这个对象。',
}
