// The field `guide`: how to go about the course: what counts most, what gets the most time, and how to work.
import type { Language } from '../../../shared/language.ts'
import { bareLine, cutTitle, isRemark, readTopics } from '../../../shared/pack/topic-lines.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { joinWords, listWords } from '../../../shared/words/join-words.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, textOf, type FieldText, type PackMaterial } from '../pack-material.ts'
import { standingOf } from '../topic-standing.ts'

type Words = {
  counts: (parts: string) => string
  part: (name: string, percent: number) => string
  largest: (topics: string, percent: number) => string
  hard: (topics: string) => string
  known: (topics: string) => string
  recall: string
  kinds: Record<TaskClass['subjectType'], string | null>
  lastWeek: string
  missed: string
  nothing: string
}

/**
 * Recalling before reading, and spreading it, are the two ways to learn that stand up best (Dunlosky et al., Psychological
 * Science in the Public Interest 14, 2013).
 */
const words: Record<Language, Words> = {
  en: {
    counts: (parts) => `What counts most for the grade: ${parts}.`,
    part: (name, percent) => `${name} (${percent} %)`,
    largest: (topics, percent) =>
      `Most of the time goes to ${topics}: ${percent} % of it together.`,
    hard: (topics) =>
      `Hard for you: ${topics}. Take it up when you are freshest, and once more from memory two days later.`,
    known: (topics) =>
      `You know ${topics} already: try it from memory first, and read only what was missing.`,
    recall:
      'Begin each session by writing down what you remember of the last one, before you open anything.',
    kinds: {
      quantitative:
        'Do each problem without its solution. Where you are stuck, look up one step, and do the whole problem again the next day.',
      reading: 'After each part, close the text and say its claims and reasons in your own words.',
      language: 'Say and write whole sentences with new words, in both directions.',
      memory: 'Test yourself on small portions in a mixed order, and drop none after one success.',
      practical: 'Make it run yourself from an empty page, then compare with the example.',
      mixed: null,
    },
    lastWeek:
      'In the last week before the exam nothing new: a past exam against the clock, then what went wrong in it.',
    missed:
      'A session that you miss is no harm as long as you mark it: then it gets another place before the exam.',
    nothing:
      'There is nothing to go by yet: have the topics or what the course asks written first.',
  },
  zh: {
    counts: (parts) => `成绩里占比最大的是${parts}。`,
    part: (name, percent) => `${name}（${percent}%）`,
    largest: (topics, percent) => `时间主要花在${topics}上：合起来占 ${percent}%。`,
    hard: (topics) => `你觉得难的：${topics}。放在精神最好的时候学，隔两天再凭记忆做一遍。`,
    known: (topics) => `${topics}你已经会了：先凭记忆试一遍，只补没想起来的。`,
    recall: '每次开始时，先不看任何资料，写下上次还记得的内容。',
    kinds: {
      quantitative: '做题先不看答案；卡住了只看一步，第二天把整道题重做一遍。',
      reading: '每读完一部分就合上书，用自己的话说出观点和理由。',
      language: '用新词说、写完整的句子，两种语言来回翻。',
      memory: '分成小份打乱顺序自测，答对一次也别马上丢开。',
      practical: '自己从空白开始做出来，再和例子对照。',
      mixed: null,
    },
    lastWeek: '考前最后一周不学新内容：限时做一套往年题，再补做错的地方。',
    missed: '错过一次没关系，标记一下就行：它会在考试前另找时间。',
    nothing: '还没有依据：先写出知识点或课程要求。',
  },
}

/** So many are named of each. */
const mostNamed = 4

export function writeApproach(material: PackMaterial): Result<FieldText, string> {
  const { language } = material
  const say = words[language]
  const parts = readShares(textOf(material, 'demands'))
  const topics = readTopics(textOf(material, 'topics'))
  if (parts.length === 0 && topics.length === 0) return fail(say.nothing)
  const { exams, classes } = readCourse(material)
  const kinds = new Set(classes.map(({ subjectType }) => subjectType))
  const lines = [
    ...sayShares(parts, say, language),
    ...sayTopics(material, topics, say),
    say.recall,
    ...[...kinds].flatMap((kind) => say.kinds[kind] ?? []),
    ...(exams.length > 0 ? [say.lastWeek, say.missed] : []),
  ]
  return succeed(plainText(lines.map((line) => `- ${line}`)))
}

type Share = { name: string; percent: number }

function sayShares(parts: readonly Share[], say: Words, language: Language): string[] {
  if (parts.length === 0) return []
  const said = parts.slice(0, mostNamed).map(({ name, percent }) => say.part(name, percent))
  return [say.counts(joinWords(said, language))]
}

/** A share that has to be reached is no part of the grade. */
const threshold =
  /\b(?:at least|minimum|need|must|required?|threshold|to pass)\b|至少|不低于|最低|及格|才能|以上/iu

/** Says that it is a share, and is no part of the name. */
const ofGrade =
  /[\s,，:：;；(（–—-]*(?:\b(?:share of the (?:(?:final|total|overall|course) )?(?:grade|mark)|(?:(?:is|are) )?(?:worth|weighted)|weight(?:ing)?|counts?(?: for)?|accounts? for|makes? up)|(?:所?占)?(?:总?成绩|总评|总分)的?(?:比例|比重|权重)?|占比?|比例|比重|权重)[\s:：]*$/iu

/** Lines such as "Final exam: 50 %, closed book", the largest share first. */
function readShares(demands: string): Share[] {
  return demands
    .split('\n')
    .filter((line) => !isRemark(line))
    .flatMap((line) => {
      const found = /^(.*?[\p{L}\p{N}])[\s:：—–\-(（]+(\d{1,3})\s*[%％]/u.exec(bareLine(line))
      const percent = Number(found?.[2])
      if (found?.[1] === undefined || percent < 1 || percent > 100) return []
      const name = found[1].replace(ofGrade, '').trim()
      return name === '' || threshold.test(found[1]) ? [] : [{ name: cutTitle(name), percent }]
    })
    .toSorted((a, b) => b.percent - a.percent)
}

function sayTopics(
  material: PackMaterial,
  topics: ReturnType<typeof readTopics>,
  say: Words,
): string[] {
  const { language, course } = material
  const knowledge = textOf(material, 'knowledge')
  const titlesOf = (standing: ReturnType<typeof standingOf>) =>
    topics
      .filter(({ title }) => standingOf(title, knowledge, course) === standing)
      .slice(0, mostNamed)
      .map(({ title }) => title)
  const [hard, known] = [titlesOf('hard'), titlesOf('known')]
  const largest = largestOf(topics)
  const together = largest.reduce((sum, { share }) => sum + (share ?? 0), 0)
  return [
    ...(largest.length === 0
      ? []
      : [
          say.largest(
            joinWords(
              largest.map(({ title }) => title),
              language,
            ),
            together,
          ),
        ]),
    ...(hard.length === 0 ? [] : [say.hard(listWords(hard, language))]),
    ...(known.length === 0 ? [] : [say.known(listWords(known, language))]),
  ]
}

/** Those with more than the others; none where all have about the same. */
function largestOf(topics: ReturnType<typeof readTopics>): ReturnType<typeof readTopics> {
  const shares = topics.map(({ share }) => share ?? 0)
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  const largest = topics
    .filter(({ share }) => (share ?? 0) >= 1.3 * mean && (share ?? 0) > 0)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  return largest.length * 2 > topics.length ? [] : largest.slice(0, mostNamed)
}
