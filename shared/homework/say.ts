// Says in words when homework is due, how far it is, how a solution compares, what was done and what could not be.
import { sharedHomeworkWords, type SharedHomeworkWords } from '../i18n/shared/homework.ts'
import { assertNever } from '../assert-never.ts'
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { isSameValue } from '../schedule/same-value.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { isPlacedItem, markOf, type ItemTask } from '../schedule/task.ts'
import { maxTitle } from '../schedule/term.ts'
import { sayShortDate, sayDate, sayDay } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import { sayMark } from '../words/schedule/say-mark.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { itemChanges, type HomeworkChange, type HomeworkItemChange } from './change.ts'
import type { AnswerStatus, ComparedAnswer, Comparison } from './comparison.ts'
import type { Homework } from './homework.ts'
import type { HomeworkMinutes } from './minutes.ts'
import type { HomeworkLine } from './requests.ts'

/** The day that homework is due, told on `today` (both ISO); with its year where that is another: "Fri 1 Jan 2027". */
export function sayDueDate(dueDate: string, today: string, language: Language): string {
  return withYear(sayDate(dueDate, weekdayOf(dueDate), language), dueDate, today, language)
}

function withYear(said: string, date: string, today: string, language: Language): string {
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? said : sharedHomeworkWords[language].facts.inYear(said, year)
}

/** "Was due Wed 25 Nov, 17:00", "Due today, 17:00", "Due Wed 25 Nov", "Done". */
export function sayDue(
  { dueDate, dueTime, urgency }: Pick<HomeworkLine, 'dueDate' | 'dueTime' | 'urgency'>,
  today: string,
  language: Language,
): string {
  const say = sharedHomeworkWords[language].facts
  const date = sayDueDate(dueDate, today, language)
  switch (urgency) {
    case 'done':
      return say.done
    case 'overdue':
      return say.overdue(date, dueTime)
    case 'today':
      return say.dueToday(dueTime)
    case 'soon':
    case 'later':
      return say.due(date, dueTime)
    default:
      return assertNever(urgency)
  }
}

/** "1 h 20 min worked of 2 h planned"; empty where nothing is planned and nothing was worked. */
export function sayHomeworkMinutes(
  { planned, worked }: HomeworkMinutes,
  language: Language,
): string {
  if (planned === 0 && worked === 0) return ''
  return sharedHomeworkWords[language].facts.minutes(
    sayDuration(worked, language),
    sayDuration(planned, language),
  )
}

/** The facts of one item on a line, without its title. */
export function sayHomeworkFacts(
  line: Omit<HomeworkLine, 'id' | 'title' | 'hasSolution' | 'hasKey' | 'blocks' | 'openBlocks'>,
  today: string,
  language: Language,
): string {
  const { course, steps, ticked } = line
  return [
    course,
    sayDue(line, today, language),
    steps === 0 ? '' : sharedHomeworkWords[language].facts.points(ticked, steps),
    sayHomeworkMinutes(line, language),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** "Lab report 1 · Tue 24 Nov 14:00–15:35", "… · done (1 h 40 min, planned 1 h 30 min)", "… · waits for a place". */
export function sayBlock(
  { window }: Pick<ScheduleState, 'window'>,
  item: ItemTask,
  language: Language,
): string {
  const mark = markOf(item)
  const parts = [item.title]
  if (isPlacedItem(item)) {
    const { day, start, end } = item.place
    const [from, to] = [window.periods[start - 1]?.start, window.periods[end - 1]?.end]
    parts.push(`${sayDay(window, day, language)} ${from}–${to}`)
  } else parts.push(sharedHomeworkWords[language].facts.waits)
  if (mark !== null) parts.push(sayMark(mark, language))
  return parts.join(' · ')
}

/** What its study work is called in the plan: "Homework: Lab report". */
export function homeworkWorkTitle(title: string, language: Language): string {
  return cut(sharedHomeworkWords[language].facts.workTitle(title))
}

/** In whatever language it was written. */
export function isHomeworkWorkTitle(title: string): boolean {
  return Object.values(sharedHomeworkWords).some((homework) =>
    title.startsWith(homework.facts.workTitle('')),
  )
}

/** Numbered where there are several. */
export function homeworkSessionTitle(title: string, number: number, of: number): string {
  return of === 1 ? cut(title) : `${cut(title, maxTitle - 4)} ${number}`
}

function cut(title: string, longest = maxTitle): string {
  const characters = Array.from(title)
  return characters.length <= longest ? title : `${characters.slice(0, longest - 1).join('')}…`
}

export function answerStatusName(standing: AnswerStatus, language: Language): string {
  return sharedHomeworkWords[language].comparison.names[standing]
}

/** "The key has 5 answers: 3 the same, 1 missing, 1 in other words, for you to judge." */
export function sayComparison({ by, counts }: Comparison, language: Language): string {
  const { same, equal, unsure, differs, missing } = counts
  const right = same + equal
  const all = right + unsure + differs + missing
  return sharedHomeworkWords[language].comparison.summary(by, { ...counts, right, all })
}

/** "3 (different): [-key-] {+yours+}" */
export function writeAnswer(
  { label, standing, pieces }: ComparedAnswer,
  by: Comparison['by'],
  language: Language,
): string {
  const text = pieces
    .map(({ kind, text: words }) =>
      kind === 'same' ? words : kind === 'missing' ? `[-${words}-]` : `{+${words}+}`,
    )
    .join(' ')
  return `${answerLabel(label, by, standing, language)} (${answerStatusName(standing, language)}): ${text}`
}

/** "1", "line 3", "your line 3". */
export function answerLabel(
  label: string,
  by: Comparison['by'],
  standing: AnswerStatus,
  language: Language,
): string {
  if (by === 'answers') return label
  const { lineOfKey, lineOfYours } = sharedHomeworkWords[language].comparison
  return (standing === 'extra' ? lineOfYours : lineOfKey)(label)
}

export type HomeworkProblem = keyof SharedHomeworkWords['problems']

/** `detail` is a limit, a name, or what the server of a model said. */
export function sayHomeworkProblem(
  code: HomeworkProblem,
  language: Language,
  detail = '',
): { code: string; message: string } {
  return { code, message: sharedHomeworkWords[language].problems[code](detail) }
}

/** A change of homework, as the history says it. */
export function sayHomeworkChange(change: HomeworkChange, language: Language): string {
  const items = itemChanges(change)
  const [only, ...others] = items
  if (only === undefined) return ''
  if (others.length === 0) return sayItemChange(only, language)
  // Several at once are only added, and taken away by undo.
  const say = sharedHomeworkWords[language].changes
  return (only.to === null ? say.removedAll : say.addedAll)(items.length)
}

function sayItemChange({ from, to }: HomeworkItemChange, language: Language): string {
  const say = sharedHomeworkWords[language].changes
  if (from === null && to === null) return ''
  if (to === null) return say.removed(quoteTitle(from?.title ?? '', language))
  const title = quoteTitle(to.title, language)
  // Told in the year in which it was noted.
  const short = sayShortDate(to.dueDate, language)
  const date = withYear(short, to.dueDate, to.createdAt, language)
  if (from === null) return say.added(title, date, to.dueTime)
  const isOther = (name: keyof Homework) => !isSameValue(from[name], to[name])
  if (isOther('title')) return say.renamed(quoteTitle(from.title, language), title)
  if (isOther('dueDate') || isOther('dueTime')) return say.due(title, date, to.dueTime)
  if (isOther('doneAt')) return (to.doneAt === null ? say.reopened : say.done)(title)
  if (isOther('checklist')) return say.checklist(title)
  if (isOther('solution')) return say.solution(title)
  if (isOther('answerKey')) return say.answerKey(title)
  if (isOther('work')) return (to.work === null ? say.unlinked : say.linked)(title)
  return say.changed(title)
}

/** Whether these words ask for the day that something is due. */
export function asksWhenDue(text: string): boolean {
  return Object.values(sharedHomeworkWords).some(({ answers }) =>
    text.includes(answers.whenDueWords),
  )
}
