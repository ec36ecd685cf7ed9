// What a repair would change, every language side by side; names, days and places are already said.
import type { Language } from '../../language.ts'
import { sayCount } from '../say-count.ts'

export type RepairPhrases = {
  sentence: (what: string, then: string) => string
  /** The same for a model, which compares costs. */
  weighed: (what: string, then: string, cost: number) => string
  all: string
  these: (leftOut: number) => string
  laterDate: (title: string, day: string, days: number) => string
  planLonger: (day: string, days: number) => string
  earlierStart: (title: string, day: string, days: number) => string
  planEarlier: (day: string, days: number) => string
  /** Periods or weekdays; of a class, or of this plan. */
  allow: (time: string, title: string | null) => string
  studyInClass: (title: string) => string
  raiseBudget: (title: string, from: number, to: number) => string
  useKeptDays: (weekdays: string) => string
  beginEarlier: (to: string, from: string) => string
  studyLater: (to: string, from: string) => string
  move: (task: string, from: string, to: string) => string
  unlockAndMove: (task: string, from: string, to: string) => string
  shorten: (tasks: string, from: number, to: number) => string
  drop: (tasks: string) => string
  lastOf: (count: number, title: string) => string
}

export const repairPhrases: Record<Language, RepairPhrases> = {
  en: {
    sentence: (what, then) => `${what}: ${then}.`,
    weighed: (what, then, cost) => `${what}: ${then} (the plan then costs ${cost}).`,
    all: 'then everything fits',
    these: (leftOut) =>
      `then this clash is gone, and ${sayCount(leftOut, 'study-block', 'en')} still ${leftOut === 1 ? 'has' : 'have'} no place`,
    laterDate: (title, day, days) =>
      `Give ${title} until ${day}, ${sayCount(days, 'day', 'en')} more`,
    planLonger: (day, days) => `Plan up to ${day}, ${sayCount(days, 'day', 'en')} more`,
    earlierStart: (title, day, days) =>
      `Begin ${title} on ${day}, ${sayCount(days, 'day', 'en')} earlier`,
    planEarlier: (day, days) => `Plan from ${day} on, ${sayCount(days, 'day', 'en')} earlier`,
    allow: (time, title) => (title === null ? `Allow ${time}` : `Allow ${time} for ${title}`),
    studyInClass: (title) => `Let ${title} be studied in class`,
    raiseBudget: (title, from, to) =>
      `Let ${title} take ${sayCount(to, 'period', 'en')} in all instead of ${from}`,
    useKeptDays: (weekdays) => `Use ${weekdays}, which you keep free`,
    beginEarlier: (to, from) => `Begin at ${to} instead of ${from}`,
    studyLater: (to, from) => `Study until ${to} instead of ${from}`,
    move: (task, from, to) => `Move ${task} from ${from} to ${to}`,
    unlockAndMove: (task, from, to) => `Unlock ${task} and move it from ${from} to ${to}`,
    shorten: (tasks, from, to) =>
      `Shorten ${tasks} from ${from} to ${sayCount(to, 'period', 'en')}`,
    drop: (tasks) => `Leave out ${tasks}`,
    lastOf: (count, title) =>
      count === 1 ? `the last of ${title}` : `the last ${count} of ${title}`,
  },
  zh: {
    sentence: (what, then) => `${what}：${then}。`,
    weighed: (what, then, cost) => `${what}：${then}（方案代价 ${cost}）。`,
    all: '这样全部排得下',
    these: (leftOut) => `这处冲突就解决了，还有 ${sayCount(leftOut, 'study-block', 'zh')}排不下`,
    laterDate: (title, day, days) =>
      `把${title}的截止日推到 ${day}，晚 ${sayCount(days, 'day', 'zh')}`,
    planLonger: (day, days) => `安排到 ${day}，多 ${sayCount(days, 'day', 'zh')}`,
    earlierStart: (title, day, days) =>
      `让${title}从 ${day} 开始，早 ${sayCount(days, 'day', 'zh')}`,
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
  },
}
