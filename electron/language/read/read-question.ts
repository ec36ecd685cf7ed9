// Questions about the schedule: what is free, what is on, when something is, what still has no place.
import type { Ground } from '../ground.ts'
import type { Draft } from './draft.ts'
import { findClockRange } from '../../../shared/time/clock-range.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { asksWhole, restOfWeek } from '../words/asked-days.ts'
import { joinParts } from '../resolve/wishes.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { readOperand } from '../words/operands.ts'
import { onlyExam, sittingIn } from '../words/sitting.ts'
import { findUnknownDay, findUnreadDay } from '../../../shared/time/unknown-day.ts'

const questionWord =
  /^(?:(?:so|and|ok|okay|hey|hi|please|well|could you|can you|would you)[ ,]+)*(?:what(?:'s| is| are)?|when(?:'s)?|which|where(?:'s)?|who|how|why|is|are|am|do|does|did|has|have i|was|were|show|list|tell|any|give me|see|check|display)\b|什么|哪|多久|多长|几(?=点|节|个|次|门|时)|多少|有没有|没有空|有空|空闲|空档|吗|呢|看看|看一?下|列出|列一?下|查|显示|告诉我|为何|为啥|怎么|怎样|如何|是否|是不是|啥/
const freeWords =
  /\b(?:free|availab\w+|gaps?|open (?:slots?|periods?|time)|spare|empty)\b|有(?:什么|啥|哪些|多少|点)?空|空闲|空档|没课|空着|空余|哪些时间|没有课|能用的时间/
const whenWords =
  /\b(?:when|what time|what day|which day|where)\b|什么时候|什么时间|何时|几点|哪天|哪一天|第几节|在哪|几号/
const pendingWords =
  /\b(?:pending|unplaced|unscheduled|unplanned|left to (?:place|plan|schedule|do)|to be (?:placed|planned|scheduled)|still (?:open|to do|missing)|open (?:work|items?|sessions?|tasks?)|left over|not (?:yet )?(?:placed|planned|scheduled)|hasn't been|haven't (?:been )?(?:placed|planned|scheduled)|(?:is|are|what's|what is|anything) left)\b|待安排|待排|没安排|未安排|没排|未排|还剩|剩下|没有安排|没有排|没放/
const dayWords =
  /\b(?:on|have|do i|schedule|timetable|plan|agenda|planned|happening|today|look like|calendar|busy)\b|安排|课表|日程|计划|有什么|什么课|有啥|要做|要学|学什么|干什么|忙|哪些/

const workloadWords =
  /\bhow (?:many|much) (?:more )?(?:hours?|periods?|time|study time|work)\b|(?:多少|几)个?(?:小时|学时|节|时间)(?!有空)/
const studyWords =
  /\b(?:left|remain(?:s|ing)?|study|studying|work|open|pending|to do|planned)\b|剩|要学|学习|复习|待/
const examWords = /\b(?:exams?|mid-?terms?|finals?)\b|考试|期中|期末|(?:什么时候|几号|哪天)考/
const untilWords =
  /\bhow (?:long|many (?:days|weeks)) (?:until|till|before|to)\b|还有(?:几|多少)(?:天|周)/

/** Whether the text is built as a question or asks to be shown something. */
export function isQuestionForm(text: string): boolean {
  return questionWord.test(text)
}

/** Null when it asks nothing that can be answered from the schedule. */
export function readQuestion(lexed: LexedText, ground: Ground): Draft | null {
  const { rest, times, names } = lexed
  const days = joinRanges(lexed.days, lexed.text, ground)
  const dates = days.length === 0 ? null : [...new Set(days.flatMap((day) => day.dates))].toSorted()
  const wish = findClockRange(lexed.text)?.wish ?? joinParts(times.map((time) => time.wish))
  const unknownDay = findUnknownDay(lexed.text) ?? (dates === null ? findUnreadDay(rest) : null)
  if (unknownDay !== null) return { kind: 'unknown-day', words: unknownDay }
  const owners = names.flatMap((name) => name.owners)
  if (dates === null && workloadWords.test(lexed.text) && studyWords.test(lexed.text))
    return { kind: 'query-workload', names: owners }
  const exam = readExam(lexed)
  if (exam !== null) return exam
  if (pendingWords.test(lexed.text)) return { kind: 'query-pending', names: owners }
  if (names.length > 0 && !freeWords.test(rest))
    return { kind: 'query-when', operands: [readOperand(lexed, true)] }
  if (freeWords.test(lexed.text))
    return { kind: 'query-free', dates, wish, ...asksWhole(lexed.text) }
  if (whenWords.test(rest) && dates === null) return null
  if (dates === null && /\bweek\b|一周|周计划/.test(lexed.text))
    return { kind: 'query-day', dates: restOfWeek(ground), wish }
  if (dates !== null || dayWords.test(lexed.text)) return { kind: 'query-day', dates, wish }
  return null
}

function readExam(lexed: LexedText): Draft | null {
  const { text, names } = lexed
  if (!examWords.test(text) || !(whenWords.test(text) || untilWords.test(text))) return null
  const courses = names.filter(({ start, end }) => !onlyExam.test(text.slice(start, end)))
  return {
    kind: 'query-exam',
    sitting: sittingIn(text),
    names: courses.flatMap(({ owners }) => owners),
    operand: readOperand(lexed, true),
  }
}
