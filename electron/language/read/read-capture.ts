// Reads new study work that is to be noted: what, for which course, until when, how long and in how many sessions.
import { upperFirst } from '../../../shared/text/upper-first.ts'
import { asTyped } from '../../../shared/text/as-typed.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import { findCaptureLead, type CaptureLead } from './capture-lead.ts'
import { titleOf } from './capture-title.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import { hasLimits } from './kept-free.ts'
import { findLimits } from './limits.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'
import type { NameMention } from '../words/task-names.ts'
import type { DayMention, Span, TimeMention } from '../../../shared/time/mention.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { readDoubt } from './read-doubt.ts'
import { isQuestionForm } from './read-question.ts'
import { classIdsOf } from '../words/class-ids.ts'
import {
  findCount,
  findLength,
  type FoundCount,
  type FoundLength,
} from '../../../shared/time/said-length.ts'
import { findUnknownDay } from '../../../shared/time/unknown-day.ts'
import { isNegated, unavailable } from '../words/verbs.ts'
import { findKind } from './work-kinds.ts'
import type { CaptureDraft, WorkDoubt } from './work-drafts.ts'

type Mixed = { kind: 'mixed' }

/** Fixed things are no study work, unless it is told that they are studied for. */
const fixed =
  /\b(?:exams?|mid-?terms?|finals?|lectures?|class(?:es)?|seminars?|tutorials?|appointments?|meetings?|events?|dentist|doctor|courses?|subjects?|timetable|holidays?|birthday|party|dinner|lunch|gym|match|concert)\b|考试|期中|期末|讲座|聚会|约会|会议|开会|[组例班晚]会|生日|看牙|体检|课程|课表|上课|门课|节课|吃饭|健身/
const newCourse =
  /^(?:called |named )?(?:courses?|subjects?|class(?:es)?)\b|一?门(?:新)?(?:的)?课|新课(?!题)/
const study =
  /\b(?:revis\w+|review|study|studying|prepare|preparation|prep|practi[sc]e|cram|read|notes?|write|summary|finish|homework|assignment|cards?|questions?|past papers?)\b|复习|准备|备考|预习|学习|自学|学完|看书|刷|背|写|做|练|笔记|习题|作业|真题/
/** "Remember to move calculus to Friday", "add it to my plan": a change of what is there. */
const change =
  /^(?:to )?(?:move|swap|shift|reschedule|undo|redo|place|put|postpone|plan|schedule|delete|remove|cancel|improve|keep|leave)\b|^(?:it|that|this|them)\b|\b(?:to|into|in|on) (?:my |the )?(?:plan|schedule|calendar|timetable|week(?! before| of))\b|^(?:把|将)|^(?:挪|移|改|换|撤|删|取消|安排|排)/
const question =
  /^(?:what|when|where|why|how|who|which|whether|if)\b|\?|吗$|什么|几点|多少|怎么|哪[天个些里]/
const handsIn = /^(?:hand|turn) in\b|^submit\b|\bdue\b|交/
/** Times that are no day. */
const vague =
  /\b(?:next|this|end of (?:the )?|the end of (?:the )?) ?(?:month|term|semester|year)\b|[下这本]个?月(?:底|初|中)?|[月年学]?期?[末底中](?:考试?)?(?:之?前)|考试?(?:之?前)|\b(?:until|before|by|till) (?:the |my )?(?:exams?|mid-?terms?|finals?|tests?|quiz)\b|月底|月初|年底/
const more =
  /^\W*(?:please )?add (?:another|one more|an extra|an additional)\b|^(?:请|帮我)?(?:再|给|为)/

/** What the person wants to be known of themselves, and no work. */
const aboutMe =
  /\b(?:i'm|i am|i (?:can't|cannot|don't|won't|like|hate|prefer|never|always|only|usually))\b|^我(?!要|得|需要|必须)|不能|不想|没空|喜欢|讨厌/

export function readCapture(
  text: string,
  raw: string,
  ground: Ground,
): CaptureDraft | Mixed | null {
  const lead = findCaptureLead(text)
  if (lead === null) return null
  const { body } = lead
  if (!isWork(lead, ground)) return null
  const lexed = lexText(body, ground)
  // Two days are of two works, or say two things of one.
  if (joinRanges(lexed.days, body, ground).length > 1) return { kind: 'mixed' }
  const { days, dayless } = daysIn(lexed, ground)
  const { length, count, rest } = amountsIn(dayless, lexed)
  const named = lead.how === 'told' ? null : courseIn(rest, lexed)
  const { title, several } = withoutNumber(titleOf(named?.rest ?? rest, raw))
  // "I have to finish chapter 2" is of a block; what is handed in is none.
  const isOfBlock = lexed.names.length > 0 && !handsIn.test(body)
  if (lead.how === 'told' && (isOfBlock || findKind(title) === null)) return null
  const saysMore = count?.isMore === true || more.test(text)
  const isMore = isOnlyCourse(title, lexed, saysMore, ground)
  const newCourse = named?.newCourse ?? null
  return {
    kind: 'capture',
    title: isMore && (count !== null || saysMore) ? '' : title,
    names: named?.names ?? lexed.names.flatMap(({ owners }) => owners),
    newCourse,
    from: days.from,
    due: days.due,
    length: length?.length ?? null,
    isEach:
      length?.isEach === true || /\d ?[x×*] ?\d/.test(body) || /\bsessions? of\b|每次/.test(body),
    count: count?.count ?? several,
    isMore: isMore && (count !== null || saysMore),
    isReminder: lead.isReminder,
    unknownDay:
      findUnknownDay(body) ??
      openStretch(lexed, raw, ground) ??
      vague.exec(title)?.[0].replace(/^(?:until|before|by|till) /, '') ??
      null,
    doubt: doubtOf(lead, body),
    agreed: false,
  }
}

function isWork({ body, how }: CaptureLead, ground: Ground): boolean {
  if (change.test(body) || question.test(body) || isQuestionForm(body)) return false
  if (aboutMe.test(body) || unavailable.test(body) || isNegated(body)) return false
  if (newCourse.test(body) || (fixed.test(body) && !study.test(body))) return false
  const lexed = lexText(body, ground)
  if (hasLimits(findLimits(lexed, ground).limits)) return false
  if (how === 'told') return lexed.days.length > 0
  // "Add calculus to Friday" wants a place.
  return !(lexed.names.length > 0 && lexed.days.length > 0 && /\b(?:in)?to\s*$/.test(lexed.rest))
}

function doubtOf({ how }: CaptureLead, body: string): WorkDoubt | null {
  const said = readDoubt({ text: body, isQuestion: false }, true)
  if (said === 'condition' || said === 'hearsay') return said
  return how === 'told' ? 'opinion' : null
}

const beforeDay =
  /(?:[,(]? ?\b(?:(?:which|that|it)(?:'s| is) |is |are )?(?:due(?: date)?(?: is)?|deadline(?: is)?|now|by|before|until|till|no later than|not later than|at the latest|on|for|this|from|starting|between|and|at|to|around|in) ?(?:the )?)+$|(?:[,(]? ?(?:在|截止到?|到|最晚|最迟|限|于|deadline(?:是)?|ddl(?:是)?|从))+ ?$/
const afterDay =
  /^ ?(?:at the latest|latest|deadline|\))|^(?:的)?(?:之?前|以前|之内|以内|截止|为止|内)?(?:就|都)?(?:要|得|必须|需要)?/

/** The words that say days and times are cut out with what leads to them. */
function daysIn(lexed: LexedText, ground: Ground) {
  const spans: Span[] = [...lexed.days, ...lexed.times].toSorted((a, b) => b.start - a.start)
  const dayless = spans.reduce((text, { start, end }) => {
    const from = beforeDay.exec(text.slice(0, start))?.index ?? start
    const after = afterDay.exec(text.slice(end))?.[0].length ?? 0
    return blankOut(text, from, end + after)
  }, lexed.text)
  const joined = joinRanges(lexed.days, lexed.text, ground)
  return { days: rangeOf(joined, lexed.days.at(-1), lexed.times, ground), dayless }
}

/** "Due mid December" names no day, and "by mid December" its last one; null for none. */
export function openStretch({ days, text }: LexedText, raw: string, ground: Ground): string | null {
  const open = joinRanges(days, text, ground).find(
    ({ stretch }) => stretch !== undefined && stretch.bound === null && !stretch.isEnd,
  )
  if (open === undefined) return null
  const words = text.slice(open.start, open.end)
  return asTyped(words, raw) ?? words
}

function rangeOf(
  days: DayMention[],
  bare: DayMention | undefined,
  times: TimeMention[],
  { today }: Ground,
) {
  const last = days.at(-1)
  const named = last?.dates.at(-1) ?? null
  // 周三前, said on a Wednesday, still leaves the day itself.
  const isEve = named !== null && named < today.date && bare?.dates.includes(today.date) === true
  const due = isEve ? today.date : named
  const first = last?.dates[0] ?? null
  const isStretch = last?.stretch !== undefined && last.stretch.bound !== 'run'
  const isRun = last !== undefined && last.dates.length > 1 && !isStretch
  const from = isRun && first !== null && first > today.date ? first : null
  const [time] = times
  // Due at nine in the morning: that day itself is no time to do it.
  const isEarly =
    due !== null &&
    due > today.date &&
    (time?.wish.kind === 'clock' || time?.wish.kind === 'before')
      ? time.wish.minute <= 12 * 60
      : false
  return { from, due: isEarly && due !== null ? addDays(due, -1) : due }
}

function amountsIn(
  dayless: string,
  { names }: LexedText,
): { length: FoundLength | null; count: FoundCount | null; rest: string } {
  // "Chapter 2" and "Week 5 reading" are names and no amounts.
  const masked = names.reduce((text, { start, end }) => hide(text, start, end), dayless)
  const times = /\d ?[x×*] ?\d/.test(masked) ? findCount(masked) : null
  const timeless = times === null ? masked : blankOut(masked, times.start, times.end)
  const length = findLength(timeless)
  const lengthless = length === null ? timeless : blankOut(timeless, length.start, length.end)
  const count = times ?? findCount(lengthless)
  const found = [length, count].flatMap((each) => (each === null ? [] : [each]))
  const rest = found.reduce((text, { start, end }) => blankOut(text, start, end), dayless)
  return { length, count, rest }
}

function hide(text: string, start: number, end: number): string {
  return text.slice(0, start) + '§'.repeat(end - start) + text.slice(end)
}

const forCourse = /(?:\b(?:for|in)|给|为) ?(?:my |the )?$/
const courseTail = /^ ?(?:course|class|subject|课|这门课)?/
const forStranger = /\bfor (?:my |the )?([a-z][a-z]+(?: [a-z]+){0,2})\s*$/
const noCourse =
  /^(?:me|us|him|her|school|uni|university|college|class|tomorrow|today|later|now|free|real|sure|good|mom|mum|dad|work|fun|everyone|it|this|that|them|week|term|group|team|teacher|professor|prof|next|exam|test|quiz|midterm|final|finals)\b/

/** "… for biology": its course, and the words without it. */
function courseIn(rest: string, { names }: LexedText) {
  for (const name of names.toReversed()) {
    const before = forCourse.exec(rest.slice(0, name.start))
    if (before === null || !isOfCourse(name)) continue
    const after = courseTail.exec(rest.slice(name.end))?.[0].length ?? 0
    const left = blankOut(rest, before.index, name.end + after)
    // With nothing else said it is the course that is worked on.
    if (/[\p{L}\p{N}]/u.test(left)) return { names: name.owners, newCourse: null, rest: left }
  }
  const stranger = forStranger.exec(rest)
  const course = stranger?.[1] ?? ''
  const isKnown = names.some(({ owners }) => owners.some(({ kind }) => kind !== 'item'))
  if (stranger === null || noCourse.test(course) || isKnown) return null
  const left = blankOut(rest, stranger.index, rest.length)
  return findKind(left) === null ? null : { names: [], newCourse: course, rest: left }
}

function isOfCourse({ owners }: NameMention): boolean {
  return owners.some(({ kind }) => kind !== 'item')
}

const numbered = new RegExp(
  String.raw`^(${numberPattern}) (?:more|extra|additional|new) (.+)$`,
  'i',
)

/** "Three more word lists". */
function withoutNumber(title: string): { title: string; several: number | null } {
  const match = numbered.exec(title)
  const several = readNumber((match?.[1] ?? '').toLowerCase())
  const rest = match?.[2]
  if (rest === undefined || several === null) return { title, several: null }
  return { title: upperFirst(rest), several }
}

/** "2 more sessions of calculus". */
function isOnlyCourse(
  title: string,
  { names, text }: LexedText,
  isMore: boolean,
  { state }: Ground,
): boolean {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return false
  if (classIdsOf(name.owners, state).length !== 1) return false
  const bare = (words: string) =>
    (isMore ? words.replaceAll(session, '') : words).replace(/^(?:给|为)/, '').trim()
  const said = bare(normaliseText(title))
  return said === '' || said === bare(text.slice(name.start, name.end))
}

const session = /\b(?:review|revision|study|sessions?)\b|复习|学习/g
