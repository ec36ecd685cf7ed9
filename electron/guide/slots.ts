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
import { examOf } from '../language/guide/guide-dates.ts'
import { nothingKnown, type Known } from '../language/guide/known.ts'

type Values = { [Name in SlotName]: SlotValues[Name] | null }

export function findSlots(draft: GuideDraft | null, known: Known, ground: TurnFacts): GuideSlots {
  const told = toldValues(known)
  const exam = examOf(known, ground)
  const before = { ...told, exam: exam?.exam.date ?? null, items: told.items ?? known.sessions }
  const values = draft === null ? before : valuesOf(draft, told, ground)
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
export const noSlots: GuideSlots = eachSlot(toldValues(nothingKnown), () => 'open')

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
function toldValues(known: Known): Values {
  const { limits, amount } = known
  return {
    course: known.course?.name ?? null,
    title: known.title ?? known.work,
    exam: known.exam?.date ?? null,
    due: known.due,
    begin: known.from,
    minutes: amount?.kind === 'minutes' ? amount.minutes : null,
    session: known.mostADay,
    items: known.parts,
    weekdays: limits?.weekdays ?? null,
    periods: limits?.periods ?? null,
    difficulty: known.difficulty,
    priority: known.priority,
    strategy: known.strategy,
    profile: known.profile.length === 0 ? null : known.profile.join('\n'),
  }
}

function valuesOf(draft: GuideDraft, told: Values, { state: { window } }: TurnFacts): Values {
  const periods = draft.items.reduce((sum, { slots }) => sum + slots, 0)
  return {
    course: draft.course,
    title: draft.title,
    exam: draft.exam === null ? null : dayToDate(window, draft.exam.day),
    due: dayToDate(window, draft.to_day),
    begin: dayToDate(window, draft.from_day),
    minutes: Math.round(periods * minutesOfPeriod(window)),
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

/** A draft may hold something else than was told: a model of the person's own has written it. */
function isTold(name: SlotName, value: Values[SlotName], told: Values, known: Known): boolean {
  const { amount, units, parts, beforeExam } = known
  switch (name) {
    case 'title':
      return told.title !== null
    case 'due':
      return known.due !== null || beforeExam?.bound === 'due'
    case 'begin':
      return known.from !== null || beforeExam?.bound === 'from'
    case 'minutes':
      return amount !== null || parts !== null
    case 'items':
      return parts !== null || units.length > 0 || amount?.kind === 'sessions'
    case 'profile':
      return told.profile !== null
    default:
      return isSameValue(told[name], value)
  }
}
