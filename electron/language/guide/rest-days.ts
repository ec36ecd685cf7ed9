// Weekdays that are taken by something else, or by rest: "fridays are band practice", "drop the saturdays too", 周日我要休息.
import type { LexedText } from '../words/lexed-text.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import { examWords } from './read-dates.ts'

/** Work on the course, or a word for the day: no reason to keep it free. */
const noReason =
  /\b(?:stud(?:y|ying)|learn(?:ing)?|revis\w+|review\w*|work on (?:it|this)|start\w*|begin\w*|finish\w*|done|due|deadline|submit\w*|hand in|exams?|fine|ok|okay|good|great|best|better|easier|easy|perfect|free|open|possible|available|quiet|enough|only|too|when|also|hours?|minutes?|by|before|until|librar\w+|class(?:es)?|lectures?|seminars?|tutorials?)\b|(?<!满|没)课|图书馆|自习|学|复习|开始|做完|交|考|完成|安排|看书|看完|写|最好|方便|可以|有空|空闲|没事|小时|分钟|截止|时间|才?能|之前|以前|前/
const every =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:weekends|mornings|afternoons|evenings|nights)\b|\bevery\b|每/

const dropBefore =
  /\b(?:drop|ditch|lose|cut|remove|take out|take off|get rid of|kick out|scrap|forget|spare me|not use|don't use|have|need|want|take|keep)(?: out)?(?: (?:the|my|all|on|every))*[ ]*$/
const dropAlone =
  /\b(?:drop|ditch|lose|cut|remove|take out|take off|get rid of|kick out|scrap|spare me|not use|don't use|not do|don't do)(?: out)?(?: (?:the|my|all|on|every))*[ ]*$/
const offAfter =
  /^ ?(?:off|to (?:myself|rest|relax|recover)|for (?:myself|rest|family|my family))\b/
const restAfter =
  /^[ ,，]*(?:我|我们)?(?:都|也|一般|通常|肯定|必须|一定|得|要|想|打算|准备|就|全天|整天|只想|需要)*(?:休息|放松|歇|躺|陪|睡)|^ ?(?:i |is for |are for |i want to |i need to |i'd like to |i have to |i'll )(?:just )*(?:rest|relax|resting|relaxing|chill|recover|sleep)\b|^ ?(?:is|are) (?:my |the |a )?(?:days? of rest|rest days?|family (?:days?|time)|days? off|sacred|off[- ]limits)\b/
const takenAfter =
  /^ ?(?:are|is|i have|i've got|i got|we have|i go to|i play|i work|i'm at|i am at|there is|there's|belong to|go to|me and)\b[^,;.!?]*|^(?:都|也|一般|通常|固定|我|晚上|下午|上午)*(?:有|要|得|去)[^,，。;；!！?？]*/

/** "I have football on wednesdays". */
const takenBefore =
  /\b(?:i|we) ?(?:have|'ve got|got|go to|play|coach|teach|meet|work) (?<what>[^,;.!?]{2,60}?)(?: on| every)?(?: my)? ?$/

type TimedText = Pick<LexedText, 'text' | 'days' | 'times'>

/** Of the days that are named those that are to stay free. */
export function findRestDays({ text: whole, days, times }: TimedText): DayMention[] {
  const text = withoutTimes(whole, times)
  const named = days.filter(
    ({ isWeek, dates, start, end }) =>
      !isWeek && dates.length < 7 && !/\d/.test(text.slice(start, end)),
  )
  const isRest = named.map((day) => isFree(day, text, every.test(whole)))
  // "Saturdays and Sundays": what stands side by side is kept free together.
  return named.filter((day, index) => {
    const next = named[index + 1]
    const isJoined =
      next !== undefined && /^[\s和与、跟及&]*(?:and )?$/.test(text.slice(day.end, next.start))
    return isRest[index] === true || (isJoined && isRest[index + 1] === true)
  })
}

/** "Tuesday evenings I have choir": the part of the day stands between the day and what takes it. */
function withoutTimes(text: string, times: LexedText['times']): string {
  return times.reduce((left, { start, end }) => blankOut(left, start, end), text)
}

/** With one space at most before it, and none before a Chinese sign. */
function leading(text: string): string {
  return text.replace(/^\s+/, ' ').replace(/^ (?=\p{Script=Han})/u, '')
}

function isFree({ start, end }: DayMention, text: string, isWeekly: boolean): boolean {
  const before = text.slice(0, start).replace(/\s+$/, ' ')
  const after = leading(text.slice(end))
  const isDropped = dropAlone.test(before) || (dropBefore.test(before) && offAfter.test(after))
  if (isDropped || restAfter.test(after)) return true
  const activity = isWeekly ? takenBefore.exec(before)?.groups?.['what'] : undefined
  if (activity !== undefined && isOther(activity) && isOther(after)) return true
  const reason = takenAfter.exec(after)?.[0]
  if (reason === undefined || !isOther(reason)) return false
  const isHan = /\p{Script=Han}/u.test(reason)
  // One Friday that is taken says nothing of the others; 周五 may be any.
  return reason.replace(takenLead, '').trim().length > 1 && (isHan || isWeekly)
}

/** "On Friday I have class", 周三晚上有课: a day of something else is none to be done by. */
const elsewhere =
  /^ ?(?:i have|i've got|i got|we have|i go to|i play|i work|i'm at|i am at|there is|there's|me and)\b[^,;.!?]*|^(?:都|也|一般|通常|固定|我|晚上|下午|上午|早上|中午)*(?:有|要|得|去)[^,，。;；!！?？]*/
const isTold =
  /\b(?:due|deadline|submit|hand in|finish|done|ready|it)\b|交|做完|完成|截止|学完|复习完|搞定/

export function isTakenDay({ end }: DayMention, { text, times }: TimedText): boolean {
  const after = leading(withoutTimes(text, times).slice(end))
  const reason = elsewhere.exec(after)?.[0]
  return reason !== undefined && !examWords.test(reason) && !isTold.test(reason)
}

/** No work on the course. */
function isOther(words: string): boolean {
  return !noReason.test(words) && !examWords.test(words) && !freely.test(words)
}

const freely = /\b(?:can|could|want|would|like|prefer|rather|'d)\b/

const takenLead = /^ ?(?:are|is|i have|i've got|i got|we have|i'm at|i am at|there is|there's)\b/
