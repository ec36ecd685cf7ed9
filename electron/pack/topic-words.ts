// The words of a topic that tell it from others, and whether running text names it; Chinese cut at its little words.
import { toSimple } from '../../shared/text/simple-characters.ts'

const plain = new Set(
  'and the for with from into that this their least most more first second last chapter week lecture part unit topic basic basics introduction intro advanced exercises exercise problem problems review using between theory methods method applications application point points 基本 概念 方法 应用 计算 性质 基础 简介 概述 运算 其运算 复习 练习 习题 导论 定义 定理'.split(
    ' ',
  ),
)

/** In small letters, without those of the course's own name; the whole title where no word of it tells anything. */
function topicWords(title: string, course: string): string[] {
  const own = new Set(wordsOf(course))
  const words = wordsOf(title).filter(
    (word) =>
      !own.has(word) &&
      !plain.has(word) &&
      (isChinese(word) || word.length > 3 || /\d/u.test(word)),
  )
  return words.length === 0 ? [title.toLowerCase()] : words
}

/** English by the beginnings of words, so that one or many does not matter; Chinese by three signs of a longer word. */
export function namesTopic(text: string, title: string, course: string): boolean {
  const says = reader(text, course)
  return topicWords(title, course).some(says)
}

/** Says it whole, or each of the words that tell it from others: "Exercises on eigenvalues" of "Eigenvalues". */
export function isAboutTopic(text: string, title: string, course: string): boolean {
  return (
    text.toLowerCase().includes(title.toLowerCase()) ||
    topicWords(title, course).every(reader(text, course))
  )
}

function reader(text: string, course: string): (word: string) => boolean {
  const here = text.toLowerCase()
  const said = wordsOf(here)
  return (word) => {
    if (word.includes(' ')) return here.includes(word)
    if (!isChinese(word)) return said.some((each) => isSameWord(each, word))
    if (word.length === 1) return segments(here).includes(word)
    if (word.length < 4) return here.includes(word)
    const parts = Array.from({ length: word.length - 2 }, (_, index) =>
      word.slice(index, index + 3),
    )
    return parts.some((part) => here.includes(part) && !course.includes(part))
  }
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export function segments(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+|[与和及的]/u)
    .filter((word) => word !== '')
}

function isChinese(word: string): boolean {
  return /\p{Script=Han}/u.test(word)
}

/** "space" and "spaces", "determinant" and "determinants". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short === long || (short.length > 3 && long.startsWith(short) && long.length - short.length < 3)
  )
}

/** Finds what the student said of a topic: that it is hard, or known already. */
export type TopicDifficulty = 'hard' | 'known' | 'plain'

const hard =
  /\b(?:hard|difficult|struggl\w*|weak|trouble|confus\w*|never understood|don't (?:get|understand))\b|难|不会|不懂|没学过|弱|吃力|不熟|看不懂|糊涂|头疼|头大|差得?多|很差|不太(?:会|懂|行)|不行|没信心/iu
const known =
  /\b(?:know|knew|fine|(?:ok|okay|no (?:problem|trouble)s?) with|(?:good|strong|confident) (?:at|in|with)|done|learn(?:ed|t)|understand|easy|comfortable)\b|会|懂|熟|掌握|学过|简单|还行|还可以|没问题|不错|擅长|拿手/iu

/** "Not that hard", 不难: the opposite of what is hard, and known in its way. */
const notHard =
  /\b(?:(?:is|are)n't|not) (?:(?:that|so|too|very|really|particularly) )?(?:hard|difficult)\b|不(?:算|太|怎么|是很|很)?难/giu

/**
 * By the clauses of the field `knowledge` that name it; what is hard counts before what is known. Who knows "matrices"
 * does not know "Symmetric matrices": known is only what is named whole, of several things in a title the first.
 */
export function difficultyOf(title: string, knowledge: string, course = ''): TopicDifficulty {
  const clauses = knowledge
    .split(/[\n;；.。!！,，]|\bbut\b|但是?/iu)
    .filter((clause) => namesTopic(clause, title, course))
    .map((clause) => clause.replaceAll(notHard, 'easy'))
  if (clauses.some((clause) => hard.test(clause))) return 'hard'
  const first =
    title.split(/[,，;；、]|\band\b|[与和及]/iu).find((part) => part.trim() !== '') ?? title
  const isKnown = clauses.some((each) => known.test(each) && isAboutTopic(each, first, course))
  return isKnown ? 'known' : 'plain'
}

// The kinds of exam that words and titles name: the midterm and the final.

const examKinds = {
  midterm: /\b(?:midterms?|mid-terms?)\b|期中/iu,
  final: /\bfinals?\b|期末/iu,
} as const

export type ExamKind = keyof typeof examKinds

/** The one kind of exam that the goal speaks of; null for none, and for both. */
export function examMeant(goal: string): ExamKind | null {
  const said = (['midterm', 'final'] as const).filter((kind) => isOfKind(goal, kind))
  return said.length === 1 ? (said[0] ?? null) : null
}

export function isOfKind(title: string, kind: ExamKind): boolean {
  return examKinds[kind].test(toSimple(title))
}
