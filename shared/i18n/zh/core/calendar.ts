// Says in Chinese: what becomes of lessons, exams, appointments and days of the term on a card, and why something can't be done.
import type * as en from '../../en/core/calendar.ts'

export const effect: typeof en.effect = {
  displaced: (names) => `${names}会让出位置，等待重新安排：写入后说“安排我的一周”就可以。`,
  leftOut: (event, place, occupant) => `${place}的${event}没有加进去：那里已经有${occupant}。`,
  moreLeftOut: (count) => `另有 ${count} 次因为同样的原因没有加进去。`,
}

export const problems: typeof en.problems = {
  noEvent: '要改的日程已经不在了。',
  begun: '那个时间已经开始了，不能再改。请说一个还没到的时间。',
  outsideDay: '学期里没有这一天或这个时间。',
  pinned: (title) => `${title}是固定的。请先在详情里取消固定。`,
  crowded: (event, place, occupant) => `${event}不能放到${place}：那里已经有${occupant}。`,
  nothing: '没有做任何改动。',
}

export const scene: typeof en.scene = {
  title: '改课表、学习任务或设置',
  purpose:
    '课程、考试和个人日程的新增、移动、更改和取消（一次或每周）；放假和调休；固定、改名、删除学习任务，退课；长期学习习惯、设置、提醒、导出和导入',
  card: '改动如下，接受后才会保存。',
  sure: (what) => `你的意思是：${what}，对吗？`,
  yes: '对',
  no: '不对',
  notDone: '好的，没有做任何改动。',
}

export const plainTitles: typeof en.plainTitles = {
  personal: '个人日程',
  class: '课',
  exam: '考试',
}

export const exams: typeof en.exams = {
  exam: (course) => `${course}考试`,
  midterm: (course) => `${course}期中考试`,
  final: (course) => `${course}期末考试`,
  quiz: (course) => `${course}小测`,
}

export const preview: typeof en.preview = {
  add: (title, when) => `新增${title}：${when}`,
  addWeekly: (title, weekdays, time, { count, from, to }) =>
    `新增${title}：每${weekdays} ${time}，从${from}到${to}共 ${count} 次`,
  day: '天',
  at: (location) => `（${location}）`,
  cancel: (title, when) => `取消${when}的${title}`,
  cancelAll: (titles, count, from) => `取消${titles}，从${from}起共 ${count} 次`,
  move: (title, from, to) => `把${title}从${from}移到${to}`,
  moveAll: (title, from, to, count) =>
    `把${title}从${from}移到${to}，以后每次都这样，共 ${count} 次`,
  room: (title, place, when) => `${when}的${title}在${place}上`,
  roomAll: (title, place, count) => `${title}今后都在${place}上（${count} 次）`,
  off: (days) => `${days}不上课`,
  follows: (day, source) => `${day}上${source}的课`,
}

export const reason: typeof en.reason = {
  length: (length) => `没有说到几点，先算 ${length}。`,
  studyStays: '那段时间的学习任务保持不变。',
  studyGoes: '那段时间的学习任务会等待重新安排。',
  keepsLessons: (day) => `${day}自己的课照常上。`,
}

export const ask: typeof en.ask = {
  onDay: (day) => day,
  everyWeekday: (weekday) => `每${weekday}`,
  time: (title, day) => `${day}的${title}是几点？`,
  noRow: (title, hours) => `一天的节次是 ${hours}，没有这一节。${title}是几点？`,
  mayGo: (occupant) => `也可以照样加上，那天的${occupant}就不上了。`,
  anyway: (occupant) => `照样加上，那天不上${occupant}`,
  timeTaken: (title, day, occupant) =>
    `${day}那个时间已经有${occupant}，两件事不能同时进行。${title}改到几点？`,
  dayFull: (day) => `${day}没有空位了；换一天也可以。`,
  day: (title) => `${title}是哪一天？`,
  whichDay: { from: '上哪一天的课？', to: '你说的是哪一天？' },
  title: '它叫什么？',
  place: (title) => `${title}今后在哪里上？`,
  shorterTitle: '名字太长了。它叫什么？最多 200 个字。',
  all: '全部',
  which: {
    open: (title) => `你说的是哪一次${title}？`,
    several: (title) => `那时不止一次${title}。你说的是哪一次？`,
    elsewhere: (title) => `那天没有${title}。是下面的哪一次吗？`,
    unnamed: () => '你说的是哪一个？',
    weekly: (title) => `${title}一周不止一次。要改的是哪一次？`,
  },
}

export const cannot: typeof en.cannot = {
  look: '这周有什么安排？',
  past: (day) => `${day}已经过去了，不能再改。请说一个还没到的日子。`,
  outside: (day, first, last) => `${day}不在学期里：学期从${first}到${last}。没有做任何改动。`,
  over: '那个时间已经开始了。请说一个还没到的时间；没有做任何改动。',
  unknown: (words, known) => `课表里今后没有${words}。有的是：${known}。没有做任何改动。`,
  nothing: (known) => `课表里没有找到。有的是：${known}。没有做任何改动。`,
  noChange: (title) => `课表里只有${title}的日期、时间和地点，这些都没有说要改。没有做任何改动。`,
}
