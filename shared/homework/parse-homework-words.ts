// Words about homework (H1): heard by the built-in model, and required of every other before anything is written.
import { toSimple } from '../text/simple-characters.ts'
import { monthPattern } from '../time/months.ts'
import { numberPattern, readNumber } from '../time/numbers.ts'
import { anyWeekday } from '../time/weekdays.ts'

export type HomeworkAsk =
  /** `isPlain`: the words ask for it to be noted; else they tell of homework that is due. */
  | { kind: 'note'; body: string; isPlain: boolean }
  | { kind: 'list' }
  /** `name` is what they call it. */
  | { kind: 'done'; name: string }
  /** It is due so many days later than it was; below zero: earlier. */
  | { kind: 'shift'; name: string; days: number }

const english =
  /^(?:please |can you |could you )*(?:add|note(?: down)?|write down|put down|new)(?: a| an| some| new| another| my| the)* homework(?: item)?(?: for me)?\b(?:\s*[:,-]\s*|\s+(?:called |named |to |that )?)(?<body>\S.*)$/isu

const headed = /^(?:new )?homework\s*[:：–—-]\s*(?<body>\S.*)$/isu

const chinese =
  /^(?:请|帮我|给我)*(?:记|记录|记下|添加|新增|加|新建)(?:一?下)?(?:一?[个项条份])?(?:新的?)?作业(?:[：:，,\s]|叫做?|是)*(?<body>\S.*)$/su

const chineseHeaded = /^(?:新?作业)\s*[：:]\s*(?<body>\S.*)$/su

/** What is called homework, wherever it stands. */
const noun =
  /\b(?:home ?work|problem (?:sheet|set)s?|p-?sets?|exercise sheets?|work ?sheets?|assignments?)\b|作业|习题/iu

/** Whether something is called homework. */
export function namesHomework(text: string): boolean {
  return noun.test(toSimple(text))
}

/** Also what is written to be handed in: where the list has none of that name, the plan may have. */
const handedIn = new RegExp(String.raw`${noun.source}|报告|卷子|试卷|练习册`, 'iu')

const isDue =
  /\b(?:due|deadline|hand(?:ed)?[- ]?(?:it |this )?in|turn(?:ed)? in|submit(?:ted)?)\b|交|截止/iu

const day = new RegExp(
  String.raw`\b(?:today|tonight|tomorrow|yesterday|next week|\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}|(?:${monthPattern})\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern}))|${anyWeekday}|[今明昨][天晚日]|[前后]天|(?:周|星期|礼拜)末|\d{1,2}月\d{1,2}|\d{1,2}[号日]`,
  'iu',
)

/** It asks, takes back, has a wish about the plan, or says how long it takes: that is study work, or nothing new. */
const other =
  /[?？]|^(?:what|when|where|why|how|who|which|is|are|do|does|did|can|could|should|will|if|move|shift|swap|plan|schedule|put|postpone|delay|cancel|delete|remove|mark|add|create|change)\b|\b(?:not|n't|no longer|already|(?:was|were)(?! due\b)|sessions?|task|tasks|block|minutes?|mins?|hours?|hrs?|moved|postponed|extended|cancelled|plan|schedule|if|unless|study|work on)\b|\d ?h\b|什么|几|哪|多少|怎么|何时|吗|不用|不交|不要(?!忘)|没|已经|交了|完了|改|挪|移|排|推迟|延|取消|删|小时|分钟|[次节]|如果|要是|任务|复习|老师说可能/iu

const longestNote = 160

/** Null where they are about something else; all that is read of them is in simplified characters. */
export function readHomeworkWords(text: string): HomeworkAsk | null {
  const plain = toSimple(text).trim()
  const asked = english.exec(plain) ?? chinese.exec(plain)
  const body = (asked ?? headed.exec(plain) ?? chineseHeaded.exec(plain))?.groups?.['body']
  if (body !== undefined) return { kind: 'note', body, isPlain: true }
  if (list.test(plain)) return { kind: 'list' }
  const name = (done.exec(plain) ?? doneFirst.exec(plain))?.groups?.['name']
  if (name !== undefined && handedIn.test(name) && !isUndone.test(plain)) {
    return { kind: 'done', name }
  }
  const moved = isUndone.test(plain) ? null : readShift(plain)
  if (moved !== null && handedIn.test(moved.name)) return { kind: 'shift', ...moved }
  return tellsOfHomework(plain) ? { kind: 'note', body: plain, isPlain: false } : null
}

const answersWhen = new RegExp(
  String.raw`^(?:(?:it(?:'s| is)?|due|by|on|before|until|next|this|at|下+|这|本|大) ?)*(?:${day.source}).{0,24}$`,
  'iu',
)

/** A day that answers the question when what was to be noted is due; `asked` are the words that it was asked of. */
export function joinDueDay(asked: string, answer: string): string | null {
  const said = toSimple(answer).trim()
  const isNote = readHomeworkWords(asked)?.kind === 'note'
  if (!isNote || !answersWhen.test(said)) return null
  return /\p{Script=Han}/u.test(said)
    ? `${asked.trim()}，${said}`
    : `${asked.trim()}, ${/^(?:by|on|before|due|until)\b/i.test(said) ? said : `by ${said}`}`
}

function tellsOfHomework(text: string): boolean {
  const isTold = noun.test(text) && isDue.test(text) && day.test(text)
  return isTold && text.length <= longestNote && !text.includes('\n') && !other.test(text)
}

const list =
  /^(?:(?:please )?(?:show|list|open)(?: me)?(?: all)?(?: (?:my|the|open))* (?:homework|assignments)(?: list)?|(?:what|which|how much|any)(?: of (?:my|the))?(?: other| open)? (?:homework|assignments?)(?: items?)?\b.{0,40}|(?:do i have|is there|have i got)(?: any| more| other)* (?:homework|assignments?)\b.{0,40}|(?:my )?homework(?: list)?|what(?:['’]s| is) (?:my|the) homework|(?:(?:please )?(?:remind|tell|show) me )?what(?:['’]s| is)(?: still| all)? due(?: soon)?|(?:(?:please )?(?:remind|tell|show) me )?what(?: else)? (?:do i have|i have|i still have)(?: still)? to hand in)[?.! ]*$|^(?:(?:提醒|告诉)我?(?:一下)?)?(?:我?(?:还?有|还剩)(?:什么|哪些|多少|几[个项份]|没交的)作业.{0,12}|(?:什么|哪些)作业.{0,14}|我?还?有(?:没有)?(?:别的|其他)?作业(?:吗|没交|没做|要交).{0,4}|(?:看看?|查看|列出|显示)(?:一下)?(?:我的)?作业(?:清单|列表)?|(?:我的)?作业(?:清单|列表)?|我?(?:最近|还)?(?:有|要)?(?:什么|哪些)(?:东西)?(?:要|没)交的?)[？?。！ ]*$/iu

const isUndone =
  /[?？]|\b(?:not|never|if|when|once|until|unless)\b|n['’]t\b|[没不别未]|如果|要是|吗/iu

const done =
  /^(?:(?:ok|okay|so|yes|now)[, ]+)?(?:my |the )?(?<name>.{2,80}?) (?:is|are|has been|have been)(?: now| all| finally)* (?:done|finished|complete|completed|handed in|turned in|submitted)[.! ]*$|^(?:我)?(?:把)?(?<name>.{2,60}?)(?:已经|终于|都|全)*(?:做完|写完|交|完成|搞定|提交|做好|写好)了[。！! ]*$/iu

const doneFirst =
  /^(?:(?:ok|okay|so|yes)[, ]+)?(?:i(?:'ve| have)? )?(?:just |already |finally )*(?:finished|completed|handed in|turned in|submitted|done with|did)(?: with)? (?:my |the )?(?<name>.{2,80}?)[.! ]*$|^我?(?:已经|刚刚?|终于)*(?:做完|写完|交|完成|搞定|提交|做好)了(?<name>.{2,60}?)[。！! ]*$/iu

const shift = new RegExp(
  String.raw`^(?:(?:oh|ok|okay|so|yes|well)[, ]+)?(?:and )?(?:my |the )?(?<name>.{2,80}?)(?: is| are|['’]s| has been| have been| was| got)(?: now)? (?:due|postponed|delayed|extended|pushed back|moved(?: back| forward)?)(?: by)? (?<count>an?|${numberPattern}) (?<unit>day|week)s?(?: (?<sense>later|earlier|sooner))?(?: now)?[.! ]*$|^(?:我的)?(?<nameZh>.{2,60}?)的?(?:截止(?:日期|时间)?)?(?:改[成为到])?(?<senseZh>推迟|延后|延期|延长|晚|提前|早)了?(?<countZh>${numberPattern})(?<unitZh>天|周|个?星期)(?:再?交|截止)?[了吧。！ ]*$`,
  'iu',
)

function readShift(text: string): { name: string; days: number } | null {
  const { name, nameZh, count, countZh, unit, unitZh, sense, senseZh } =
    shift.exec(text)?.groups ?? {}
  const [said, word] = [name ?? nameZh, (count ?? countZh ?? '').toLowerCase()]
  if (said === undefined) return null
  const number = /^an?$/.test(word) ? 1 : (readNumber(word) ?? 0)
  const isEarlier = /earlier|sooner|提前|早/iu.test(sense ?? senseZh ?? '')
  const days = number * (/week|周|星期/iu.test(unit ?? unitZh ?? '') ? 7 : 1)
  return { name: said, days: isEarlier ? -days : days }
}
