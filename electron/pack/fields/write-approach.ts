// Writes the field `guide`: how to go about the course: what counts most, what gets the most time, and how to work.
import { packFieldWords, type PackFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import type { Language } from '../../../shared/language.ts'
import { bareLine, cutTitle, isRemark, readTopics } from '../../../shared/pack/topic-lines.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { joinWords, listWords } from '../../../shared/text/join-words.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, textOf, type FieldText, type PackMaterial } from '../pack-material.ts'
import { difficultyOf } from '../topic-words.ts'

/** So many are named of each. */
const mostNamed = 4

export function writeApproach(material: PackMaterial): Result<FieldText, string> {
  const { language } = material
  const say = packFieldWords[language].writeApproach
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

function sayShares(
  parts: readonly Share[],
  say: PackFieldWords['writeApproach'],
  language: Language,
): string[] {
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
  say: PackFieldWords['writeApproach'],
): string[] {
  const { language, course } = material
  const knowledge = textOf(material, 'knowledge')
  const titlesOf = (standing: ReturnType<typeof difficultyOf>) =>
    topics
      .filter(({ title }) => difficultyOf(title, knowledge, course) === standing)
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
