// The words by which a title shows what it is: an exam, something of one's own, a kind of subject.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

const examEnglish =
  /\b(?:exam(?:ination)?s?|mid-?terms?|finals?|quiz(?:zes)?|tests?|klausur|prüfung)\b/iu
// 学期中 and 学期末 are parts of a term, not exams.
const examChinese = /考试|测验|小测|考核|(?<![本上下每新整个该]学)期[中末]/u

export function isExamTitle(title: string): boolean {
  return examEnglish.test(title) || examChinese.test(title)
}

const personal =
  /\b(?:gym|workout|training|practice|yoga|swim(?:ming)?|running|lunch|dinner|breakfast|birthday|shift|work|therapy|church|choir|band|club)\b|健身|跑步|游泳|午饭|晚饭|午餐|晚餐|生日|兼职|社团|打球|瑜伽/iu

/** Weekly, but no course to study for. */
export function isPersonalTitle(title: string): boolean {
  return personal.test(title)
}

const unstudied =
  /\b(?:physical education|sports?|p\.?e\.?|office hours?|assembly|homeroom)\b|体育|军训|班会|劳动/iu

/** A course with lessons, but nothing to go over at a desk. */
export function isUnstudied(course: string): boolean {
  return unstudied.test(course)
}

const subjects: [TaskClass['subjectType'], RegExp][] = [
  [
    'quantitative',
    /math|calculus|algebra|analysis|statisti|probabilit|physic|mechanic|thermodynam|circuit|econometric|geometry|数学|高数|线代|代数|微积分|概率|统计|物理|力学|电路|分析/iu,
  ],
  [
    'language',
    /english|german|french|spanish|japanese|korean|italian|russian|mandarin|language|英语|日语|德语|法语|俄语|韩语|西班牙语|外语|语言/iu,
  ],
  [
    'practical',
    /program|software|coding|web|design|laborator|\blab\b|studio|编程|程序|软件|实验|设计|上机|制图/iu,
  ],
  ['memory', /biolog|anatom|pharmac|law\b|medicine|geograph|生物|解剖|药理|法学|医学|地理/iu],
  [
    'reading',
    /literature|philosoph|histor|politic|sociolog|psycholog|ethic|theory of|文学|哲学|历史|政治|思想|马克思|社会学|心理学|伦理/iu,
  ],
]

export function subjectTypeOf(course: string): TaskClass['subjectType'] {
  return subjects.find(([, pattern]) => pattern.test(course))?.[0] ?? 'mixed'
}
