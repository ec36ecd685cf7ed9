// What is easily misheard, in both languages: names of courses, amounts that stand side by side, days of rest, days that are none.
import type { Case } from './slots-zh.ts'

const minutes = (hours: number) => ({ kind: 'minutes' as const, minutes: hours * 60 })
const course = (name: string) => ({ course: { name, isKnown: false } })
const off = (...weekdays: number[]) => ({ limits: { weekdays, periods: [] } })
const chapters = (first: number, count: number) => ({
  units: [{ unit: 'chapter' as const, first, count, minutes: null }],
})

export const englishHeard: Case[] = [
  // Names: what a course does is none, nor is a time.
  [null, 'i really need help, algorithms is killing me, i have to somehow get through it', course('Algorithms')],
  [null, 'thermodynamics kills me, I need help', course('Thermodynamics')],
  [null, 'engineering mathematics is a nightmare, what now', { ...course('Engineering mathematics'), difficulty: 5 }],
  [null, 'calculus midterm is coming up and i have no clue where to start', course('Calculus')],
  [null, "the exam is coming up and it's killing me", {}],
  [null, 'my deadline is killing me', {}],
  ['course', "exam's on the 15th of december", { exam: { date: '2026-12-15', slots: null } }],
  ['course', 'some time before christmas', { due: '2026-12-24' }],
  ['course', 'the one with the proofs', { subjectType: 'quantitative' }],
  ['course', 'swimming', course('Swimming')],
  ['course', "it's about special needs education", course('Special needs education')],
  // Amounts: the last that was meant; what a day holds is none.
  ['amount', 'maybe 20 hours, realistically more like 12', { amount: minutes(12) }],
  ['work', 'maybe 20 hours, realistically more like 12', { amount: minutes(12) }],
  ['work', 'mostly old notes and the reader, 10 hours', { amount: minutes(10) }],
  ['amount', '20 hours is too much, 10 will do', { amount: minutes(10) }],
  ['amount', '12 hours, not 20', { amount: minutes(12) }],
  ['amount', '20 hours is too much', {}],
  [
    'amount',
    '10 hours in all, at most 90 minutes a day',
    { amount: minutes(10), mostADay: 90, scope: 'all', profile: ['At most 90 minutes a day'] },
  ],
  ['amount', 'between 10 and 14 hours', { amount: minutes(12) }],
  ['amount', 'no more than 2 hours a day', { mostADay: 120, profile: ['No more than 2 hours a day'] }],
  // The length of the exam, and what is done of it.
  ['amount', 'the exam is 2 hours long', {}],
  ['amount', '2/3 of it is done', {}],
  // Days of rest, and days of something else.
  ['dates', 'I need sundays off', off(7)],
  ['dates', 'fridays are band practice', off(5)],
  ['amount', 'can you drop the saturdays too', off(6)],
  ['amount', 'on mondays i have choir and on thursdays i work', off(1, 4)],
  ['amount', 'I have football on wednesdays', off(3)],
  ['amount', 'we have a group meeting every tuesday', off(2)],
  ['amount', 'I want to work on it every sunday', {}],
  ['dates', 'on friday i have class', {}],
  ['amount', 'fridays are best for studying', {}],
  ['dates', 'every friday is a quiz', {}],
  // Exams: the day that is thought, and days that are none.
  ['dates', 'exam is like mid december? the 15th i think', { exam: { date: '2026-12-15', slots: null } }],
  ['amount', 'the 15th i think', { exam: { date: '2026-12-15', slots: null } }],
  ['dates', 'the exam is on 31 February', { doubts: [{ kind: 'impossible', what: 'exam', said: '31 february' }] }],
  ['dates', 'due February 30th', { doubts: [{ kind: 'impossible', what: 'exam', said: 'february 30th' }] }],
  ['dates', '31/2', { doubts: [{ kind: 'impossible', what: 'exam', said: '31/2' }] }],
  ['dates', '29 February 2028', { exam: { date: '2028-02-29', slots: null } }],
  ['dates', 'January 2', { exam: { date: '2027-01-02', slots: null } }],
  ['dates', '13/13', { doubts: [{ kind: 'impossible', what: 'exam', said: '13/13' }] }],
  ['dates', '31 December', { exam: { date: '2026-12-31', slots: null } }],
  // What is known, left or preferred.
  [
    'amount',
    'I already know chapters 1 and 2, so only 6 left',
    { ...chapters(3, 6), profile: ['I already know chapters 1 and 2'] },
  ],
  ['amount', 'I have done the first 2 chapters, 5 left', chapters(3, 5)],
  ['amount', 'chapters 3 and 4', chapters(3, 2)],
  ['limits', 'I prefer mornings', { profile: ['I prefer mornings'] }],
  ['amount', 'dynamic programming is hard', { difficulty: 4, profile: ['Dynamic programming is hard'] }],
  [
    'amount',
    'programming is hard for me',
    { difficulty: 4, subjectType: 'practical', profile: ['Programming is hard for me'] },
  ],
  // Out of all measure.
  ['amount', '10000 chapters', { doubts: [{ kind: 'impossible', what: 'amount', said: '10000 chapters' }] }],
  ['amount', '100,000 hours', { doubts: [{ kind: 'impossible', what: 'amount', said: '100,000 hours' }] }],
  ['amount', 'minus 5 hours', { doubts: [{ kind: 'impossible', what: 'amount', said: 'minus 5 hours' }] }],
  ['limits', 'only between 25:00 and 26:99', { doubts: [{ kind: 'impossible', what: 'time', said: '25:00' }] }],
] // prettier-ignore

export const chineseHeard: Case[] = [
  [null, '呃我数据结构快挂了，得考过', { ...course('数据结构'), difficulty: 4 }],
  [
    'course',
    '好像是元旦前一周考吧，老师还没定',
    {
      isExamOpen: true,
      openDay: { what: 'exam', from: '2026-12-25', to: '2026-12-31', said: '元旦前一周' },
    },
  ],
  ['course', '不对不对，课程是数据结构啊', course('数据结构')],
  ['course', '就是那个很难的课', { difficulty: 5 }],
  ['course', '批判性思考', course('批判性思考')],
  ['amount', '改成十小时', { amount: minutes(10) }],
  ['amount', '十五小时太多了，十个就够', { amount: minutes(10) }],
  ['amount', '十五小时太多了', {}],
  ['amount', '考试时间是两个小时', {}],
  ['amount', '十几个小时', { amount: minutes(15) }],
  [
    'amount',
    '总共十来个小时吧，一天最多一个半小时',
    { amount: minutes(10), mostADay: 90, scope: 'all', profile: ['一天最多一个半小时'] },
  ],
  ['amount', '每天最多一个半小时', { mostADay: 90, profile: ['每天最多一个半小时'] }],
  ['dates', '周日我要休息', off(7)],
  ['amount', '周五有乐队排练', off(5)],
  ['dates', '我周三晚上有课', {}],
  ['amount', '周三要开始复习', {}],
  ['dates', '1月2号考试', { exam: { date: '2027-01-02', slots: null } }],
  ['dates', '2月30日考试', { doubts: [{ kind: 'impossible', what: 'exam', said: '2月30日' }] }],
  ['amount', '前两章学过了，还剩六章', { ...chapters(3, 6), profile: ['前两章学过了'] }],
  ['limits', '我更喜欢早上学', { profile: ['我更喜欢早上学'] }],
  ['amount', '一万章', { doubts: [{ kind: 'impossible', what: 'amount', said: '一万章' }] }],
  ['amount', '负五小时', { doubts: [{ kind: 'impossible', what: 'amount', said: '负五小时' }] }],
]
