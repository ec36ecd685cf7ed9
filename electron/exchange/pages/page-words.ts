// The few words that stand on printed pages beside those of the schedule itself.
import type { Language } from '../../../shared/language.ts'

type PageWords = {
  /** Of the document. */
  title: (term: string, dates: string) => string
  week: (number: number) => string
  overview: string
  agenda: string
  untitled: string
  exam: string
  due: string
  noClasses: string
  follows: (weekday: string, week: number) => string
  session: (order: number, items: number) => string
  sessions: (count: number, duration: string) => string
  noSessions: string
  done: (count: number) => string
  during: (title: string) => string
  again: (day: string) => string
  page: (number: number, of: number) => string
  asOf: (date: string, time: string) => string
  columns: { time: string; what: string; course: string; minutes: string; place: string }
  marks: Record<'study' | 'done' | 'partly' | 'pinned' | 'suggested' | 'host' | 'exam', string>
  loadMarks: { study: string; target: (duration: string) => string; lessons: string }
  emptyWeek: string
  emptyRange: string
  pending: string
  by: (date: string) => string
  listComma: string
}

export const pageWords: Record<Language, PageWords> = {
  en: {
    title: (term, dates) => (term === '' ? dates : `${term}, ${dates}`),
    week: (number) => `Week ${number}`,
    overview: 'Overview',
    agenda: 'Agenda',
    untitled: 'untitled',
    exam: 'Exam',
    due: 'Due',
    noClasses: 'No classes',
    follows: (weekday, week) => `Classes of ${weekday}, week ${week}`,
    session: (order, items) => `${order} of ${items}`,
    sessions: (count, duration) =>
      `${count} study ${count === 1 ? 'session' : 'sessions'}, ${duration}`,
    noSessions: 'No study sessions',
    done: (count) => `${count} done`,
    during: (title) => `during ${title}`,
    again: (day) => `${day}, continued`,
    page: (number, of) => `${number} / ${of}`,
    asOf: (date, time) => `As of ${date}, ${time}`,
    columns: { time: 'Time', what: 'What', course: 'Course', minutes: 'Min', place: 'Place' },
    marks: {
      study: 'study, to tick',
      done: 'done',
      partly: 'partly done',
      pinned: 'pinned',
      suggested: 'suggested',
      host: 'class with study inside',
      exam: 'exam',
    },
    loadMarks: {
      study: 'study',
      target: (duration) => `target ${duration} a day`,
      lessons: 'classes and appointments',
    },
    emptyWeek: 'Nothing in this week yet.',
    emptyRange: 'Nothing on these days yet.',
    pending: 'Still to place',
    by: (date) => `by ${date}`,
    listComma: ', ',
  },
  zh: {
    title: (term, dates) => (term === '' ? dates : `${term}，${dates}`),
    week: (number) => `第 ${number} 周`,
    overview: '总览',
    agenda: '日程清单',
    untitled: '无标题',
    exam: '考试',
    due: '截止',
    noClasses: '不上课',
    follows: (weekday, week) => `上第 ${week} 周${weekday}的课`,
    session: (order, items) => `第 ${order}/${items} 次`,
    sessions: (count, duration) => `学习 ${count} 次，共 ${duration}`,
    noSessions: '没有学习安排',
    done: (count) => `已完成 ${count} 次`,
    during: (title) => `在${title}期间`,
    again: (day) => `${day}（续）`,
    page: (number, of) => `${number} / ${of}`,
    asOf: (date, time) => `截至${date} ${time}`,
    columns: { time: '时间', what: '内容', course: '课程', minutes: '分钟', place: '地点' },
    marks: {
      study: '学习，做完打勾',
      done: '已完成',
      partly: '部分完成',
      pinned: '已固定',
      suggested: '建议',
      host: '可兼顾的课',
      exam: '考试',
    },
    loadMarks: {
      study: '学习',
      target: (duration) => `每天目标 ${duration}`,
      lessons: '课程和个人安排',
    },
    emptyWeek: '这一周还没有安排。',
    emptyRange: '这几天还没有安排。',
    pending: '还没安排',
    by: (date) => `最晚${date}`,
    listComma: '、',
  },
}
