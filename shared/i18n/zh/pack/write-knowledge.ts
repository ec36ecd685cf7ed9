// The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked.
import type * as en from '../../en/pack/write-knowledge.ts'

export const words: typeof en.words = {
  portrait: (text) => `“关于你”里记着：${text}`,
  worked: (done, of, time) => `已经学过：${of} 次里的 ${done} 次，共 ${time}`,
  nothing: '还不知道你已经会什么、觉得什么难。说几句就行。',
  unsaid: '从头学起：还没说已经会什么。',
  remark: '你还没说已经会什么，这里先都当作新内容。',
}
