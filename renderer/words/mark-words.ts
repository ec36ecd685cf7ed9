// What became of a block, and the pace that follows from it: the words of the details and of the form for study work.
import type { Outcome } from '../../shared/schedule/work-log.ts'
import type { Words } from './words.ts'

export const markWords: Words<{
  legend: string
  took: string
  minutes: string
  marks: Record<Outcome | 'open', string>
  doneEarly: string
  work: string
  missedBefore: string
  pace: string
  planInstead: (sessions: number, hours: string) => string
  allowsFor: (pace: string) => string
}> = {
  en: {
    legend: 'What became of it',
    took: 'It took',
    minutes: 'min',
    marks: { done: 'Done', partly: 'Partly', missed: 'Missed', open: 'Take the mark back' },
    doneEarly: 'Done early',
    work: 'Work',
    missedBefore: 'Missed',
    pace: 'Your pace',
    planInstead: (sessions, hours) => `Plan ${sessions} sessions (${hours}) instead`,
    allowsFor: (pace) => `This allows for ${pace}.`,
  },
  zh: {
    legend: '做得怎么样',
    took: '用了',
    minutes: '分钟',
    marks: { done: '完成', partly: '做了一部分', missed: '没做', open: '取消标记' },
    doneEarly: '提前完成',
    work: '结果',
    missedBefore: '没做成',
    pace: '用时习惯',
    planInstead: (sessions, hours) => `改成 ${sessions} 次（${hours}）`,
    allowsFor: (pace) => `已经留出${pace}的时间。`,
  },
}
