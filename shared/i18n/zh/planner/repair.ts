// What a repair would change, every language side by side; names, days and places are already said.
import { sayCount } from '../../../words/say-count.ts'
import type * as en from '../../en/planner/repair.ts'

export const repairPhrases: typeof en.repairPhrases = {
  sentence: (what, then) => `${what}：${then}。`,
  weighed: (what, then, cost) => `${what}：${then}（方案代价 ${cost}）。`,
  all: '这样全部排得下',
  these: (leftOut) => `这处冲突就解决了，还有 ${sayCount(leftOut, 'study-block', 'zh')}排不下`,
  laterDate: (title, day, days) =>
    `把${title}的截止日推到 ${day}，晚 ${sayCount(days, 'day', 'zh')}`,
  planLonger: (day, days) => `安排到 ${day}，多 ${sayCount(days, 'day', 'zh')}`,
  earlierStart: (title, day, days) => `让${title}从 ${day} 开始，早 ${sayCount(days, 'day', 'zh')}`,
  planEarlier: (day, days) => `从 ${day} 开始安排，早 ${sayCount(days, 'day', 'zh')}`,
  allow: (time, title) => (title === null ? `允许用${time}` : `允许${title}用${time}`),
  studyInClass: (title) => `允许${title}在课上进行`,
  raiseBudget: (title, from, to) => `把${title}的上限从 ${from} 节提高到 ${to} 节`,
  useKeptDays: (weekdays) => `用上你想空出来的${weekdays}`,
  beginEarlier: (to, from) => `从 ${to} 开始学，而不是 ${from}`,
  studyLater: (to, from) => `学到 ${to}，而不是 ${from}`,
  move: (task, from, to) => `把${task}从 ${from} 移到 ${to}`,
  unlockAndMove: (task, from, to) => `解锁${task}，从 ${from} 移到 ${to}`,
  shorten: (tasks, from, to) => `把${tasks}从 ${from} 节缩短到 ${to} 节`,
  drop: (tasks) => `去掉${tasks}`,
  lastOf: (count, title) => `${title}的最后 ${count} 个`,
}
