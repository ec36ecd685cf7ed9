// What a conversation says of homework that was noted in it.
import type { HomeworkDraft } from '../homework/homework.ts'
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { quoteTitle } from './quote-title.ts'
import { sayDate } from './say-date.ts'

/** Names the page as the palette does, so that the answer leads there. */
export function sayHomeworkNoted(
  { title, course, dueDate, dueTime }: HomeworkDraft,
  isNew: boolean,
  language: Language,
): string {
  const name = quoteTitle(title, language)
  const date = sayDate(dueDate, weekdayOf(dueDate), language)
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

export function sayHomeworkWhen(title: string, language: Language): string {
  const name = quoteTitle(title, language)
  return language === 'en'
    ? `When is ${name} due? Nothing was noted yet: say it again with a day, such as “add homework ${title}, by Friday”.`
    : `${name}什么时候交？还没有记下：请带上日期再说一次，例如“记一个作业：${title}，周五前交”。`
}
