// The words by which a title shows what it is: something of one's own, a kind of subject.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

const personal =
  /\b(?:(?:piano|guitar|violin|cello|flute|drums?|singing|music|ballet|dance|riding|ski|driving|karate|judo) (?:lesson|class)s?|gym|workout|training|practice|yoga|swim(?:ming)?|running|lunch|dinner|breakfast|birthday|shift|work|therapy|church|choir|band|club|badminton|football|basketball|volleyball|tennis)\b|钢琴课|吉他课|舞蹈课|驾校|健身|跑步|游泳|午饭|晚饭|午餐|晚餐|生日|兼职|社团|打球|羽毛球|篮球|足球|排球|网球|乒乓球|瑜伽/iu

/** Weekly, but no course to study for. */
export function isPersonalTitle(title: string): boolean {
  return personal.test(toSimple(title))
}

const unstudied =
  /\b(?:physical education|sports?|p\.?e\.?|office hours?|assembly|homeroom)\b|体育|军训|班会|劳动/iu

// Work is done in these lessons themselves. As a subject the words stay: "Exercise Physiology", 实验心理学.
const practical =
  /\b(?:labs?|laborator(?:y|ies))\b|(?:\b(?:practicals?|praktikum|exercises?)|übung(?:en)?)\s*\d*\s*[)\]]?\s*$|实验(?!心理|经济|动物|设计)|上机|实训/iu

// A few talks a term, with nothing to go over after each.
const talks = /形势与政策|入学教育|安全教育|就业指导|职业生涯|职业规划/u

/** A lesson after which there is nothing to go over at a desk. */
export function isUnstudied(title: string): boolean {
  return [unstudied, practical, talks].some((words) => words.test(toSimple(title)))
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
