// The left column: today, courses and the study work that waits.
import type { Words } from './words.ts'

export const courseWords: Words<{
  today: string
  nothingToday: string
  termAhead: (date: string) => string
  termOver: string
  study: string
  noStudy: string
  add: string
  addFor: (course: string) => string
  placed: (placed: number, items: number) => string
  periods: (count: number) => string
  allPlaced: string
  general: string
  until: (date: string) => string
}> = {
  en: {
    today: 'Today',
    nothingToday: 'Nothing today.',
    termAhead: (date) => `The term begins on ${date}.`,
    termOver: 'The term is over.',
    study: 'Study work',
    noStudy: 'Say how much there is to learn for a course, and it waits here until it is planned.',
    add: 'Add study work',
    addFor: (course) => `Add study work for ${course}`,
    placed: (placed, items) => `${placed} of ${items} placed`,
    periods: (count) => (count === 1 ? '1 period' : `${count} periods`),
    allPlaced: 'All placed',
    general: 'Other',
    until: (date) => `until ${date}`,
  },
  zh: {
    today: '今天',
    nothingToday: '今天没有安排。',
    termAhead: (date) => `学期从${date}开始。`,
    termOver: '学期已经结束。',
    study: '学习任务',
    noStudy: '写下某门课要学几次，任务会在这里等着安排。',
    add: '添加学习任务',
    addFor: (course) => `为${course}添加学习任务`,
    placed: (placed, items) => `已安排 ${placed}/${items}`,
    periods: (count) => `${count} 节`,
    allPlaced: '已全部安排',
    general: '其他',
    until: (date) => `${date}前`,
  },
}
