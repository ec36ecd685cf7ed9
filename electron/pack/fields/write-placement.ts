// Writes the field `placement`: where the course's work lies in the weeks, what waits for a place, and what that means for the exam.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { packFieldWords, type PackFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { isPlacedItem, markOf, type PlacedItem } from '../../../shared/schedule/task.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { isOpen, readCourse, type CourseFacts } from '../course-facts.ts'
import { freeCapacity } from '../free-capacity.ts'
import { plainText, textOf, type FieldText, type PackMaterial } from '../pack-material.ts'
import { packClass } from '../plan-work.ts'
import { readConditions } from '../../language/pack/read-conditions.ts'

/** More sessions than that are no list that is read. */
const mostListed = 80

export function writePlacement(material: PackMaterial): Result<FieldText, string> {
  const { language, state } = material
  const say = packFieldWords[language].writePlacement
  const course = readCourse(material)
  if (course.items.length === 0) return fail(say.none)
  const placed = course.items.filter(isPlacedItem)
  const done = placed.filter((item) => markOf(item) !== null).length
  const waiting = course.items.length - placed.length
  const sessions = sayCount(course.items.length, 'session', language)
  return succeed(
    plainText([
      say.sum(sessions, placed.length - done, done, waiting),
      ...sayWeeks(placed, material),
      sayLeft(material, course),
      ...sayOver(placed, material),
      ...sayLate(placed, course, say, sayDay(state.window, course.lastDay, language), language),
    ]),
  )
}

function sayWeeks(placed: readonly PlacedItem[], { state, language }: PackMaterial): string[] {
  const say = packFieldWords[language].writePlacement
  const inOrder = placed.toSorted((a, b) => comparePlaces(a.place, b.place))
  const listed = inOrder.slice(0, mostListed)
  const weeks = Map.groupBy(listed, ({ place }) => state.window.days[place.day - 1]?.week ?? 0)
  const lines = [...weeks].flatMap(([week, items]) => {
    const sessions = items.map((item) =>
      say.session(
        sayPlace(state.window, item.place, language),
        cleanTitle(item.title, language),
        markOf(item) !== null,
      ),
    )
    return [say.week(week)].concat(sessions)
  })
  return inOrder.length > listed.length
    ? [...lines, say.more(inOrder.length - listed.length)]
    : lines
}

function sayOver(placed: readonly PlacedItem[], material: PackMaterial): string[] {
  const { state, language } = material
  const { minutesAWeek } = readConditions(textOf(material, 'conditions'))
  if (minutesAWeek === null) return []
  const say = packFieldWords[language].writePlacement
  const length = minutesOfPeriod(state.window)
  const weeks = Map.groupBy(
    placed.filter(isOpen),
    ({ place }) => state.window.days[place.day - 1]?.week ?? 0,
  )
  const over = [...weeks]
    .map(([week, items]) => ({
      week,
      minutes: length * items.reduce((sum, { duration }) => sum + duration, 0),
    }))
    .filter(({ minutes }) => minutes > minutesAWeek)
    .toSorted((a, b) => a.week - b.week)
    .map(({ week, minutes }) => say.overWeek(week, sayDuration(Math.round(minutes), language)))
  if (over.length === 0) return []
  return [say.over(sayDuration(minutesAWeek, language), joinWords(over, language))]
}

function sayLeft(material: PackMaterial, course: CourseFacts): string {
  const { language, state, now, preferences } = material
  const say = packFieldWords[language].writePlacement
  const conditions = readConditions(textOf(material, 'conditions'))
  const day = sayDay(state.window, course.lastDay, language)
  const pending = course.items.filter(({ place }) => place === null)
  const left = pending.reduce((sum, { duration }) => sum + duration, 0)
  if (left === 0) return say.allPlaced(day)
  const taskClass = packClass(material, course, conditions, material.course)
  const own = new Set(course.classes.map(({ id }) => id))
  // What of this course waits is what is asked about, and no other work.
  const others = {
    ...state,
    tasks: state.tasks.filter(
      (task) => task.kind !== 'item' || task.place !== null || !own.has(task.classId),
    ),
  }
  const session = Math.min(...pending.map(({ duration }) => duration))
  const { periods } = freeCapacity(others, { taskClass, now, preferences, conditions, session })
  const count = (amount: number) => sayLength(amount, state.window, language)
  return (left <= periods ? say.left : say.tooMuch)(count(left), count(periods), day)
}

function sayLate(
  placed: readonly PlacedItem[],
  { lastDay, lastBy }: CourseFacts,
  say: PackFieldWords['writePlacement'],
  day: string,
  language: Language,
): string[] {
  const late = placed.filter((item) => isOpen(item) && item.place.day > lastDay).length
  return late === 0 || lastBy === 'term' ? [] : [say.late(sayCount(late, 'session', language), day)]
}
