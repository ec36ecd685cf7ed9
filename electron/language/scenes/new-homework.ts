// Hears what comes onto the homework list: what it is called, of which course, and when it is due.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import type { Ground } from '../ground.ts'
import { reading } from '../frames/reading.ts'
import { chanceWith } from '../tidy/chances.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { isErrand } from '../read/work-kinds.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import {
  callsHomework,
  homeworkNamed,
  namesHomework,
  saysHandedIn,
} from '../words/homework-words.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { readDue, type Due } from '../words/read-due.ts'
import { findVerb } from '../words/verbs.ts'
import { sure, type Told, isDenied, toScene, nameOf } from './homework-slots.ts'

/** Homework that comes onto the list. */
export function ofNew(frame: Frame, facts: Told): StageOutput['chat'] | null {
  const { request } = facts
  const isCalled = callsHomework(request) || isNumbered(frame, request)
  if ((!isCalled && !isNewWork(frame, request)) || isRunTogether(frame)) return null
  const note = noteIn(frame, request, facts)
  const when = note === null ? null : dueIn(frame, facts)
  if (note !== null && when !== null) return toScene({ ...note, ...when })
  return isCalled && note !== null ? toScene({ ...note, act: 'when' }) : null
}

/** 线代作业第二章1到5题: a course, the word, and which of it. */
function isNumbered({ act, slots }: Frame, request: string): boolean {
  const isOf = (role: RoleName, words: RegExp) =>
    slots.some((slot) => slot.role === role && words.test(slot.text))
  return (
    act === 'add_homework' &&
    namesHomework(request) &&
    isOf('course', /\p{L}/u) &&
    isOf('title', /\d/)
  )
}

/** A day between two titles: these are two, of which one has no day of its own. */
function isRunTogether({ slots }: Frame): boolean {
  const roles = slots.map(({ role }) => (role === 'by' ? 'due' : role))
  return /title .*due .*title/.test(`${roles.join(' ')} `)
}

export function isNewWork(frame: Frame, request: string): boolean {
  const isStudy = frame.slots.some(({ role }) => role === 'length' || role === 'count')
  if (isStudy || isDenied.test(request) || findVerb(request.toLowerCase())?.kind === 'plan')
    return false
  const acts = saysHandedIn(request) ? dueActs : newActs
  const chance = chanceWith(frame, (act) => acts.has(act))
  if (frame.act === 'add_homework') return chance >= sure.together
  return acts.has(frame.act) && chance >= sure.together && namesHomework(request)
}

export const newActs: ReadonlySet<ActName> = new Set<ActName>([
  'add_homework',
  'add_work',
  'set_deadline',
])

/** Beside words of handing in, what else a thing with a day is taken for. */
const dueActs: ReadonlySet<ActName> = new Set<ActName>([
  ...newActs,
  'place',
  'set_reminder',
  'answer',
])

/** "Email the professor by Friday": of several hours it is work for the plan. */
export function isTodo({ act, slots, confidence, others }: Frame): boolean {
  const title = slots.find(({ role }) => role === 'title')
  if (act !== 'add_work' || title === undefined || !isErrand(title.text)) return false
  const listed = others.find((other) => other.act === 'add_homework')?.confidence ?? 0
  const isStudy = slots.some(({ role }) => /^(?:course|length|count)$/.test(role))
  return !isStudy && confidence + listed >= sure.alone
}

/** Null where nothing is left to call it by, or where it is work of the plan whose deadline is told. */
export function noteIn(
  frame: Frame,
  said: string,
  facts: Told,
): { title: string; course: string } | null {
  const read = reading(frame, said, facts)
  const { title, course } = splitTitle(titleIn(frame, said).replace(noted, ''), facts)
  if (title === '') return null
  const owners = read.owners('task', 'title', 'course')
  // 大作业 is work of theirs; 高数第四次作业 only names its course.
  const isOwn = (owner: NameOwner) =>
    course === '' ? owner.kind !== 'series' : isTitled(owner, title, facts)
  if (frame.act === 'set_deadline' && owners.some(isOwn)) return null
  const [ofCourse = ''] = read.words('course')
  const [named, owned] = [read.owners('course'), owners].map(([owner]) =>
    owner === undefined ? '' : courseOfOwner(owner, facts.state),
  )
  // 高数作业第三章习题: the course that is told comes before one of which a work is called so.
  const known = courseNamed(ofCourse, facts) ?? named
  return {
    title: upperFirst(title),
    course: known || course || owned || ofCourse,
  }
}

/** 数据结构大作业 is 数据结构第一次大作业. */
function isTitled({ kind, id }: NameOwner, title: string, facts: Ground): boolean {
  const work = kind === 'class' ? findTaskClass(facts.state, id) : undefined
  const { text, names } = lexText(prepareText(title, facts), facts)
  const rest = blankAll(text, names).trim()
  return work !== undefined && rest.length > 1 && normaliseText(work.title).includes(rest)
}

/** "Note down: sheet 3" */
const noted = /^down\b[\s:,]+/i

/** From the first to the last word of what it was called, without those that only say that it is homework. */
function titleIn(frame: Frame, said: string): string {
  if (isTodo(frame)) return todoIn(frame, said).replace(lead, '').replace(tail, '')
  const roles: RoleName[] =
    frame.act === 'set_deadline' ? ['title', 'task', 'course'] : ['title', 'task']
  const named = nameOf(frame, said, roles)
  const title = withNoun(named, said).replace(lead, '').replace(tail, '').trim()
  const course = frame.slots.find(({ role }) => role === 'course')
  return title === '' ? homeworkNamed(said, course?.from ?? said.length) : title
}

/** A number alone is no title: 作业3. */
function withNoun(named: string, said: string): string {
  const before = said.slice(0, said.indexOf(named)).trimEnd()
  const noun = named === '' || hasWord.test(named) ? '' : homeworkNamed(before, before.length)
  return noun !== '' && before.endsWith(noun) ? `${noun}${named}` : named
}

/** "Email the professor about the extension": all between its day and the next sign, whatever of it was taken for a name. */
function todoIn({ slots, from }: Frame, said: string): string {
  const title = slots.find(({ role }) => role === 'title')
  if (title === undefined) return ''
  const plain = said.toLowerCase()
  const body = findCaptureLead(plain)?.body
  const asked = body !== undefined && plain.endsWith(body) ? said.length - body.length : from
  const start = Math.max(asked, ...slots.flatMap(({ to }) => (to <= title.from ? [to] : [])))
  const next = slots.find((slot) => slot.from >= title.to)?.from ?? said.length
  const end = /[,;.!，。；！]|\s(?=\p{Script=Han})/u.exec(said.slice(title.to, next))?.index
  const words = said.slice(Math.min(start, title.from), title.to + (end ?? next - title.to))
  return words
    .replace(/^[\s,，]*(?:(?:i )?(?:have to|need to|must|to) |[我要得需]+(?=.{2}))?/iu, '')
    .trim()
}

const tail = /\s+(?:(?:is|are) )?due(?: (?:on|by))?$/iu

const lead = /^(?:(?:the|my|an?) )?(?:(?:home ?work|作业)[\s:：]+(?=.{2}))?/iu

/** "Calc sheet 4" is sheet 4 of calculus; 线代作业 has no other name. */
function splitTitle(said: string, facts: Ground): { title: string; course: string } {
  const prepared = prepareText(said, facts)
  const [name] = lexText(prepared, facts).names
  const rest = name === undefined ? '' : prepared.slice(name.end).replace(/^[\s的:：-]+/, '')
  const [owner] = name?.owners ?? []
  if (name === undefined || owner === undefined || name.start > 0 || !hasWord.test(rest))
    return { title: said, course: '' }
  const isNumbered = /[\d一二三四五六七八九十]/.test(rest)
  return { title: isNumbered ? rest : said, course: courseOfOwner(owner, facts.state) }
}

const hasWord = /(?![第一二三四五六七八九十])\p{L}/u

/** In the words of its role, else in all that it is not called by. */
export function dueIn(frame: Frame, facts: Told): Due | null {
  const own = frame.slots.filter(({ role }) => /^(?:due|by)$/.test(role))
  const said = own.length > 0 ? own : frame.slots.filter(({ role }) => /^(?:when|to)$/.test(role))
  const [first, last] = [said[0], said.at(-1)]
  const when =
    first === undefined || last === undefined
      ? null
      : readDue(facts.request.slice(first.from, last.to), facts)
  return when ?? readDue(facts.request.replace(titleIn(frame, facts.request), ' '), facts)
}

export function courseNamed(said: string, { state }: Ground): string | undefined {
  if (said === '') return undefined
  return state.taskClasses
    .map(({ course }) => course)
    .find(
      (course) =>
        holdsName(plainName(course), plainName(said)) ||
        holdsName(plainName(said), plainName(course)),
    )
}
