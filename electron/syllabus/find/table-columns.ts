// What the columns of a table hold, read from its head: "Week | Topic | Reading | Due".

export const columnRoles = [
  'week',
  'date',
  'topic',
  'reading',
  'due',
  'work',
  'weight',
  'time',
  'name',
] as const

export type ColumnRole = (typeof columnRoles)[number] | null

const heads: [Exclude<ColumnRole, null>, RegExp][] = [
  [
    'due',
    /^(?:.*\bdue\b.*|deadlines?.*|deliverables?|hand[ -]?ins?|assessments?|exams?(?: ?[&/] ?.*)?|.*截止.*|提交|考核|考试|测验|提交内容|交付物)$/iu,
  ],
  ['weight', /^(?:weights?|%|percent(?:age)?|worth|points?|grade|比例|占比|权重|分值|成绩占比)$/iu],
  ['time', /^(?:time|hours?|时间段|节次|时段)$/iu],
  ['week', /^(?:weeks?|wks?|w|#|周次|周|教学周|第几周|周数)\.?$/iu],
  [
    'date',
    /^(?:dates?|days?|when|class dates?|week of|monday|meeting|日期|时间|上课日期|考试时间|考试日期)$/iu,
  ],
  [
    'reading',
    /^(?:.*\breadings?\b.*|textbook|chapters?|sections?|pages?|book|text|.*(?:阅读|教材|章节|预习|参考).*)$/iu,
  ],
  [
    'work',
    /^(?:(?:.*\b)?(?:homeworks?|hw|assignments?|problem sets?|exercises?|labs?|to do|tasks?|work)\b.*|.*(?:作业|习题|练习|实验|任务).*)$/iu,
  ],
  [
    'topic',
    /^(?:topics?|subjects?|contents?|lectures?|lecture topics?|themes?|units?|modules?|class|what|教学内容|内容|主题|课程内容|授课内容|讲授内容|专题|题目)$/iu,
  ],
  [
    'name',
    /^(?:item|name|component|assessment|event|type|项目|名称|类型|考核方式|考核项目|事项)$/iu,
  ],
]

/** Null where the row is no head: fewer than two of its cells say what stands below. */
export function readColumns(cells: readonly string[]): ColumnRole[] | null {
  const roles = cells.map((cell) => roleOf(cell))
  const known = roles.filter((role) => role !== null).length
  return known >= 2 && known >= cells.filter((cell) => cell !== '').length * 0.5 ? roles : null
}

function roleOf(cell: string): ColumnRole {
  const text = cell.trim()
  if (text === '' || Array.from(text).length > 30 || /\d{2}/.test(text)) return null
  return heads.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
