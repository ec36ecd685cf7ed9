// The week view: headings, blocks, the details of a block, and the bar of a waiting proposal.
import type { Words } from './words.ts'

export const weekWords: Words<{
  weekOf: (number: number, dates: string) => string
  clockRun: (start: string, end: string) => string
  periods: string
  noClasses: string
  follows: (weekday: string, week: number) => string
  session: (order: number, items: number) => string
  exam: string
  suggested: string
  locked: string
  lock: string
  proposed: string
  /** What a press on a proposed block does. */
  toggle: (isTaken: boolean) => string
  leaves: string
  hosting: (titles: string) => string
  inHost: (title: string) => string
  course: string
  time: string
  location: string
  details: string
  hostLine: string
  hostText: string
  inside: string
  inHere: string
  status: string
  lockedText: string
  close: string
  askToMove: string
  moveDraft: (title: string) => string
  waits: string
  show: string
  arrivals: (count: number) => string
  departures: (count: number) => string
  emptyWeek: string
  emptyTerm: string
  emptyTermUndone: string
  redo: string
  summary: (sessions: number, pending: number) => string
  periodName: (number: number) => string
  breakName: (minutes: number) => string
}> = {
  en: {
    weekOf: (number, dates) => `Week ${number} · ${dates}`,
    clockRun: (start, end) => `${start} to ${end}`,
    periods: 'Periods',
    noClasses: 'No classes',
    follows: (weekday, week) => `${weekday} of week ${week}`,
    session: (order, items) => `${order} of ${items}`,
    exam: 'Exam',
    suggested: 'suggested',
    locked: 'locked',
    lock: 'Lock',
    proposed: 'proposed',
    toggle: (isTaken) => (isTaken ? 'Leave this out' : 'Take this too'),
    leaves: 'would leave this place',
    hosting: (titles) => `with ${titles} inside`,
    inHost: (title) => `inside ${title}`,
    course: 'Course',
    time: 'Time',
    location: 'Place',
    details: 'Details',
    hostLine: 'Host',
    hostText: 'Other work may be done during it',
    inside: 'Inside',
    inHere: 'In here',
    status: 'Session',
    lockedText: 'Its time is fixed',
    close: 'Close',
    askToMove: 'Ask to move it',
    moveDraft: (title) => `Move “${title}” to `,
    waits: 'A proposal waits',
    show: 'Show',
    arrivals: (count) => `+${count}`,
    departures: (count) => `−${count}`,
    emptyWeek: 'Nothing in this week yet.',
    emptyTerm: 'This term has no classes yet. Import your timetable to see it here.',
    emptyTermUndone:
      'This term is empty now. Redo brings back what was undone, or import another timetable.',
    redo: 'Redo',
    summary: (sessions, pending) =>
      [
        sessions === 1 ? '1 session' : `${sessions} sessions`,
        pending === 0 ? 'all placed' : `${pending} to place`,
      ].join(' · '),
    periodName: (number) => `Period ${number}`,
    breakName: (minutes) => `${minutes} min break`,
  },
  zh: {
    weekOf: (number, dates) => `第 ${number} 周 · ${dates}`,
    clockRun: (start, end) => `${start} 到 ${end}`,
    periods: '节次',
    noClasses: '不上课',
    follows: (weekday, week) => `上第 ${week} 周${weekday}的课`,
    session: (order, items) => `第 ${order}/${items} 次`,
    exam: '考试',
    suggested: '建议',
    locked: '已锁定',
    lock: '锁定',
    proposed: '方案',
    toggle: (isTaken) => (isTaken ? '不要这一项' : '也要这一项'),
    leaves: '方案会把它挪走',
    hosting: (titles) => `期间同时做${titles}`,
    inHost: (title) => `在${title}期间`,
    course: '课程',
    time: '时间',
    location: '地点',
    details: '详情',
    hostLine: '可兼顾',
    hostText: '期间可以同时做别的事',
    inside: '所在课上',
    inHere: '期间安排',
    status: '进度',
    lockedText: '时间固定',
    close: '关闭',
    askToMove: '让助手挪一下',
    moveDraft: (title) => `把“${title}”挪到`,
    waits: '有一份方案等你确认',
    show: '查看',
    arrivals: (count) => `+${count}`,
    departures: (count) => `−${count}`,
    emptyWeek: '这一周还没有安排。',
    emptyTerm: '这个学期还没有课。导入课表后就会显示在这里。',
    emptyTermUndone: '这个学期现在是空的。可以重做刚才撤销的内容，或导入别的课表。',
    redo: '重做',
    summary: (sessions, pending) =>
      `本周 ${sessions} 次学习 · ${pending === 0 ? '已全部安排' : `${pending} 次待安排`}`,
    periodName: (number) => `第 ${number} 节`,
    breakName: (minutes) => `休息 ${minutes} 分钟`,
  },
}
