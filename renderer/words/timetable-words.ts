// The editor of the timetable: the grid, the form of a class, and the way to save.
import type { EventKind } from '../../shared/schedule/task.ts'
import type { PresetName } from '../../shared/timetable/presets.ts'
import type { Words } from './words.ts'

export const timetableWords: Words<{
  typeIn: string
  typeInText: string
  title: string
  newTitle: string
  began: string
  beganHint: (monday: string) => string
  weeks: string
  table: string
  /** `clock` is the whole day, from the first period to the last. */
  presets: Record<PresetName, (clock: string) => string>
  grid: string
  gridHint: string
  period: string
  free: string
  cell: (day: string, period: number, clock: string) => string
  newClass: string
  editClass: string
  name: string
  place: string
  classWeeks: string
  weeksHint: string
  kind: string
  kinds: Record<EventKind, string>
  day: string
  from: string
  to: string
  hosts: string
  put: string
  keep: string
  drop: string
  cancel: string
  copyTo: string
  also: string
  addHere: string
  studies: string
  newStudies: string
  save: string
  troubled: (titles: string) => string
  showEffect: string
  count: (classes: number) => string
  done: (classes: number, studies: number) => string
  titles: (list: readonly string[]) => string
}> = {
  en: {
    typeIn: 'Type your timetable in',
    typeInText: 'No file needed: click the periods of each class and name it. About a minute.',
    title: 'Timetable',
    newTitle: 'Type your timetable in',
    began: 'The first week began on',
    beganHint: (monday) => `Week 1 starts on ${monday}.`,
    weeks: 'Weeks',
    table: 'Periods of a day',
    presets: {
      'chinese-12': (clock) => `12 lessons of 45 min, ${clock}`,
      'blocks-6': (clock) => `6 blocks of 90 min, ${clock}`,
      'hours-12': (clock) => `12 hours, ${clock}`,
      'half-hours': (clock) => `26 half hours, ${clock}`,
    },
    grid: 'Weekly timetable',
    gridHint:
      'Drag over periods, or walk with the arrow keys, hold Shift to take more, and press Enter.',
    period: 'Period',
    free: 'free',
    cell: (day, period, clock) => `${day}, period ${period}, ${clock}`,
    newClass: 'New class',
    editClass: 'Class',
    name: 'Name',
    place: 'Place',
    classWeeks: 'Weeks',
    weeksHint: 'Like 1-16, or 1-8,10, or 1-16 odd',
    kind: 'Kind',
    kinds: { class: 'Class', exam: 'Exam', personal: 'Personal' },
    day: 'Day',
    from: 'From period',
    to: 'To period',
    hosts: 'I can study during it',
    put: 'Add',
    keep: 'Apply',
    drop: 'Delete',
    cancel: 'Cancel',
    copyTo: 'Copy to',
    also: 'Also here',
    addHere: 'Another class here',
    studies: 'Add a review session a week for each course',
    newStudies: 'Add a review session a week for each new course',
    save: 'Save',
    troubled: (titles) => `Two classes can’t be held at once. Change ${titles} first.`,
    showEffect: 'See the effect',
    count: (classes) => (classes === 1 ? '1 class' : `${classes} classes`),
    done: (classes, studies) =>
      `Saved ${classes === 1 ? '1 class' : `${classes} classes`}${studies === 0 ? '' : ` and work for ${studies === 1 ? '1 course' : `${studies} courses`}`}.`,
    titles: (list) => list.map((title) => `“${title}”`).join(', '),
  },
  zh: {
    typeIn: '自己填课表',
    typeInText: '不需要文件：点选每门课的节次，写上名字就行，大约一分钟。',
    title: '课表',
    newTitle: '自己填课表',
    began: '第一周从哪天开始',
    beganHint: (monday) => `第 1 周从${monday}开始。`,
    weeks: '周数',
    table: '每天的节次',
    presets: {
      'chinese-12': (clock) => `12 节，每节 45 分钟，${clock}`,
      'blocks-6': (clock) => `6 大节，每节 90 分钟，${clock}`,
      'hours-12': (clock) => `每小时一节，${clock}`,
      'half-hours': (clock) => `每半小时一节，${clock}`,
    },
    grid: '每周课表',
    gridHint: '拖动选择节次；或用方向键移动，按住 Shift 多选几节，再按回车。',
    period: '节次',
    free: '空闲',
    cell: (day, period, clock) => `${day}第 ${period} 节，${clock}`,
    newClass: '添加课程',
    editClass: '课程',
    name: '名称',
    place: '地点',
    classWeeks: '周次',
    weeksHint: '例如 1-16、1-8,10 或 1-16单周',
    kind: '类型',
    kinds: { class: '课程', exam: '考试', personal: '个人' },
    day: '星期',
    from: '从第几节',
    to: '到第几节',
    hosts: '这门课上可以做别的学习',
    put: '添加',
    keep: '确定',
    drop: '删除',
    cancel: '取消',
    copyTo: '复制到',
    also: '同一时间还有',
    addHere: '在这里再加一门',
    studies: '为每门课每周加一次复习',
    newStudies: '为新加的课每周加一次复习',
    save: '保存',
    troubled: (titles) => `两门课不能同时上，请先修改${titles}。`,
    showEffect: '查看影响',
    count: (classes) => `${classes} 节课`,
    done: (classes, studies) =>
      `已保存 ${classes} 节课${studies === 0 ? '' : `，并为 ${studies} 门课添加了复习`}。`,
    titles: (list) => list.map((title) => `“${title}”`).join('、'),
  },
}
