// Reads what a column of a table or the label before a line says of what stands there: "Week", "Due", "Available:".
import { eachWeekday } from '../../../shared/time/weekdays.ts'

export type Role =
  | 'week'
  | 'date'
  | 'weekday'
  | 'topic'
  | 'reading'
  | 'due'
  | 'release'
  | 'work'
  | 'weight'
  | 'time'
  | 'name'
  | 'course'
  | 'aside'

const heads: [Role, RegExp][] = [
  [
    'release',
    /^(?:.*\b(?:released?|assigned|available|handed out|out|posted|starts?|opens?)(?: (?:on|date))?|.*(?:发布|布置|开始)(?:日期|时间)?|ausgabe(?:datum)?)$/iu,
  ],
  [
    'due',
    /^(?:.*\bdue\b.*|.*\bdeadlines?.*|deliverables?|(?:to )?(?:hand|turn)[ -]?ins?|submit by|closes?|abgabe(?:datum|termin|frist)?|exams?(?: ?[&/] ?.*)?|.*截止.*|提交|考核|考试|测验|提交内容|交付物|.*(?:提交|上交|递交|缴交)(?:日期|时间))$/iu,
  ],
  [
    'weight',
    /^(?:weights?|weighting|values?|%|percent(?:age)?|worth|points?|marks?|grade|比例|占比|权重|分值|成绩占比)$/iu,
  ],
  ['time', /^(?:time|hours?|时间段|节次|时段)$/iu],
  ['week', /^(?:weeks?|wks?|w|#|woche|kw|周次|周|教学周|第几周|周数)\.?$/iu],
  ['weekday', /^(?:weekdays?|星期)$/iu],
  [
    'date',
    /^(?:(?:class |lecture |session |exam )?dates?|days?|when|week (?:of|beginning|commencing|starting)|starting|w\/c|datum|termin|日期|时间|上课日期|上课时间|考试时间|考试日期)$/iu,
  ],
  ['course', /^(?:courses?(?: (?:name|title|code))?|subject|课程(?:名称)?|科目|考试科目)$/iu],
  [
    'reading',
    /^(?:.*\breadings?\b.*|textbook|chapters?|sections?|pages?|book|text|.*(?:阅读|教材|章节|预习|参考).*)$/iu,
  ],
  [
    'work',
    /^(?:(?:.*\b)?(?:homeworks?|hw|assignments?|problem sets?|psets?|exercises?|labs?|to do|tasks?|work|projects?|quizzes|(?:übungs)?bl[aä]tt(?:er)?|übung(?:en)?|hausaufgaben?)\b.*|.*(?:作业|习题|练习|实验(?!室)|任务).*)$/iu,
  ],
  [
    'topic',
    /^(?:.*\b(?:topics?|contents?|lectures?|themes?|in class)|subjects?|units?|modules?|class|what|thema|inhalt|vorlesung|教学内容|内容|主题|课程内容|授课内容|讲授内容|专题|题目)$/iu,
  ],
  [
    'name',
    /^(?:item|name|component|assessments?|event|type|art|prüfung|description|项目|.*名称|类型|考核方式|考核项目|事项)$/iu,
  ],
  [
    'aside',
    /^(?:.*\b(?:feedback|returned|results|format|length|word count)\b.*|raum|ort|rooms?|location|venue|place|links?|slides?|materials?|submission|discord|instructor|lecturer|speaker|地点|教室|实验室|主讲|教师|课件)$/iu,
  ],
]

/** Null where the head says nothing that is known. */
export function roleOfHead(cell: string): Role | null {
  const text = cell
    .replaceAll(/[\s\n]+/gu, ' ')
    .replace(/\(s\)/iu, 's')
    .trim()
  if (text === '' || Array.from(text).length > 70) return null
  const plain = withoutBrackets(text)
  if (Array.from(plain).length > 40 || /\d{2}/.test(plain)) return null
  // "Homework (due Thursday 6 pm)".
  if (/\bdue\b|截止/iu.test(text))
    return /\b(?:released?|assigned|out|posted|available)\b|发布|布置/iu.test(text) ? 'work' : 'due'
  return heads.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

export function withoutBrackets(text: string): string {
  return text.replaceAll(/[（([][^）)\]]*[）)\]]|[^\p{L}\p{N}%#&/\-\s]/gu, '').trim()
}

/** Of "Monday", "Lecture (Mon)": the one weekday that all of a column is on; null for none and for several. */
export function weekdayOfHead(cell: string): number | null {
  if (Array.from(cell).length > 70) return null
  const [only, ...others] = eachWeekday(cell)
  return only === undefined || others.length > 0 ? null : only.weekday
}

const labels: [Role, RegExp][] = [
  [
    'due',
    /^(?:also |assignments? |homework |items? |work )?due(?: dates?)?$|^deadlines?$|^(?:作业)?(?:截止|提交)(?:日期|时间)?$|^ddl$/iu,
  ],
  [
    'release',
    /^(?:available|released?|out|assigned|posted|handed out|issued|发布(?:日期|时间)?|布置)$/iu,
  ],
  [
    'reading',
    /^(?:(?:required|optional|very optional|further|suggested|additional|recommended) ?)?(?:readings?|read)$|^(?:very )?optional$|^(?:课前)?(?:阅读|预习)$/iu,
  ],
  [
    'work',
    /^(?:homeworks?|hw|assignments?|problem sets?|exercises?|to do|tasks?|作业|习题|练习|本周任务|任务)$/iu,
  ],
  ['topic', /^(?:topics?|lectures?|in class|class|content|内容|主题|教学内容|上课内容)$/iu],
  ['date', /^(?:dates?|days?|week of|日期)$/iu],
  [
    'aside',
    /^(?:notes?|office hours?|instructors?|contact|e-?mail|rooms?|location|assignment link|slides?|solutions?|updated|last updated|prerequisites|further reading)$/iu,
  ],
]

export type Labelled = { role: Role; label: string; rest: string }

/** "Due: homework 1": the role that the word before the colon gives to what follows it; null where it gives none. */
export function readLabel(text: string): Labelled | null {
  const [, said = '', rest = ''] =
    /^[^\p{L}]{0,6}([\p{L}][\p{L} _()/-]{0,30}?)\s*[:：]\s*(.*)$/su.exec(text) ?? []
  if (said === '') return null
  const label = said.replaceAll('_', ' ').replace(/\(s\)/iu, 's').trim()
  const role = labels.find(([, pattern]) => pattern.test(label))?.[0]
  return role === undefined ? null : { role, label, rest: rest.trim() }
}
