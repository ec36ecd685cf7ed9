// What a conversation says of homework that was noted in it.
import type { HomeworkLine } from './requests.ts'
import type { HomeworkDraft } from './homework.ts'
import type { Language } from '../language.ts'
import { addDays } from '../schedule/calendar.ts'
import { quoteTitle } from '../words/titles/quote-title.ts'
import { sayDueDate } from './say-due-date.ts'
import { sayHomeworkFacts } from './say-homework.ts'

/** Names the page as the palette does, so that the answer leads there. */
export function sayHomeworkNoted(
  { title, course, dueDate, dueTime }: HomeworkDraft,
  { isNew, today }: { isNew: boolean; today: string },
  language: Language,
): string {
  const name = quoteTitle(title, language)
  const date = sayDueDate(dueDate, today, language)
  if (language === 'en') {
    const what = `${name}${course === '' ? '' : ` (${course})`}, due ${date}${dueTime === null ? '' : `, ${dueTime}`}`
    return isNew
      ? `Noted: ${what}. Plan its work or compare your solution under “Homework”.`
      : `${what}, is on your list already; nothing was added. It is under “Homework”.`
  }
  const what = `${name}${course === '' ? '' : `（${course}）`}，${date}${dueTime === null ? '' : ` ${dueTime}`} 截止`
  return isNew
    ? `记下了：${what}。可以在“作业”里安排时间、比对解答。`
    : `${what}，已经在清单里了，没有重复添加。在“作业”里可以看到。`
}

const whenQuestion = /is .+ due\? Nothing was noted yet|什么时候交？还没有记下/u

/** Whether these are the words of `sayHomeworkWhen`. */
export function asksWhenDue(text: string): boolean {
  return whenQuestion.test(text)
}

export function sayHomeworkWhen(title: string, language: Language): string {
  const name = quoteTitle(title, language)
  return language === 'en'
    ? `When is ${name} due? Nothing was noted yet: say the day, such as “Friday” or “27 Nov, 17:00”.`
    : `${name}什么时候交？还没有记下：请告诉我日期，比如“周五”或“11月27日 17:00”。`
}

/** A day that is over is no due date: what was meant is asked. */
export function sayHomeworkPast(
  title: string,
  dueDate: string,
  today: string,
  language: Language,
): string {
  const date = sayDueDate(dueDate, today, language)
  const over = language === 'en' ? `${date} is over. ` : `${date} 已经过去了。`
  return over + sayHomeworkWhen(title, language)
}

/** The card of homework that a model has heard: what would be noted, and the words that the day was read from. */
export function sayHomeworkCard(
  draft: HomeworkDraft,
  said: string,
  today: string,
  language: Language,
): { speak: string; preview: string; reason: string } {
  const { title, course, dueDate, dueTime } = draft
  const name = quoteTitle(title, language)
  const date = sayDueDate(dueDate, today, language)
  const words = quoteTitle(said, language)
  if (language === 'en') {
    const what = `${name}${course === '' ? '' : ` (${course})`}, due ${date}${dueTime === null ? '' : `, ${dueTime}`}`
    return {
      speak: 'This is how I understand it; it is noted once you accept the card.',
      preview: `Notes the homework ${what}.`,
      reason: `The day is read from ${words}.`,
    }
  }
  const what = `${name}${course === '' ? '' : `（${course}）`}，${date}${dueTime === null ? '' : ` ${dueTime}`} 截止`
  return {
    speak: '我是这样理解的；接受卡片后就会记下。',
    preview: `记下作业${what}。`,
    reason: `日期来自${words}。`,
  }
}

/** Open items that are told in a conversation; the rest are on the page. */
const mostTold = 8

/** What is open, the earliest due first; `lines` in the order of the list. */
export function sayHomeworkList(
  lines: readonly HomeworkLine[],
  today: string,
  language: Language,
): string {
  const open = lines.filter(({ urgency }) => urgency !== 'done')
  const english = language === 'en'
  if (open.length === 0) {
    return english
      ? 'No homework is open. Say “add homework …, due Friday” to note some.'
      : '没有要交的作业。要记一项，可以说“记一个作业：……，周五前交”。'
  }
  const more = open.length - mostTold
  return [
    english ? `Open homework: ${open.length}.` : `还有 ${open.length} 项作业没交：`,
    ...open
      .slice(0, mostTold)
      .map(
        (line) =>
          `- ${quoteTitle(line.title, language)} · ${sayHomeworkFacts(line, today, language)}`,
      ),
    ...(more > 0
      ? [english ? `- and ${more} more under “Homework”` : `- 另有 ${more} 项，见“作业”`]
      : []),
  ].join('\n')
}

export function sayHomeworkDone(title: string, openBlocks: number, language: Language): string {
  const name = quoteTitle(title, language)
  if (language === 'en') {
    const blocks = openBlocks === 1 ? '1 block of it is' : `${openBlocks} blocks of it are`
    const rest = openBlocks === 0 ? '' : ` ${blocks} still open in the plan.`
    return `${name} is done.${rest} It can be opened again under “Homework”.`
  }
  const rest = openBlocks === 0 ? '' : `计划里还有 ${openBlocks} 个时段没记录。`
  return `${name}已经标记为完成。${rest}在“作业”里可以重新打开。`
}

/** When they are due, and when with so many days more. */
export function sayHomeworkShift(
  items: readonly Pick<HomeworkLine, 'title' | 'dueDate' | 'dueTime'>[],
  days: number,
  today: string,
  language: Language,
): string {
  const lines = items.map(({ title, dueDate, dueTime }) => {
    const then = sayDueDate(addDays(dueDate, days), today, language)
    const now = sayDueDate(dueDate, today, language)
    const [name, time] = [quoteTitle(title, language), dueTime ?? '']
    return language === 'en'
      ? `${name} is due ${[now, time].filter((part) => part !== '').join(', ')}; with the change it would be due ${then}.`
      : `${name}现在是${[now, time].filter((part) => part !== '').join(' ')} 截止，改了以后是${then}。`
  })
  const how =
    language === 'en'
      ? 'Nothing was changed: set the new date under “Homework”.'
      : '还没有改动：请在“作业”里改截止日期。'
  return [...lines, how].join(language === 'en' ? ' ' : '')
}

export function sayWhichHomework(titles: readonly string[], language: Language): string {
  const names = titles.map((title) => quoteTitle(title, language))
  return language === 'en'
    ? `Which one is done: ${names.join(', ')}? Say its whole title. Nothing was changed.`
    : `是哪一项做完了：${names.join('、')}？请说出完整的名称。没有做任何改动。`
}
