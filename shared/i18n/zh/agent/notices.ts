// What the history tells a model of things that happened outside it: verdicts on cards, changes of the tool packs.
import type * as en from '../../en/agent/notices.ts'

export const phrases: typeof en.phrases = {
  planAccepted: '[Weekloom] 计划已被接受。',
  placed: (blocks) => `安排了 ${blocks}。`,
  planRejected: '[Weekloom] 计划没有被接受。',
  planLeft: '上面的计划先放下了，没有写入任何内容。想要时再说一次要安排就行。',
  callRejected: '没有同意，没有做任何改动。',
  reason: (note) => `理由：${note}`,
  activeTools: (packs, names) => `已启用的工具包：${packs}。可用的工具：${names}。`,
}
