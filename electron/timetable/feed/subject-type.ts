// Tells from its name of what kind a subject is, and whether there is anything to go over after a lesson.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { isPractisedLesson } from '../../../shared/timetable/title-words.ts'

const unstudied =
  /\b(?:physical education|sports?|p\.?e\.?|office hours?|assembly|homeroom|eps)\b|体育|军训|班会|劳动|[早晚]自?[习读]|自习/iu

// A few talks a term, with nothing to go over after each.
const talks = /形势与政策|入学教育|安全教育|就业指导|职业生涯|职业规划/u

/** A lesson after which there is nothing to go over at a desk. */
export function isUnstudied(title: string): boolean {
  const plain = toSimple(title)
  return isPractisedLesson(plain) || unstudied.test(plain) || talks.test(plain)
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
  return subjects.find(([, pattern]) => pattern.test(toSimple(course)))?.[0] ?? 'mixed'
}
