// Writes the field `topics`: one topic a line in the order of learning, with its share of the work in percent.
import { packFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import type { FieldCitation } from '../../../shared/pack/pack.ts'
import { cutTitle, sharesOf, writeTopic } from '../../../shared/pack/topic-lines.ts'
import { readSectionName } from '../../../shared/research/section-names.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { readCourse } from '../course-facts.ts'
import { textOf, type FieldText, type PackMaterial, oneLine } from '../pack-material.ts'
import { isCounted } from '../adopted-class.ts'
import { difficultyOf, type TopicDifficulty, namesTopic } from '../topic-words.ts'

type Found = { title: string; citation: Omit<FieldCitation, 'line'> | null }

/** More are paragraphs of a book, not topics of a term. */
const mostTopics = 40

export function writeTopics(material: PackMaterial): Result<FieldText, string> {
  const say = packFieldWords[material.language].writeTopics
  const named = distinct(fromReport(material))
  const headed = named.length > 1 ? [] : distinct([...named, ...fromHeadings(material)])
  const found = named.length > 1 ? named : headed.length > 1 ? headed : distinct(fromWork(material))
  if (found.length === 0) return fail(say.nothing)
  const shares = sharesOf(found.map(({ title }) => weightOf(title, material)))
  return succeed({
    text: found
      .map(({ title }, index) => writeTopic({ title, share: shares[index] ?? 0 }))
      .join('\n'),
    citations: found.flatMap(({ citation }, index) =>
      citation === null ? [] : [{ line: index + 1, ...citation }],
    ),
    remark: found === named ? '' : found === headed ? say.fromHeadings : say.fromWork,
  })
}

function fromReport({ research }: PackMaterial): Found[] {
  return (research?.topics ?? []).map(({ text, citation }) => ({ title: text, citation }))
}

const noTopic =
  /^(?:contents?|table of contents|references|bibliography|index|appendix|summary|preface|acknowledge?ments?|grading|assessment|schedule|syllabus|office hours|contact|目录|参考文献|附录|总结|小结|前言|致谢|成绩|考核|课程安排|联系方式)\b|^(?:目录|参考文献|附录|小结|前言|致谢)/iu

/** Of the level that most headings of the first two have: a title of the file alone is no topic. */
function fromHeadings({ headings }: PackMaterial): Found[] {
  const wanted = headings.filter(
    ({ text }) => !noTopic.test(text.trim()) && readSectionName(text) === null,
  )
  const [first = [], second = []] = [1, 2].map((level) =>
    wanted.filter((each) => each.level === level),
  )
  const chosen = first.length > 1 ? first : second
  return chosen.map(({ sourceId, file, page, line, text }) => ({
    title: text.replace(
      /^(?:chapter|lecture|week|unit|part|section|第[一二三四五六七八九十\d]+[章讲周节])\s*[\d.]*\s*[:：.—–-]?\s*/iu,
      '',
    ),
    citation: { sourceId, file, quote: { page, line, text: text.slice(0, 600) } },
  }))
}

const rehearsal =
  /\b(?:midterm|mid-term|finals?|exam|mock|past papers?|quiz|test|report|essay|project)\b|期中|期末|模拟|真题|往年|去年|试卷|报告|论文|大作业/iu

/** "Vector spaces and bases" of "Vector spaces and bases: exercises"; rehearsals, papers and bare numbers are no topics. */
function fromWork(material: PackMaterial): Found[] {
  const { course } = material
  const { items: all, classes } = readCourse(material)
  const titles = new Map(classes.map(({ id, title }) => [id, title]))
  const items = all.filter(
    ({ title, classId }) =>
      !rehearsal.test(title) && !isCounted(title, { course, workTitle: titles.get(classId) ?? '' }),
  )
  return items.map(({ title }) => ({
    title: title.split(/\s*(?:[:：]|\s[—–-]\s|[,，])/u)[0] ?? title,
    citation: null,
  }))
}

function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found
    .flatMap(({ title, citation }) => {
      const clean = cutTitle(oneLine(title).replace(/^\s*>+\s*/u, ''))
      const key = clean.toLowerCase()
      if (clean === '' || seen.has(key)) return []
      seen.add(key)
      return [{ title: clean, citation }]
    })
    .slice(0, mostTopics)
}

const weights: Record<TopicDifficulty, number> = { hard: 6, known: 2, plain: 4 }

/** What is hard weighs more, what is known less, and what the demands name again and again more than the rest. */
function weightOf(title: string, material: PackMaterial): number {
  const standing = difficultyOf(title, textOf(material, 'knowledge'), material.course)
  const demanded = textOf(material, 'demands')
    .split('\n')
    .filter((line) => namesTopic(line, title, material.course)).length
  return weights[standing] + Math.min(2, demanded)
}
