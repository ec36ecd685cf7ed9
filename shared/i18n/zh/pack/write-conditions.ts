// The field `conditions`: what the student said of time and ways of learning, and the habits that the planner keeps to.
import type * as en from '../../en/pack/write-conditions.ts'

export const words: typeof en.words = {
  habits: (said) => `你的设置：${said}`,
  notBefore: (time) => `${time} 之前不学习`,
  notAfter: (time) => `${time} 之后不学习`,
  notOn: (weekdays) => `${weekdays}不排`,
  most: (periods) => `每天最多 ${periods}`,
  evenings: (count) => `每周留 ${count} 个晚上`,
  noted: (text) => `“关于你”里记着：${text}`,
  profile: (text) => `关于你：${text}`,
  usual: '没有另外的限制；每天最多学三小时左右',
  binds: (limits) => `所有安排都遵守：${limits}。`,
  unread: (clauses) =>
    `没有看懂，安排时不会遵守：${clauses}。可以说“周一不学”“周二晚上不学”“21点后不学”或“每周五小时”。`,
}
