// What kind of answer a line holds: a day, a share, a name, a place, a rule. Shapes of text only; nothing is computed.
import { assertNever } from '../../shared/assert-never.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import { monthPattern } from '../../shared/time/months.ts'
import { anyWeekday } from '../../shared/time/weekdays.ts'

export type Want =
  | 'date'
  | 'clock'
  | 'weight'
  | 'count'
  | 'duration'
  | 'person'
  | 'email'
  | 'phone'
  | 'place'
  | 'rule'
  | 'book'
  | 'list'
  | 'any'

const chineseDigit = '[零〇一二两三四五六七八九十百]'

const fullDate = new RegExp(
  `\\b\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern})\\b|\\b(?:${monthPattern})\\.? \\d{1,2}\\b|\\b\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?\\b(?!\\s*[%％])|\\d{1,2}\\s*月\\s*\\d{1,2}\\s*[日号]|${chineseDigit}{1,3}月${chineseDigit}{1,3}[日号]`,
  'iu',
)
const weekOrDay = new RegExp(
  `\\bweeks? \\d{1,2}\\b|${anyWeekday}|第\\s*(?:\\d{1,2}|${chineseDigit}{1,3})\\s*(?:教学)?周|\\b(?:last|first|final|second) (?:week|lecture|class|day)\\b|最后一(?:周|次课)|每周|\\bdaily|\\bevery\\b`,
  'iu',
)
const clock =
  /\b\d{1,2}[:：.]\d{2}\b|\b\d{1,2}\s*(?:a\.?m|p\.?m)\b|\b(?:noon|midnight)\b|\d{1,2}\s*[点时](?!间)|[上下]午|晚上?\d|第\s*[\d一二三四五六七八九十]+(?:\s*[-–~至到、]\s*[\d一二三四五六七八九十]+)?\s*节/iu
/** What is said in words as often as in digits. */
const spoken =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty(?:-five)?|fifty|sixty|ninety'
const percent = /\d(?:\.\d+)?\s*[%％]|\bper ?cent\b|百分之|[一二三四五六七八九十]成/iu
const points = new RegExp(
  `\\b(?:\\d+(?:\\.\\d+)?|${spoken}|half|all|no) ?(?:points?|marks?|pts)\\b|\\d+\\s*分(?!钟)`,
  'iu',
)
const duration = new RegExp(
  `\\b\\d+(?:\\.\\d+)?(?:\\s*|-)(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?)\\b|(?:\\d+(?:\\.\\d+)?|${chineseDigit}+)\\s*个?半?(?:分钟|小时|学时|课时|天|周)|\\b(?:${spoken}|a|half an)[ -](?:minutes?|hours?|days?|weeks?)\\b`,
  'iu',
)
const number = new RegExp(
  `\\d|\\b(?:${spoken}|once|twice|no|none|single)\\b|${chineseDigit}\\s*[次个篇份道章名人本页字组项门套]|[两一]周`,
  'iu',
)
const email =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w.+-]+\s*(?:\(at\)|\[at\]| at )\s*[\w-]+(?:\.[\w-]+)+/iu
const phone =
  /(?<!\d)(?:\+?\d{1,3}[\s-])?(?:\(?\d{2,4}\)?[\s-])?\d{3,4}[\s-]?\d{3,4}(?:\s*(?:ext\.?|转|-)\s*\d+)?(?!\d)/iu
const place =
  /\b(?:room|hall|building|auditorium|theatre|theater|library|gym|studio|office|floor|annex|centre|center|lab|zoom|online|meet(?:ing)? at)\b|\b\p{Lu}{1,2}-?\d{3,4}\b|\b\d{1,2}\.\d{2}\b|教室|教学楼|[一二三四五六七八九十\d]教|[\p{Script=Han}A-Z\d]楼|馆|\d{3,4}\s*室|机房|腾讯会议|线上|操场|报告厅|阶梯|实验室|办公室/iu
const person =
  /\b(?:prof(?:essor)?|dr|mr|mrs|ms)\b\.?\s*\p{Lu}|\b\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+|(?:教授|讲师|老师|教师|助教|主讲|联系人|组长|班长|负责人|主任)\s*[:：|]?\s*\p{Script=Han}{2,4}|\p{Script=Han}{1,4}(?:教授|讲师|老师|博士|同学)/u
const role =
  /\b(?:assistant|instructor|lecturer|professor|leader|office|staff|registry|tutor|adviser|department)\b|助教|老师|教师|教授|辅导员|教务|班长|组长/iu
const rule =
  /\b(?:must|may|can(?:not|'t|’t)?|should|shall|not|no|never|only|allowed|permitted|prohibited|forbidden|banned|required|requires?|mandatory|optional|compulsory|need(?:ed)?|lose|lost|penalt(?:y|ies)|deduct(?:ed|ion)?|accepted|counts?|will be|at least|at most|up to|minimum|maximum|unless|without|either|bring|contact|provide|email|report(?:ed)?|zero|fail|open book|closed book)\b|不得|不能|不可|不许|可以|可|允许|禁止|必须|须|应当?|需要?|扣|取消|不予|视为|至少|最多|不超过|记|零分|0\s*分|否则|一律|按|不接受|不少于|[开闭]卷|不(?!同|等|止|断|仅|久|过)\p{Script=Han}|没有|无须|无需|只能|只收/iu
const book = /《|\beditions?\b|\beds?\.|\bpress\b|\bisbn|第.版|出版社|\b\p{Lu}\. \p{Lu}\p{Ll}+,/iu
const list = /[,、;；:：|]|\band\b|和|及/iu

/** From 0 to 1: how well the line answers such a question. */
export function weighEvidence(line: string, want: Want): number {
  const text = toPlain(line)
  switch (want) {
    case 'date':
      return fullDate.test(text) ? 1 : weekOrDay.test(text) ? 0.75 : clock.test(text) ? 0.4 : 0
    case 'clock':
      return clock.test(text) ? 1 : weekOrDay.test(text) ? 0.5 : fullDate.test(text) ? 0.4 : 0
    case 'weight':
      // What counts so much of the grade is said in percent; points may be those of one question.
      return percent.test(text) ? 1 : points.test(text) ? 0.85 : 0
    case 'duration':
      return duration.test(text)
        ? 1
        : /\d{1,2}[:：]\d{2}\s*(?:[-–—~至到]|to)\s*\d/u.test(text)
          ? 0.6
          : 0
    case 'count':
      return number.test(withoutTimes(text)) ? 1 : 0
    case 'email':
      return email.test(text) ? 1 : 0
    case 'phone':
      return phone.test(text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/gu, '')) ? 1 : 0
    case 'place':
      return place.test(text) ? 1 : 0
    case 'person':
      return person.test(text) ? 1 : role.test(text) ? 0.7 : 0
    case 'rule':
      return rule.test(text) ? 1 : 0.6
    case 'book':
      return book.test(text) ? 1 : 0.35
    case 'list':
      return list.test(text) ? 1 : 0.6
    case 'any':
      return 0.8
    default:
      return assertNever(want)
  }
}

/** A day, an hour or a share is no number of things. */
function withoutTimes(text: string): string {
  return text.replace(fullDate, ' ').replaceAll(/\b\d{1,2}[::.]\d{2}\b|\d+(?:\.\d+)?\s*%/gu, ' ')
}

/** What stands right after a number: "eleven online assignments", 8 次作业. */
export function findCounted(line: string): string[] {
  return Array.from(withoutTimes(toPlain(line)).matchAll(counted), ([, things = '']) => things)
}

const counted = new RegExp(
  `(?:\\b(?:\\d+|${spoken})\\s+|(?:\\d+|${chineseDigit}+)\\s*[次个篇份道章名人本页字组项门套])((?:\\p{L}+[ -]?){1,3})`,
  'giu',
)

/** Whether a line without such evidence can't be the answer. */
export function isStrict(want: Want): boolean {
  return !['rule', 'book', 'list', 'any'].includes(want)
}

const columns: Partial<Record<Want, RegExp>> = {
  date: /\b(?:weeks?|date|due|deadline|when|day)\b|周|日期|时间|截止/iu,
  weight: /\b(?:weight|share|percent|marks?|points?|worth|grade)\b|比例|占比|分值|分数|权重/iu,
  count: /\b(?:number|count|marks?|points?|weeks?)\b|数|次|分/iu,
  place: /\b(?:room|place|venue|where)\b|地点|教室/iu,
  person: /\b(?:who|name|by|lecturer|speaker)\b|姓名|教师|主讲/iu,
  clock: /\b(?:time|hours?)\b|时间/iu,
}

/**
 * What a cell of a table says by the name of its column: a bare 8 under "Week" is a week. From 0
 * to 1, as the evidence of a line.
 */
export function weighCell(row: string, header: string, want: Want): number {
  const pattern = columns[want]
  if (pattern === undefined) return 0
  const names = toPlain(header).split(' | ')
  const cells = row.split(' | ')
  const isFilled = names.some(
    (name, index) => pattern.test(name) && /[\p{N}\p{L}]/u.test(cells[index] ?? ''),
  )
  return isFilled ? 0.9 : 0
}
