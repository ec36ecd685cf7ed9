// What a model is told that reads a syllabus: the task, the term, and a piece of the document as fenced data (G11).
import type * as en from '../../en/agent/syllabus-prompt.ts'

export const words: typeof en.words = {
  contract: '约定：',
  term: (first, weeks) => `学期第 1 周从 ${first} 开始，共 ${weeks} 周。`,
  again: '刚才的回答不是形如 {"items": [...]} 的一个 JSON 对象。只回答这个对象。',
}
