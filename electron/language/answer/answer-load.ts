// Says how full days are: the lightest and the busiest, and the hours of study in a span.
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { sayDays } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { FactQuery } from '../resolve/query.ts'
import { perDay } from './answer-free.ts'
import type { Speech } from '../say/speech.ts'

/** The days that are meant: those that were named, else what is left of this week. */
function daysOf({ days }: FactQuery, facts: TurnFacts): number[] {
  return days ?? weekOf(facts).filter((day) => day >= facts.now.day)
}

type Load = { all: number; study: number; blocks: number }

function loadOf(day: number, { state }: TurnFacts, courses: string[] | null = null): Load {
  const load: Load = { all: 0, study: 0, blocks: 0 }
  for (const task of state.tasks) {
    if (task.place?.day !== day) continue
    const minutes =
      task.kind === 'event' && task.clock !== null
        ? minutesOf(task.clock.end) - minutesOf(task.clock.start)
        : minutesOfPlace(state.window, task.place)
    load.all += minutes
    if (task.kind !== 'item') continue
    if (courses !== null && !courses.includes(findTaskClass(state, task.classId)?.course ?? ''))
      continue
    load.study += minutes
    load.blocks += 1
  }
  return load
}

export function sayExtreme(
  query: FactQuery,
  which: 'lightest' | 'busiest',
  facts: TurnFacts,
  speech: Speech,
): string {
  const say = builtInModelWords[speech.language].facts
  const loads = daysOf(query, facts).map((day) => ({ day, load: loadOf(day, facts) }))
  const sign = which === 'lightest' ? 1 : -1
  const [best] = loads.toSorted(
    (a, b) => sign * (a.load.all - b.load.all) || sign * (a.load.study - b.load.study),
  )
  if (best === undefined) return say.nothingNext
  const alike = loads.filter(({ load }) => load.all === best.load.all).map(({ day }) => day)
  const { all, study } = best.load
  const words =
    all === 0
      ? say.nothing
      : say.load(sayDuration(all, speech.language), sayDuration(study, speech.language))
  return say[which](sayDays(facts.state.window, alike, speech.language), words, alike.length)
}

const aDay = /\b(?:per|each|every|a) day\b|\bdaily\b|每一?天|每日|一天/

export function sayHours(query: FactQuery, facts: TurnFacts, speech: Speech): string {
  const days = query.days ?? weekOf(facts)
  const { facts: say } = builtInModelWords[speech.language]
  if (aDay.test(query.words) && days.length > 1)
    return perDay(days, speech, (day) => {
      const { study } = loadOf(day, facts, query.courses)
      return study === 0 ? say.noStudy : say.study(sayDuration(study, speech.language))
    })
  const loads = days.map((day) => loadOf(day, facts, query.courses))
  const minutes = loads.reduce((sum, { study }) => sum + study, 0)
  const blocks = loads.reduce((sum, load) => sum + load.blocks, 0)
  return say.hours(
    sayDays(facts.state.window, days, speech.language),
    sayDuration(minutes, speech.language),
    blocks,
  )
}

/** All days of this week, those that are over too. */
function weekOf({ state, now }: TurnFacts): number[] {
  const week = state.window.days[now.day - 1]?.week
  return state.window.days.flatMap((entry, index) => (entry.week === week ? [index + 1] : []))
}
