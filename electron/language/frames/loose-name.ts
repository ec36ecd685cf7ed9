// Finds the name of the schedule that loose words mean: "the ds project", "micro", 大作业, 微经. For words that name nothing by themselves.
import { type ScheduleState, findTaskClass } from '../../../shared/schedule/state.ts'
import { stemOf } from '../../../shared/text/stem-of.ts'
import { initialsOf, type NameOwner } from '../words/known-names.ts'
import { nearestByWords } from '../resolve/narrow-by-words.ts'
import { aliasesOf } from '../words/course-aliases.ts'
import { twinsOf } from '../resolve/twins.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { firstNumber } from '../resolve/lies-there.ts'
import { wordsIn } from '../../../shared/text/words-in.ts'

/** `others`: it may be spoken of with the words of these, in either language. */
type Named = { name: string; course: string; others: string[]; isItem?: true }

/** Null where nothing of the schedule fits all of the words, or things of several courses do. */
export function looseName(said: string, state: ScheduleState): string | null {
  const words = wordsOf(said).filter((word) => !emptyWords.has(word))
  if (words.length === 0) return null
  const names = namesOf(state)
  const fitting = ways
    .map((isOf) => names.filter((named) => words.every((word) => isOf(word, named))))
    .find((found) => found.length > 0)
  const [first] = fitting ?? []
  if (first === undefined || fitting?.some(({ course }) => course !== first.course)) return null
  // Of several blocks all are meant, or it is asked which.
  if (first.isItem === true && fitting?.some(({ name }) => name !== first.name)) return null
  return first.name
}

/** A word is a name's initials, fits it as it is written, with one sign mistaken, or in the other language: the first way that finds any. */
const ways: readonly ((word: string, named: Named) => boolean)[] = [
  // PE is physical education, whatever else begins so.
  (word, { name }) => word.length > 1 && initialsOf(wordsOf(name)) === word,
  (word, { name }) => fits(word, name),
  (word, { name }) => fits(word, name) || isSlipOf(word, name),
  (word, { others }) => [word, ...twinsOf(word)].some((each) => others.some((o) => fits(each, o))),
  // 史纲 of 中国近现代史纲要.
  (word, { name }) => /^\p{Script=Han}{2,}$/u.test(word) && name.includes(word),
]

/** "Both problem sets", 习题: all blocks in whose titles each of the words stands; "reading 2" is the second of them. */
export function looseItems(said: string, state: ScheduleState): NameOwner[] {
  const all = wordsOf(said.replaceAll(counted, ' ').replaceAll(ofThat, ' '))
    .filter((word) => !emptyWords.has(word) && !quantifiers.has(word))
    .map(singular)
  const number = numberBehind(wordsOf(said))
  const words = all.filter((word) => readNumber(word) === null)
  if (words.length === 0 || words.join('').length < shortest - 1) return []
  const found = state.tasks.flatMap((task) => {
    if (task.kind !== 'item') return []
    const work = findTaskClass(state, task.classId)
    const title = normaliseText(`${task.title} ${work?.title ?? ''}`)
    const course = normaliseText(work?.course ?? '')
    const isIn = (word: string) =>
      /\p{Script=Han}/u.test(word)
        ? withoutAnd(title).includes(withoutAnd(word)) || course.includes(word)
        : wordsOf(title).some(
            (each) =>
              singular(each) === word ||
              (word.length >= shortest && (each.startsWith(word) || stemOf(each) === stemOf(word))),
          )
    return words.every((said) => [said, ...twinsOf(said)].some(isIn))
      ? [{ kind: 'item' as const, id: task.id, title }]
      : []
  })
  const titled = found.filter(({ title }) => firstNumber(title) === number)
  const isNumbered = found.some(({ title }) => firstNumber(title) !== null)
  const meant = number === null || isNumbered ? titled : found.slice(number - 1, number)
  return (number === null ? found : meant).map(({ kind, id }) => ({ kind, id }))
}

/** 史纲的阅读 */
const ofThat = /(?<=\p{Script=Han})的(?=\p{Script=Han})/gu

/** 阅读笔记 is 阅读与笔记. */
export function withoutAnd(words: string): string {
  return words.replaceAll(/(?<=\p{Script=Han})[与和及、](?=\p{Script=Han})/gu, '')
}

/** "Reading 2", "chapter one"; the one of "the report one" counts nothing. */
function numberBehind(words: readonly string[]): number | null {
  const at = words.findIndex((word, index) => {
    const before = words[index - 1] ?? ''
    if (before === '' || emptyWords.has(before) || readNumber(word) === null) return false
    // "Calculus 3 sessions" counts.
    if (words[index + 1]?.endsWith('s') === true) return false
    return word !== 'one' || counting.test(before)
  })
  return at < 0 ? null : readNumber(words[at] ?? '')
}

const counting = /^(?:chapter|part|list|unit|sheet|review|reading|problem|set|number|no)s?$/

/** Where no title holds all of the words: the blocks whose titles hold the most of what they tell, and most of it. */
export function nearItems(said: string, state: ScheduleState): NameOwner[] {
  if (namesNoOne(said)) return []
  const items = state.tasks.filter((task) => task.kind === 'item')
  return nearestByWords(items, normaliseText(said)).map(({ id }) => ({ kind: 'item', id }))
}

/** 两次习题, 两份报告 */
const counted = /[一两二三四五六七八九十几][次份个篇道项](?:的)?/g

function singular(word: string): string {
  return word.replace(/(?<=[a-z]{3})s$/, '')
}

const quantifiers = new Set('both all every each two three four five'.split(' '))

/** Whether words like "the new one" tell nothing of which is meant. */
export function namesNoOne(said: string): boolean {
  return wordsOf(said).every((word) => emptyWords.has(word))
}

/** Say nothing of which study is meant. */
const emptyWords = new Set(
  'a an the my our this that item items entry new deadline one ones for of in to it all stuff thing things first second third last next other others session sessions block blocks class classes course courses study studying work task tasks whole entire 整个 学习 任务 课 课程 的 那个 时间 時間 时段 時段'.split(
    ' ',
  ),
)

/** From the widest to the narrowest: what fits a whole course is said of the course. */
function namesOf(state: ScheduleState): Named[] {
  const known = named.get(state)
  if (known !== undefined) return known
  const works = state.taskClasses
  const courses = [
    ...works.map(({ course }) => course),
    ...state.tasks.flatMap((task) =>
      task.kind === 'event' && task.eventKind !== 'personal' ? [task.course || task.title] : [],
    ),
  ]
  const found = [
    ...courses.map((course) => ({ name: course, course, others: namesOfCourse(course) })),
    ...works.map(({ title, course }) => ({
      name: title,
      course,
      others: [title, ...namesOfCourse(course)],
    })),
    ...state.tasks.flatMap((task) =>
      task.kind === 'item'
        ? [
            {
              name: task.title,
              course: findTaskClass(state, task.classId)?.course ?? '',
              others: [task.title],
              isItem: true as const,
            },
          ]
        : [],
    ),
  ]
  named.set(state, found)
  return found
}

const named = new WeakMap<ScheduleState, Named[]>()

function namesOfCourse(course: string): string[] {
  return [course, ...aliasesOf(normaliseText(course))]
}

function wordsOf(text: string): string[] {
  return wordsIn(normaliseText(text))
}

/** The least letters of a word that stand for the whole of it. */
const shortest = 3

const longWord = 6

function fits(word: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return fitsHan(word, name)
  const words = wordsOf(name)
  if (words.some((whole) => whole === word)) return true
  if (word.length >= shortest && words.some((whole) => whole.startsWith(word))) return true
  // "Wordlist" is a word list.
  if (word.length >= longWord && words.join('').includes(word)) return true
  return word.length > 1 && initialsOf(words).startsWith(word)
}

/** Its beginning, its end, or its first character with others in their order: 微经 of 微观经济学. */
function fitsHan(word: string, name: string): boolean {
  const bare = name.replaceAll(/[^\p{Script=Han}]/gu, '')
  if (word.length < 2 || bare === '') return false
  return bare.startsWith(word) || bare.endsWith(word) || isShortened(word, bare)
}

/** 线姓代数: one sign within a name was taken for another. */
function isSlipOf(word: string, name: string): boolean {
  const signs = Array.from(word)
  const isLike = (part: string) =>
    part.length === word.length &&
    part[0] === word[0] &&
    part.endsWith(word.slice(-1)) &&
    signs.filter((sign, index) => sign !== part[index]).length === 1
  return /^\p{Script=Han}{3,}$/u.test(word) && (name.match(/\p{Script=Han}+/gu) ?? []).some(isLike)
}

function isShortened(word: string, name: string): boolean {
  if (word[0] !== name[0]) return false
  let at = -1
  return Array.from(word).every((sign) => {
    at = name.indexOf(sign, at + 1)
    return at >= 0
  })
}
