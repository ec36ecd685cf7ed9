// A day's blocks as compact text for a model: periods, titles, ids, and what is left free.
import type * as en from '../../en/tools/day-facts.ts'

export const phrases: typeof en.phrases = {
  line: (day, parts) => `${day}：${parts.join('；')}`,
  runs: (runs) => runs.join('、'),
  periods: (runs) => `第${runs.join('、')}节`,
  free: (runs) => `空闲 ${runs}`,
  full: '无空闲',
  hostRoom: (rooms) => `课上空位 ${rooms}`,
  suggested: '建议中',
  locked: '已锁定',
  hosts: '课上可学',
  inside: (hostId) => `在 #${hostId} 课上`,
  tags: (tags) => `（${tags.join('，')}）`,
  kindRuns: (kind, runs) => `${kind} ${runs}`,
  embedded: '课上学习',
}
