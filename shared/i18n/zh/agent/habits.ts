// How the student likes to study, as a model is told it; empty where they have said nothing.
import type * as en from '../../en/agent/habits.ts'

export const words: typeof en.words = {
  head: '习惯：',
  before: (time) => `${time} 前不学习`,
  after: (time) => `${time} 后不学习`,
  weekdays: (names) => `${names}不学习`,
  parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
  part: (course, part) => `${course}放在${part}`,
  load: (periods) => `每天最多学习 ${periods} 节`,
  evenings: (count) => `每周留 ${count} 个晚上`,
  told: (course, times) => `${course}的时间（所有安排都遵守）：${times}`,
}
