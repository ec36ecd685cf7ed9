// Two weeks with just what one problem needs: the examples of the diagnosis.
import type { Place } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'

export const twoWeeks = week({ weeks: 2 })

const traits = { toDay: 14, mayEmbed: false }

export const calculus = taskClass(1, {
  ...traits,
  title: 'Calculus',
  course: 'Maths',
  subjectType: 'quantitative',
  difficulty: 4,
  intensity: 4,
})
export const physics = taskClass(2, {
  ...traits,
  title: 'Mechanics',
  course: 'Physics',
  subjectType: 'quantitative',
  difficulty: 4,
  intensity: 5,
})
export const history = taskClass(3, {
  ...traits,
  title: 'Readings',
  course: 'History',
  subjectType: 'reading',
  difficulty: 2,
  intensity: 2,
})
export const english = taskClass(4, {
  ...traits,
  title: 'Vocabulary',
  course: 'English',
  subjectType: 'language',
  difficulty: 2,
  intensity: 2,
})

/** "Calculus 2" at a place: its id is the class's, then its rank. */
export function session(
  { id, title }: TaskClass,
  order: number,
  place: Place,
  changes: Partial<ItemTask> = {},
): ItemTask {
  return item(id * 10 + order, {
    classId: id,
    order,
    title: `${title} ${order}`,
    place,
    ...changes,
  })
}

/** Thursday of the first week. */
const thursday = 4

export const heavyPair = schedule(
  [
    calculus,
    physics,
    session(calculus, 1, at(thursday, 2, 3)),
    session(physics, 1, at(thursday, 4, 5)),
  ],
  twoWeeks,
)

export const manySwitches = schedule(
  [
    calculus,
    physics,
    history,
    english,
    session(calculus, 1, at(thursday, 2)),
    session(history, 1, at(thursday, 4)),
    session(physics, 1, at(thursday, 7)),
    session(english, 1, at(thursday, 9)),
  ],
  twoWeeks,
)

export const longRun = schedule(
  [history, event(100, at(thursday, 7, 9)), session(history, 1, at(thursday, 10, 11))],
  twoWeeks,
)

export const lateEvening = schedule(
  [history, session(history, 1, at(thursday, 14))],
  week({ weeks: 2, periods: hours(14) }),
)

export const earlyMorning = schedule([history, session(history, 1, at(thursday, 1))], twoWeeks)

export const restDay = schedule([history, session(history, 1, at(7, 3))], twoWeeks)

export const lostMeal = schedule(
  [
    history,
    event(100, at(thursday, 4)),
    session(history, 1, at(thursday, 5)),
    event(101, at(thursday, 6)),
  ],
  twoWeeks,
)

const maths = { ...calculus, toDay: 12 }

export const crammed = schedule(
  [
    maths,
    event(100, at(14, 3, 4), { eventKind: 'exam', course: 'Maths', title: 'Maths exam' }),
    session(maths, 1, at(2, 2)),
    session(maths, 2, at(2, 7)),
    session(maths, 3, at(4, 2)),
  ],
  twoWeeks,
)

export const noBuffer = schedule(
  [maths, session(maths, 1, at(8, 2)), session(maths, 2, at(12, 7))],
  twoWeeks,
)

/** Only the Sunday is allowed. */
const sundayWork = { ...history, fromDay: 7, toDay: 7 }

export const forced: ScheduleState = schedule(
  [sundayWork, session(sundayWork, 1, at(7, 3))],
  twoWeeks,
)
