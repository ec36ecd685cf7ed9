// The field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { cleanTitle } from '../../../shared/words/quote-title.ts'
import { sayPlace } from '../../../shared/words/say-place.ts'
import { saySource } from '../../../shared/words/say-citation.ts'
import { readCourse } from '../course-facts.ts'
import type { FieldText, PackMaterial } from '../pack-material.ts'
import { reportText } from '../report-text.ts'

const words: Record<
  Language,
  { calendar: (title: string, place: string) => string; nothing: string }
> = {
  en: {
    calendar: (title, place) => `In your calendar: ${title}, ${place}`,
    nothing:
      'There is no file of this course to look into, and no exam of it in your calendar. Add the syllabus, slides or notes to its sources, or write the demands yourself.',
  },
  zh: {
    calendar: (title, place) => `日程里：${title}，${place}`,
    nothing:
      '这门课还没有可以查的文件，日程里也没有它的考试。可以在资料里加上大纲、课件或笔记，也可以自己写要求。',
  },
}

export function writeDemands(material: PackMaterial): Result<FieldText, string> {
  const { research, language, state, citations } = material
  const say = words[language]
  const found = reportText(research?.demands ?? [])
  const { exams } = readCourse(material)
  const cited = new Map(
    citations.flatMap((citation) => (citation.record === 'task' ? [[citation.id, citation]] : [])),
  )
  const dates = exams.map(({ id, title, place }) => {
    const line = say.calendar(cleanTitle(title, language), sayPlace(state.window, place, language))
    const read = cited.get(id)
    const quote = read?.quotes[0]
    if (read === undefined || quote === undefined) return line
    const source = saySource(cleanTitle(read.file, language), quote, language)
    return language === 'zh' ? `${line}（${source}）` : `${line} (${source})`
  })
  const lines = [...(found.text === '' ? [] : [found.text]), ...dates]
  if (lines.length === 0) return fail(say.nothing)
  return succeed({
    text: lines.join('\n'),
    citations: found.citations,
    remark: '',
  })
}
