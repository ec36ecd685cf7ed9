// Tells the slots of a guide (B10): the values of its draft, or of what is known before there is one, and where each comes from.
import type { GuideDraft } from '../../shared/guide/guide-draft.ts'
import type {
  GuideSlots,
  SlotName,
  SlotSource,
  SlotValues,
} from '../../shared/guide/guide-slots.ts'
import { dayToDate } from '../../shared/schedule/calendar.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import type { TurnFacts } from '../model/model.ts'
import { weeklyNotes } from '../language/guide/guide-draft.ts'
import { examOf } from '../language/guide/guide-dates.ts'
import { itemsOf } from '../language/guide/work/estimate-work.ts'
import { nothingKnown, type Known } from '../language/guide/known.ts'

type Values = { [Name in SlotName]: SlotValues[Name] | null }

export function findSlots(draft: GuideDraft | null, known: Known, ground: TurnFacts): GuideSlots {
  const told = toldValues(known, ground)
  const exam = examOf(known, ground)
  const isCounted =
    known.units.length + known.topics.length > 0 || known.amount?.kind === 'sessions'
  const items = told.items ?? (isCounted ? itemsOf(known, ground, ground.language) : known.sessions)
  const pieces = [...known.units, ...known.topics]
  const isTimed = pieces.length > 0 && pieces.every(({ minutes }) => minutes !== null)
  const minutes = told.minutes ?? (isTimed && items !== null ? minutesIn(items, ground) : null)
  const before = { ...told, exam: exam?.exam.date ?? null, items, minutes }
  const isWhole = known.classId === null && known.parts === null
  const values =
    draft === null ? before : valuesOf(draft, isWhole ? told : { ...told, minutes: null }, ground)
  const isFound = (name: SlotName) =>
    (name === 'exam' && exam?.isTimetable === true) ||
    (name === 'items' && known.sessions !== null) ||
    known.classId !== null
  return eachSlot(values, (name) => {
    const { [name]: value } = values
    const from: SlotSource = isFound(name) ? 'found' : 'guessed'
    return isEmpty(value) ? 'open' : isTold(name, value, told, known) ? 'told' : from
  })
}

/** Of a guide that has not begun. */
export const noSlots: GuideSlots = eachSlot(toldValues(nothingKnown, null), () => 'open')

function eachSlot(values: Values, sourceOf: (name: SlotName) => SlotSource): GuideSlots {
  const slot = <Name extends SlotName>(name: Name) => ({
    value: values[name],
    source: sourceOf(name),
  })
  return {
    course: slot('course'),
    title: slot('title'),
    exam: slot('exam'),
    due: slot('due'),
    begin: slot('begin'),
    minutes: slot('minutes'),
    session: slot('session'),
    items: slot('items'),
    weekdays: slot('weekdays'),
    periods: slot('periods'),
    difficulty: slot('difficulty'),
    priority: slot('priority'),
    strategy: slot('strategy'),
    profile: slot('profile'),
  }
}

function isEmpty(value: Values[SlotName]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** What was told of them by itself; the work and its length are told in other terms too. */
function toldValues(known: Known, ground: TurnFacts | null): Values {
  const { limits, amount } = known
  const isDaily = amount?.kind === 'rate' && amount.per === 'day'
  const notes = ground === null ? [] : weeklyNotes(limits, ground, ground.language)
  const lines = [...new Set([...known.profile, ...notes])]
  return {
    course: known.course?.name ?? null,
    title: known.title ?? known.work,
    exam: known.exam?.date ?? null,
    due: known.due,
    begin: known.from,
    minutes: amount?.kind === 'minutes' ? amount.minutes : null,
    session: known.mostADay ?? (amount?.kind === 'sessions' || isDaily ? amount.minutes : null),
    items: known.parts,
    weekdays: limits?.weekdays ?? null,
    periods: limits?.periods ?? null,
    difficulty: known.difficulty,
    priority: known.priority,
    strategy: known.strategy,
    profile: lines.length === 0 ? null : lines.join('\n'),
  }
}

function valuesOf(draft: GuideDraft, told: Values, ground: TurnFacts): Values {
  const { window } = ground.state
  return {
    course: draft.course,
    title: draft.title,
    exam: draft.exam === null ? null : dayToDate(window, draft.exam.day),
    due: dayToDate(window, draft.to_day),
    begin: dayToDate(window, draft.from_day),
    // Whole periods may come to a little more.
    minutes: told.minutes ?? minutesIn(draft.items, ground),
    session: told.session,
    items: draft.items,
    weekdays: draft.exclude_weekdays,
    periods: draft.exclude_slots,
    difficulty: draft.difficulty,
    priority: draft.priority,
    strategy: draft.strategy,
    profile: told.profile ?? draft.profile,
  }
}

function minutesIn(items: GuideDraft['items'], { state: { window } }: TurnFacts): number {
  const periods = items.reduce((sum, { slots }) => sum + slots, 0)
  return Math.round(periods * minutesOfPeriod(window))
}

/** A draft may hold something else than was told: a model of the person's own has written it. */
function isTold(name: SlotName, value: Values[SlotName], told: Values, known: Known): boolean {
  const { amount, units, topics, parts, beforeExam } = known
  const pieces = [...units, ...topics]
  switch (name) {
    case 'title':
      return told.title !== null
    case 'due':
      return known.due !== null || beforeExam?.bound === 'due'
    case 'begin':
      return known.from !== null || beforeExam?.bound === 'from'
    case 'minutes':
      return (
        amount !== null ||
        parts !== null ||
        (pieces.length > 0 && pieces.every(({ minutes }) => minutes !== null))
      )
    case 'items':
      return parts !== null || pieces.length > 0 || amount?.kind === 'sessions'
    case 'profile':
      return told.profile !== null
    default:
      return isSameValue(told[name], value)
  }
}
