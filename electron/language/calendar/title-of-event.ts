// Finds what a new event is called, and where it is: the words that were told as its title, with those of its kind; empty where there are none.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { calendarWords } from '../../../shared/i18n/core/calendar.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { Reading } from '../frames/reading.ts'
import type { NameOwner } from '../words/known-names.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { Slot } from '../reader/frame.ts'
import { readTalk } from '../words/small-talk.ts'
import type { Acting } from './calendar-request.ts'
import { tellsTime } from './said-days.ts'

/** Small words between two pieces of one title, or before one: "working (at) the café". */
const joint = /^[\s\p{Script=Han}\w'’&.-]{1,9}$/u

/** A sign that is no word of its own, cut off from a title that follows: 合 of 合唱团. */
const cutOff = /^[^\s\P{Script=Han}的地得了有是要去上在我和跟把给加约个下办]$/u

export function titleOf(acting: Acting, kind: EventTask['eventKind']): string {
  const { read, ground, language } = acting
  const told = toldTitle(acting) || kindSaid(read.clause.text) || untitled(acting)
  if (kind === 'personal') return told
  const owners = courseTold(read)
  // A name that was given no role.
  const [owner] = owners.length > 0 ? owners : read.clause.names.flatMap((name) => name.owners)
  const course = owner === undefined ? '' : courseOfOwner(owner, ground.state)
  const base = course === '' ? told : course
  if (kind === 'class' || base === '') return base
  const sitting = sittings.find(([, pattern]) => pattern.test(read.clause.text))?.[0] ?? 'exam'
  const isSaid = sittings.some(([, pattern]) => pattern.test(base.toLowerCase()))
  return isSaid ? base : calendarWords[language].exams[sitting](base)
}

/** "Midterm for physics": the course is told, whatever else is called so. */
export function courseTold(read: Reading): NameOwner[] {
  const told = read.owners('course')
  return told.length > 0 ? told : read.owners('title')
}

const sittings = [
  ['midterm', /\bmid-?terms?\b|期中/],
  ['final', /\bfinals?\b|期末/],
  ['quiz', /\bquiz(?:zes)?\b|小测|测验/],
  ['exam', /\b(?:exams?|tests?|orals?)\b|考/],
] as const

/** "I teach a tutorial on Wednesdays": where nothing else names it, its kind does. */
function kindSaid(words: string): string {
  return upperFirst(kinds.exec(words)?.[0] ?? '')
}

const kinds =
  /\b(?:tutorial|seminar|workshop|lab|office hours|meeting|training|rehearsal|study group)\b|组会|班会|例会|讲座|习题课|讨论课|研讨课|晚自习/

/** In the person's own characters, from the first piece of the title to the last; words of a time, and a courtesy, are none. */
function toldTitle({ read, text, ground }: Acting): string {
  const { frame } = read
  const roles = frame.act === 'add_event' ? ['title', 'task', 'course'] : ['title', 'course']
  const all = frame.slots.filter(({ role }) => roles.includes(role))
  const telling = all.filter(
    ({ text: words }) =>
      !generic.test(words.trim()) && !tellsTime(words, ground) && readTalk(words) === null,
  )
  const slots = telling.length > 0 ? telling : all
  const [first] = slots
  if (first === undefined) return ''
  // Words that were given as an answer stand nowhere in the message.
  const answered = slots.findLast(({ from, to }) => from === to)
  if (answered !== undefined) return clean(answered.text)
  let { from, to } = first
  for (const slot of slots.slice(1)) {
    if (!joint.test(text.slice(to, slot.from)) && slot.from !== to) break
    to = slot.to
  }
  const before = frame.slots.findLast((slot) => slot.to <= from)
  if (before !== undefined && cutOff.test(text.slice(before.to, from))) from = before.to
  if (before !== undefined && isCutOff(before, from)) from = before.from
  const behind = gatherings.exec(text.slice(to))
  if (behind?.index === 0) to += behind[0].length
  return clean(text.slice(from, to))
}

/** What people come together for, and is no lesson of a course: "calculus study group". */
export const gatherings =
  /\s?\b(?:study group|office hours|meeting|get-?together|revision group)\b|组会|班会|例会|学习小组|答疑|讨论小组/i

/** 在青协值班: one sign right before a title is no place. */
function isCutOff({ role, text, to }: Slot, from: number): boolean {
  return role === 'place' && to === from && cutOff.test(text)
}

/** As it was told; what only tells when is none. */
export function placeOf({ read, ground }: Acting): string {
  const { slots } = read.frame
  const places = slots.filter(
    (slot, index) =>
      slot.role === 'place' &&
      !tellsTime(slot.text, ground) &&
      !isCutOff(slot, slots[index + 1]?.from ?? 0),
  )
  // 历史 beside 大礼堂 is no place.
  const place = places.find(({ text }) => read.lexName(text).names.length === 0) ?? places[0]
  return place?.text.trim() ?? ''
}

/** "I'm working at the library", "my train home leaves": what is done there, and what it is said of. */
function untitled({ read, text, ground }: Acting): string {
  const { from, slots } = read.frame
  const place = slots.find((slot) => slot.role === 'place' && !tellsTime(slot.text, ground))
  if (place !== undefined) {
    const doing =
      /\p{L}+ing (?:at|in|for|with) (?:the )?$/iu.exec(text.slice(from, place.from))?.[0] ?? ''
    return clean(text.slice(place.from - doing.length, place.to))
  }
  const first = slots.find(({ role }) => role === 'when')
  return upperFirst(subject.exec(text.slice(from, first?.from).trim())?.[1] ?? '')
}

const subject =
  /^(?:my|the|our) ([\p{L}'’ -]{3,30}?) (?:leaves|departs|starts|begins|arrives|is|opens|takes place)(?: (?:on|at))?$/iu

/** What any event is: it names none where other words do. */
const generic =
  /^(?:an? |new )?(?:event|appointment|lesson|class|lecture|exam|test)$|^(?:个人)?(?:日程|事项|安排|活动|课|课程|考试)$/i

function clean(title: string): string {
  const bare = title
    .trim()
    .replace(/^(?:the|a|an|my|our)\s+/i, '')
    .replace(/['’]s$/, '')
    // A time that no clock has is still no name.
    .replace(/\s*(?:\b(?:at|@)\s*)?\d{1,2}[:：]\d{2}.*$/, '')
    .trim()
  return upperFirst(bare)
}
