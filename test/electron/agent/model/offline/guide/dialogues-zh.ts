// Dialogues in Chinese that gather what is needed, with the body of work that each ends in, on Wednesday 2026-11-25 at 09:00.
import { accept, numbered, pieces, type Dialogue, work } from './dialogue.ts'

const chapter = (number: number) => `第${number}章`
const paper = (number: number) => `真题 ${number}`

export const chineseDialogues: Dialogue[] = [
  {
    name: '一句话说全，不用再问',
    start: 'empty',
    says: ['我要在12月20日前考过线性代数，12月20日考试，大概20小时，周末不学', '就这样', accept],
    ends: work(
      '线性代数',
      '线性代数考试复习',
      numbered('线性代数复习', 14, 1),
      '2026-11-25 2026-12-19',
      '2026-12-20',
      { off: { weekdays: [6, 7], periods: [] } },
    ),
  },
  {
    name: '短回答给选项',
    start: 'empty',
    says: [
      ['帮我规划一门课', '是哪一门课？'],
      ['有机化学', 'A：12月9日 周三，B：12月23日 周三，C：学期末'],
      ['下周五考试', 'A：7 小时，B：12 小时，C：19 小时'],
      ['6章', '每部分的时长是我估的。'],
      '可以',
      accept,
    ],
    ends: work(
      '有机化学',
      '有机化学考试复习',
      pieces(chapter, 1, 6, 2),
      '2026-11-25 2026-12-03',
      '2026-12-04',
    ),
  },
  {
    name: '很短的回答给一个猜测',
    start: 'empty',
    says: [
      '带我规划一门课',
      ['微积分', '我先按 12月9日 周三之前做完算，合适吗？'],
      '12月18日',
      '好',
      '好',
      accept,
    ],
    ends: work('微积分', '微积分学习', numbered('微积分学习', 8), '2026-11-25 2026-12-18', null),
  },
  {
    name: '长回答往深里问',
    start: 'empty',
    says: [
      [
        '我想学好数据结构，可是前面几周基本没听，链表和树都不会，现在特别慌，不知道怎么办',
        '你说“前面几周基本没听”。结合这一点：哪天考试',
      ],
      ['12月20号考试', 'A：12 小时，B：20 小时，C：32 小时'],
      '8章，另外还有4套真题',
      '好的',
      accept,
    ],
    ends: work(
      '数据结构',
      '数据结构考试复习',
      [...pieces(chapter, 1, 8, 3), ...pieces(paper, 1, 4, 4)],
      '2026-11-25 2026-12-19',
      '2026-12-20',
    ),
  },
  {
    name: '不知道就给猜测，再问难度',
    start: 'empty',
    says: [
      '我想学日语',
      ['学期末', '我先按 12 小时算，合适吗？'],
      ['不知道', '难度我先按“一般”算，合适吗？'],
      '很难',
      '可以',
      accept,
    ],
    ends: work('日语', '日语学习', numbered('日语学习', 14, 1), '2026-11-25 2027-01-03', null),
  },
  {
    name: '已有的课另开一份，好，但是晚上也别排',
    start: 'chinese',
    says: [
      ['带我规划一下高数期末复习', '已经有“高等数学期中复习”，还有 4 次没做'],
      ['另开一份', '哪天考试？'],
      '12月20日',
      '大概20小时，周末不学',
      ['好，但是晚上也别排', '不排在第9–10节'],
      '好的，就这样',
      accept,
    ],
    ends: work(
      '高等数学',
      '高等数学期末复习',
      numbered('高等数学复习', 14, 1),
      '2026-11-25 2026-12-19',
      '2026-12-20',
      { off: { weekdays: [6, 7], periods: [9, 10] } },
    ),
  },
  {
    name: '课表上的考试直接用',
    start: 'chinese',
    says: ['我要考过线性代数', 'B', ['12个小时', '12月4日 周五 的考试是课表上的。'], '好', accept],
    ends: work(
      '线性代数',
      '线性代数考试复习',
      numbered('线性代数复习', 8),
      '2026-11-25 2026-12-03',
      '2026-12-04',
    ),
  },
]
