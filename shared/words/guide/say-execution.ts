// What the operations of an execution document do and why, as the student reads it on the card; and why one can't be done.
import { assertNever } from '../../assert-never.ts'
import type { ApplyProblem } from '../../execution/apply-operation.ts'
import type { BuildProblem } from '../../execution/build-problem.ts'
import type { ExecutionOperation } from '../../execution/execution-doc.ts'
import type { GuideDraft } from '../../guide/guide-draft.ts'
import type { Language } from '../../language.ts'
import type { Window } from '../../schedule/state.ts'
import { joinWords } from '../join-words.ts'
import { nameTaskPlainly } from '../titles/name-task.ts'
import { cleanTitle, quoteTitle } from '../titles/quote-title.ts'
import { sayCount } from '../say-count.ts'
import { sayDay } from '../dates/say-date.ts'
import { sayWorkProblem } from '../schedule/say-work-edit.ts'

export type OperationWords = { draft: GuideDraft; window: Window; language: Language }

type Changes<Name extends ExecutionOperation['operation']> = Extract<
  ExecutionOperation,
  { operation: Name }
>['changes']

export type SaidOperation =
  | {
      operation: 'upsert_task_class'
      /** Null for a new one. */
      title: string | null
      fields: Changes<'upsert_task_class'>['fields']
      added: number
    }
  | { operation: 'update_items'; title: string; changes: Changes<'update_items'> }
  | { operation: 'update_calendar'; changes: Changes<'update_calendar'> }
  | { operation: 'update_profile'; changes: Changes<'update_profile'> }
  | { operation: 'replan' }

type Phrases = {
  make: (title: string, sessions: string) => string
  change: (title: string) => string
  grow: (title: string, sessions: string) => string
  until: (day: string) => string
  untilExam: (day: string, exam: string) => string
  asSaid: string
  items: (title: string, changed: string, removed: string) => string
  onlyRemoved: (title: string, removed: string) => string
  exam: (title: string, day: string) => string
  moveExam: (title: string, day: string) => string
  examWhy: string
  profile: (course: string) => string
  profileWhy: string
  replan: string
  replanWhy: string
  examTitle: (course: string) => string
  noChange: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    make: (title, sessions) => `Add ${title} with ${sessions}`,
    change: (title) => `Change what ${title} is like`,
    grow: (title, sessions) => `Add ${sessions} to ${title}`,
    until: (day) => `It has to be done by ${day}.`,
    untilExam: (day, exam) => `It has to be done by ${day}; the exam is on ${exam}.`,
    asSaid: 'You changed it in the draft.',
    items: (title, changed, removed) =>
      removed === ''
        ? `Change ${changed} of ${title}`
        : `Change ${changed} of ${title} and take away ${removed}`,
    onlyRemoved: (title, removed) => `Take ${removed} away from ${title}`,
    exam: (title, day) => `Put ${title} into the week on ${day}`,
    moveExam: (title, day) => `Move ${title} to ${day}`,
    examWhy: 'Then nothing else is placed there, and the work keeps to the days before.',
    profile: (course) => `Remember what ${course} is like for you`,
    profileWhy: 'You said so; you can read and change it under what Weekloom knows of you.',
    replan: 'Place again what no longer fits, with the fewest moves',
    replanWhy: 'Some of it lies in the week already.',
    examTitle: (course) => `${course} exam`,
    noChange:
      'All of this is in your plan already, so there is nothing to confirm. Say what should be different.',
  },
  zh: {
    make: (title, sessions) => `添加${title}，共 ${sessions}`,
    change: (title) => `修改${title}的设置`,
    grow: (title, sessions) => `给${title}加 ${sessions}`,
    until: (day) => `要在 ${day} 前做完。`,
    untilExam: (day, exam) => `要在 ${day} 前做完；${exam} 考试。`,
    asSaid: '你在草稿里改的。',
    items: (title, changed, removed) =>
      removed === '' ? `修改${title}的 ${changed}` : `修改${title}的 ${changed}，去掉 ${removed}`,
    onlyRemoved: (title, removed) => `从${title}去掉 ${removed}`,
    exam: (title, day) => `把${title}写进课表：${day}`,
    moveExam: (title, day) => `把${title}移到 ${day}`,
    examWhy: '这样那段时间不会排别的，任务也会排在考试之前。',
    profile: (course) => `记住你学${course}的情况`,
    profileWhy: '你说过；可以在“Weekloom 知道的你”里查看和修改。',
    replan: '把放不下的重新安排，尽量少动',
    replanWhy: '其中有些已经排在课表上。',
    examTitle: (course) => `${course}考试`,
    noChange: '这些都已经在你的计划里了，没有要确认的。说说想改什么。',
  },
}

/** Both are one line; `draft` lies inside the window. */
export function sayOperation(
  said: SaidOperation,
  words: OperationWords,
): { preview: string; reason: string } {
  const { draft, window, language } = words
  const say = phrases[language]
  switch (said.operation) {
    case 'upsert_task_class':
      return sayUpsert(said, words)
    case 'update_items': {
      const { items } = said.changes
      const removed = items.filter(({ remove }) => remove === true).length
      const changed = sayCount(items.length - removed, 'session', language)
      const gone = removed === 0 ? '' : sayCount(removed, 'session', language)
      const title = quoteTitle(said.title, language)
      const preview =
        removed === items.length ? say.onlyRemoved(title, gone) : say.items(title, changed, gone)
      return { preview, reason: say.asSaid }
    }
    case 'update_calendar': {
      const { eventId, title, day } = said.changes
      const put = eventId === null ? say.exam : say.moveExam
      const preview = put(quoteTitle(title, language), sayDay(window, day, language))
      return { preview, reason: say.examWhy }
    }
    case 'update_profile':
      return { preview: say.profile(quoteTitle(draft.course, language)), reason: say.profileWhy }
    case 'replan':
      return { preview: say.replan, reason: say.replanWhy }
    default:
      return assertNever(said)
  }
}

function sayUpsert(
  { title, fields, added }: Extract<SaidOperation, { operation: 'upsert_task_class' }>,
  { draft, window, language }: OperationWords,
): { preview: string; reason: string } {
  const say = phrases[language]
  const sessions = sayCount(added, 'session', language)
  const named = quoteTitle(title ?? draft.title, language)
  const until = sayDay(window, draft.to_day, language)
  const reason =
    draft.exam === null
      ? say.until(until)
      : say.untilExam(until, sayDay(window, draft.exam.day, language))
  if (title === null) return { preview: say.make(named, sessions), reason }
  const isChanged = Object.keys(fields).length > 0
  if (!isChanged) return { preview: say.grow(named, sessions), reason: say.asSaid }
  const parts = [say.change(named), ...(added > 0 ? [say.grow(named, sessions)] : [])]
  return { preview: parts.join(language === 'en' ? '; ' : '；'), reason: say.asSaid }
}

export function sayExamTitle(course: string, language: Language): string {
  return phrases[language].examTitle(cleanTitle(course, language))
}

export function sayBuildProblem(problem: BuildProblem, language: Language): string {
  switch (problem.kind) {
    case 'no-change':
      return phrases[language].noChange
    default:
      return assertNever(problem.kind)
  }
}

const problemPhrases: Record<
  Language,
  {
    outsideTerm: string
    noClass: string
    taken: (names: string) => string
    noEvent: string
    fixed: (title: string) => string
    begun: string
    portrait: string
  }
> = {
  en: {
    outsideTerm: 'It names a day or a period that the term does not have. Nothing was written.',
    noClass: 'The work that it is about is not in the schedule any more. Nothing was written.',
    taken: (names) => `${names} stands at that time already. Choose another; nothing was written.`,
    noEvent: 'The appointment that it would move is gone. Nothing was written.',
    fixed: (title) => `${title} can't be moved any more, or is pinned. Nothing was written.`,
    begun: 'That time has begun already. Choose another; nothing was written.',
    portrait:
      'What Weekloom is to remember of you has no room for more. Shorten it in the settings; nothing was written.',
  },
  zh: {
    outsideTerm: '里面有学期之外的日期或节次。没有写入任何内容。',
    noClass: '它要改的任务已经不在了。没有写入任何内容。',
    taken: (names) => `那个时间已经有${names}。请换个时间；没有写入任何内容。`,
    noEvent: '它要移动的日程已经不在了。没有写入任何内容。',
    fixed: (title) => `${title}已经开始或被固定，不能移动。没有写入任何内容。`,
    begun: '那个时间已经开始了。请换个时间；没有写入任何内容。',
    portrait: 'Weekloom 要记住的内容已经写满了。请先在设置里删减；没有写入任何内容。',
  },
}

export function sayApplyProblem(problem: ApplyProblem, language: Language): string {
  const say = problemPhrases[language]
  switch (problem.kind) {
    case 'work':
      return sayWorkProblem(problem.state, problem.problem, language)
    case 'outside-term':
      return say.outsideTerm
    case 'no-class':
      return say.noClass
    case 'taken': {
      const names = problem.taskIds.map((id) => nameTaskPlainly(problem.state, id, language))
      return say.taken(joinWords(names, language))
    }
    case 'no-event':
      return say.noEvent
    case 'fixed-event':
      return say.fixed(quoteTitle(problem.title, language))
    case 'begun':
      return say.begun
    case 'portrait-too-long':
      return say.portrait
    default:
      return assertNever(problem)
  }
}

/** One sentence for what a document has done beside the week. */
export function sayPortraits(courses: readonly string[], language: Language): string {
  const names = joinWords(
    courses.map((course) => quoteTitle(course, language)),
    language,
  )
  return language === 'en'
    ? `Weekloom remembers what ${names} ${courses.length === 1 ? 'is' : 'are'} like for you.`
    : `Weekloom 记住了你学${names}的情况。`
}
