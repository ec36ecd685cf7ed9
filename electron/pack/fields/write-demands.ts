// The field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { examsOf } from '../../../shared/schedule/exams.ts'
import { joinWords } from '../../../shared/words/join-words.ts'
import { cleanTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayDate, sayDay } from '../../../shared/words/dates/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayPlace as sayLine, saySource } from '../../../shared/words/pack/say-citation.ts'
import { readCourse } from '../course-facts.ts'
import type { FieldText, PackMaterial } from '../pack-material.ts'
import { reportText } from '../report-text.ts'

const words: Record<
  Language,
  {
    calendar: (title: string, place: string) => string
    plan: (title: string, day: string) => string
    missing: (day: string, source: string) => string
    remark: (days: string, count: number) => string
    nothing: string
  }
> = {
  en: {
    calendar: (title, place) => `In your calendar: ${title}, ${place}`,
    plan: (title, day) => `In your plan: ${title}, to be done by ${day}`,
    missing: (day, source) => `Not in your calendar: the exam on ${day} (${source})`,
    remark: (days, count) =>
      `Your files name ${count === 1 ? 'an exam' : 'exams'} on ${days} that your calendar does not have. Sessions are planned up to the exam in the calendar: put it in first with “Read a syllabus”, or see which date is right.`,
    nothing:
      'There is no file of this course to look into, and no exam of it in your calendar. Add the syllabus, slides or notes to its sources, or write the demands yourself.',
  },
  zh: {
    calendar: (title, place) => `日程里：${title}，${place}`,
    plan: (title, day) => `计划里：${title}，最晚${day}完成`,
    missing: (day, source) => `日程里没有：${day}的考试（${source}）`,
    remark: (days) =>
      `资料里写着${days}有考试，日程里却没有。任务是按日程里的考试来排的：先用“读取课程大纲”把它加进去，或者核对哪个日期对。`,
    nothing:
      '这门课还没有可以查的文件，日程里也没有它的考试。可以在资料里加上大纲、课件或笔记，也可以自己写要求。',
  },
}

export function writeDemands(material: PackMaterial): Result<FieldText, string> {
  const { research, language, state, citations } = material
  const say = words[language]
  const found = reportText(research?.demands ?? [])
  const { exams, classes } = readCourse(material)
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
  const missing = findMissing(material)
  const absent = missing.map(({ day, source: { file, quote } }) =>
    say.missing(
      day,
      [cleanTitle(file, language), sayLine(quote, language)].join(language === 'zh' ? '，' : ', '),
    ),
  )
  // Without files and exams, what the student has planned for it is what is known.
  const open = classes.filter(({ toDay }) => toDay >= material.now.day)
  const planned =
    found.text === '' && dates.length === 0
      ? open.map(({ title, toDay }) =>
          say.plan(cleanTitle(title, language), sayDay(state.window, toDay, language)),
        )
      : []
  const lines = [...(found.text === '' ? [] : [found.text]), ...dates, ...absent, ...planned]
  if (lines.length === 0) return fail(say.nothing)
  return succeed({
    text: lines.join('\n'),
    citations: found.citations,
    remark:
      missing.length === 0
        ? ''
        : say.remark(
            joinWords(
              missing.map(({ day }) => day),
              language,
            ),
            missing.length,
          ),
  })
}

/** Exams to come that the files name, on days on which the calendar has none of the course. */
function findMissing({ examDays, state, course, now, language }: PackMaterial) {
  const today = state.window.days[Math.max(0, now.day - 1)]?.date ?? ''
  const known = new Set(
    examsOf(state, course).map(({ place }) => state.window.days[place.day - 1]?.date),
  )
  return examDays
    .filter(({ date }) => date >= today && !known.has(date))
    .map(({ date, source }) => ({ day: sayDate(date, weekdayOf(date), language), source }))
}
