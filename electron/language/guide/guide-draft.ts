// The draft of what is known, with the usual values for the rest; and one that only changes what the newest words touch.
import { portraitOf } from '../../../shared/agent/profile-change.ts'
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../shared/language.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { listWords } from '../../../shared/text/join-words.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { TurnFacts } from '../../model/model.ts'
import { timesOfWeek } from '../read/kept-free.ts'
import { guideDays } from './guide-dates.ts'
import { cutParts, itemsOf } from './work/estimate-work.ts'
import type { Known } from './known.ts'
import { hasAmount } from './learn.ts'
import { subjectOf } from './read-traits.ts'
import { sayUnits } from './work/work-units.ts'

const mostItems = 60
const mostProfile = 600
const mostTitle = 120

/** Null as long as the course is not known. */
function buildDraft(known: Known, facts: TurnFacts, language: Language): GuideDraft | null {
  const { course } = known
  if (course === null) return null
  const old = known.classId === null ? undefined : findTaskClass(facts.state, known.classId)
  const days = guideDays(known, facts)
  const title = known.title ?? old?.title ?? titleOf(known, course.name, language)
  const subject = known.subjectType ?? old?.subjectType ?? subjectOf(course.name, title) ?? 'mixed'
  const difficulty = known.difficulty ?? old?.difficulty ?? 3
  const isTold = known.due !== null || known.exam !== null || known.beforeExam !== null
  return {
    course: course.name,
    title,
    class_id: old?.id ?? null,
    items: itemsWith(old, known, facts, language),
    from_day: old !== undefined && known.from === null ? old.fromDay : days.fromDay,
    to_day: old !== undefined && !isTold ? Math.max(old.fromDay, old.toDay) : days.toDay,
    exam:
      days.exam === null
        ? null
        : {
            day: days.exam.day,
            slot_start: days.exam.slots?.start ?? null,
            slot_end: days.exam.slots?.end ?? null,
          },
    subject_type: subject,
    difficulty,
    intensity: known.intensity ?? old?.intensity ?? intensityOf(subject, difficulty),
    strategy: known.strategy ?? old?.strategy ?? 'steady',
    priority: known.priority ?? old?.priority ?? 3,
    may_embed: known.mayEmbed ?? old?.mayEmbed ?? false,
    exclude_weekdays: known.limits?.weekdays ?? old?.excludedWeekdays ?? [],
    exclude_slots: openSlots(known.limits?.periods ?? old?.excludedPeriods ?? [], facts),
    profile: profileOf(known, course.name, facts, language),
  }
}

/**
 * What is in `draft` already stays, but for what the newest words change, and for `touched`: others may have had a hand
 * in it.
 */
export function changeDraft(
  draft: GuideDraft | null,
  before: Known,
  known: Known,
  facts: TurnFacts,
  language: Language,
  touched: readonly string[] = [],
): GuideDraft | null {
  const now = buildDraft(known, facts, language)
  const then = buildDraft(before, facts, language)
  if (draft === null || now === null || then === null) return now
  if (known.course?.name !== before.course?.name) return now
  const changed = Object.entries(now).filter(
    ([field, value]) =>
      touched.includes(field) ||
      !isSameValue(value, Object.entries(then).find(([name]) => name === field)?.[1]),
  )
  return { ...draft, ...Object.fromEntries(changed) }
}

function titleOf(known: Known, course: string, language: Language): string {
  return Array.from(wholeTitle(known, course, language))
    .slice(0, mostTitle)
    .join('')
}

function wholeTitle(known: Known, course: string, language: Language): string {
  const { work, units, topics, isExam, sitting } = known
  const say = guideTalk[language].titles
  if (work !== null) return say.work(course, work)
  if (isExam) return say.exam(course, sitting ?? 'none')
  const pieces = [
    ...topics.map(({ title }) => title),
    ...units.map((unit) => sayUnits(unit, language)),
  ]
  return pieces.length > 0 ? say.work(course, listWords(pieces, language)) : say.study(course)
}

/** To work that is there its new pieces are added. */
function itemsWith(
  old: TaskClass | undefined,
  known: Known,
  facts: TurnFacts,
  language: Language,
): GuideDraft['items'] {
  if (known.parts !== null) return cutParts(known.parts, known, facts)
  const isAsked = known.amount !== null || known.units.length + known.topics.length > 0
  const present = old === undefined ? [] : itemsOfClass(facts.state, old.id)
  if (old !== undefined && present.length > 0 && (!isAsked || !hasAmount(known)))
    return present.map(toItem).slice(0, mostItems)
  if (old === undefined || present.length === 0)
    return itemsOf(known, facts, language).slice(0, mostItems)
  const titles = new Set(present.map(({ title }) => title))
  const left = amountLeft(known, present, facts)
  if (left === 'none') return present.map(toItem).slice(0, mostItems)
  const added = itemsOf({ ...known, amount: left }, facts, language)
  // Chapters that are there are told again; sessions by number go on from those that are there.
  const isNamed = known.units.length + known.topics.length > 0 && known.scope !== 'more'
  const fresh = isNamed ? added.filter(({ title }) => !titles.has(title)) : goOn(added, titles)
  return [...present.map(toItem), ...fresh].slice(0, mostItems)
}

/** What is still to be added of an amount that is all of it. */
function amountLeft(
  { amount, scope }: Known,
  present: readonly { duration: number }[],
  { state }: TurnFacts,
): Known['amount'] | 'none' {
  if (scope !== 'all' || amount === null || amount.kind === 'rate') return amount
  if (amount.kind === 'sessions') {
    const count = amount.count - present.length
    return count < 1 ? 'none' : { ...amount, count }
  }
  const periods = present.reduce((sum, { duration }) => sum + duration, 0)
  const minutes = amount.minutes - Math.round(periods * minutesOfPeriod(state.window))
  return minutes < 10 ? 'none' : { ...amount, minutes }
}

/** A number that is taken is counted on from. */
function goOn(added: GuideDraft['items'], taken: ReadonlySet<string>): GuideDraft['items'] {
  const titles = new Set(taken)
  return added.map(({ title, slots }) => {
    const name = title.replace(/\s?\d+$/u, '')
    const space = /\p{Script=Han}$/u.test(name) ? '' : ' '
    let free = title
    for (let number = 2; titles.has(free); number += 1) free = `${name}${space}${number}`
    titles.add(free)
    return { title: free, slots }
  })
}

function toItem({ title, duration }: { title: string; duration: number }) {
  return { title, slots: duration }
}

function intensityOf(subject: TaskClass['subjectType'], difficulty: number): number {
  const usual = { quantitative: 4, practical: 3, language: 3, mixed: 3, reading: 2, memory: 2 }[
    subject
  ]
  return Math.max(1, Math.min(5, usual + (difficulty >= 5 ? 1 : difficulty <= 1 ? -1 : 0)))
}

/** Never the whole day. */
function openSlots(periods: readonly number[], { state }: TurnFacts): number[] {
  const known = periods.filter((period) => period <= state.window.periods.length)
  return known.length >= state.window.periods.length ? [] : known
}

/** What is remembered already stays before it; what does not fit is left as it was. */
function profileOf(
  { profile, limits }: Known,
  course: string,
  facts: TurnFacts,
  language: Language,
): string {
  const said = [...new Set([...profile, ...weeklyNotes(limits, facts, language)])]
  if (said.length === 0) return ''
  const old = portraitOf(facts.standing, course)
  const fresh = said.filter((clause) => !old.includes(clause))
  if (fresh.length === 0) return ''
  const all = [...(old === '' ? [] : [old]), ...fresh.map(endSentence)]
  const fits = all.filter((_, index) => all.slice(0, index + 1).join(' ').length <= mostProfile)
  // What is remembered must not be cut short for what is new.
  if (fits.length === 0) return ''
  return fits.join(hasHan(fits.join('')) ? '' : ' ')
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

function endSentence(text: string): string {
  if (/[.。!！]$/.test(text)) return text
  return `${text}${hasHan(text) ? '。' : '.'}`
}

/** A time of one weekday is no limit that a body of work can hold: it is noted in words that plans read (P7). */
export function weeklyNotes(
  limits: Known['limits'],
  { state: { window } }: TurnFacts,
  language: Language,
): string[] {
  if (limits === null) return []
  return timesOfWeek(limits).map(({ weekday, start, end }) => {
    const day = weekdayName(weekday, language, 'long')
    const [first, last] = [window.periods[start - 1], window.periods[end - 1]]
    const time = `${day} ${first?.start ?? ''}–${last?.end ?? ''}`
    return guideTalk[language].titles.staysFree(time)
  })
}
