// The view of today: now and next, the focus timer, and closing out what is over.
import { sayCount } from '../../shared/words/say-count.ts'
import type { Words } from './words.ts'

export const todayWords: Words<{
  now: string
  next: string
  free: string
  freeUntil: (time: string) => string
  dayOver: string
  closeOut: (count: number) => string
  closeOutHint: string
  noneOpen: string
  minutesOf: (title: string) => string
  markAs: (mark: string, title: string) => string
  waiting: (count: number) => string
  planAgain: string
  /** What the button says in the conversation. */
  sayPlanAgain: string
  day: string
  start: string
  pause: string
  resume: string
  finish: (duration: string) => string
  drop: string
  worked: (clock: string, planned: string) => string
  timeUp: (duration: string) => string
  timer: (title: string) => string
  show: (title: string) => string
  emptyDay: string
}> = {
  en: {
    now: 'Now',
    next: 'Next',
    free: 'Free',
    freeUntil: (time) => `Free until ${time}`,
    dayOver: 'Nothing more today.',
    closeOut: (count) => `Close out ${count === 1 ? '1 block' : `${count} blocks`}`,
    closeOutHint:
      'Keys: 1 done, 2 partly, 3 missed. Without minutes, done is as planned and partly is half of it.',
    noneOpen: 'All study that is over has been closed out.',
    minutesOf: (title) => `Minutes for ${title}`,
    markAs: (mark, title) => `${mark}: ${title}`,
    waiting: (count) =>
      `${sayCount(count, 'study-block', 'en')} ${count === 1 ? 'waits' : 'wait'} to be planned again.`,
    planAgain: 'Plan them again',
    sayPlanAgain: 'Plan what I missed again',
    day: 'The day',
    start: 'Start focus timer',
    pause: 'Pause',
    resume: 'Go on',
    finish: (duration) => `Done · ${duration}`,
    drop: 'Stop without a mark',
    worked: (clock, planned) => `${clock} of ${planned}`,
    timeUp: (duration) => `The planned ${duration} are over. Finish, or go on as long as you like.`,
    timer: (title) => `Focus timer for ${title}`,
    show: (title) => `Show ${title} in the week`,
    emptyDay:
      'Nothing is planned today. What you plan or import for today shows here, with what is now and next.',
  },
  zh: {
    now: '现在',
    next: '接下来',
    free: '空闲',
    freeUntil: (time) => `空到 ${time}`,
    dayOver: '今天没有别的安排了。',
    closeOut: (count) => `收尾 ${count} 个学习任务`,
    closeOutHint: '按键：1 完成，2 做了一部分，3 没做。不填分钟数时，完成按计划算，部分按一半算。',
    noneOpen: '已过去的学习任务都收尾了。',
    minutesOf: (title) => `${title}用的分钟数`,
    markAs: (mark, title) => `${mark}：${title}`,
    waiting: (count) => `${sayCount(count, 'study-block', 'zh')}等着重新安排。`,
    planAgain: '重新安排',
    sayPlanAgain: '把没做的重新安排一下',
    day: '今天的安排',
    start: '开始专注计时',
    pause: '暂停',
    resume: '继续',
    finish: (duration) => `完成 · ${duration}`,
    drop: '停止计时，不标记',
    worked: (clock, planned) => `${clock} / ${planned}`,
    timeUp: (duration) => `计划的 ${duration}到了。可以收工，也可以接着学。`,
    timer: (title) => `${title}的专注计时`,
    show: (title) => `在周视图里查看${title}`,
    emptyDay: '今天没有安排。给今天排好或导入的内容会显示在这里，还有现在和接下来要做什么。',
  },
}
