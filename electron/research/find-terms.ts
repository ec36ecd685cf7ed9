// Finds what a text speaks of: study words by their meaning, and whatever other words it has.
import { foldText, plainWords, stopWords } from '../../shared/research/index-lines.ts'
import {
  findLetteredParts,
  type LetteredPart,
  findOrdinals,
  ordinalForms,
  stem,
} from './which-one.ts'
import { studyWords, type StudyWord } from './study-words.ts'

/** One thing that is asked about: any of its forms in a line says it. */
export type Term = {
  /** As it was said. */
  said: string
  /** Folded; English words by their stems, with spaces around. */
  forms: readonly string[]
  /** What it is searched by: all forms in both languages. */
  search: readonly string[]
  /** Forms that leave no doubt; where there are some, the others count half. */
  firm?: readonly string[]
  /** How much it tells; 1 is usual. */
  weight: number
  /** Of a study word, its id. */
  id: string | null
}

/** Of what is said in passing. */
export const lightWeight = 0.35

/** The longest first: "final exam" is not "exam". */
const phrases = studyWords
  .flatMap((study) => [...study.en, ...study.zh].map((phrase) => ({ study, form: formOf(phrase) })))
  .toSorted((a, b) => b.form.length - a.form.length)

/** Latin words as stems between spaces, so that a phrase is looked for by whole words; Chinese as it stands. */
export function toForm(text: string): string {
  const folded = foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${folded.replaceAll(/[a-z][a-z0-9]*/gu, stem).replaceAll(/\p{Script=Han}+/gu, ' $& ')} `.replaceAll(
    / +/gu,
    ' ',
  )
}

/** A phrase of Latin words is looked for by whole words. */
function formOf(phrase: string): string {
  const form = toForm(phrase).trim()
  return /[a-z0-9]/u.test(form) ? ` ${form} ` : form
}

export function findTerms(text: string): Term[] {
  const parts = findLetteredParts(text)
  const bare = parts.reduce((left, { said }) => left.replace(said, ' '), text)
  let rest = toForm(bare.replaceAll(countedUnits, ' ').replaceAll(whether, ' '))
  const terms: Term[] = parts.map(partTerm)
  const asTyped = newUnstemmer(text)
  for (const { study, form } of phrases) {
    if (!rest.includes(form)) continue
    // What one phrase has taken is no part of another.
    rest = rest.replaceAll(form, ' | ')
    if (!terms.some(({ id }) => id === study.id)) terms.push(toTerm(study, asTyped(form.trim())))
  }
  const numbers = findOrdinals(rest)
  for (const { said } of numbers) rest = rest.replace(said, ' | ')
  terms.push(...numbers.map(ordinalTerm))
  const said = new Set(rest.split(/[\s|]+/u).flatMap(tellingWords))
  // "Open or closed book": what is part of a phrase that was found says nothing more.
  const isTold = (word: string) =>
    terms.some(({ id, forms }) => id !== null && forms.some((form) => form.includes(` ${word} `)))
  terms.push(
    ...[...said].filter((word) => !isTold(word)).map((word) => plainTerm(word, asTyped(word))),
  )
  terms.push(...Array.from(text.matchAll(countedUnits), ([, unit]) => unitTerm(unit ?? '')))
  return terms
}

function toTerm(study: StudyWord, said: string): Term {
  return {
    said,
    forms: formsOf(study),
    search: [...study.en, ...study.zh].map((phrase) => phrase.replace('?', '')),
    weight: study.isLight === true ? lightWeight : 1,
    id: study.id,
  }
}

function formsOf({ en, zh }: StudyWord): string[] {
  return [...en, ...zh].filter((phrase) => !phrase.startsWith('?')).map(formOf)
}

/** Of Chinese the words as a dictionary sees them; a lone character belongs to the word beside it. */
function tellingWords(run: string): string[] {
  const words: string[] = []
  let isOpen = false
  for (const word of plainWords(run)) {
    if (stopWords.has(word) || askingWords.has(word) || word.startsWith('几')) {
      isOpen = false
    } else if (isOpen && isOneCharacter(word)) {
      words.push(`${words.pop() ?? ''}${word}`)
    } else {
      const last = words.at(-1)
      const isJoined = isOpen && last !== undefined && isOneCharacter(last)
      words.push(isJoined ? `${words.pop() ?? ''}${word}` : word)
      isOpen = true
    }
  }
  return words.filter((word) => !isOneCharacter(word) && !askingWords.has(word))
}

function isOneCharacter(word: string): boolean {
  return /^\p{Script=Han}$/u.test(word)
}

function partTerm({ said, forms, search }: LetteredPart): Term {
  return { said, forms: forms.map(formOf), search, weight: 1, id: null }
}

function ordinalTerm({ said, number }: { said: string; number: number }): Term {
  const firm = ordinalForms(number)
  return {
    said,
    forms: [...firm, ` ${number} `],
    firm,
    search: [String(number)],
    weight: 1,
    id: null,
  }
}

/** 考不考, 有没有: the verb twice asks whether. */
const whether = /(\p{Script=Han})[不没]\1/gu

/** What is counted, in 几页, 多少道题 and 缺一次: too short to be searched for, and a hint all the same. 第三次 is which one. */
const countedUnits =
  /(?:几|多少|(?<![第一二两三四五六七八九十])[一两二三四五六七八九十]{1,3})(页|道|份|篇|章|人|本|门|次|遍|天|周|小时|分钟)/gu

/** The same in English, where there is a word that is used so. */
const unitNames: Partial<Record<string, readonly string[]>> = {
  页: ['page'],
  道: ['question', 'problem'],
  篇: ['essay', 'paper'],
  章: ['chapter'],
  人: ['people', 'person', 'student', 'member'],
  本: ['book', 'work'],
  门: ['course'],
  次: ['time', 'session'],
  天: ['day', 'daily'],
  周: ['week', 'weekly'],
  小时: ['hour'],
  分钟: ['minute'],
}

function unitTerm(unit: string): Term {
  const forms = [unit, ...(unitNames[unit] ?? []).map(formOf)]
  return { said: unit, forms, search: [], weight: lightWeight, id: null }
}

/** Gives stems back as the words of which they are. */
function newUnstemmer(text: string): (form: string) => string {
  const words = foldText(text).match(/[a-z][a-z0-9]*/gu) ?? []
  const known = new Map(words.map((word) => [stem(word), word]))
  return (form) => form.replaceAll(/[a-z][a-z0-9]*/gu, (each) => known.get(each) ?? each)
}

function plainTerm(form: string, said: string): Term {
  const isLatin = /^[a-z0-9]/u.test(form)
  return {
    said,
    forms: [isLatin ? ` ${form} ` : form],
    search: [said],
    weight: 1,
    id: null,
  }
}

/** Whether a text, as `toForm` has it, says the term. */
export function saysTerm(form: string, { forms }: Pick<Term, 'forms'>): boolean {
  return forms.some((each) => form.includes(each))
}

export function studyTerm(id: string): Term {
  const study = studyWords.find((each) => each.id === id)
  if (study === undefined) throw new Error(`no study word ${id}`)
  return toTerm(study, study.en[0] ?? '')
}

/** What a question is asked with, beside the words that stop nothing: not what it is about. */
const askingWords = new Set(
  (
    'large big small hard require required point points when what where which who how many much long often percent percentage percentages count counts counted worth weight weigh weighs weighted ' +
    'date day time please happen happens happened explain say says said give given know course class student subject module about during before after ' +
    'there any other need exactly allowed work get use used using still ever also kind list name want turn out take taken begin begins start starts held take place one two ' +
    'should if do i me at all per each every solve solved fix resolve ask contact talk buy available policy policies rule rules regulation regulations ' +
    '地方 占 比例 百分比 百分之 课程 学生 本课程 这学期 本学期 学期 时间 日期 几号 几月 哪天 多久 多长 占比 权重 总共 一共 开始 举行 进行 规定 要求 说明 介绍 情况 办 怎么办 ' +
    '超过 解决 第几 缺 讲 一共 每次 每回 联系 咨询 问 找 这门 那门 几次 处理 参加 谁 哪 几 多 次 会 能 要 用 做 算 吗 呢 才 还 就 都 在 是 有 的 了 和 与 或 及 到 从 对 为 以 让 被 把 给 什么样 哪种 哪一 一门 课 上课 可不可以 能不能 怎么算 怎么样 分别 具体 主要 必须 得 如果 的话 最 请 老'
  )
    .split(' ')
    .concat([...stopWords])
    .flatMap((each) => [each, stem(each)]),
)
