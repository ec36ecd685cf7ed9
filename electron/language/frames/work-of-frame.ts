// New study work and changes of what is there, as drafts.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { countDays } from '../../../shared/time/lengths.ts'
import { earlier, later } from '../calendar/read-move.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { Draft } from '../read/draft.ts'
import { openStretch } from '../words/open-stretch.ts'
import type { Slot } from '../reader/frame.ts'
import { addDays, dayToDate } from '../../../shared/schedule/calendar.ts'
import { findEvent } from '../../../shared/schedule/state.ts'
import { findExams } from '../read/find-exams.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { sittingIn } from '../words/sitting.ts'
import { isWeekdayAlone } from '../../../shared/time/weekdays.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import type { Reading } from './reading.ts'
import { targetOf } from './target-of-frame.ts'

/** "Log 2 h for algebra" names no work but its course's. */
export function namesCourseAlone(read: Reading): boolean {
  const [name, ...others] = read.lexed('title', 'task')[0]?.names ?? []
  return (
    name !== undefined &&
    others.length === 0 &&
    name.start === 0 &&
    name.end >= titleOf(read, titlesIn(read)).length &&
    name.owners.every(({ kind }) => kind !== 'item')
  )
}

/** What the schedule does not know is what the new sessions are called: "two rounds of error review". */
export function readMore(read: Reading): Extract<Draft, { kind: 'capture' }> {
  const draft = readNewWork(read)
  const titles = read.words('title').map((title) => title.replace(countedBefore, ''))
  const own = titles.find((title) => read.lexName(title).names.length === 0)
  // A day on which they should lie is no limit of theirs, and is not done by this.
  const doubt = read.words('when').length > 0 ? 'unread' : draft.doubt
  return { ...draft, title: upperFirst(own ?? ''), isMore: true, doubt }
}

const countedBefore = new RegExp(`^(${numberPattern}|\\d{1,2}) ?[次回个篇套张份道组]`)

export function readNewWork(read: Reading): Extract<Draft, { kind: 'capture' }> {
  const titles = titlesIn(read)
  const title = titleOf(read, titles)
  // Another title that names a course is what it is for.
  const told = [
    ...read.owners('course'),
    ...(read.frame.act === 'add_sessions' ? read.owners('task') : []),
    ...read.frame.slots
      .filter((slot) => slot.role === 'title' && slot !== titles[0])
      .flatMap((slot) => read.lexName(slot.text).names.flatMap(({ owners }) => owners)),
  ]
  // A name that was given no role is what it is for none the less.
  const named = told.length > 0 ? told : read.beside.names.flatMap(({ owners }) => owners)
  const names = named.length > 0 ? named : read.lexName(title).names.flatMap(({ owners }) => owners)
  const due = read.dates('due', 'by')?.at(-1) ?? dayBeforeExam(read, names)
  const end = read.words('due', 'by')[0]
  const before = countedBefore.exec(read.words('title')[0] ?? '')?.[1]
  const count = read.count() ?? (before === undefined ? null : readNumber(before))
  return {
    kind: 'capture',
    title: upperFirst(title),
    names,
    newCourse: named.length > 0 ? null : upperFirst(read.words('course')[0] ?? '') || null,
    due: due === null ? null : notYetOver(due, read),
    length: read.length(),
    isEach: count !== null && !isInAll(read),
    count,
    isMore: false,
    isReminder: reminds.test(read.clause.text),
    unknownDay: end === undefined ? null : (openDay(read) ?? (due === null ? end : null)),
    doubt: null,
    agreed: false,
  }
}

/** "Before Wednesday", said on a Wednesday, is before the next one; 今天前 still leaves the day itself. */
function notYetOver(due: string, read: Reading): string {
  const { date } = read.ground.today
  const ofToday = read
    .lexed('due', 'by')
    .flatMap(({ days, text }) =>
      days.flatMap(({ dates, start, end }) =>
        dates.includes(date) ? [text.slice(start, end)] : [],
      ),
    )
  if (due > date || ofToday.length === 0) return due
  return ofToday.some(isWeekdayAlone) ? addDays(due, 7) : date
}

/** "Before the exam", 考前: the eve of the next one of its course; null where it has none. */
function dayBeforeExam(read: Reading, names: readonly NameOwner[]): string | null {
  const { state, now } = read.ground
  const said = read.words('due', 'by').find((words) => beforeExam.test(words))
  if (names.length === 0 || said === undefined) return null
  const sitting = sittingIn(said)
  const days = findExams({ sitting, names: [...names] }, state)
    .flatMap((id) => findEvent(state, id) ?? [])
    .filter(({ title }) => sitting === null || sittingIn(normaliseText(title)) === sitting)
    .flatMap(({ place }) => (place.day > now.day ? place.day : []))
  return days.length === 0 ? null : dayToDate(state.window, Math.min(...days) - 1)
}

const beforeExam =
  /\b(?:before|until|till|by) (?:the |my )?(?:exam|test|mid-?term|final|quiz)|考(?:试)?之?前|期[中末](?:考试?)?之?前/i

/** "Six hours in all, so three sittings": longer than anybody sits at once. */
function isInAll(read: Reading): boolean {
  const length = read.length()
  const isLong = length?.unit === 'minutes' && length.amount > longestSitting
  return (isLong && (read.count() ?? 1) > 1) || inAll.test(read.clause.text)
}

const longestSitting = 180
const inAll = /\b(?:in all|in total|altogether|all in all|overall|all together)\b|[一总]共|合计/

const reminds = /\b(?:remind|remember|don't forget)\b|提醒|记得|别忘/

/** "Due mid December" names no day. */
function openDay(read: Reading): string | null {
  return (
    [...read.lexed('due', 'by'), read.clause]
      .map((words) => openStretch(words, read.text, read.ground))
      .find((words) => words !== null) ?? null
  )
}

/** "History essay": a course right before it is part of the title. */
function titleOf({ frame, text, lexName }: Reading, [slot, ...more]: readonly Slot[]): string {
  if (slot === undefined) return ''
  const course = frame.slots.find(
    ({ role, to }) => role === 'course' && /^\s*$/.test(text.slice(to, slot.from)),
  )
  const isBefore = course !== undefined && course.to <= slot.from
  const said = [text.slice(isBefore ? course.from : slot.from, slot.to)]
  // "Reading for history, ch 5 to 7"
  const further = more.filter((other) => lexName(other.text).names.length === 0)
  return [...said, ...further.map((other) => other.text)]
    .map((words) => words.replace(quotes, '').replace(article, ''))
    .join(' ')
}

/** 微经 … 小论文: of several the name of a course is none, where it stands alone. */
function titlesIn({ frame, lexName }: Reading): Slot[] {
  const titles = frame.slots.filter(({ role }) => role === 'title' || role === 'task')
  const own = titles.filter(({ text }) => {
    if (generic.test(text.trim())) return false
    const { names, rest } = lexName(text)
    return names.length === 0 || /[\p{L}\d]/u.test(rest)
  })
  return own.length > 0 ? own : titles
}

/** 加个提醒 says what it is, and not what is to be done. */
const generic = /^(?:(?:a |the |my )?(?:reminder|task|to-?do|note)|提醒|任务|待办|事项?)$/i

const quotes = /^[\s"“”「『《']+|[\s"“”」』》']+$/gu
/** 看|完第七章 too. */
const article = /^(?:(?:the|my|an?) |完|[次个节份道篇套组](?=\p{Script=Han}{2}))/iu

type Change = Extract<Draft, { kind: 'class-change' }>['change']

function isOfOne(names: readonly NameOwner[]): boolean {
  return names.length > 0 && names.every(({ kind }) => kind === 'item')
}

export function splitsSession(words: string): boolean {
  return splits.test(words)
}

const splits = /\bsplit|\bbreak (?:it|them|\w+) (?:up|into)|拆|分成/

export function readChange(
  act: 'set_deadline' | 'set_priority:high' | 'set_priority:low' | 'set_length',
  read: Reading,
): Draft | null {
  const told = read.owners('course', 'task')
  const { text, names: named } = read.clause
  // 比高数还重要: what it is compared with is none that changes.
  const own = named.filter(({ start }) => !comparedWith.test(text.slice(0, start)))
  const isCompared = own.length < named.length
  const names = told.length > 0 && !isCompared ? told : own.flatMap(({ owners }) => owners)
  const date = read.dates('to', 'due', 'by')?.at(-1)
  const length = read.length()
  const changed = (change: Change): Draft => ({
    kind: 'class-change',
    names,
    change,
    agreed: false,
    doubt: null,
  })
  if (act === 'set_deadline') {
    const { shift } = targetOf(read, 'to')
    if (date !== undefined) return changed({ kind: 'due', date })
    const days = shift ?? longerBy(read.clause.text)
    return days === null ? null : changed({ kind: 'due-shift', days })
  }
  if (act === 'set_length')
    // That of single sessions is an act of the window.
    return length === null || splitsSession(read.clause.text) || isOfOne(names)
      ? null
      : changed({ kind: 'sessions', length })
  return changed({ kind: 'priority', priority: act === 'set_priority:high' ? 5 : 1 })
}

const comparedWith = /(?:\bthan(?: my| the)?|比)\s*$/i

/** "An extra week for the project", 提前三天: days, less than none where it ends sooner. */
function longerBy(words: string): number | null {
  const days = countDays(words)
  if (days === null) return null
  return earlier.test(words) ? -days : later.test(words) ? days : null
}
