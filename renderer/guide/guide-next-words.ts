// What may be said next while a guide asks: the courses there are, the options of its question, a yes, or to leave it to us.
import type { WindowWords } from '../../shared/i18n/window-words.ts'
import type { GuideView } from '../../shared/guide/requests.ts'
import { languages } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { coursesByExam, coursesOf } from '../../shared/timetable/course-hue.ts'
import { sayGuide } from '../../shared/guide/say-guide.ts'

const mostOptions = 3
const longestOption = 60

/** A letter with its mark, at the beginning or behind a space, a bracket or a stop. */
const mark = /(?:[(（]|(?<=^|[\s，,；;：:、?？]))([A-C])[)）.:：、](?=\s*\S)/giu

/** An option ends where the sentence does, or with the word that leads to the next one. */
const ending =
  /[;；?？\n。]|[.](?=\s|$)|[,，、]\s*(?:or|and|还是|或者?)?\s*$|\s(?:or|and|还是|或者?)\s*$/iu

/** As they would be said; empty where the text offers none, and at most three. */
export function readOptions(text: string): string[] {
  const marks = [...text.matchAll(mark)]
  // A, B and perhaps C, in this order: anything else is a letter of the text.
  const isList = marks.every(([, letter], index) => letter?.toUpperCase() === 'ABC'.charAt(index))
  if (!isList || marks.length < 2) return []
  const options = marks.map((found, index) => {
    const from = found.index + found[0].length
    const words = text.slice(from, marks[index + 1]?.index ?? text.length)
    return (words.split(ending)[0] ?? '').trim()
  })
  const isShort = options.every((words) => words !== '' && words.length <= longestOption)
  return isShort && new Set(options).size === options.length ? options.slice(0, mostOptions) : []
}

const mostTexts = 3

/** Does it fit, or not: nothing else is asked. */
const wantsYes = /\b(?:fit|right|hold|okay|ok|work for you|agree)\b[^?]*\?|[吗嘛][^？?。]*[？?]/iu

type Asked = {
  view: Pick<GuideView, 'state' | 'missing' | 'doubts' | 'answers' | 'canWrite'>
  /** What was said to the student last. */
  reply: string
  state: ScheduleState
  today: number
}

/** At most three; none while a card waits or when all is written, which have buttons of their own. */
export function guideNextWords(
  { view, reply, state, today }: Asked,
  words: WindowWords['guide'],
): string[] {
  if (view.state === 'CONFIRMING' || view.state === 'FINISHED') return []
  // Which of two things holds is nobody else's to decide.
  if (view.doubts.length > 0) return view.answers.slice(0, mostTexts)
  const options = readOptions(reply)
  if (options.length > 0) return options
  if (view.missing.includes('course'))
    return coursesByExam(coursesOf(state), state, today).slice(0, mostTexts)
  if (view.state === 'DRAFTING') return view.canWrite && !asksElse(reply) ? [words.yesWrite] : []
  return wantsYes.test(reply) ? [words.yes, words.youDecide] : [words.youDecide]
}

/** A yes would answer that question, and not say that the draft fits. */
function asksElse(reply: string): boolean {
  const asksDraft = languages.some((language) =>
    (['fits', 'holds'] as const).some((question) => reply.endsWith(sayGuide(question, language))),
  )
  return !asksDraft && /[?？]/u.test(reply)
}
