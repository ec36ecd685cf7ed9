// Which course a phrase means: one of the schedule's, one that is spelled near it, or a new one.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { allowedSlips, editDistance } from '../words/edit-distance.ts'
import { knownNames, type NameOwner } from '../words/known-names.ts'
import { isGeneric } from './course-phrase.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { findNames } from '../words/task-names.ts'

export type CourseMatch =
  | { kind: 'known'; course: string }
  /** Of several courses, or almost the name of one. */
  | { kind: 'near'; near: string; said: string }
  | { kind: 'new'; said: string }

/** In the order of the schedule, each once. */
export function coursesOf(state: ScheduleState): string[] {
  const classes = state.taskClasses.map(({ course }) => course)
  const events = state.tasks.flatMap((task) =>
    task.kind === 'event' && task.eventKind !== 'personal' ? [task.course] : [],
  )
  return [...new Set([...classes, ...events])].filter((course) => course.trim() !== '')
}

/** `phrase` in lower case; `raw` are the words as they were written. */
export function matchCourse(phrase: string, raw: string, state: ScheduleState): CourseMatch {
  const courses = coursesOf(state)
  const same = courses.find((course) => normaliseText(course) === phrase)
  if (same !== undefined) return { kind: 'known', course: same }
  const named = coursesNamed(phrase, state)
  const [only] = named
  if (only !== undefined && named.length === 1) return { kind: 'known', course: only }
  if (only !== undefined) return { kind: 'near', near: only, said: phrase }
  const said = asWritten(withoutIdle(phrase), raw)
  const held = partOf(phrase, state)
  // "Help with calculus": nothing beside it could be of another course's name.
  if (held !== null && isOnly(held, phrase)) return { kind: 'known', course: held }
  const near = courses.find((course) => isNear(phrase, normaliseText(course))) ?? held
  return near === null ? { kind: 'new', said } : { kind: 'near', near, said }
}

/** By its whole name, another name of it, a word of it or its abbreviation. */
function coursesNamed(phrase: string, state: ScheduleState): string[] {
  const owners = knownNames(state).flatMap(({ text, owner }) =>
    text === phrase && owner.kind !== 'item' ? [owner] : [],
  )
  if (owners.length > 0) return unique(owners, state)
  if (!/^\p{Script=Han}+$/u.test(phrase)) return []
  const whole = findNames(phrase, state).find(
    ({ start, end }) => start === 0 && end === phrase.length,
  )
  return unique(whole?.owners.filter(({ kind }) => kind !== 'item') ?? [], state)
}

function unique(owners: readonly NameOwner[], state: ScheduleState): string[] {
  return [...new Set(owners.map((owner) => courseOfOwner(owner, state)))].filter(
    (name) => name !== '',
  )
}

/** "Physics" of "University physics" beside words that name nothing; with others, or cut ("micro"), it is asked whether it is that. */
export function matchHead(words: string, state: ScheduleState): CourseMatch | null {
  const said = words.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && !isIdle(word))
  const found = coursesOf(state).filter((course) => {
    const head = normaliseText(course).split(' ').at(-1) ?? ''
    return said.some((word) => word.length >= shortestHead && head.startsWith(word))
  })
  const [only] = found
  if (only === undefined || found.length > 1) return null
  const parts = normaliseText(only).split(' ')
  return said.every((word) => parts.includes(word))
    ? { kind: 'known', course: only }
    : { kind: 'near', near: only, said: words }
}

const shortestHead = 4

/** Whether the course's name stands in the words, or the beginning of one of its own: "micro". */
export function holdsName(words: string, course: string): boolean {
  const [said, name] = [normaliseText(words), normaliseText(course)]
  const isCut = (word: string) => word.length >= shortestHead && ` ${name}`.includes(` ${word}`)
  return said.includes(name) || said.split(' ').some(isCut)
}

/** Whether nothing stands beside the name that could be of another course's. */
export function isOnly(name: string, phrase: string): boolean {
  const rest = phrase.replace(normaliseText(name), ' ')
  const words = rest.replaceAll(/\p{Script=Han}/gu, ' ').split(/[^\p{L}\d]+/u)
  const han = rest.match(/\p{Script=Han}+/gu) ?? []
  return words.every((word) => word === '' || isIdle(word)) && han.every(isIdleChinese)
}

/** A sentence about it, or what is written and done for it; 大学物理实验 may be a course of its own. */
function isIdleChinese(words: string): boolean {
  return aboutMe.test(words) || workChinese.test(words)
}

const aboutMe = /我[要想得在有的底]|[帮给][我忙]|请[你帮]|一下/
const workChinese =
  /^(?:(?:期[中末])?考试?|期[中末]|备考|复习|预习|学习|计划|大?作业|习题集?|小?论文|小组|课程设计|演讲|期中机|机|(?:实验|小组)?报告|作文|单词|口语|听力|项目|展示|测验|小测|题|的|补)+$/

function isIdle(word: string): boolean {
  return !ofCourses.has(word) && (isGeneric(word) || idle.has(word))
}

/** Physics lab and English writing may be courses of their own. */
const ofCourses = new Set('lab writing reading speaking listening group'.split(' '))

/** "Please plan my statistics project": the name without what is wished of it. */
function withoutIdle(phrase: string): string {
  const words = phrase.split(' ')
  const from = words.findIndex((word) => !isIdle(word))
  const to = words.findLastIndex((word) => !isIdle(word))
  return from < 0 ? phrase : words.slice(from, to + 1).join(' ')
}

/** What is done for a course, and what is made for it, beside what is generic anyway. */
const idle = new Set(
  'get ready set up start prepare preparing please with and to in on go through problem problems set sets first second poster mid assignment assignments hw again pls plz halp w w/'.split(
    ' ',
  ),
)

function isNear(phrase: string, course: string): boolean {
  const slips = allowedSlips(course.length)
  return slips > 0 && editDistance(phrase, course, slips) <= slips
}

/** "Calculus II" and 高等数学下 hold the name of a course, and may be another. */
function partOf(phrase: string, state: ScheduleState): string | null {
  const held = coursesOf(state).find((course) => {
    const name = normaliseText(course)
    const isWhole = /\p{Script=Han}/u.test(name)
      ? name.length > 1 && phrase.includes(name)
      : ` ${phrase} `.includes(` ${name} `)
    return name !== '' && isWhole
  })
  return held ?? null
}

/** The capitals that the person wrote, or those of a name. */
function asWritten(phrase: string, raw: string): string {
  const line = raw.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(phrase)
  // The article is part of such a title, where it was written as one.
  const article = phrase.startsWith('introduction ') && line.slice(0, at).endsWith('An ') ? 3 : 0
  const words = at < 0 ? phrase : line.slice(at - article, at + phrase.length)
  return Array.from(upperFirst(words)).slice(0, 80).join('')
}
