// A plan of a single day: who asks for tomorrow wants work tomorrow, even where its share of the week is used up or
// what is still open has to come later.
import { isInHours } from '../../../shared/planner/planning-preferences.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { comparePlaces, type Place } from '../../../shared/schedule/place.ts'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'
import { isInScope, itemsWanted } from '../../planner/from-state/choose-items.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Plan, Statement } from '../resolve/intent.ts'
import { scopeOf } from './plan-scope.ts'
import { isAhead } from '../resolve/lies-there.ts'
import { nowhere } from '../words/task-words.ts'
import { wholeFirst } from '../resolve/whole-places.ts'
import { say } from '../say/say-or-ask.ts'

/** Null when the plan places something there by itself, or is not of one day. */
export function planOneDay(plan: Plan, courses: readonly number[], ground: Ground): Intent | null {
  const day = plan.days?.from
  const date = ground.state.window.days[(day ?? 0) - 1]?.date
  if (day === undefined || date === undefined || plan.days?.to !== day) return null
  const room = roomOn(day, plan, ground)
  const open = plan.classIds.flatMap((id) => nextOpen(id, ground) ?? [])
  const fitting = open.filter((item) => room.placeFor(item) !== null)
  if (fitting.some((item) => room.wants(item))) return null
  const [next] = fitting.toSorted((a, b) => lastDayOf(a, ground) - lastDayOf(b, ground))
  if (next !== undefined) return bring(next, room, date, { kind: 'beyond-share', date })
  const later = ground.state.tasks
    .filter(isPlacedItem)
    .filter((item) => courses.includes(item.classId) && isAhead(item, ground) && !item.locked)
    .filter(({ place }) => place.day > day)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const forward = later.find((item) => room.placeFor(item) !== null)
  if (forward !== undefined)
    return bring(forward, room, date, { kind: 'brought-forward', date, taskId: forward.id })
  return say({ kind: 'day-full', date })
}

function bring(item: ItemTask, room: Room, date: string, note: Statement): Intent {
  const place = room.placeFor(item)
  const wish = place && ({ kind: 'periods', start: place.start, end: place.end } as const)
  const target = { ...nowhere, dates: [date], wish }
  return { kind: 'writes', writes: [{ kind: 'put', taskId: item.id, target }], notes: [note] }
}

type Room = { placeFor: (item: ItemTask) => Place | null; wants: (item: ItemTask) => boolean }

/** By the rules, by what the plan keeps free and by the student's own hours. */
function roomOn(day: number, plan: Plan, ground: Ground): Room {
  const { state, now, preferences } = ground
  const asked = scopeOf(plan, state, now)
  const scope = {
    fromDay: day,
    toDay: day,
    excludedWeekdays: asked?.exclude_weekdays ?? [],
    excludedPeriods: asked?.exclude_slots ?? [],
    unavailable: asked?.unavailable ?? [],
  }
  const weekday = state.window.days[day - 1]?.weekday ?? 0
  const isOff = preferences.protectedWeekdays.includes(weekday)
  return {
    placeFor: (item) => {
      if (isOff) return null
      const places = legalStarts(state, item.id, now).filter(
        (place) => place.day === day && isInScope(state, place, scope) && isWelcome(place, ground),
      )
      return wholeFirst(places, state.window)[0] ?? null
    },
    wants: (item) => {
      const taskClass = state.taskClasses.find(({ id }) => id === item.classId)
      const inOrder = itemsOfClass(state, item.classId)
      return (
        taskClass !== undefined &&
        itemsWanted(state, taskClass, inOrder, { classIds: null, scope, now }).length > 0
      )
    },
  }
}

function isWelcome(place: Place, { state, preferences }: Ground): boolean {
  const start = state.window.periods[place.start - 1]?.start ?? '00:00'
  const end = state.window.periods[place.end - 1]?.end ?? '00:00'
  return isInHours(preferences, { start, end })
}

function nextOpen(classId: number, { state }: Ground): ItemTask | undefined {
  return itemsOfClass(state, classId).find(({ place, locked }) => place === null && !locked)
}

function lastDayOf({ classId }: ItemTask, { state }: Ground): number {
  return state.taskClasses.find(({ id }) => id === classId)?.toDay ?? state.window.days.length
}
