// Study work in words: how a body of work stands, what limits it, and where each session is.
import { sayLength } from './say-length.ts'
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import { markOf, type ItemTask } from '../../schedule/task.ts'
import type { WorkSum } from '../../schedule/work/sum-work.ts'
import { joinWords } from '../../text/join-words.ts'
import { strategyName, subjectTypeName } from '../../text/name-task.ts'
import { sayCount } from '../../text/say-count.ts'
import { clampDay, sayDay } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import { sayMark } from './say-mark.ts'
import { sayPlace, sayTimes } from './say-place.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'

/** "8 sessions · 2 worked · 3 in the week · 3 waiting". */
export function sayWorkSum(sum: WorkSum, language: Language): string {
  return sharedScheduleWords[language].work.sum(sum, sayCount(sum.sessions, 'session', language))
}

/** "12 h planned, 3 h worked". */
export function sayWorkMinutes(sum: WorkSum, language: Language): string {
  return sharedScheduleWords[language].work.minutes(
    sayDuration(sum.planned, language),
    sayDuration(sum.minutes, language),
  )
}

/** What limits a body of work, a phrase for each limit that it has. */
export function sayLimits(
  { window }: ScheduleState,
  taskClass: TaskClass,
  language: Language,
): string[] {
  const say = sharedScheduleWords[language].work
  const { fromDay, toDay, excludedWeekdays, excludedPeriods, slotBudget } = taskClass
  const isNever = fromDay > toDay || fromDay > window.days.length || toDay < 1
  const dayOf = (day: number) => sayDay(window, clampDay(window, day), language)
  return [
    isNever ? say.never : say.range(dayOf(fromDay), dayOf(toDay)),
    ...(excludedWeekdays.length === 0 ? [] : [say.notOn(sayWeekdays(excludedWeekdays, language))]),
    ...(excludedPeriods.length === 0
      ? []
      : [say.notIn(sayTimes(window, excludedPeriods, language))]),
    ...(slotBudget === null ? [] : [say.budget(sayLength(slotBudget, window, language))]),
    ...(taskClass.mayEmbed ? [say.embed] : []),
    say.profile(
      subjectTypeName(taskClass.subjectType, language),
      strategyName(taskClass.strategy, language),
    ),
    say.grades(taskClass.difficulty, taskClass.intensity, taskClass.priority),
  ]
}

/** Where a session is and what became of it: "Thu 26 Nov 10:00–11:35: done (1 h 30 min, as planned)". */
export function saySession({ window }: ScheduleState, item: ItemTask, language: Language): string {
  const say = sharedScheduleWords[language].work
  const at = (place: NonNullable<ItemTask['place']>) => sayPlace(window, place, language, 'brief')
  if (item.place === null) {
    const misses = (item.log ?? []).filter(({ outcome }) => outcome === 'missed')
    if (misses.length === 0) return say.waits
    return say.waitsAgain(
      joinWords(
        misses.map(({ place }) => at(place)),
        language,
      ),
    )
  }
  const mark = markOf(item)
  if (mark !== null) return say.marked(at(item.place), sayMark(mark, language))
  return item.locked ? say.pinned(at(item.place)) : at(item.place)
}
