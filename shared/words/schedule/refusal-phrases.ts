// One sentence for each kind of refusal, every language side by side.
import type { Language } from '../../language.ts'
import type { Place } from '../../schedule/place.ts'
import type { RefusalReason } from '../../schedule/refusal.ts'

export type RefusalKind = RefusalReason['kind']

export type ReasonOf<Kind extends RefusalKind> = Extract<RefusalReason, { kind: Kind }>

/** What the sentences are made of, already in their language. */
export type RefusalWords = {
  /** The refused task: title and id. */
  task: string
  taskId: number
  /** `class`, `exam`, `appointment` or `study`. */
  kindOfTask: string
  /** The task's class in quotes, or the task's own name when it has none. */
  taskClass: string
  name: (id: number) => string
  /** The named tasks, each with its periods where they meet `target`. */
  tasksAt: (ids: number[], target: Place) => string
  /** The named tasks, each with its whole place. */
  tasksWithPlaces: (ids: number[]) => string
  place: (place: Place) => string
  periods: (periods: number[]) => string
  periodCount: (count: number) => string
  day: (day: number) => string
  weekday: (weekday: number) => string
}

type Phrase<Kind extends RefusalKind> = Record<
  Language,
  (words: RefusalWords, reason: ReasonOf<Kind>) => string
>

const phrases: { [Kind in RefusalKind]: Phrase<Kind> } = {
  'unknown-task': {
    en: (words) => `There is no task with the id ${words.taskId}.`,
    zh: (words) => `没有编号为 ${words.taskId} 的任务。`,
  },
  'already-placed': {
    en: (words, { place }) =>
      `${words.task} already has a place, ${words.place(place)}: move it instead of placing it.`,
    zh: (words, { place }) => `${words.task}已经排在 ${words.place(place)}：请改为移动它。`,
  },
  'still-pending': {
    en: (words) => `${words.task} is pending: place it first.`,
    zh: (words) => `${words.task}还没有安排时间：请先安排它。`,
  },
  'not-an-item': {
    en: (words) =>
      `${words.task} is a fixed event (${words.kindOfTask}), not a study block: it can be moved or swapped, but neither placed nor made pending.`,
    zh: (words) =>
      `${words.task}是固定日程（${words.kindOfTask}），不是学习任务：可以移动或交换，不能重新安排或退回待安排。`,
  },
  'outside-window': {
    en: (_, { days, periods }) =>
      `That is outside the term: days run from 1 to ${days}, periods from 1 to ${periods}.`,
    zh: (_, { days, periods }) => `超出了学期范围：天数为 1 到 ${days}，节次为 1 到 ${periods}。`,
  },
  'past-end-of-day': {
    en: (words, { target, periods }) =>
      `${words.task} needs ${words.periodCount(target.end - target.start + 1)}: starting at period ${target.start} it would run past the end of the day, period ${periods}.`,
    zh: (words, { target, periods }) =>
      `${words.task}需要 ${words.periodCount(target.end - target.start + 1)}：从第${target.start}节开始会超出当天最后一节（第${periods}节）。`,
  },
  occupied: {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: that time belongs to ${words.tasksAt(occupants, target)}.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：这段时间已有${words.tasksAt(occupants, target)}。`,
  },
  'astride-host': {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: it has to lie wholly inside one class or wholly outside, and would be only partly inside ${words.tasksAt(occupants, target)}.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：它要么完全在一节课内，要么完全在课外，而这里只有一部分在${words.tasksAt(occupants, target)}之内。`,
  },
  'host-taken': {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: a period of a class holds one study block, and these are taken by ${words.tasksAt(occupants, target)}.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：课内每节只能放一个学习任务，这里已有${words.tasksAt(occupants, target)}。`,
  },
  'embedding-not-allowed': {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: that is during ${words.tasksAt(occupants, target)}, and ${words.taskClass} is not to be studied in class.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：那时是${words.tasksAt(occupants, target)}，而${words.taskClass}不允许在课上进行。`,
  },
  'before-predecessor': {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: blocks of ${words.taskClass} keep their order, so it has to start after ${words.tasksWithPlaces(occupants)}.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：${words.taskClass}要按顺序进行，它必须在${words.tasksWithPlaces(occupants)}之后开始。`,
  },
  'after-successor': {
    en: (words, { target, occupants }) =>
      `${words.task} can't take ${words.place(target)}: blocks of ${words.taskClass} keep their order, so it has to end before ${words.tasksWithPlaces(occupants)}.`,
    zh: (words, { target, occupants }) =>
      `${words.task}不能排在 ${words.place(target)}：${words.taskClass}要按顺序进行，它必须在${words.tasksWithPlaces(occupants)}之前结束。`,
  },
  'outside-range': {
    en: (words, { target, fromDay, toDay }) =>
      fromDay > toDay
        ? `${words.task} can't take ${words.place(target)}: the dates of ${words.taskClass} leave no day of this term.`
        : `${words.task} can't take ${words.place(target)}: ${words.taskClass} is set for ${words.day(fromDay)} to ${words.day(toDay)}.`,
    zh: (words, { target, fromDay, toDay }) =>
      fromDay > toDay
        ? `${words.task}不能排在 ${words.place(target)}：${words.taskClass}的日期在本学期内没有可用的一天。`
        : `${words.task}不能排在 ${words.place(target)}：${words.taskClass}限定在 ${words.day(fromDay)} 到 ${words.day(toDay)}。`,
  },
  'excluded-period': {
    en: (words, { target, periods }) =>
      `${words.task} can't take ${words.place(target)}: ${words.taskClass} keeps ${words.periods(periods)} free.`,
    zh: (words, { target, periods }) =>
      `${words.task}不能排在 ${words.place(target)}：${words.taskClass}不安排在${words.periods(periods)}。`,
  },
  'excluded-weekday': {
    en: (words, { target, weekday }) =>
      `${words.task} can't take ${words.place(target)}: ${words.taskClass} keeps every ${words.weekday(weekday)} free.`,
    zh: (words, { target, weekday }) =>
      `${words.task}不能排在 ${words.place(target)}：${words.taskClass}不安排在${words.weekday(weekday)}。`,
  },
  'over-budget': {
    en: (words, { budget, wanted }) =>
      `${words.task} can't be placed: ${words.taskClass} may take ${words.periodCount(budget)} in all, and this would make ${wanted}.`,
    zh: (words, { budget, wanted }) =>
      `${words.task}放不下：${words.taskClass}最多 ${words.periodCount(budget)}，这样会变成 ${words.periodCount(wanted)}。`,
  },
  locked: {
    en: (words) => `${words.task} is locked: it stays where it is.`,
    zh: (words) => `${words.task}已锁定：它的时间不变。`,
  },
  'fixed-event': {
    en: (words) =>
      `${words.task} is on the timetable (${words.kindOfTask}): its time is fixed there and is neither pinned nor unpinned by hand.`,
    zh: (words) =>
      `${words.task}是课表里的${words.kindOfTask}：时间由课表决定，不能手动固定或取消固定。`,
  },
  'same-lock': {
    en: (words, { locked }) =>
      locked
        ? `${words.task} is pinned already: nothing would change.`
        : `${words.task} is not pinned: nothing would change.`,
    zh: (words, { locked }) =>
      locked ? `${words.task}已经固定了：没有变化。` : `${words.task}没有固定：没有变化。`,
  },
  'fixed-length': {
    en: (words) =>
      `${words.task} is a fixed event (${words.kindOfTask}): only study blocks are made longer or shorter.`,
    zh: (words) => `${words.task}是固定日程（${words.kindOfTask}）：只有学习任务可以改长度。`,
  },
  'same-length': {
    en: (words, { periods }) =>
      `${words.task} is ${words.periodCount(periods)} long already: nothing would change.`,
    zh: (words, { periods }) => `${words.task}本来就是 ${words.periodCount(periods)}：没有变化。`,
  },
  begun: {
    en: (words, { place }) =>
      `${words.task} already began on ${words.place(place)}: what has begun stays where it is.`,
    zh: (words, { place }) => `${words.task}在 ${words.place(place)}已经开始：开始了的不再变动。`,
  },
  worked: {
    en: (words, { place }) =>
      `${words.task} is marked as worked on ${words.place(place)}: it stays there. Take its mark back to move it.`,
    zh: (words, { place }) =>
      `${words.task}已标记为在 ${words.place(place)}学过：它留在原处。要移动请先取消标记。`,
  },
  'in-the-past': {
    en: (words, { target }) =>
      `${words.task} can't take ${words.place(target)}: that time has already begun.`,
    zh: (words, { target }) =>
      `${words.task}不能排在 ${words.place(target)}：这段时间已经开始或过去了。`,
  },
  'unequal-durations': {
    en: (words, { otherTask, durations: [own, other] }) =>
      `${words.task} takes ${words.periodCount(own)} and ${words.name(otherTask)} takes ${words.periodCount(other)}: only tasks of equal length can be swapped.`,
    zh: (words, { otherTask, durations: [own, other] }) =>
      `${words.task}占 ${words.periodCount(own)}，${words.name(otherTask)}占 ${words.periodCount(other)}：长度相同才能交换。`,
  },
  'repeated-task': {
    en: (words) => `${words.task} is named twice: name each task once.`,
    zh: (words) => `${words.task}出现了两次：每个任务只写一次。`,
  },
  'no-moves': {
    en: () => 'There is nothing to move: name at least one task.',
    zh: () => '没有要移动的任务：请至少写一个。',
  },
  'not-study': {
    en: (words) =>
      `${words.task} is a fixed event (${words.kindOfTask}): only study blocks can be marked.`,
    zh: (words) => `${words.task}是固定日程（${words.kindOfTask}）：只有学习任务可以标记。`,
  },
  'not-begun': {
    en: (words, { place }) =>
      `${words.task} has not begun yet, it is set for ${words.place(place)}: until then it can only be marked done.`,
    zh: (words, { place }) =>
      `${words.task}排在 ${words.place(place)}，还没有开始：在那之前只能标记为已完成。`,
  },
  'wrong-minutes': {
    en: (words, { mark }) =>
      mark === 'partly'
        ? `To mark ${words.task} as partly done, say how many minutes you worked, at least 1.`
        : `Minutes were given for ${words.task}, so it is either done or partly done.`,
    zh: (words, { mark }) =>
      mark === 'partly'
        ? `要把${words.task}标记为做了一部分，请写上学了几分钟（至少 1 分钟）。`
        : `${words.task}写了用时，那就是已完成或做了一部分。`,
  },
  'same-mark': {
    en: (words, { mark }) =>
      mark === 'open'
        ? `${words.task} has no mark: nothing would change.`
        : `${words.task} is marked so already: nothing would change.`,
    zh: (words, { mark }) =>
      mark === 'open'
        ? `${words.task}没有标记：没有变化。`
        : `${words.task}已经是这样标记的：没有变化。`,
  },
  'rest-in-use': {
    en: (words, { rest }) =>
      `The rest of ${words.task} went on in ${words.tasksWithPlaces([rest])}, so this mark stays: mark the rest instead.`,
    zh: (words, { rest }) =>
      `${words.task}剩下的部分已在${words.tasksWithPlaces([rest])}继续，这个标记不再变动：请改为标记剩下的部分。`,
  },
  'no-change': {
    en: (words, { place }) =>
      `${words.task} already lies on ${words.place(place)}: nothing would change.`,
    zh: (words, { place }) => `${words.task}本来就在 ${words.place(place)}：没有变化。`,
  },
}

/** The sentence for a reason of `kind`. */
export function refusalPhrase<Kind extends RefusalKind>(
  kind: Kind,
  reason: ReasonOf<Kind>,
  words: RefusalWords,
  language: Language,
): string {
  return phrases[kind][language](words, reason)
}
