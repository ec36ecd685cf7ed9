// Defines the sample term's work: what is to be learned, in the student's words.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Words } from './sample-timetable.ts'

export type SampleWork = {
  /** Index of its course in the sample timetable. */
  course: number
  title: Words
  /** The last day it may be done on. */
  until: { week: number; weekday: number }
  periods: number
  items: Words[]
} & Pick<
  TaskClass,
  | 'subjectType'
  | 'difficulty'
  | 'intensity'
  | 'strategy'
  | 'mayEmbed'
  | 'excludedPeriods'
  | 'excludedWeekdays'
  | 'priority'
>

const evenings = [10, 11, 12]

function item(en: string, zh: string): Words {
  return { en, zh }
}

const usual = {
  strategy: 'steady',
  mayEmbed: false,
  excludedPeriods: [],
  excludedWeekdays: [],
} satisfies Partial<SampleWork>

export const sampleWork: SampleWork[] = [
  {
    ...usual,
    course: 0,
    title: { en: 'Calculus: midterm preparation', zh: '高等数学期中复习' },
    until: { week: 6, weekday: 4 },
    periods: 2,
    subjectType: 'quantitative',
    difficulty: 4,
    intensity: 4,
    priority: 4,
    items: [
      item('Limits and continuity: problem set', '极限与连续：习题'),
      item('Derivatives and the chain rule: problem set', '导数与链式法则：习题'),
      item('Mean value theorem: proofs by hand', '中值定理：手写证明'),
      item('Taylor series: problem set', '泰勒级数：习题'),
      item('Integration by parts: problem set', '分部积分：习题'),
      item('Improper integrals: problem set', '反常积分：习题'),
      item('Midterm of last year, against the clock', '限时完成去年期中卷'),
    ],
  },
  {
    ...usual,
    course: 1,
    title: { en: 'Linear algebra: midterm preparation', zh: '线性代数期中复习' },
    until: { week: 6, weekday: 2 },
    periods: 2,
    subjectType: 'quantitative',
    difficulty: 4,
    intensity: 4,
    priority: 4,
    items: [
      item('Elimination and rank: exercises', '消元法与秩：练习'),
      item('Vector spaces and bases: exercises', '向量空间与基：练习'),
      item('Linear maps and matrices: exercises', '线性映射与矩阵：练习'),
      item('Determinants: exercises', '行列式：练习'),
      item('Eigenvalues and diagonalisation: exercises', '特征值与对角化：练习'),
      item('Midterm of last year, against the clock', '限时完成去年期中卷'),
    ],
  },
  {
    ...usual,
    course: 3,
    title: { en: 'Data structures: first project', zh: '数据结构第一次大作业' },
    until: { week: 4, weekday: 7 },
    periods: 2,
    subjectType: 'practical',
    difficulty: 4,
    intensity: 5,
    strategy: 'rapid',
    priority: 5,
    items: [
      item('Linked list: write and test', '链表：编写与测试'),
      item('Hash map: write and test', '哈希表：编写与测试'),
      item('Binary tree: write and test', '二叉树：编写与测试'),
      item('Compare running times and write the report', '比较运行时间并写报告'),
    ],
  },
  {
    ...usual,
    course: 2,
    title: { en: 'Physics: laboratory reports', zh: '大学物理实验报告' },
    until: { week: 7, weekday: 7 },
    periods: 2,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    excludedWeekdays: [7],
    priority: 3,
    items: [
      item('Pendulum: evaluate the data', '单摆：处理数据'),
      item('Pendulum: write the report', '单摆：撰写报告'),
      item('Heat capacity: evaluate the data', '比热容：处理数据'),
      item('Heat capacity: write the report', '比热容：撰写报告'),
    ],
  },
  {
    ...usual,
    course: 5,
    title: { en: 'Modern history: readings', zh: '中国近现代史阅读' },
    until: { week: 7, weekday: 7 },
    periods: 1,
    subjectType: 'reading',
    difficulty: 2,
    intensity: 2,
    mayEmbed: true,
    priority: 2,
    items: [
      item('Chapter 1: reading and notes', '第一章：阅读与笔记'),
      item('Chapter 2: reading and notes', '第二章：阅读与笔记'),
      item('Chapter 3: reading and notes', '第三章：阅读与笔记'),
      item('Chapter 4: reading and notes', '第四章：阅读与笔记'),
    ],
  },
  {
    ...usual,
    course: 4,
    title: { en: 'Academic English: vocabulary', zh: '大学英语词汇' },
    until: { week: 8, weekday: 7 },
    periods: 1,
    subjectType: 'language',
    difficulty: 2,
    intensity: 2,
    excludedPeriods: evenings,
    priority: 2,
    items: [
      item('Word list 1: learn and test yourself', '词汇表一：背诵与自测'),
      item('Word list 2: learn and test yourself', '词汇表二：背诵与自测'),
      item('Word list 3: learn and test yourself', '词汇表三：背诵与自测'),
      item('Word list 4: learn and test yourself', '词汇表四：背诵与自测'),
      item('Essay outline with the new words', '用新词写作文提纲'),
    ],
  },
]
