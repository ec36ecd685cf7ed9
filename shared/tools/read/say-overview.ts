// Says the overview as text: what a model needs to begin with, one line each.
import { toolWords } from '../../i18n/shared/tools.ts'
import type { Language } from '../../language.ts'
import { placeLength } from '../../schedule/place.ts'
import type { Window, Moment } from '../../schedule/state.ts'
import { strategyName } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDay, sayNumberedDay } from '../../time/say/say-date.ts'
import { sayTimes, sayPeriods } from '../../words/schedule/say-place.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'
import type { DayFacts } from '../day-facts.ts'
import { sayDayInShort, sayHostRoom } from '../say-day-facts.ts'
import type { ClassFacts, OverviewFacts } from './overview-facts.ts'

export function sayOverview(window: Window, facts: OverviewFacts, language: Language): string {
  const say = toolWords[language].overview
  const pending = facts.classes.flatMap((entry) => entry.pending)
  const pendingPeriods = pending.reduce((sum, item) => sum + item.duration, 0)
  const coming = facts.days.filter(({ day }) => day >= facts.now.day)
  const days = coming.map((day) => sayDayInShort(window, day, language))
  const lines = [
    say.window(
      facts.weeks,
      window.days.length,
      sayDay(window, 1, language),
      sayDay(window, window.days.length, language),
    ),
    say.periods(facts.periods.map(({ start, end }, index) => `${index + 1} ${start}–${end}`)),
    sayNow(window, facts.now, language),
    say.totals(facts.totals, pendingPeriods),
    ...sayPast(facts, language),
    ...(days.length === 0 ? [] : [say.days, ...days]),
    ...sayHosts(facts, language),
    ...(facts.classes.length === 0 ? [say.noClasses] : [say.classes]),
    ...facts.classes.flatMap((entry) => sayClass(window, entry, language)),
  ]
  return lines.join('\n')
}

function sayPast(facts: OverviewFacts, language: Language): string[] {
  const past: DayFacts[] = facts.days.filter(({ day }) => day < facts.now.day)
  const last = past.at(-1)
  if (last === undefined) return []
  const blocks = past.flatMap((day) => day.blocks)
  const study = blocks.filter(({ kind }) => kind === 'study')
  const periods = study.reduce((sum, { place }) => sum + placeLength(place), 0)
  const events = blocks.length - study.length
  return [toolWords[language].overview.past(last.day, events, study.length, periods)]
}

function sayHosts(facts: OverviewFacts, language: Language): string[] {
  const { hosts, host, onDay } = toolWords[language].overview
  if (facts.hostRoom.length === 0) return []
  const byTitle = Map.groupBy(facts.hostRoom, ({ title }) => title)
  const words = [...byTitle].map(([title, rooms]) => {
    const days = [...Map.groupBy(rooms, ({ place }) => place.day)]
    const list = days.map(([day, ofDay]) => onDay(day, sayHostRoom(ofDay, language)))
    return host(quoteTitle(title, language), list)
  })
  return [hosts(words)]
}

function sayClass(
  window: Window,
  { taskClass, usedPeriods, pending }: ClassFacts,
  language: Language,
): string[] {
  const { limits, pending: sayPending, item } = toolWords[language].overview
  const { fromDay, excludedPeriods, excludedWeekdays } = taskClass
  const toDay = Math.min(taskClass.toDay, window.days.length)
  const weekdays = excludedWeekdays.map((weekday) => weekdayName(weekday, language, 'short'))
  const parts = [
    limits.head(taskClass, quoteTitle(taskClass.title, language)),
    ...(taskClass.course === '' ? [] : [limits.course(quoteTitle(taskClass.course, language))]),
    fromDay > toDay ? limits.noDay : limits.range(fromDay, toDay),
    limits.used(usedPeriods, taskClass.slotBudget),
    taskClass.mayEmbed ? limits.embed : limits.noEmbed,
    ...(excludedPeriods.length === 0
      ? []
      : [limits.noPeriods(sayTimes(window, excludedPeriods, language, 'numbered'))]),
    ...(weekdays.length === 0 ? [] : [limits.noWeekdays(weekdays)]),
    limits.strategy(strategyName(taskClass.strategy, language)),
    limits.priority(taskClass.priority),
  ]
  const items = pending.map(({ id, title, duration }) =>
    item(id, quoteTitle(title, language), duration),
  )
  return [limits.line(parts), sayPending(items)]
}

/** Where time stands in the window, for a model that must not plan into the past. */
function sayNow(window: Window, now: Moment, language: Language): string {
  const { ahead, over, early, during } = toolWords[language].nowFacts
  if (now.day < 1) return ahead(sayNumberedDay(window, 1, language))
  if (now.day > window.days.length) return over
  const day = sayNumberedDay(window, now.day, language)
  if (now.period < 1) return early(day)
  return during(day, sayPeriods({ start: now.period, end: now.period }, language))
}
