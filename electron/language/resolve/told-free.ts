// Whether study may go to a place: not into time that the person said, in this turn or before, is to stay free.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { placeAt, placeLength, type Place } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Offer } from '../../model/optimisation.ts'
import type { TurnFacts } from '../../model/model.ts'
import { mergeLimits, noLimits, timesOfWeek, type Limits } from '../read/kept-free.ts'
import { readMessage } from '../frames/read-message.ts'
import { mayTell, remember, type Remembered } from './remembered.ts'
import { readPut, readSwap } from '../work/step-calls.ts'

/** Only these are read again: each text costs time. */
const plans = /\b(?:plan|schedule|arrange|organi[sz]e)\b|安排|排|计划|规划/i

/** Limits said in words of this turn: "no evenings", 周六不学. */
export function limitsSaid(said: readonly string[], facts: TurnFacts): Limits {
  return said
    .flatMap((words) => readMessage(words, facts))
    .map((draft) => (draft.kind === 'limit' || draft.kind === 'plan' ? draft.limits : noLimits))
    .reduce(mergeLimits, noLimits)
}

/** Whether it was told before to be without study. */
export function toldFree(facts: TurnFacts): (place: Place) => boolean {
  const told = remember(facts)
  return (place) => meets(place, told, facts)
}

/** The offers that leave it free. */
export function offersAllowed(offers: readonly Offer[], facts: TurnFacts): Offer[] {
  if (offers.length === 0) return []
  const told = remember(facts)
  const said = limitsSaid([...sinceLastPlan(facts), facts.request, ...facts.followUps], facts)
  const free = { ...told, limits: mergeLimits(told.limits, said) }
  return offers.filter(
    (offer) => !placesOf(offer, facts).some((place) => meets(place, free, facts)),
  )
}

/** What was told with the plan that lies there, and after it. */
function sinceLastPlan(facts: TurnFacts): string[] {
  const telling = facts.told
    .map(({ text }) => toSimple(text))
    .filter((text) => mayTell.test(text) || plans.test(text))
  const last = telling.findLastIndex((text) =>
    readMessage(text, facts).some(({ kind }) => kind === 'plan'),
  )
  return last < 0 ? [] : telling.slice(last)
}

/** Where the blocks of an offer would lie. */
function placesOf({ name, arguments: values }: Offer, { state }: TurnFacts): Place[] {
  const call = { name, arguments: values, outcome: 'answered' as const, text: '' }
  const placesNow = (id: number) => findTask(state, id)?.place ?? []
  const put = readPut(call)
  const moved = put === null ? [] : [placesNow(put.task)].flat()
  if (put !== null) return moved.map((place) => placeAt(put.day, put.start, placeLength(place)))
  return (readSwap(call) ?? []).flatMap(placesNow)
}

function meets(place: Place, { away, limits }: Remembered, { state }: TurnFacts): boolean {
  const { window } = state
  const weekday = window.days[place.day - 1]?.weekday ?? 0
  const overlaps = ({ start, end }: { start: number; end: number }) =>
    start <= place.end && end >= place.start
  const isAway = away.some(({ from, to, periods }) => {
    const [first, last] = [dateToDay(window, from) ?? 1, dateToDay(window, to) ?? Infinity]
    return first <= place.day && place.day <= last && (periods === null || overlaps(periods))
  })
  return (
    isAway ||
    limits.weekdays.includes(weekday) ||
    limits.periods.some((period) => overlaps({ start: period, end: period })) ||
    timesOfWeek(limits).some((time) => time.weekday === weekday && overlaps(time))
  )
}
