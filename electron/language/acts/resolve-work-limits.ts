// Resolves days and times that the work of one course keeps free, or to, for good: limits of its bodies of work (S5).
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayWeekdays } from '../../../shared/time/say/weekday-name.ts'
import { sayTimes } from '../../../shared/words/schedule/say-place.ts'
import { doing, operationOf, saying, type Acting, type Resolved } from './acting.ts'
import { nameOfClass } from './find-work.ts'

/** Ascending; `isBack` where they may be used again. */
export type KeptFree = { weekdays: readonly number[]; periods: readonly number[]; isBack: boolean }

export function resolveWorkLimits(
  acting: Acting,
  classes: readonly TaskClass[],
  kept: KeptFree,
): Resolved {
  const { language, ground } = acting
  const { cannot } = actWords[language]
  // A course's limits know weekdays and hours, and no hour of one weekday: both together would keep off far more.
  if (kept.weekdays.length > 0 && kept.periods.length > 0) return saying(cannot.habit)
  const limited = classes.flatMap((taskClass) => {
    const fields = {
      excludedWeekdays: changed(taskClass.excludedWeekdays, kept.weekdays, kept.isBack),
      excludedPeriods: changed(taskClass.excludedPeriods, kept.periods, kept.isBack),
    }
    const isSo =
      fields.excludedWeekdays.length === taskClass.excludedWeekdays.length &&
      fields.excludedPeriods.length === taskClass.excludedPeriods.length
    return isSo ? [] : [{ taskClass, fields }]
  })
  if (limited.length === 0) return saying(cannot.isSo)
  const most = ground.state.window.periods.length
  const isNothing = limited.some(
    ({ fields }) => fields.excludedWeekdays.length === 7 || fields.excludedPeriods.length >= most,
  )
  if (isNothing) return saying(cannot.habit)
  const operations = limited.map(({ taskClass, fields }) =>
    operationOf(
      { operation: 'upsert_task_class', changes: { fields, items: [] } },
      sayKept(acting, taskClass, kept),
      '',
      taskClass.id,
    ),
  )
  const count = limited.reduce((sum, each) => sum + countInTheWay(acting, each), 0)
  // What lies there leaves it, and finds another place on the same card.
  const anew = operationOf(
    { operation: 'replan', changes: { maxMoves: null } },
    actWords[language].preview.planAnew(count),
  )
  return doing(...operations, ...(count === 0 ? [] : [anew]))
}

function changed(present: readonly number[], said: readonly number[], isBack: boolean): number[] {
  if (isBack) return present.filter((number) => !said.includes(number))
  return [...new Set([...present, ...said])].toSorted((a, b) => a - b)
}

function sayKept({ language, ground }: Acting, taskClass: TaskClass, kept: KeptFree): string {
  const { preview } = actWords[language]
  const times = [
    ...(kept.weekdays.length === 0 ? [] : [sayWeekdays(kept.weekdays, language)]),
    ...(kept.periods.length === 0 ? [] : [sayTimes(ground.state.window, kept.periods, language)]),
  ]
  const say = kept.isBack ? preview.allow : preview.keepOff
  return say(nameOfClass(taskClass, { language }), joinWords(times, language))
}

type Limited = {
  taskClass: TaskClass
  fields: Pick<TaskClass, 'excludedWeekdays' | 'excludedPeriods'>
}

function countInTheWay({ ground }: Acting, { taskClass, fields }: Limited): number {
  const { state, now } = ground
  return itemsOfClass(state, taskClass.id).filter((item) => {
    if (item.place === null || checkFreedom(item, now) !== null) return false
    const { day, start, end } = item.place
    const weekday = state.window.days[day - 1]?.weekday ?? 0
    return (
      fields.excludedWeekdays.includes(weekday) ||
      fields.excludedPeriods.some((period) => period >= start && period <= end)
    )
  }).length
}
