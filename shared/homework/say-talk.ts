// Says in a conversation what stands on the list of homework, what is open of it, and what a card would note or change.
import type { HomeworkDraft } from './homework.ts'
import type { HomeworkLine } from './requests.ts'
import { sayDueDate, sayHomeworkFacts } from './say.ts'
import { sharedHomeworkWords } from '../i18n/shared/homework.ts'
import type { Language } from '../language.ts'
import { quoteTitle } from '../text/quote-title.ts'

function sayItem(
  { title, course, dueDate, dueTime }: HomeworkDraft,
  today: string,
  language: Language,
): string {
  const date = sayDueDate(dueDate, today, language)
  return sharedHomeworkWords[language].answers.item(
    quoteTitle(title, language),
    course,
    date,
    dueTime,
  )
}

export function sayHomeworkListed(draft: HomeworkDraft, today: string, language: Language): string {
  return sharedHomeworkWords[language].answers.notedBefore(sayItem(draft, today, language))
}

export function sayHomeworkWhen(title: string, language: Language): string {
  return sharedHomeworkWords[language].answers.whenDue(quoteTitle(title, language))
}

/** A day that is over is no due date: what was meant is asked. */
export function sayHomeworkPast(
  title: string,
  dueDate: string,
  today: string,
  language: Language,
): string {
  const date = sayDueDate(dueDate, today, language)
  return sharedHomeworkWords[language].answers.isOver(date, sayHomeworkWhen(title, language))
}

/** The card of homework that a model has heard: what would be noted, and the words that the day was read from. */
export function sayHomeworkCard(
  draft: HomeworkDraft,
  said: string,
  today: string,
  language: Language,
): { speak: string; preview: string; reason: string } {
  const { card, notes, dayFrom } = sharedHomeworkWords[language].answers
  return {
    speak: card,
    preview: notes(sayItem(draft, today, language)),
    reason: dayFrom(quoteTitle(said, language)),
  }
}

/** Open items that are told in a conversation; the rest are on the page. */
const mostNamed = 8

/** What is open, the earliest due first; `lines` in the order of the list. */
export function sayHomeworkList(
  lines: readonly HomeworkLine[],
  today: string,
  language: Language,
): string {
  const say = sharedHomeworkWords[language].answers
  const open = lines.filter(({ urgency }) => urgency !== 'done')
  if (open.length === 0) return say.noneOpen
  const told = open.slice(0, mostNamed)
  return [
    say.open(open.length),
    ...told.map(
      (line) =>
        `- ${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`,
    ),
    ...(open.length > mostNamed ? [say.more(open.length - mostNamed)] : []),
  ].join('\n')
}

export function sayHomeworkDone(title: string, openBlocks: number, language: Language): string {
  return sharedHomeworkWords[language].answers.isDone(quoteTitle(title, language), openBlocks)
}

/** One that is gone through: what it is, the points that are open, and where its solution is compared. */
export function sayHomeworkOpened(
  line: HomeworkLine,
  steps: readonly string[],
  today: string,
  language: Language,
): string {
  const say = sharedHomeworkWords[language].answers
  return [
    `${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`,
    ...steps.slice(0, mostNamed).map((text) => `- ${text}`),
    steps.length === 0 ? say.opened : say.openedSteps,
  ].join('\n')
}

/** The card of another due day: from when to when. */
export function sayHomeworkDueCard(
  { title, dueDate }: Pick<HomeworkLine, 'title' | 'dueDate'>,
  to: Pick<HomeworkDraft, 'dueDate' | 'dueTime'>,
  today: string,
  language: Language,
): { preview: string; reason: string } {
  const [from, then] = [dueDate, to.dueDate].map((date) => sayDueDate(date, today, language))
  const { isDueThen } = sharedHomeworkWords[language].answers
  return {
    preview: isDueThen(quoteTitle(title, language), then ?? '', to.dueTime, from ?? ''),
    reason: '',
  }
}
