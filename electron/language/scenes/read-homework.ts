// Hears in a message that it is about the homework list: something new on it, what is gone through, done, or due another day.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { asksWhenDue } from '../../../shared/homework/say.ts'
import { findTitled, plainTitle } from '../../../shared/homework/find-named.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import { reading, type Reading } from '../frames/reading.ts'
import { chanceWith } from '../frames/tidy-frames.ts'
import { readChange } from '../frames/work-of-frame.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { isErrand } from '../read/work-kinds.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import {
  callsHomework,
  homeworkNamed,
  namesHomework,
  saysHandedIn,
  startOfNoun,
} from '../words/homework-words.ts'
import { lexText, prepareText } from '../words/lexed-text.ts'
import { readDue, type Due } from '../words/read-due.ts'
import { findVerb } from '../words/verbs.ts'

const scene = 'homework'

/** The least chance of a reading by itself, of one that what is named bears out, and of all that make new homework. */
const sure = { alone: 0.7, named: 0.3, together: 0.5 } as const

type Told = Ground & Pick<TurnFacts, 'request' | 'homework'>

/** Null where it is for another scene, or there is no such one. */
export function readHomework(facts: TurnFacts): StageOutput['chat'] | null {
  return isFree(facts) ? hearHomework(facts) : null
}

/** A thing to do that has a day and is no study; likewise. */
export function readTodo(facts: TurnFacts): StageOutput['chat'] | null {
  return isFree(facts) ? hearTodo(facts) : null
}

function isFree({ scenes, request }: TurnFacts): boolean {
  if (!(scenes?.known.some(({ name }) => name === scene) ?? false)) return false
  return !(scenes?.active === 'guide' || scenes?.active === 'pack') || callsHomework(request)
}

/** Null where it is about nothing on the list and nothing for it; what is gone through may leave open which. */
export function hearHomework(facts: TurnFacts): StageOutput['chat'] | null {
  const answered = readAnswer(facts)
  if (answered !== null) return answered
  const frame = onlyFrame(facts)
  return frame === null ? null : (ofListed(frame, facts) ?? ofNew(frame, facts))
}

export function hearTodo(facts: TurnFacts): StageOutput['chat'] | null {
  const frame = onlyFrame(facts)
  if (frame === null || !isTodo(frame)) return null
  const note = noteIn(frame, facts.request, facts)
  const when = note === null ? null : dueIn(frame, facts)
  return note === null || when === null ? null : toScene({ ...note, ...when })
}

/** Whether words tell of new homework with its day: they are no wish about a card that waits. */
export function tellsHomework(request: string, ground: Ground): boolean {
  const told = { ...ground, request }
  const frame = onlyFrame(told)
  if (frame === null || frame.act !== 'add_homework') return false
  if (chanceWith(frame, (act) => newActs.has(act)) < sure.alone) return false
  return ofNew(frame, told)?.slots?.some(({ name }) => name === 'due') === true
}

function onlyFrame({ request, ...facts }: Told): Frame | null {
  const [frame, ...others] = readTrained(request, facts)
  const isOne = others.length === 0 && frame?.flags.includes('negated') === false
  return isOne ? frame : null
}

/** A day that answers when something is due: what it is stands in the words that it was asked of. */
function readAnswer(facts: TurnFacts): StageOutput['chat'] | null {
  const { recent, request } = facts
  const isQuestion = (at: number) =>
    recent.at(at)?.who === 'weekloom' && asksWhenDue(recent.at(at)?.text ?? '')
  const when = isQuestion(-1) ? readDue(request, facts) : null
  const { rest, names } = lexText(prepareText(request, facts), facts)
  const isOther = names.length > 0 || /[?？]|吗|空$/.test(request) || isOwnAct(facts)
  if (when === null || isOther || rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length > mostBeside)
    return null
  const asked = recent.findLast(
    ({ who }, at) => who === 'person' && (at === 0 || !isQuestion(at - 1 - recent.length)),
  )
  const [frame] = asked === undefined ? [] : readTrained(asked.text, facts)
  if (asked === undefined || frame === undefined) return null
  const listed = ofListed(frame, { ...facts, request: asked.text }, when)
  if (listed !== null) return listed
  const note = noteIn(frame, asked.text, facts)
  return note === null ? null : toScene({ ...note, ...when })
}

/** "Plan Friday", "free Friday?": it asks for something by itself. */
function isOwnAct(facts: TurnFacts): boolean {
  return readTrained(facts.request, facts).some(
    ({ act, confidence, flags }) =>
      flags.includes('negated') ||
      (confidence >= sure.together && !/^(?:answer|add_|set_deadline)/.test(act)),
  )
}

/** Letters beside the day in what is no more than an answer: "it's due on", 应该是…吧. */
const mostBeside = 14

/** About what is on the list. A title on it tells which of the likely readings it is; `answered` is the day told since. */
function ofListed(
  frame: Frame,
  facts: TurnFacts,
  answered: Due | null = null,
): StageOutput['chat'] | null {
  const { homework = [], request } = facts
  const named = nameOf(frame, request)
  const open = named === '' ? [] : itemsNamed(named, homework.filter(isOpen))
  // Said twice, or again after a kill, it is done already.
  const items = open.length === 0 && ofDone.has(frame.act) ? findTitled(homework, named) : open
  const ids = items.map(({ id }) => id).join(' ')
  switch (items.length === 0 ? frame.act : likelyActOf(frame)) {
    case 'start_homework':
      return items.length === 0 && frame.confidence < sure.alone
        ? null
        : toScene({ act: 'open', ids, name: named })
    case 'mark_homework':
    case 'mark:done':
      // A block of the plan that bears the name is marked there.
      return items.length === 0 ||
        isDenied.test(request) ||
        (frame.act === 'mark:done' && namesStudy(frame, named, facts))
        ? null
        : toScene({ act: 'finish', ids, name: named })
    case 'set_deadline': {
      const [first] = items
      const when = answered ?? (first === undefined ? null : dueThen(frame, first, facts))
      return first === undefined || when === null
        ? null
        : toScene({ act: 'due', ids, name: named, ...when })
    }
    default:
      return null
  }
}

const ofDone: ReadonlySet<ActName> = new Set<ActName>(['mark_homework', 'mark:done'])
const ofItems: ReadonlySet<ActName> = new Set<ActName>([
  ...ofDone,
  'start_homework',
  'set_deadline',
])

function isOpen({ urgency }: Item): boolean {
  return urgency !== 'done'
}

function likelyActOf({ act, others }: Frame): ActName {
  if (ofItems.has(act)) return act
  return (
    others.find((other) => other.confidence >= sure.named && ofItems.has(other.act))?.act ?? act
  )
}

type Item = NonNullable<TurnFacts['homework']>[number]

/** Of these by title; else, where it is called homework, those of the course that is named. */
function itemsNamed(named: string, items: readonly Item[]): Item[] {
  const titled = findTitled(items, named)
  if (titled.length > 0 || !namesHomework(named)) return titled
  const said = plainTitle(named)
  return items.filter(({ course }) => course !== '' && said.includes(plainTitle(course)))
}

/** The day that is said, or as many days from the one that it has. */
function dueThen(frame: Frame, item: Item, facts: TurnFacts): Due | null {
  const said = frame.slots.find(({ role }) => role === 'to' || role === 'due' || role === 'by')
  const when = readDue(said?.text ?? '', facts)
  if (when !== null) return when
  const change = readChange('set_deadline', reading(frame, facts.request, facts))
  const shift = change?.kind === 'class-change' ? change.change : null
  return shift?.kind === 'due-shift' ? { due: addDays(item.dueDate, shift.days), time: '' } : null
}

/** Of the plan, unless the list alone has that very title: 作业3 is no session of 大作业. */
function namesStudy(frame: Frame, named: string, facts: TurnFacts): boolean {
  const owners = reading(frame, facts.request, facts).owners('task', 'title')
  const isTitle = ({ title }: { title: string }) => plainTitle(title) === plainTitle(named)
  const isListed = facts.homework?.some(isTitle) === true && !facts.state.tasks.some(isTitle)
  return !isListed && owners.some(({ kind }) => kind === 'item')
}

/** Homework that comes onto the list. */
function ofNew(frame: Frame, facts: Told): StageOutput['chat'] | null {
  const { request } = facts
  const isCalled = callsHomework(request)
  if (!isCalled && !isNewWork(frame, request)) return null
  const note = noteIn(frame, request, facts)
  const when = note === null ? null : dueIn(frame, facts)
  if (note !== null && when !== null) return toScene({ ...note, ...when })
  return isCalled && note !== null ? toScene({ ...note, act: 'when' }) : null
}

function isNewWork(frame: Frame, request: string): boolean {
  const isStudy = frame.slots.some(({ role }) => role === 'length' || role === 'count')
  if (isStudy || isDenied.test(request) || findVerb(request.toLowerCase())?.kind === 'plan')
    return false
  const acts = saysHandedIn(request) ? dueActs : newActs
  const chance = chanceWith(frame, (act) => acts.has(act))
  if (frame.act === 'add_homework') return chance >= sure.together
  return acts.has(frame.act) && chance >= sure.together && namesHomework(request)
}

/** "Assignments should never be due on Mondays" */
const isDenied =
  /\b(?:never|not|no(?! later| more))\b(?! forget| ?\d)|\b(?:is|are|have|has)n['’]t\b|不用|没/i

const newActs: ReadonlySet<ActName> = new Set<ActName>(['add_homework', 'add_work', 'set_deadline'])

/** Beside words of handing in, what else a thing with a day is taken for. */
const dueActs: ReadonlySet<ActName> = new Set<ActName>([
  ...newActs,
  'place',
  'set_reminder',
  'answer',
])

/** "Email the professor by Friday": of several hours it is work for the plan. */
function isTodo({ act, slots, confidence, others }: Frame): boolean {
  const title = slots.find(({ role }) => role === 'title')
  if (act !== 'add_work' || title === undefined || !isErrand(title.text)) return false
  const listed = others.find((other) => other.act === 'add_homework')?.confidence ?? 0
  const isStudy = slots.some(({ role }) => /^(?:course|length|count)$/.test(role))
  return !isStudy && confidence + listed >= sure.alone
}

/** Null where nothing is left to call it by, or where it is work of the plan whose deadline is told. */
function noteIn(frame: Frame, said: string, facts: Told): { title: string; course: string } | null {
  const read = reading(frame, said, facts)
  const { title, course } = splitTitle(titleIn(frame, said), facts)
  if (title === '' || isTimeAlone(title, facts)) return null
  const owners = read.owners('task', 'title', 'course')
  // 大作业 is work of theirs; 高数第四次作业 only names its course.
  const isPlanned = frame.act === 'set_deadline' && course === ''
  if (isPlanned && owners.some(({ kind }) => kind !== 'series')) return null
  const [ofCourse = ''] = read.words('course')
  const [owner] = [...read.owners('course'), ...owners]
  const owned = owner === undefined ? '' : courseOfOwner(owner, facts.state)
  const known = courseNamed(ofCourse, facts) ?? ''
  return {
    title: upperFirst(title),
    course: known || course || owned || ofCourse || courseBeside(read, facts),
  }
}

/** From the first to the last word of what it was called, without those that only say that it is homework. */
function titleIn(frame: Frame, said: string): string {
  if (isTodo(frame)) return todoIn(frame, said).replace(tail, '')
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

/** 周三之前 was taken for what is to be done. */
function isTimeAlone(title: string, facts: Ground): boolean {
  const { rest } = lexText(prepareText(title, facts), facts)
  return !/[\p{L}\d§]/u.test(rest.replace(/之?前|以前|之?后/g, ''))
}

/** "Calc, sheet 4": the one course that is named beside the title. */
function courseBeside({ beside }: Reading, { state }: Ground): string {
  const owners = beside.names.flatMap((name) => name.owners.filter(({ kind }) => kind !== 'item'))
  const [course = '', ...others] = new Set(owners.map((owner) => courseOfOwner(owner, state)))
  return others.length === 0 ? course : ''
}

/** In the words of its role, else in all that it is not called by. */
function dueIn(frame: Frame, facts: Told): Due | null {
  const said = frame.slots.filter(({ role }) => /^(?:due|by|when|to)$/.test(role))
  const [first, last] = [said[0], said.at(-1)]
  const when =
    first === undefined || last === undefined
      ? null
      : readDue(facts.request.slice(first.from, last.to), facts)
  return when ?? readDue(facts.request.replace(titleIn(frame, facts.request), ' '), facts)
}

function toScene(values: Record<string, string>): StageOutput['chat'] {
  const slots = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : [{ name, value }],
  )
  return { intent: 'task', speak: '', reason: 'homework', scene, score: 100, slots }
}

/** A course and a piece side by side are one name: "calc sheet 4". */
function nameOf(
  { slots }: Frame,
  request: string,
  roles: readonly RoleName[] = ['task', 'title', 'course'],
): string {
  const said = slots.filter(({ role }) => roles.includes(role))
  const [first] = said
  const last = said.at(-1)
  if (first === undefined || last === undefined) return ''
  return request.slice(startOfNoun(request, first.from), last.to)
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
