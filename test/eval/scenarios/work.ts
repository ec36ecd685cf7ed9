// New study work to note: one card, everything pending, and never a place.
import { history, items, keptPlaces, notes, notesHomework, unchanged } from '../checks.ts'
import type { Scenario } from '../scenario.ts'
import type { StartName } from '../world.ts'

/** What can't be done as it is said: nothing may change. */
export function refused(name: string, start: StartName, en: string, zh: string): Scenario {
  return { name, start, says: { en: [en], zh: [zh] }, check: unchanged }
}

export const works: Scenario[] = [
  {
    name: 'a report to hand in',
    start: 'fresh',
    says: {
      en: ['remember to hand in the lab report by Wednesday'],
      zh: ['记一下周三前交实验报告'],
    },
    check: notes({ items: 1, until: 17, from: 15 }),
  },
  {
    name: 'a task with its length',
    start: 'planned',
    says: {
      en: ['note: essay draft due Friday 2 hours'],
      zh: ['加一个任务：周五前写完作文，两小时'],
    },
    check: notes({ items: 1, periods: 3, until: 19, from: 18 }),
  },
  {
    name: 'sessions for a course that is new',
    start: 'fresh',
    says: {
      en: ['add 3 sessions of flash cards for biology before 12 Dec'],
      zh: ['添加任务：生物闪卡，3次，12月12日前'],
    },
    check: notes({ items: 3, until: 33, from: 33, course: /biology|生物/i }),
  },
  {
    name: 'due tomorrow',
    start: 'two-weeks',
    says: {
      en: ["don't forget the statistics worksheet, due tomorrow"],
      zh: ['别忘了统计学习题，明天交'],
    },
    check: notesHomework('2026-11-24'),
  },
  {
    name: 'two more of a course',
    start: 'planned',
    says: { en: ['add 2 more sessions of history'], zh: ['再加两次中国近现代史'] },
    check: (outcome) =>
      items(outcome.after, history).length === items(outcome.before, history).length + 2 &&
      keptPlaces(outcome),
    mayDecline: true,
  },
  {
    name: 'split because it is long',
    start: 'fresh',
    says: {
      en: ['add a task: linear algebra problem sheet, 6 hours, until 10 December'],
      zh: ['新增任务：线性代数习题集，一共6小时，12月10日截止'],
    },
    check: notes({ periods: 8, until: 32, from: 32, course: /linear algebra|线性代数/i }),
  },
  {
    name: 'noted and rejected',
    start: 'fresh',
    says: { en: ['remind me to read chapter 7 by Sunday'], zh: ['提醒我周日前读完第七章'] },
    verdict: 'reject',
    check: unchanged,
  },
  {
    name: 'noted and undone',
    start: 'fresh',
    says: {
      en: ['add an essay for history by Friday', 'undo'],
      zh: ['记一下周五前交历史论文', '撤销'],
    },
    check: unchanged,
  },
  {
    name: 'slips of the keyboard',
    start: 'fresh',
    says: {
      en: ['remeber to hand in the lab report by wendesday'],
      zh: ['记一下礼拜三前交实验报告'],
    },
    check: notes({ items: 1, until: 17, from: 15 }),
  },
  {
    name: 'two languages in one',
    start: 'fresh',
    says: {
      en: ['remember to write the 实验报告 by Friday, 2 hours'],
      zh: ['记一下 essay draft，周五前，2小时'],
    },
    check: notes({ items: 1, periods: 3, until: 19, from: 18 }),
  },
  {
    name: 'the week after next',
    start: 'fresh',
    says: {
      en: ['remember to hand in the outline by 9 December'],
      zh: ['记一下下下周三前交论文提纲'],
    },
    check: notes({ items: 1, until: 31, from: 30 }),
  },
  {
    name: 'noted beside a plan',
    start: 'fresh',
    says: {
      en: ['plan my week and remember to hand in the lab report by Friday'],
      zh: ['安排这周，顺便记一下周五前交实验报告'],
    },
    // It is noted first, so that the plan has it.
    check: notes({ items: 1, until: 19, from: 18, isPlanned: true }),
    mayDecline: true,
  },
  {
    name: 'only told',
    start: 'fresh',
    says: {
      en: ['I have to hand in an essay by Friday', 'yes'],
      zh: ['我周五前要交作文', '好'],
    },
    check: notes({ items: 1, until: 19, from: 18 }),
    mayDecline: true,
  },
  refused(
    'due in the past',
    'planned',
    'remember to hand in the essay by last Friday',
    '记一下上周五前交作文',
  ),
  refused('thirty hours', 'fresh', 'add a task: thesis, 30 hours', '加个任务：写论文，30个小时'),
  refused(
    'no length at all',
    'fresh',
    'add a presentation for physics, 0 hours',
    '加个任务：物理展示，0小时',
  ),
  refused(
    'an appointment is no work',
    'planned',
    'add a dentist appointment on Friday at 3pm',
    '添加周五下午三点看牙',
  ),
  refused('nothing is named', 'planned', 'add a task', '加一个任务'),
  {
    name: 'two works with two days',
    start: 'fresh',
    says: {
      en: ['remember the lab report by Wednesday and the essay by Friday'],
      zh: ['记一下周三前交实验报告，周五前交作文'],
    },
    check: ({ before, after }) => after.taskClasses.length === before.taskClasses.length + 2,
  },
]
