// Says in Chinese: what exported files hold.
import type * as en from '../../en/core/export.ts'

export const noteTypes: typeof en.noteTypes = '问答题'

export const calendarName: typeof en.calendarName = (term) => `学习计划：${term}`

export const exportMarkdown: typeof en.exportMarkdown = {
  title: (term) => `学习计划：${term}`,
  pending: '还没安排',
}

export const exportDuring: typeof en.exportDuring = (title) => `在${title}期间进行。`

export const pageWords: typeof en.pageWords = {
  title: (term, dates) => (term === '' ? dates : `${term}，${dates}`),
  week: (number) => `第 ${number} 周`,
  overview: '总览',
  agenda: '日程清单',
  untitled: '无标题',
  exam: '考试',
  due: '截止',
  dates: '考试和截止日期',
  courses: '课程',
  more: (count) => `另有 ${count} 项`,
  weeks: '各周',
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
}

export const calendarRemoved: typeof en.calendarRemoved = (title) => `已移除：${title}`
