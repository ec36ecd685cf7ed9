// What an import says to the person: why a file can't be read, what was left out, and each series in one line.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords, listWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { CalendarProblem, UnreadableFile } from '../ics/read-calendar.ts'
import { leftOutReasons, type LeftOut, type LeftOutReason } from './left-out.ts'

type Phrases<Key extends string> = Record<Key, Record<Language, string>>

export type FileFailure =
  | UnreadableFile
  | { kind: 'web-page' }
  | { kind: 'unreadable' }
  | { kind: 'no-meetings' }
  | { kind: 'broken-own-file' }
  | { kind: 'no-term-there' }
  | { kind: 'broken-wakeup' }
  | { kind: 'lost-cells' }

const failures: Phrases<FileFailure['kind']> = {
  'broken-wakeup': {
    en: 'This WakeUp file is damaged or cut short. Export it from WakeUp again and choose that file; nothing was imported.',
    zh: '这个 WakeUp 课程表文件已损坏或不完整。请在 WakeUp 里重新导出再选择；没有导入任何内容。',
  },
  empty: {
    en: 'The file is empty. Export your timetable again as .ics and choose that file; nothing was imported.',
    zh: '这个文件是空的。请重新把课表导出为 .ics 再选择；没有导入任何内容。',
  },
  'not-a-calendar': {
    en: 'This is not a calendar file or a timetable that can be read. Choose an .ics, .csv or .wakeup_schedule file, or paste the timetable as text; nothing was imported.',
    zh: '这不是日历文件，也不是能读懂的课表。请选择 .ics、.csv 或 .wakeup_schedule 文件，或把课表作为文字粘贴进来；没有导入任何内容。',
  },
  'web-page': {
    en: 'This web page holds no weekly table; the download may have needed a login. Open the timetable or the export link in your browser, save the page or the .ics file and choose that; nothing was imported.',
    zh: '这个网页里没有周课表，可能下载时需要登录。请在浏览器里打开课表或导出链接，保存网页或 .ics 文件后再选择；没有导入任何内容。',
  },
  unreadable: {
    en: 'The file can’t be read. Export your timetable again as .ics and choose that file; nothing was imported.',
    zh: '无法读取这个文件。请重新把课表导出为 .ics 再选择；没有导入任何内容。',
  },
  'too-large': {
    en: 'The file is larger than 10 MB. Export one term only and choose that file; nothing was imported.',
    zh: '文件超过 10 MB。请只导出一个学期再选择；没有导入任何内容。',
  },
  'too-many-events': {
    en: 'The file holds more than 20,000 events or rows. Export one term only and choose that file; nothing was imported.',
    zh: '文件里的日程或行超过 20,000 个。请只导出一个学期再选择；没有导入任何内容。',
  },
  'lost-cells': {
    en: 'This is a weekly table whose cells ran together in copying, so nobody can tell which class is on which weekday. Export it as Excel from your school’s site, open it, copy the whole table and paste that; or save the page itself (.html) and choose that file; or choose an .ics, .csv or .wakeup_schedule file; or write each class on a line with its weekday. Nothing was imported.',
    zh: '这是一张周课表，但复制后各格已经混在一起，无法确定哪门课在星期几。请从教务系统导出 Excel，打开后复制整张表再粘贴；或把网页另存为 .html 再选择；或选择 .ics、.csv 或 .wakeup_schedule 文件；也可以每行写一门课并写上星期几。没有导入任何内容。',
  },
  'no-meetings': {
    en: 'The file holds no lessons with a time that Weekloom could put into a week. Check that it is your timetable; nothing was imported.',
    zh: '文件里没有能放进一周的、带时间的课程。请确认这是你的课表；没有导入任何内容。',
  },
  'broken-own-file': {
    en: 'This Weekloom export is damaged or comes from a newer version. Export it again, or update Weekloom; nothing was imported.',
    zh: '这个 Weekloom 导出文件已损坏，或来自更新的版本。请重新导出，或更新 Weekloom；没有导入任何内容。',
  },
  'no-term-there': {
    en: 'This Weekloom export comes from a data folder without a term, so there is no schedule in it. Import your timetable, or an export with a term; nothing was imported.',
    zh: '这个 Weekloom 导出文件来自一个还没有学期的数据文件夹，里面没有日程。请导入课表，或带有学期的导出文件；没有导入任何内容。',
  },
}

/** One sentence or two: what it is, what is safe, what to do. */
export function sayFailure(failure: FileFailure, language: Language): string {
  return failures[failure.kind][language]
}

type Counted = Record<Language, (count: number, examples: string) => string>

const leftOutPhrases: Record<LeftOutReason, Counted> = {
  'own-block': {
    en: (count, examples) =>
      `${count} study ${count === 1 ? 'block' : 'blocks'} of Weekloom’s own in the file ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) =>
      `文件里有 ${count} 个 Weekloom 自己导出的学习任务，未导入：${examples}。`,
  },
  'all-day': {
    en: (count, examples) =>
      `${count} all-day ${count === 1 ? 'event was' : 'events were'} left out, as ${count === 1 ? 'it takes' : 'they take'} no periods: ${examples}.`,
    zh: (count, examples) => `${count} 个全天日程不占节次，未导入：${examples}。`,
  },
  'over-midnight': {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'event that runs' : 'events that run'} past midnight ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 个跨过午夜的日程未导入：${examples}。`,
  },
  'no-length': {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} without a length, such as deadlines, ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 个没有时长的条目（如截止时间）未导入：${examples}。`,
  },
  'outside-term': {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'event' : 'events'} outside the term ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 个日程不在学期内，未导入：${examples}。`,
  },
  'day-off': {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'lesson falls' : 'lessons fall'} on a day off and ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 节课落在放假的日子，未导入：${examples}。`,
  },
  'outside-periods': {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'event lies' : 'events lie'} outside the periods of the day and ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 个日程不在每天的节次之内，未导入：${examples}。`,
  },
  clash: {
    en: (count, examples) =>
      `${count} ${count === 1 ? 'event clashes' : 'events clash'} with another at the same time and ${count === 1 ? 'was' : 'were'} left out: ${examples}.`,
    zh: (count, examples) => `${count} 个日程与同一时间的其他日程冲突，未导入：${examples}。`,
  },
}

const mostExamples = 3

/** One sentence for each reason, with the count and up to three examples. */
export function sayLeftOut(leftOut: readonly LeftOut[], language: Language): string[] {
  return leftOutReasons.flatMap((reason) => {
    const ofReason = leftOut.filter((one) => one.reason === reason)
    if (ofReason.length === 0) return []
    const names = [...new Set(ofReason.map((one) => nameLeftOut(one, language)))]
    return [leftOutPhrases[reason][language](ofReason.length, sayExamples(names, language))]
  })
}

function sayExamples(names: readonly string[], language: Language): string {
  return names.length > mostExamples
    ? coreWords[language].andMore(listWords(names.slice(0, mostExamples), language))
    : joinWords(names, language)
}

function nameLeftOut(leftOut: LeftOut, language: Language): string {
  const title = quoteTitle(leftOut.title, language)
  return leftOut.with === undefined
    ? title
    : coreWords[language].clashPair(title, quoteTitle(leftOut.with, language))
}

/** What in the file could not be read, one sentence each, the first few; then how many more. */
export function sayCalendarProblems(
  problems: readonly CalendarProblem[],
  language: Language,
): string[] {
  const said = problems.slice(0, mostProblems).map((problem) => sayProblem(problem, language))
  const more = problems.length - said.length
  return more > 0 ? [...said, coreWords[language].moreProblems(more)] : said
}

const mostProblems = 5

function sayProblem(problem: CalendarProblem, language: Language): string {
  switch (problem.kind) {
    case 'broken-event': {
      const title = quoteTitle(problem.title, language)
      if (problem.broken === 'start') {
        return coreWords[language].importNotes.problemBrokenEvent(title, problem.line)
      }
      return coreWords[language].importNotes.problemBrokenRule(title, problem.line)
    }
    case 'unknown-zone': {
      const zone = quoteTitle(problem.zone, language)
      return coreWords[language].importNotes.problemUnknownZone(zone)
    }
    case 'endless-event': {
      const title = quoteTitle(problem.title, language)
      return coreWords[language].importNotes.problemEndlessEvent(title, problem.line)
    }
    case 'endless-file':
      return coreWords[language].importNotes.problemEndlessFile(problem.line)
    default:
      return assertNever(problem)
  }
}

const notes: Phrases<'cut-term' | 'no-weekly' | 'one-week' | 'untitled' | 'own-timetable'> = {
  'own-timetable': {
    en: 'This is a complete Weekloom export, and there is a term here already: its classes, exams and appointments can be added; study work, homework and course packs can’t. To get all of it, import it into an empty data folder.',
    zh: '这是 Weekloom 的完整导出，而这里已经有学期了：可以加入其中的课程、考试和个人安排，学习任务、作业和课程包不会加入。要得到全部内容，请把它导入空的数据文件夹。',
  },
  'cut-term': {
    en: 'The lessons go on for longer than 30 weeks; the term ends after week 30.',
    zh: '课程超过 30 周；学期到第 30 周为止。',
  },
  'no-weekly': {
    en: 'No lesson in the file returns every week, so no study work is proposed.',
    zh: '文件里没有每周重复的课程，因此没有建议学习任务。',
  },
  'one-week': {
    en: 'The file holds the lessons of one week only and none of them repeats, so no weekly classes were found and no study work is proposed. Export the timetable with its repetition, or add study work by the form.',
    zh: '文件里只有一周的课程，而且都不重复，因此没有找到每周的课，也没有建议学习任务。请导出带重复的课表，或用表单添加学习任务。',
  },
  untitled: { en: 'Untitled', zh: '无标题' },
}

export function sayNote(note: keyof typeof notes, language: Language): string {
  return notes[note][language]
}

/** Lessons and appointments whose time an exam takes. */
export function sayGivenWay(
  gaveWay: readonly { exam: { title: string }; event: { title: string } }[],
  language: Language,
): string[] {
  if (gaveWay.length === 0) return []
  const count = gaveWay.length
  const pairs = gaveWay.map(({ exam, event }) =>
    coreWords[language].clashPair(
      quoteTitle(event.title, language),
      quoteTitle(exam.title, language),
    ),
  )
  const examples = sayExamples([...new Set(pairs)], language)
  return [coreWords[language].importNotes.givenWay(count, examples)]
}

/** Study blocks that go back to pending. */
export function sayDisplaced(titles: readonly string[], language: Language): string {
  const examples = sayExamples(
    titles.map((title) => quoteTitle(title, language)),
    language,
  )
  return coreWords[language].importNotes.displaced(titles.length, examples)
}
