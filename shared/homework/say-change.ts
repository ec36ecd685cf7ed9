// A change of homework in a sentence, as the history says it.
import {
  itemChanges,
  type HomeworkChange,
  type HomeworkItemChange,
} from './change.ts'
import type { Homework } from './homework.ts'
import type { Language } from '../language.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { sayShortDate } from '../words/dates/say-calendar-date.ts'
import { withYear } from './say-due-date.ts'
import { quoteTitle } from '../words/titles/quote-title.ts'

type Phrases = {
  added: (title: string, due: string) => string
  removed: (title: string) => string
  addedAll: (count: number) => string
  removedAll: (count: number) => string
  done: (title: string) => string
  reopened: (title: string) => string
  due: (title: string, due: string) => string
  renamed: (before: string, title: string) => string
  checklist: (title: string) => string
  solution: (title: string) => string
  answerKey: (title: string) => string
  linked: (title: string) => string
  unlinked: (title: string) => string
  changed: (title: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    added: (title, due) => `Adds the homework ${title}, due ${due}.`,
    removed: (title) => `Deletes the homework ${title}.`,
    addedAll: (count) => `Adds ${count} homework items.`,
    removedAll: (count) => `Deletes ${count} homework items.`,
    done: (title) => `Ticks the homework ${title} off.`,
    reopened: (title) => `Opens the homework ${title} again.`,
    due: (title, due) => `Makes the homework ${title} due ${due}.`,
    renamed: (before, title) => `Renames the homework ${before} to ${title}.`,
    checklist: (title) => `Changes the checklist of the homework ${title}.`,
    solution: (title) => `Changes the solution of the homework ${title}.`,
    answerKey: (title) => `Changes the answer key of the homework ${title}.`,
    linked: (title) => `Gives the homework ${title} its study work.`,
    unlinked: (title) => `Leaves the homework ${title} without study work.`,
    changed: (title) => `Changes the homework ${title}.`,
  },
  zh: {
    added: (title, due) => `添加作业${title}，${due}交。`,
    removed: (title) => `删除作业${title}。`,
    addedAll: (count) => `添加 ${count} 项作业。`,
    removedAll: (count) => `删除 ${count} 项作业。`,
    done: (title) => `把作业${title}标为完成。`,
    reopened: (title) => `把作业${title}重新打开。`,
    due: (title, due) => `把作业${title}的截止改为 ${due}。`,
    renamed: (before, title) => `把作业${before}改名为${title}。`,
    checklist: (title) => `修改作业${title}的清单。`,
    solution: (title) => `修改作业${title}的解答。`,
    answerKey: (title) => `修改作业${title}的参考答案。`,
    linked: (title) => `给作业${title}安排任务。`,
    unlinked: (title) => `取消作业${title}的任务安排。`,
    changed: (title) => `修改作业${title}。`,
  },
}

export function sayHomeworkChange(change: HomeworkChange, language: Language): string {
  const changes = itemChanges(change)
  const [only, ...others] = changes
  if (only === undefined) return ''
  if (others.length === 0) return sayItemChange(only, language)
  // Only an import changes several at once: it adds them, and its undo takes them away.
  const say = phrases[language]
  return (only.to === null ? say.removedAll : say.addedAll)(changes.length)
}

function sayItemChange({ from, to }: HomeworkItemChange, language: Language): string {
  const say = phrases[language]
  if (from === null && to === null) return ''
  if (to === null) return say.removed(quoteTitle(from?.title ?? '', language))
  const title = quoteTitle(to.title, language)
  if (from === null) return say.added(title, sayDue(to, language))
  const isOther = (name: keyof Homework) => !isSameValue(from[name], to[name])
  if (isOther('title')) return say.renamed(quoteTitle(from.title, language), title)
  if (isOther('dueDate') || isOther('dueTime')) return say.due(title, sayDue(to, language))
  if (isOther('doneAt')) return (to.doneAt === null ? say.reopened : say.done)(title)
  if (isOther('checklist')) return say.checklist(title)
  if (isOther('solution')) return say.solution(title)
  if (isOther('answerKey')) return say.answerKey(title)
  if (isOther('work')) return (to.work === null ? say.unlinked : say.linked)(title)
  return say.changed(title)
}

/** Told in the year in which it was noted. */
function sayDue({ dueDate, dueTime, createdAt }: Homework, language: Language): string {
  const short = sayShortDate(dueDate, language)
  const date = withYear(short, dueDate, createdAt, language)
  return dueTime === null ? date : `${date} ${dueTime}`
}
