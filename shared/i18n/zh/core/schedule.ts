// Says in Chinese: changes of schedule, term and work.
import type * as en from '../../en/core/schedule.ts'

export const change: typeof en.change = {
  line: (title, what) => `${title}：${what}`,
  arrow: (from, to) => `${from} → ${to}`,
  during: (place, host) => `${place}，在${host}课上`,
  pending: '待安排',
  added: (place) => `新增，${place}`,
  removed: (place) => `已删除（原为 ${place}）`,
  pinned: (place) => `固定，${place}`,
  unpinned: (place) => `取消固定，${place}`,
  edited: (place) => `内容有改动，仍为 ${place}`,
  renamed: (before, place) => `原名${before}，仍为 ${place}`,
  marked: (place, mark) => `${place}：${mark}`,
  unmarked: (place) => `取消标记，${place}`,
}

export const handEdit: typeof en.handEdit = {
  placed: (title, place) => `把${title}排在${place}`,
  moved: (title, place) => `把${title}挪到${place}`,
  movedSeveral: (count) => `移动 ${count} 个任务`,
  copied: (title, place) => `把${title}复制到${place}`,
  swapped: (first, second) => `对调${first}和${second}`,
  unplaced: (title) => `把${title}退回待安排`,
  unplacedSeveral: (count) => `把 ${count} 个任务退回待安排`,
  pinned: (title) => `固定${title}的时间`,
  unpinned: (title) => `取消固定${title}`,
  resized: (title, length, place) => `把${title}改为${length}，${place}`,
  resizedWaiting: (title, length) => `把${title}改为${length}`,
  stop: '。',
}

export const termChange: typeof en.termChange = {
  name: (name) => `学期名称为“${name}”。`,
  weeks: (weeks) => `学期共 ${weeks} 周。`,
  rowAdded: (clock) => `新增一节 ${clock}。`,
  rowGone: (clock) => `去掉了 ${clock} 这一节。`,
  rows: (count) => `${count} 节的时间有变化。`,
  off: (dates) => `${dates}放假，没有课。`,
  follows: (date, weekday, week) => `${date}上第 ${week} 周${weekday}的课。`,
  work: (dates) => `${dates}照常上课。`,
  to: ' 至 ',
}

export const workEdit: typeof en.workEdit = {
  madeClass: (title, sessions) => `添加${title}，共 ${sessions}`,
  added: (title, sessions) => `给${title}加了 ${sessions}`,
  changedClass: (title) => `修改${title}的设置`,
  retitled: (from, to) => `把${from}改名为${to}`,
  resized: (title, length) => `把${title}改为 ${length}`,
  removed: (title) => `删除${title}`,
  reordered: (title, rank) => `把${title}排到第 ${rank} 个`,
  deleted: (title, sessions) => `删除${title}和它的 ${sessions}`,
  renamed: (from, to) => `把课程${from}改名为${to}`,
  joined: (from, to) => `把${from}并入课程${to}`,
  stop: '。',
  and: '；',
}

export const workEditProblems: typeof en.workEditProblems = {
  unknownClass: '这项任务已经不在了。没有做任何改动。',
  incomplete: {
    course: '任务要属于一门课。没有做任何改动，请写上课程。',
    items: '新任务至少要有一次。没有做任何改动，请加一次。',
  },
  backwards: (from, to) =>
    `从 ${from} 开始、到 ${to} 结束，结束早于开始。请换个日期；没有做任何改动。`,
  inTheWay: (names) =>
    `按这样的限制，${names}就不能在现在的位置了。请先移动它，或放宽限制；没有做任何改动。`,
  noChange: '本来就是这样：没有做任何改动。',
  rest: (task, of) =>
    `${task}是${of}没做完的部分。请先取消那个标记，或把它标记为已完成；没有做任何改动。`,
  placed: (task) => `${task}已经排在课表上，顺序由时间决定。请先退回待安排；没有做任何改动。`,
  pinned: (names) => `固定的任务不会删除：${names}。请先取消固定再删；没有做任何改动。`,
  tooLong: (length, most) => `一天只有 ${most}，放不下 ${length}。请改短一些；没有做任何改动。`,
  unknownCourse: (course) => `已经没有${course}这门课了。没有做任何改动。`,
  courseExists: (course) =>
    `已经有${course}这门课了。请换个名字，或者说明要把两门并成一门；没有做任何改动。`,
}

export const noCourse: typeof en.noCourse = {
  noCourse: (listed, name) =>
    `日程里没有${name}这门课，没有改动任何内容。${listed === '' ? '' : `现有的课程：${listed}。`}`,
}
