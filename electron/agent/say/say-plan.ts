// Says what came of a plan: what found no place, and what a fresh card does otherwise than the one before.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import {
  type ScheduleState,
  type Window,
  findTask,
  type Moment,
} from '../../../shared/schedule/state.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'

// Says what the rough build says of items that found no place.

/** Beside work that is left out or waits: the hours a week of its courses (P7), which may be why. */
export function sayHours(
  items: readonly { classId: number }[],
  { taskClasses }: ScheduleState,
  { told = [] }: PlanningPreferences,
  language: Language,
): string {
  const ids = new Set(items.map(({ classId }) => classId))
  const courses = new Set(taskClasses.filter(({ id }) => ids.has(id)).map(({ course }) => course))
  return told
    .flatMap(({ course, minutesAWeek }) => {
      if (minutesAWeek === null || !courses.has(course)) return []
      const name = quoteTitle(course, language)
      return agentWords[language].noRoom.hours(name, sayDuration(minutesAWeek, language))
    })
    .join(grammar[language].joints.gap)
}

/** When all that was wanted has its place; `later` counts the items that wait for days after the last one asked for. */
export function sayNothingPending(later: number, language: Language): string {
  const words = agentWords[language].noRoom
  if (later === 0) return words.nothingPending
  return words.allLater(sayCount(later, 'study-block', language), later === 1)
}

/** When none of the `leftOut` items found a place; `clash` is the sentence that says why. */
export function sayNothingPlaced(
  leftOut: number,
  language: Language,
  clash: string | null = null,
): string {
  const words = agentWords[language].noRoom
  const blocks = sayCount(leftOut, 'study-block', language)
  return clash === null ? words.noRoom(blocks) : words.noRoomBecause(blocks, clash)
}

/** With a plan that leaves something out: how many, why, and that a re-plan could place what something placed is to follow. */
export function sayLeftOut(
  count: number,
  { clash, held }: { clash: string | null; held: Held | null },
  mayReplan: boolean,
  language: Language,
): string {
  const { leftOut, laterReplan } = agentWords[language].noRoom
  const why = held?.isOver === true ? held.text : (clash ?? held?.text ?? '')
  if (count === 0) return ''
  const said = leftOut(sayCount(count, 'study-block', language), count === 1, why)
  return said + (held !== null && !held.isOver && mayReplan ? laterReplan : '')
}

/** With a plan that leaves work for the weeks after it, `toDay` its last day: how many, and why. */
export function sayLater(count: number, toDay: number, window: Window, language: Language): string {
  if (count === 0) return ''
  const blocks = sayCount(count, 'study-block', language)
  return agentWords[language].noRoom.later(blocks, count === 1, sayDay(window, toDay, language))
}

/** With the card of the re-plan that places what nothing was free for; `why` may be empty. */
export function sayMadeRoom(why: string, language: Language): string {
  return agentWords[language].noRoom.madeRoom(why)
}

type Held = { text: string; isOver: boolean }

/**
 * Says why what waits has no place: what is to follow it in the order of its class lies there
 * already, or is over (S4). Of the first of these pending items that something placed is to
 * follow; null where nothing is.
 */
export function sayHeld(
  state: ScheduleState,
  ids: readonly number[],
  now: Moment,
  language: Language,
): Held | null {
  for (const id of ids) {
    const item = findTask(state, id)
    if (item?.kind !== 'item') continue
    const { successor } = neighboursOf(state, item)
    if (successor === null) continue
    const isOver = hasBegun(successor, now)
    const say = agentWords[language].held[isOver ? 'isOver' : 'held']
    const [title, follower] = [item.title, successor.title].map((each) =>
      quoteTitle(each, language),
    )
    const day = sayDay(state.window, successor.place.day, language)
    return { text: say(title ?? '', follower ?? '', day), isOver }
  }
  return null
}

type PlanChange = { kind: 'moved' | 'gone' | 'added'; title: string }

const mostNamed = 3

/**
 * Says what a fresh plan card does otherwise than the one that it takes the place of: at most
 * three titles, the rest counted. Empty when both plans place the same work at the same times.
 */
export function sayPlanChanges(
  before: ScheduleDiff,
  after: ScheduleDiff,
  language: Language,
): string {
  // In order of the time at which the work lies, or lay.
  const [old, fresh] = [placesOf(before), placesOf(after)]
  const keys = [...new Set([...old.keys(), ...fresh.keys()])]
  const found = keys.flatMap((key): (PlanChange & { place: Place })[] => {
    const [from, to] = [old.get(key), fresh.get(key)]
    if (from !== undefined && to !== undefined)
      return isSamePlace(from.place, to.place) ? [] : [{ kind: 'moved', ...to }]
    if (to !== undefined) return [{ kind: 'added', ...to }]
    return from === undefined ? [] : [{ kind: 'gone', ...from }]
  })
  const changes = found.toSorted(({ place: a }, { place: b }) => a.day - b.day || a.start - b.start)
  if (changes.length === 0) return ''
  const named = changes.slice(0, mostNamed)
  const said = (['moved', 'gone', 'added'] as const).flatMap((kind) => {
    const titles = named.filter((change) => change.kind === kind).map(({ title }) => title)
    const names = titles.map((title) => quoteTitle(title, language))
    return names.length === 0
      ? []
      : [agentWords[language].planChanges[kind](joinWords(names, language), names.length)]
  })
  const rest = changes.length - named.length
  return agentWords[language].planComparison(said, rest)
}

function placesOf({ updated }: ScheduleDiff): Map<string, { title: string; place: Place }> {
  return new Map(
    Object.entries(updated).flatMap(([key, [, to]]) =>
      to.kind === 'item' && to.place !== null
        ? [[key, { title: to.title, place: to.place }] as const]
        : [],
    ),
  )
}
