// What one Chinese message tells, read as the answer to a question or as the first words of a guide, on Wednesday 2026-11-25.
import type { Known } from '../../../../electron/language/guide/known.ts'
import type { GuideSection } from '../../../../shared/guide/guide-draft.ts'

export type Case = [asked: GuideSection | null, said: string, told: Partial<Known>]

/** The day of an exam that was told as a stretch. */
export function vague(from: string, to: string, said: string): Partial<Known> {
  return { doubts: [{ kind: 'vague-day', what: 'exam', from, to, said }] }
}

export const chinese: Case[] = [
  [null, '我有一门操作系统要考', { course: { name: '操作系统', isKnown: false } }],
  [null, '我的大学英语期末快考了', { course: { name: '大学英语', isKnown: false } }],
  ['course', '就是信号与系统', { course: { name: '信号与系统', isKnown: false } }],
  ['course', '这门课叫西方哲学史吧', { course: { name: '西方哲学史', isKnown: false } }],
  ['course', '带我规划一门课', {}],
  ['course', '考试在12月18日', { exam: { date: '2026-12-18', slots: null } }],
  ['dates', '下周五', { exam: { date: '2026-12-04', slots: null } }],
  ['dates', '还有三周', { exam: { date: '2026-12-16', slots: null } }],
  ['dates', '考前两周', { beforeExam: { days: 14, bound: 'due' } }],
  ['dates', '12月1日到12月15日', { due: '2026-12-15', from: '2026-12-01' }],
  ['dates', '下周一开始，12月18日前做完', { due: '2026-12-17', from: '2026-11-30' }],
  ['dates', '12月底', vague('2026-12-25', '2026-12-31', '12月底')],
  ['dates', '第6周考试', { due: '2026-12-13' }],
  ['dates', '没有考试，12月20日前', { isExamOpen: true, due: '2026-12-19' }],
  ['dates', '12月12日上午10点考试', { exam: { date: '2026-12-12', slots: { start: 3, end: 4 } } }],
  ['dates', '月底', vague('2026-11-24', '2026-11-30', '月底')],
  ['amount', '二十个小时', { amount: { kind: 'minutes', minutes: 1200 } }],
  ['amount', '每周三小时', { amount: { kind: 'rate', minutes: 180, per: 'week' } }],
  ['amount', '每天一小时', { amount: { kind: 'rate', minutes: 60, per: 'day' } }],
  ['amount', '8次，每次2小时', { amount: { kind: 'sessions', count: 8, minutes: 120 } }],
  ['amount', '第三到八章', { units: [{ unit: 'chapter', first: 3, count: 6, minutes: null }] }],
  [
    'amount',
    '六章和四套真题',
    {
      units: [
        { unit: 'chapter', first: 1, count: 6, minutes: null },
        { unit: 'paper', first: 1, count: 4, minutes: null },
      ],
    },
  ],
  [
    'dates',
    '教材第1到6章，每章课后题',
    { units: [{ unit: 'chapter', first: 1, count: 6, minutes: null }] },
  ],
  [
    'amount',
    '6章，一章大概两三个小时',
    { units: [{ unit: 'chapter', first: 1, count: 6, minutes: 150 }] },
  ],
  [
    'amount',
    '每章两小时，五章',
    { units: [{ unit: 'chapter', first: 1, count: 5, minutes: 120 }] },
  ],
  ['amount', '一章大概两小时', {}],
  ['work', '每周六个小时吧', { amount: { kind: 'rate', minutes: 360, per: 'week' } }],
  [
    'effort',
    '特征值那块最难，证明题也不行',
    {
      difficulty: 5,
      subjectType: 'quantitative',
      profile: ['特征值那块最难', '证明题也不行'],
    },
  ],
  ['work', '图像题很难', { difficulty: 5, profile: ['图像题很难'] }],
  [
    'amount',
    '一共6章，图像题很难，前两章已经学过了',
    {
      units: [{ unit: 'chapter', first: 1, count: 6, minutes: null }],
      skipped: [1, 2].map((number) => ({ unit: 'chapter' as const, number })),
      scope: 'all',
      difficulty: 5,
      profile: ['图像题很难', '前两章已经学过了'],
    },
  ],
  // Of the whole course, of time and of an amount it is no part that is hard.
  ['effort', '这门课真的很难', { difficulty: 5 }],
  ['effort', '拓扑很难', { difficulty: 5 }],
  ['course', '热力学很难', { course: { name: '热力学', isKnown: false }, difficulty: 5 }],
  [
    'amount',
    '每天两小时很难',
    { amount: { kind: 'rate', minutes: 120, per: 'day' }, difficulty: 5 },
  ],
  ['amount', '一百小时', { amount: { kind: 'minutes', minutes: 6000 } }],
  ['amount', '300个单词', { units: [{ unit: 'word', first: 1, count: 300, minutes: null }] }],
  ['amount', '半小时每天', { amount: { kind: 'rate', minutes: 30, per: 'day' } }],
  ['effort', '挺难的', { difficulty: 4 }],
  ['effort', '不太难', { difficulty: 2 }],
  ['effort', '一般', { difficulty: 3 }],
  ['limits', '周末', { limits: { weekdays: [6, 7], periods: [] } }],
  [
    'limits',
    '周三和周五晚上不行',
    {
      limits: {
        weekdays: [],
        periods: [],
        times: [
          { weekday: 3, start: 9, end: 10 },
          { weekday: 5, start: 9, end: 10 },
        ],
      },
    },
  ],
  ['limits', '只有周末可以', { limits: { weekdays: [1, 2, 3, 4, 5], periods: [] } }],
  ['limits', '都可以', { limits: { weekdays: [], periods: [] } }],
  ['strategy', '每天一点', { strategy: 'steady' }],
  ['strategy', '突击就行', { strategy: 'rapid' }],
  ['strategy', '不想突击', { strategy: 'steady' }],
  [
    null,
    '我要学Java，我总是忘记语法',
    { course: { name: 'Java', isKnown: false }, profile: ['我总是忘记语法'] },
  ],
  [null, '我想把有机化学考过', { course: { name: '有机化学', isKnown: false } }],
  [null, '热力学去年挂了，要补考', { course: { name: '热力学', isKnown: false }, difficulty: 4 }],
  [null, '带我规划一门课，日语N3', { course: { name: '日语N3', isKnown: false } }],
  [
    null,
    '我要考过 machine learning, exam on Dec 18, 大概20 hours, 周日 not free',
    {
      course: { name: 'Machine learning', isKnown: false },
      exam: { date: '2026-12-18', slots: null },
      amount: { kind: 'minutes', minutes: 1200 },
      limits: { weekdays: [7], periods: [] },
    },
  ],
  ['course', '哈哈', {}],
  ['course', '我也不知道', {}],
  ['course', '好吧，是心灵哲学', { course: { name: '心灵哲学', isKnown: false } }],
  [
    'dates',
    '考试提前到12月12日了',
    { exam: { date: '2026-12-12', slots: null }, isExamSure: true },
  ],
  [
    'amount',
    '10小时，周二周四要打工，别排',
    { amount: { kind: 'minutes', minutes: 600 }, limits: { weekdays: [2, 4], periods: [] } },
  ],
  ['effort', '难，优先级要高一点', { difficulty: 4, priority: 4 }],
  [
    'limits',
    '周三要踢球不行，不想每天一点点',
    { limits: { weekdays: [3], periods: [] }, strategy: 'rapid' },
  ],
]
