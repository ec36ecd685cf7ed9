// What fact a frame asks for, as a draft: what is next, where, due, left, done.
import type { Draft, Fact } from '../read/draft.ts'
import type { ActName } from '../reader/frame.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { examSaid, onlyExam } from '../words/sitting.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lessonsCalled } from '../words/lessons-called.ts'
import { asksForMakeUp, hasTarget } from '../words/task-words.ts'
import { whatIf } from './conditions.ts'
import { targetOf } from './target-of-frame.ts'
import { reading, type Reading } from './reading.ts'

const facts: Partial<Record<ActName, Fact>> = {
  ask_next: 'next',
  ask_where: 'where',
  ask_who: 'who',
  ask_exam: 'exams',
  'ask_load:lightest': 'lightest',
  'ask_load:busiest': 'busiest',
  'ask_load:hours': 'hours',
  ask_remaining: 'left',
  ask_progress: 'done',
  ask_due: 'due',
  ask_homework: 'homework',
  ask_date: 'date',
  ask_change: 'changed',
  ask_advice: 'first',
  what_if: 'in-the-way',
}

/** 实验在哪间屋上: of words that are no name by themselves, each lesson that is called so. */
function calledOf(act: ActName, read: Reading): NameOwner[] {
  if (act !== 'ask_where' || read.clause.names.length > 0) return []
  const said = read.words('course', 'task', 'title')
  const series = said.flatMap((words) => lessonsCalled(words, read.ground.state))
  return series.map((id) => ({ kind: 'series', id }))
}

/** Facts of what is named, whichever words of the question name it. */
const ofNamed: ReadonlySet<ActName> = new Set<ActName>([
  'ask_next',
  'ask_where',
  'ask_exam',
  'ask_due',
  'ask_remaining',
  'ask_homework',
])

/** "When's my next histroy class": a name that was given no role, or has a slip in it. */
function namesSpoken({ clause }: Reading): NameOwner[] {
  return clause.names.flatMap(({ owners }) => owners)
}

/** What is going on now, whose lessons a day holds, and what fits into so many minutes: whatever else is named. */
function factBeside(act: ActName, read: Reading): Draft | null {
  const { text, days } = read.clause
  const { today } = read.ground
  const about = { kind: 'query-fact' as const, wish: null, names: [], words: text }
  const isOfDay = ofDays.has(act)
  if (isOfDay && asksForMakeUp.test(text)) {
    const said = read.dates('task', 'title') ?? days.flatMap(({ dates }) => dates)
    return { ...about, fact: 'date', dates: said.length === 0 ? null : said.slice(0, 1) }
  }
  if ((isOfDay || act === 'ask_due') && ofTerm.test(text))
    return { ...about, fact: 'term', dates: null }
  const isToday = days.every(({ dates }) => dates.every((date) => date === today.date))
  if (
    isOfDay &&
    act !== 'ask_date' &&
    isNow.test(text) &&
    isToday &&
    read.clause.names.length === 0
  )
    return { ...about, fact: 'now', dates: null }
  const length = act === 'ask_advice' ? read.length() : null
  return length?.unit === 'minutes'
    ? { ...about, fact: 'first', dates: null, minutes: Math.round(length.amount) }
    : null
}

const ofDays: ReadonlySet<ActName> = new Set<ActName>([
  'ask_date',
  'ask_day',
  'ask_what',
  'ask_when',
  'ask_where',
  'ask_advice',
])

const ofTerm =
  /\b(?:term|semester)\b.{0,12}\b(?:over|end|finish|done)|\b(?:end|last day) of (?:the )?(?:term|semester)|学期.{0,6}(?:结束|完|到头)/

const isNow =
  /\b(?:right now|(?<!\b(?:between|from|until|till) )now(?! (?:that|and|until|till)\b)|rn|at the moment|atm)\b|现在|[这此]会儿|此刻|眼下/

/** "How many do I still have for that one": of what was told. */
const onlyPointing =
  /^(?:for |of )?(?:it|that|this|them|those|(?:that|this|the) (?:one|course|work))$|^[这那]个?$|^它们?$/i

export function factOf(act: ActName, read: Reading): Draft | null {
  const { text } = read.clause
  const beside = factBeside(act, read)
  if (beside !== null) return beside
  const called = calledOf(act, read)
  const roled = read.owners('course', 'task', 'title')
  const spoken = ofNamed.has(act) && roled.length === 0 ? namesSpoken(read) : roled
  const names = called.length > 0 ? called : spoken
  const isOfItems = names.some(({ kind }) => kind === 'item')
  // Study work has no room: where it is is when it is.
  if (act === 'ask_where' && names.length > 0 && names.every(({ kind }) => kind === 'item'))
    return { kind: 'query-when', operands: read.operands() }
  // What was named and is not known is no question about all.
  const isNamed = read
    .words('course', 'task', 'title')
    .some((words) => !onlyExam.test(words) && !onlyPointing.test(words))
  // "The last thing" that was changed is none of the schedule.
  if (names.length === 0 && isNamed && act !== 'ask_change') return null
  const rest = restFromToday(act, names, read)
  if (rest !== null) return rest
  if (act === 'ask_remaining') return remaining(names, read)
  if (act === 'ask_when' && names.length > 0 && isByWhen.test(text))
    return { kind: 'query-fact', fact: 'due', dates: null, wish: null, names, words: text }
  if (act === 'what_if') {
    const moved = whatIf(read)
    if (moved !== null) return moved
  }
  // "Should I swap them?" asks for an opinion of these, and not for what comes first.
  if (act === 'ask_advice' && isOfItems) return opinionOf(read)
  const fact =
    act === 'ask_where' && names.length === 0 && wentWhere.test(text) ? 'changed' : facts[act]
  if (fact === undefined) return null
  // "What's first tomorrow?": all of that day, in order.
  const ofDay =
    act === 'ask_advice' && !isByWhen.test(text) && examSaid(text) === null
      ? read.dates('when')
      : null
  if (ofDay !== null && !ofDay.includes(read.ground.today.date))
    return { kind: 'query-day', dates: ofDay, wish: read.wish('when') }
  // Of single items it is asked whether they are done: their places tell.
  if (fact === 'done' && isOfItems) return { kind: 'query-when', operands: read.operands() }
  const isOfTimeOff = act === 'what_if'
  const told = read.dates('when', 'by', ...(isOfTimeOff ? (['not'] as const) : []))
  // 今天第一节在哪上: the day may stand within words that have no role.
  const dates = told ?? (act === 'ask_where' ? dayIn(read) : null)
  // Of a day that was not read nothing is answered.
  if (isOfTimeOff && dates === null && read.words('when', 'by', 'not').length > 0) return null
  return {
    kind: 'query-fact',
    fact,
    dates,
    wish: read.wish('when', ...(isOfTimeOff ? (['not'] as const) : [])),
    names,
    words: read.clause.text,
  }
}

/** What a card has moved. */
const wentWhere =
  /\bwhere (?:did|has|have)\b.*\b(?:go|gone|end(?:ed)? up)\b|(?:挪|移|跑|弄|排)(?:到|去)(?:了)?哪/i

export function dayIn({ clause: { days, text } }: Reading): string[] | null {
  const dates = /\bnow\b|现在|马上|这会儿/.test(text) ? [] : days.flatMap((day) => day.dates)
  return dates.length === 0 ? null : dates
}

/** "What have I still got left today?", 这周还剩啥: what is over is not told. */
function restFromToday(act: ActName, names: readonly NameOwner[], read: Reading): Draft | null {
  const { today } = read.ground
  const { text } = read.clause
  const isAsked = (act === 'ask_remaining' || act === 'ask_day') && !noPlace.test(text)
  const dates = isAsked && read.wish('when') === null ? read.dates('when') : null
  const isFromToday = dates?.includes(today.date) === true
  if (!isFromToday || names.length > 0 || !leftOver.test(text)) return null
  // Of more than a day it is the study.
  return dates.length > 1
    ? { kind: 'query-day', dates, wish: null, only: 'ahead' }
    : dayOf(read, dates, { kind: 'between', from: today.minute, to: 1440 })
}

const leftOver = /\b(?:left|remaining|still (?:got|have|to do))\b|剩|还有(?![,，])/

/** "Should I swap them?", "should I move it to Friday?": asked back with what it would do. */
function opinionOf(read: Reading): Draft | null {
  const slots = read.frame.slots.filter(({ role }) => role !== 'when' && role !== 'to')
  const operands = reading({ ...read.frame, slots }, read.text, read.ground).operands()
  const target = targetOf(read, 'to', 'when')
  if (hasTarget(target))
    return { kind: 'put', verb: 'move', operands: operands.slice(0, 1), target, doubt: 'opinion' }
  return operands.length === 2 ? { kind: 'swap', operands, doubt: 'opinion' } : null
}

/** What is left: of work in hours, or what has no place yet. */
function remaining(names: NameOwner[], read: Reading): Draft {
  const { text } = read.clause
  // "What is planned for word list 2": of single blocks it is their places.
  if (names.length > 0 && names.every(({ kind }) => kind === 'item'))
    return { kind: 'query-when', operands: read.operands() }
  const dates = read.dates('when', 'by')
  if (dates === null && inHours.test(text)) return { kind: 'query-workload', names }
  // 明天还剩几个: of a day it is what lies there.
  if (dates?.length === 1 && names.length === 0 && read.words('by').length === 0)
    return { kind: 'query-day', dates, wish: read.wish('when') }
  if (noPlace.test(text)) return { kind: 'query-pending', names }
  return { kind: 'query-fact', fact: 'left', dates, wish: null, names, words: text }
}

const isByWhen = /\bby when\b|\b(?:at the )?latest\b|\bdeadline\b|\bdue\b|最晚|最迟|截止|\bddl\b/

const inHours = /\bhours?\b|小时|钟头|学时/
export const noPlace =
  /\b(?:pending|left to (?:plan|place|schedule)|un(?:placed|scheduled|planned)|not (?:yet )?(?:placed|scheduled|planned)|open)\b|[没未待]安?排/

export function dayOf(read: Reading, dates: string[] | null, wish: TimeWish | null): Draft {
  const words = read.clause.text
  if (dates !== null && asksWhere.test(words) && ofLessons.test(words))
    return { kind: 'query-fact', fact: 'where', dates, wish, names: [], words }
  const only = ofLessons.test(words) ? 'lessons' : ofStudy.test(words) ? 'study' : null
  const end = endAsked(words)
  return {
    kind: 'query-day',
    dates,
    wish,
    ...(only === null ? {} : { only }),
    ...(end === null ? {} : { end }),
  }
}

const asksWhere = /\bwhere\b|\bwhich rooms?\b|[在去]哪|哪(?:个|间)?(?:教室|屋)|什么教室/

/** 这周要学什么: not what else lies there. */
const ofStudy =
  /\b(?:to (?:study|learn|revise)|(?:what|which|any|much) stud(?:y|ying)|stud(?:y|ying) (?:for|blocks?|sessions?|plan(?:ned)?))\b|(?:要|该|得)(?:学|复习)(?![校完])|(?:复习|学习)(?:任务|安排|计划)/

export const ofLessons = /\b(?:class(?:es)?|lectures?|lessons?)\b|(?<!功)课(?![程表本])/

/** "When do I finish on Thursday", 第一节是什么: which end of the day is asked for. */
export function endAsked(words: string): 'first' | 'last' | null {
  if (/\blast (?!week|month|\w+day\b)|\b(?:finish|ends?|over)\b|最后|结束|放学|下课/.test(words))
    return 'last'
  return /\bfirst (?!week|month|\w+day\b)|\b(?:starts?|begins?)\b|第一[节堂门]|开始|最早/.test(
    words,
  )
    ? 'first'
    : null
}
