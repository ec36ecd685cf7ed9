// What a draft says of its lines and as a whole, and why a document can't be read.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { TextFailure } from '../text/text-line.ts'

export const draftWords = {
  en: {
    noDate: 'The text gives no day.',
    known: 'This is in your plan already.',
    outside: 'This day is outside the term, so it can’t be taken.',
    past: 'This day is over.',
    changed: (before: string) => `Before it was ${before}.`,
    otherDay: (title: string, date: string) =>
      `Your timetable has “${title}” on ${date}. Check which is right.`,
    noTime: 'No time is given: its preparation is planned. Set a time to have it in the week too.',
    contradiction: (others: string) =>
      `The document also gives ${others}. Take the one that is right.`,
    gone: 'The document no longer has this. Taking it removes it from your plan.',
    partly: (place: string) =>
      `The document is too long to be read whole. It was read up to ${place}.`,
    nothing: 'No dates and no work were found in it.',
    preparation: (title: string) => `${title}: preparation`,
    part: (title: string, number: number) => `${title}, part ${number}`,
    weekWork: (course: string, week: number) => `${course}: week ${week}`,
    noRoom: (title: string) =>
      `“${title}” lies outside the periods of the day: its preparation is planned, the hour itself is not in the week.`,
    clash: (title: string, other: string) =>
      `“${title}” clashes with “${other}”: its preparation is planned, the hour itself is not in the week.`,
    givesWay: (title: string, exam: string) =>
      `“${title}” lies at the time of “${exam}” and gives way to it on that day.`,
    freed: (count: number) =>
      count === 1
        ? '1 study block waits for a new place.'
        : `${count} study blocks wait for a new place.`,
    stays: (title: string) => `“${title}” is pinned or has begun, so it stays as it is.`,
  },
  zh: {
    noDate: '文中没有写日期。',
    known: '计划里已经有了。',
    outside: '这一天不在学期内，无法导入。',
    past: '这一天已经过去。',
    changed: (before: string) => `原来是${before}。`,
    otherDay: (title: string, date: string) => `课表里“${title}”在${date}，请核对哪个对。`,
    noTime: '文中没有写时间。填上时间会排进课表；不填就只安排准备。',
    contradiction: (others: string) => `文中还写了${others}，请选正确的那一个。`,
    gone: '文件里已经没有这一项。勾选会把它从计划里删掉。',
    partly: (place: string) => `文件太长，没有全部读完，只读到${place}。`,
    nothing: '没有找到日期和任务。',
    preparation: (title: string) => `${title}准备`,
    part: (title: string, number: number) => `${title}（${number}）`,
    weekWork: (course: string, week: number) => `${course}第${week}周`,
    noRoom: (title: string) => `“${title}”不在每天的节次之内：准备已安排，但考试时间没有排进课表。`,
    clash: (title: string, other: string) =>
      `“${title}”和“${other}”时间冲突：准备已安排，但它本身没有排进课表。`,
    givesWay: (title: string, exam: string) => `“${title}”与“${exam}”时间重叠，当天取消。`,
    freed: (count: number) => `${count} 个学习任务需要重新安排。`,
    stays: (title: string) => `“${title}”已固定或已经开始，保持不变。`,
  },
} as const

export function sayTextFailure(failure: TextFailure, language: Language): string {
  return coreWords[language].draftFailures[failure]
}
