// The names in a schedule that words can refer to, normalised: items, bodies of work, events.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { aliasesOf } from './course-aliases.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { wordsIn } from '../../../shared/text/words-in.ts'

export type NameOwner =
  | { kind: 'item'; id: number }
  | { kind: 'class'; id: number }
  | { kind: 'series'; id: number }

/** `rank`: 4 the whole title of an item, 3 a whole name, 2 an alias or one telling word of a name. */
export type KnownName = { text: string; owner: NameOwner; rank: number }

/** Words that many titles share and that therefore name nothing. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a an and the of for to in on with review reviews revision revise session sessions study studying work reading ' +
    'read problem problems set sets introduction intro course practice exercise exercises chapter chapters week exam ' +
    'exams lecture lectures class classes lesson part unit homework assignment quiz test preparation prep notes first ' +
    'second third last next basic advanced general free plan move place swap lab tutorial seminar project task tasks ' +
    'learn test yourself write report reports data evaluate against clock year last compare running times words word list hand outline new proofs ' +
    'block blocks day morning afternoon evening final finish write draft section topics topic year term skills mean means'
  ).split(' '),
)

const commonChinese =
  /时间|安排|计划|今天|明天|上午|下午|晚上|早上|一下|这个|那个|什么|复习|作业|课程|学习|任务|基础|导论|概论|练习|考试|上课|大学|预习|总结|实验|阅读|项目|期末|期中|自习|整理|习题|撰写|报告|处理|数据$|编写|测试|背诵|自测|词汇|手写|证明|限时|完成|去年|[第次章节周卷课与和的期中末学]/g

const known = new WeakMap<ScheduleState, KnownName[]>()

/** Kept beside each state, for states never change. */
export function knownNames(state: ScheduleState): KnownName[] {
  const kept = known.get(state)
  if (kept !== undefined) return kept
  const made = collectNames(state)
  known.set(state, made)
  return made
}

/** Every word of every name: what no spelling correction may touch. */
export function knownWords(state: ScheduleState): Set<string> {
  return new Set(knownNames(state).flatMap(({ text }) => text.split(/[^a-z]+/)))
}

/** Whether these characters stand in one of the names. */
export function isPartOfName(state: ScheduleState, words: string): boolean {
  return knownNames(state).some(({ text }) => text.includes(words))
}

export function isTelling(word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return word.replaceAll(commonChinese, '').length > 1
  return word.length > 2 && !commonWords.has(word) && /[a-z]/.test(word)
}

function collectNames(state: ScheduleState): KnownName[] {
  const classNames = state.taskClasses.flatMap((taskClass) =>
    namesOf([taskClass.course, taskClass.title], { kind: 'class', id: taskClass.id }),
  )
  const items = state.tasks.flatMap((task) => {
    if (task.kind !== 'item') return []
    const owner: NameOwner = { kind: 'item', id: task.id }
    return namesOf([task.title], owner, 4)
  })
  const seen = new Set<number>()
  const events = state.tasks.flatMap((task) => {
    if (task.kind !== 'event' || seen.has(task.series)) return []
    seen.add(task.series)
    return namesOf([task.title, task.course], { kind: 'series', id: task.series })
  })
  return [...classNames, ...items, ...events]
}

function namesOf(written: string[], owner: NameOwner, wholeRank = 3): KnownName[] {
  return [...new Set(written.map(normaliseText))].flatMap((name) => {
    if (name.length < 2) return []
    const words = wordsIn(name).filter((word) => word !== name && isTelling(word))
    const isItem = owner.kind === 'item'
    const wholes = isItem ? [name, ...headsOf(name)] : [name]
    const others = new Set(isItem ? words : [...words, ...aliasesOf(name), ...knownInitials(name)])
    const named = wholes.filter(isWholeTelling).map((text) => ({ text, owner, rank: wholeRank }))
    return named.concat([...others].map((text) => ({ text, owner, rank: 2 })))
  })
}

/** PE of “physical education”; no word that stands in sentences. */
function knownInitials(name: string): string[] {
  const letters = /^[a-z]+(?: [a-z]+)+$/.test(name) ? initialsOf(name.split(' ')) : ''
  return letters.length < 2 || smallWords.has(letters) ? [] : [letters]
}

export function initialsOf(words: readonly string[]): string {
  return words.map((word) => word[0] ?? '').join('')
}

const smallWords = new Set(
  'am an as at be by do go he hi if in is it me my no of oh ok on or so to up us we pm tv'.split(
    ' ',
  ),
)

/** "word list 2" and "word list" of "word list 2: learn and test yourself". */
function headsOf(title: string): string[] {
  const head = title.split(/ ?[:(|] ?| - /)[0] ?? title
  const bare = head.replace(/ ?(?:\d+|[一二三四五六七八九十]+)$/, '')
  return [...new Set([head, bare, joinedOf(bare)])].filter(
    (words) => words !== title && words.length > 1,
  )
}

/** "Hashmap" of "hash map". */
function joinedOf(words: string): string {
  return /^[a-z]{3,} [a-z]{3,}$/.test(words) ? words.replace(' ', '') : words
}

// A whole name may be short or made of common words, as long as it is not one of them alone.
function isWholeTelling(name: string): boolean {
  return !commonWords.has(name) && name.replaceAll(commonChinese, '') !== ''
}
