// What was told of the time for one course, a phrase for each limit that plans keep to (P7).
import type * as en from '../../en/planner/course-times.ts'

export const phrases: typeof en.phrases = {
  weekdays: (names) => `${names}不学`,
  parts: { morning: '上午不学', afternoon: '下午不学', evening: '晚上不学' },
  times: (weekdays, hours) => `${weekdays ?? '每天'} ${hours} 不学`,
  most: (time) => `每周最多 ${time}`,
}
