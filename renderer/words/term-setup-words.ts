// The term's own dialog: its name and length, its periods, its days off and make-up days, and the effect of a change.
import { sayCount } from '../../shared/words/say-count.ts'
import type { TermPart } from '../store/term-part.ts'
import type { Words } from './words.ts'

export const termSetupWords: Words<{
  title: string
  parts: Record<TermPart, string>
  name: string
  weeks: string
  firstMonday: string
  zone: string
  zoneHint: string
  period: string
  begins: string
  change: string
  ends: string
  periodNumber: (number: number) => string
  beginsOf: (number: number) => string
  endsOf: (number: number) => string
  addBefore: (number: number) => string
  addAtEnd: string
  remove: (number: number) => string
  periodsHint: string
  noDays: string
  days: string
  off: string
  follows: (weekday: string, week: number) => string
  asUsual: string
  asUsualOn: (date: string) => string
  addOff: string
  addFollows: string
  from: string
  to: string
  date: string
  followsWeek: string
  followsDay: string
  week: (number: number) => string
  followsHint: string
  freeStudy: string
  showEffect: string
  timetable: string
  effect: string
  freed: (count: number) => string
  studies: (courses: number) => string
  back: string
  save: string
  dropTyped: string
}> = {
  en: {
    title: 'Term',
    parts: { term: 'Name and weeks', periods: 'Periods', days: 'Days off' },
    name: 'Name',
    weeks: 'Weeks',
    firstMonday: 'First Monday',
    zone: 'Time zone',
    zoneHint: 'All times are by the clock of this place.',
    period: 'Period',
    begins: 'Begins',
    change: 'Add or remove',
    ends: 'Ends',
    periodNumber: (number) => `${number}`,
    beginsOf: (number) => `Period ${number} begins`,
    endsOf: (number) => `Period ${number} ends`,
    addBefore: (number) => `Add a period before ${number}`,
    addAtEnd: 'Add a period at the end',
    remove: (number) => `Remove period ${number}`,
    periodsHint: 'Classes and study go with their period. A period in which something lies stays.',
    noDays: 'Every day follows its own timetable so far.',
    days: 'Days that differ',
    off: 'No classes',
    follows: (weekday, week) => `Follows ${weekday} of week ${week}`,
    asUsual: 'As usual',
    asUsualOn: (date) => `Classes as usual on ${date}`,
    addOff: 'Add days off',
    addFollows: 'Add a make-up day',
    from: 'First day',
    to: 'Last day',
    date: 'Date',
    followsWeek: 'Follows week',
    followsDay: 'Weekday',
    week: (number) => `Week ${number}`,
    followsHint: 'The classes of that day are held on the date instead of its own.',
    freeStudy: 'Take study off these days too',
    showEffect: 'See the effect',
    timetable: 'Edit the timetable',
    effect: 'Effect',
    freed: (count) => `${sayCount(count, 'study-block', 'en')} will wait for a new place.`,
    studies: (courses) =>
      courses === 1 ? 'Work for 1 course is added.' : `Work for ${courses} courses is added.`,
    back: 'Back',
    save: 'Save',
    dropTyped: 'What you typed is not saved. Close again to drop it.',
  },
  zh: {
    title: '学期',
    parts: { term: '名称和周数', periods: '节次', days: '放假和调休' },
    name: '名称',
    weeks: '周数',
    firstMonday: '第一个星期一',
    zone: '时区',
    zoneHint: '所有时间都按这个地方的时钟。',
    period: '节次',
    begins: '开始',
    change: '添加或删除',
    ends: '结束',
    periodNumber: (number) => `${number}`,
    beginsOf: (number) => `第 ${number} 节开始`,
    endsOf: (number) => `第 ${number} 节结束`,
    addBefore: (number) => `在第 ${number} 节之前加一节`,
    addAtEnd: '在最后加一节',
    remove: (number) => `删除第 ${number} 节`,
    periodsHint: '课程和学习任务跟着节次走。排了东西的节次不能删除。',
    noDays: '目前每天都按自己的课表上课。',
    days: '特殊的日子',
    off: '放假',
    follows: (weekday, week) => `上第 ${week} 周${weekday}的课`,
    asUsual: '照常上课',
    asUsualOn: (date) => `${date}照常上课`,
    addOff: '添加放假',
    addFollows: '添加调休',
    from: '第一天',
    to: '最后一天',
    date: '日期',
    followsWeek: '上哪一周的课',
    followsDay: '星期几',
    week: (number) => `第 ${number} 周`,
    followsHint: '这天改上那一天的课，原来的课不上。',
    freeStudy: '这几天的学习任务也退回待安排',
    showEffect: '查看影响',
    timetable: '修改课表',
    effect: '影响',
    freed: (count) => `${sayCount(count, 'study-block', 'zh')}要重新安排时间。`,
    studies: (courses) => `为 ${courses} 门课添加了学习任务。`,
    back: '返回',
    save: '保存',
    dropTyped: '你填的内容还没有保存。再关一次就会放弃。',
  },
}
