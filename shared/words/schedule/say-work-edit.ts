// What a person did to their study work, as history keeps it and as a line tells it, and why it can't be so (U8).
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { findTask, findTaskClass, itemsOfClass, type ScheduleState } from '../../schedule/state.ts'
import type { WorkProblem } from '../../schedule/work/work-problem.ts'
import type { WorkEdit } from '../../schedule/work/work-edit.ts'
import { joinWords } from '../join-words.ts'
import { nameTaskPlainly } from '../titles/name-task.ts'
import { quoteTitle } from '../titles/quote-title.ts'
import { sayCount } from '../say-count.ts'
import { clampDay, sayDay } from '../dates/say-date.ts'
import { sayRefusal } from './say-refusal.ts'

type Phrases = {
  madeClass: (title: string, sessions: string) => string
  added: (title: string, sessions: string) => string
  changedClass: (title: string) => string
  retitled: (from: string, to: string) => string
  resized: (title: string, length: string) => string
  removed: (title: string) => string
  reordered: (title: string, rank: number) => string
  deleted: (title: string, sessions: string) => string
  renamed: (from: string, to: string) => string
  stop: string
  and: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    madeClass: (title, sessions) => `Added ${title} with ${sessions}`,
    added: (title, sessions) => `Added ${sessions} to ${title}`,
    changedClass: (title) => `Changed what ${title} is like`,
    retitled: (from, to) => `Named ${from} ${to}`,
    resized: (title, length) => `Made ${title} ${length} long`,
    removed: (title) => `Deleted ${title}`,
    reordered: (title, rank) => `Put ${title} in place ${rank} of its order`,
    deleted: (title, sessions) => `Deleted ${title} with ${sessions}`,
    renamed: (from, to) => `Renamed the course ${from} to ${to}`,
    stop: '.',
    and: '. ',
  },
  zh: {
    madeClass: (title, sessions) => `添加${title}，共 ${sessions}`,
    added: (title, sessions) => `给${title}加了 ${sessions}`,
    changedClass: (title) => `修改${title}的设置`,
    retitled: (from, to) => `把${from}改名为${to}`,
    resized: (title, length) => `把${title}改为 ${length}`,
    removed: (title) => `删除${title}`,
    reordered: (title, rank) => `把${title}排到第 ${rank} 个`,
    deleted: (title, sessions) => `删除${title}和它的 ${sessions}`,
    renamed: (from, to) => `把课程${from}改名为${to}`,
    stop: '。',
    and: '；',
  },
}

/** `before` is the schedule as it was; the edit is one that it allows. */
export function sayWorkEdit(before: ScheduleState, edit: WorkEdit, language: Language): string {
  const say = phrases[language]
  const quote = (title: string) => quoteTitle(title, language)
  const name = (id: number) => nameTaskPlainly(before, id, language)
  switch (edit.kind) {
    case 'class':
      return sayClassEdit(before, edit, language)
    case 'session': {
      const { task, title, periods } = edit
      const old = findTask(before, task)
      const isTitled = title !== undefined && title !== old?.title
      const isResized = periods !== undefined && old?.kind === 'item' && old.duration !== periods
      return [
        ...(isTitled ? [say.retitled(name(task), quote(title))] : []),
        ...(isResized ? [say.resized(name(task), sayCount(periods, 'period', language))] : []),
      ].join(say.and)
    }
    case 'remove-session':
      return say.removed(name(edit.task))
    case 'reorder':
      return say.reordered(name(edit.task), rankWithin(before, edit))
    case 'delete-class': {
      const sessions = itemsOfClass(before, edit.classId).length
      return say.deleted(
        quote(titleOf(before, edit.classId)),
        sayCount(sessions, 'session', language),
      )
    }
    case 'rename-course':
      return say.renamed(quote(edit.course), quote(edit.name))
    default:
      return assertNever(edit)
  }
}

/** The same as a whole sentence. */
export function sayWorkResult(before: ScheduleState, edit: WorkEdit, language: Language): string {
  return sayWorkEdit(before, edit, language) + phrases[language].stop
}

function sayClassEdit(
  before: ScheduleState,
  { classId, fields, periods, sessions }: Extract<WorkEdit, { kind: 'class' }>,
  language: Language,
): string {
  const say = phrases[language]
  const old = classId === null ? '' : titleOf(before, classId)
  const title = quoteTitle(fields.title ?? (old === '' ? (fields.course ?? '') : old), language)
  const added = sayCount(sessions.length, 'session', language)
  if (classId === null) return say.madeClass(title, added)
  const isChanged = periods !== undefined || Object.keys(fields).length > 0
  return [
    ...(isChanged ? [say.changedClass(title)] : []),
    ...(sessions.length > 0 ? [say.added(title, added)] : []),
  ].join(say.and)
}

/** The last place is as far as any goes. */
function rankWithin(
  before: ScheduleState,
  { task: id, rank }: Extract<WorkEdit, { kind: 'reorder' }>,
): number {
  const item = findTask(before, id)
  if (item?.kind !== 'item') return rank
  return Math.min(rank, itemsOfClass(before, item.classId).length)
}

function titleOf(state: ScheduleState, classId: number): string {
  return findTaskClass(state, classId)?.title ?? ''
}

type ProblemPhrases = {
  unknownClass: string
  incomplete: Record<'course' | 'items', string>
  backwards: (from: string, to: string) => string
  inTheWay: (names: string) => string
  noChange: string
  rest: (task: string, of: string) => string
  placed: (task: string) => string
  pinned: (names: string) => string
  tooLong: (length: string, most: number) => string
  unknownCourse: (course: string) => string
  courseExists: (course: string) => string
}

const problemPhrases: Record<Language, ProblemPhrases> = {
  en: {
    unknownClass: 'That work is not in the schedule any more. Nothing was changed.',
    incomplete: {
      course: 'The work needs a course. Nothing was changed; name one.',
      items: 'New work needs at least one session. Nothing was changed; add one.',
    },
    backwards: (from, to) =>
      `The work would begin on ${from} and end on ${to}, which is before. Choose other dates; nothing was changed.`,
    inTheWay: (names) =>
      `With these limits ${names} would lie where it may not. Move it first, or choose wider limits; nothing was changed.`,
    noChange: 'It is so already: nothing was changed.',
    rest: (task, of) =>
      `${task} is what is left of ${of}, which is marked as partly done. Take that mark back, or mark it done; nothing was changed.`,
    placed: (task) =>
      `${task} lies in the week, so its time decides its order. Take it off the week first; nothing was changed.`,
    pinned: (names) =>
      `Pinned work stays: ${names}. Unpin it first, then delete the rest with it; nothing was changed.`,
    tooLong: (length, most) =>
      `A session of ${length} does not fit into a day, which has ${most}. Choose a shorter one; nothing was changed.`,
    unknownCourse: (course) => `There is no course ${course} any more. Nothing was changed.`,
    courseExists: (course) =>
      `There is a course ${course} already. Choose another name, or give each piece of work that course; nothing was changed.`,
  },
  zh: {
    unknownClass: '这项任务已经不在了。没有做任何改动。',
    incomplete: {
      course: '任务要属于一门课。没有做任何改动，请写上课程。',
      items: '新任务至少要有一次。没有做任何改动，请加一次。',
    },
    backwards: (from, to) =>
      `从 ${from} 开始、到 ${to} 结束，结束早于开始。请换个日期；没有做任何改动。`,
    inTheWay: (names) =>
      `按这样的限制，${names}就不能在现在的位置了。请先移动它，或放宽限制；没有做任何改动。`,
    noChange: '本来就是这样：没有做任何改动。',
    rest: (task, of) =>
      `${task}是${of}没做完的部分。请先取消那个标记，或把它标记为已完成；没有做任何改动。`,
    placed: (task) => `${task}已经排在课表上，顺序由时间决定。请先退回待安排；没有做任何改动。`,
    pinned: (names) => `固定的任务不会删除：${names}。请先取消固定再删；没有做任何改动。`,
    tooLong: (length, most) =>
      `一天只有 ${most} 节，放不下 ${length}。请改短一些；没有做任何改动。`,
    unknownCourse: (course) => `已经没有${course}这门课了。没有做任何改动。`,
    courseExists: (course) =>
      `已经有${course}这门课了。请换个名字，或逐项改任务所属的课程；没有做任何改动。`,
  },
}

export function sayWorkProblem(
  state: ScheduleState,
  problem: WorkProblem,
  language: Language,
): string {
  const say = problemPhrases[language]
  const name = (id: number) => nameTaskPlainly(state, id, language)
  const names = (ids: readonly number[]) => joinWords(ids.map(name), language)
  const dayOf = (day: number) => sayDay(state.window, clampDay(state.window, day), language)
  switch (problem.kind) {
    case 'unknown-class':
      return say.unknownClass
    case 'incomplete':
      return problem.missing.map((part) => say.incomplete[part]).join(' ')
    case 'backwards':
      return say.backwards(dayOf(problem.fromDay), dayOf(problem.toDay))
    case 'in-the-way':
      return say.inTheWay(names(problem.taskIds))
    case 'no-change':
      return say.noChange
    case 'refused':
      return sayRefusal(state, problem.refusal, language, 'person')
    case 'rest':
      return say.rest(name(problem.task), name(problem.of))
    case 'placed':
      return say.placed(name(problem.task))
    case 'pinned':
      return say.pinned(names(problem.taskIds))
    case 'too-long':
      return say.tooLong(sayCount(problem.periods, 'period', language), problem.most)
    case 'unknown-course':
      return say.unknownCourse(quoteTitle(problem.course, language))
    case 'course-exists':
      return say.courseExists(quoteTitle(problem.course, language))
    default:
      return assertNever(problem)
  }
}
