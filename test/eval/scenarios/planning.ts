// Plans for days, weeks, courses and the term, with what is to stay free.
import {
  addsNone,
  addsOn,
  added,
  all,
  calculus,
  english,
  history,
  keptPlaces,
  legal,
  ofClass,
  onDay,
  physics,
  programming,
  algebra,
  startsBefore,
  startsFrom,
  unchanged,
} from '../checks.ts'
import type { Scenario } from '../scenario.ts'

const notOf = (...classes: number[]) => addsNone(ofClass(...classes))
const others = [1, 2, 3, 4, 5, 6]
const only = (...classes: number[]) => notOf(...others.filter((id) => !classes.includes(id)))

export const planning: Scenario[] = [
  {
    name: 'this week',
    start: 'fresh',
    says: { en: ['plan my week'], zh: ['帮我安排这周'] },
    check: all(addsOn(15, 21, 6), legal),
  },
  {
    name: 'next week',
    start: 'fresh',
    says: { en: ['plan next week for me please'], zh: ['安排下周的复习'] },
    check: all(addsOn(22, 28, 4), legal),
  },
  {
    name: 'without Saturday',
    start: 'fresh',
    says: { en: ['plan my week but keep Saturday free'], zh: ['安排这周，周六别排'] },
    check: all(addsOn(15, 21, 5), addsNone(onDay(20)), legal),
  },
  {
    name: 'nothing before ten',
    start: 'fresh',
    says: { en: ['plan my week, nothing before ten'], zh: ['安排这周，十点以前不要排'] },
    check: all(addsOn(15, 21, 4), addsNone(startsBefore(10)), legal),
  },
  {
    name: 'no evenings',
    start: 'fresh',
    says: { en: ['plan this week, no evenings'], zh: ['安排这周，晚上不要排'] },
    check: all(addsOn(15, 21, 4), addsNone(startsFrom(18)), legal),
  },
  {
    name: 'one course',
    start: 'fresh',
    says: { en: ['only plan calculus this week'], zh: ['这周只安排高等数学'] },
    check: all(addsOn(15, 21), only(calculus), legal),
  },
  {
    name: 'two courses',
    start: 'fresh',
    says: {
      en: ['plan physics and linear algebra for next week'],
      zh: ['下周安排大学物理和线性代数'],
    },
    check: all(addsOn(22, 28), only(physics, algebra), legal),
  },
  {
    name: 'all but one course',
    start: 'fresh',
    says: { en: ['plan my week without physics'], zh: ['安排这周，除了大学物理'] },
    check: all(addsOn(15, 21, 4), notOf(physics), legal),
  },
  {
    name: 'the whole term',
    start: 'fresh',
    says: { en: ['plan the whole term'], zh: ['安排整个学期的学习'] },
    check: all((outcome) => added(outcome).length >= 20, legal),
  },
  {
    name: 'tomorrow',
    start: 'fresh',
    says: { en: ['plan tomorrow'], zh: ['安排明天'] },
    check: all(addsOn(16, 16), legal),
  },
  {
    name: 'two days',
    start: 'fresh',
    says: { en: ['plan Wednesday and Thursday'], zh: ['安排周三和周四'] },
    check: all(addsOn(17, 18), legal),
  },
  {
    name: 'the weekend',
    start: 'weekend',
    says: { en: ['plan Sunday'], zh: ['安排周日'] },
    check: all(addsOn(21, 21), legal),
  },
  {
    name: 'two days left out',
    start: 'fresh',
    says: {
      en: ["plan my week, I can't on Thursday and Friday"],
      zh: ['安排这周，周四周五没空'],
    },
    check: all(addsOn(15, 21, 4), addsNone(onDay(18, 19)), legal),
  },
  {
    name: 'mornings only',
    start: 'fresh',
    says: { en: ['plan next week, mornings only'], zh: ['安排下周，只要上午'] },
    check: all(addsOn(22, 28, 2), addsNone(startsFrom(12)), legal),
  },
  {
    name: 'by dates',
    start: 'fresh',
    says: {
      en: ['plan from 30 November to 2 December'],
      zh: ['安排11月30日到12月2日'],
    },
    check: all(addsOn(22, 24), legal),
  },
  {
    name: 'ill and a plan',
    start: 'fresh',
    says: { en: ["I'm ill until Wednesday, plan my week"], zh: ['我病到周三，安排这周'] },
    check: all(addsOn(18, 21, 3), legal),
  },
  {
    name: 'a rejected plan leaves nothing',
    start: 'fresh',
    says: { en: ['plan my week'], zh: ['帮我安排这周'] },
    verdict: 'reject',
    check: unchanged,
  },
  {
    name: 'what is planned stays',
    start: 'planned',
    says: { en: ['plan next week'], zh: ['安排下周'] },
    check: all(addsOn(22, 28, 3), keptPlaces, legal),
  },
  {
    name: 'a typo',
    start: 'fresh',
    says: { en: ['plna my wek pls'], zh: ['邦我安排这周'] },
    check: all(addsOn(15, 21, 6), legal),
    mayDecline: true,
  },
  {
    name: 'two languages in one',
    start: 'fresh',
    says: { en: ['帮我 plan this week'], zh: ['plan 一下这周'] },
    check: all(addsOn(15, 21, 6), legal),
    mayDecline: true,
  },
  {
    name: 'one session to a time',
    start: 'fresh',
    says: {
      en: ['put the first linear algebra session on Thursday at period 6'],
      zh: ['把线性代数第一次放到周四第6节'],
    },
    check: (outcome) =>
      added(outcome).every(({ place, classId }) => classId === algebra && place.day === 18),
    mayDecline: true,
  },
  {
    name: 'the project first',
    start: 'fresh',
    says: { en: ['plan only data structures until Friday'], zh: ['到周五只安排数据结构'] },
    check: all(addsOn(15, 19), only(programming), legal),
  },
  {
    name: 'light courses',
    start: 'fresh',
    says: {
      en: ['schedule modern history and academic english this week'],
      zh: ['这周安排中国近现代史纲要和学术英语'],
    },
    check: all(addsOn(15, 21), only(history, english), legal),
  },
  {
    name: 'no term yet',
    start: 'empty',
    says: { en: ['plan my week'], zh: ['帮我安排这周'] },
    check: unchanged,
  },
  {
    name: 'the term is over',
    start: 'over',
    says: { en: ['plan my week'], zh: ['帮我安排这周'] },
    check: unchanged,
  },
  {
    name: 'in the exam week',
    start: 'exam-week',
    says: { en: ['plan my week'], zh: ['帮我安排这周'] },
    check: all(addsOn(36, 42), legal),
  },
]
