// Says why wanted work can't all be placed, and what would help, in sentences a student reads (P4).
import { assertNever } from '../../assert-never.ts'
import { plannerWords } from '../../i18n/core/planner.ts'
import type { Language } from '../../language.ts'
import { type ScheduleState, findTask } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'
import type { Amount, Clash, ClashData, Demand, Repair, RepairChange } from '../clash.ts'
import { makeSpeaker, type ExplanationStyle, type Speaker } from './explanation-speaker.ts'
import { sayNoPlace } from './say-limits.ts'

/** Every clash in its lines, or that there is none. */
export function sayClashes(
  state: ScheduleState,
  { wanted, clashes }: ClashData,
  language: Language,
  style: ExplanationStyle = 'person',
): string {
  const say = plannerWords[language].clashPhrases
  if (wanted === 0) return say.nothingWanted
  if (clashes.length === 0) return say.allFits(wanted)
  return clashes.flatMap((clash) => sayClashInFull(state, clash, language, style)).join('\n')
}

/** The clash, then a line for each repair. */
export function sayClashInFull(
  state: ScheduleState,
  clash: Clash,
  language: Language,
  style: ExplanationStyle = 'person',
): string[] {
  const say = plannerWords[language].clashPhrases
  const repairs = clash.repairs.map((repair) => `- ${sayRepair(state, repair, language, style)}`)
  return [
    sayClash(state, clash, language, style),
    ...(repairs.length === 0 ? [say.noRepair] : [say.repairs, ...repairs]),
  ]
}

/** "Between Mon 18:00 and Thu 09:00 you have 7 h 30 min that fit, but “Set 1”, “Set 2” and “Draft” need 9 h." */
export function sayClash(
  state: ScheduleState,
  clash: Clash,
  language: Language,
  style: ExplanationStyle = 'person',
): string {
  const speaker = makeSpeaker(state, language, style)
  const say = plannerWords[language].clashPhrases
  const names = sayDemands(speaker, clash.demands)
  const count = clash.demands.reduce((sum, { taskIds }) => sum + taskIds.length, 0)
  if (clash.kind === 'unproven') return say.unproven(count, names)
  const { reason } = clash
  if (reason.kind === 'nowhere') {
    const why = reason.why.kind === 'kept-free' ? say.keptFree : sayNoPlace(speaker, reason.why)
    const [demand] = clash.demands
    const others = (demand?.wanted ?? 1) - 1
    return others > 0 && demand !== undefined
      ? say.nowhereAlike(names, others, speaker.taskClass(demand.classId), why)
      : say.nowhere(names, why)
  }
  const amounts = {
    between: saySpan(speaker, clash.span),
    free: sayAmount(clash.free, speaker),
    needed: sayAmount(clash.needed, speaker),
    most: clash.fits === null ? null : sayAmount(clash.fits, speaker),
    count,
    names,
  }
  switch (reason.kind) {
    case 'time':
      return say.time(amounts)
    case 'pieces':
      return say.pieces(amounts)
    case 'order':
      return say.order(amounts)
    case 'arrangement':
      return say.arrangement(amounts)
    default:
      return assertNever(reason)
  }
}

/** Titles while they are few; else how many of each class, any of those that are alike. */
const namedItems = 3

function sayDemands({ language, task, taskClass }: Speaker, demands: readonly Demand[]) {
  const ids = demands.flatMap(({ taskIds }) => taskIds)
  if (ids.length <= namedItems) return joinWords(ids.map(task), language)
  const byClass = Map.groupBy(demands, ({ classId }) => classId)
  const counted = [...byClass].map(([classId, group]) => {
    const count = group.reduce((sum, { taskIds }) => sum + taskIds.length, 0)
    const [only, ...others] = group
    const say = plannerWords[language].clashPhrases
    const title = taskClass(classId)
    return only !== undefined && others.length === 0 && count < only.wanted
      ? say.anyOfClass(count, only.wanted, title)
      : say.ofClass(count, title)
  })
  return joinWords(counted, language)
}

function saySpan({ state: { window }, day, language }: Speaker, span: Clash['span']): string {
  const say = plannerWords[language].clashPhrases
  if (span === null) return ''
  const start = window.periods[span.from.start - 1]?.start ?? ''
  const end = window.periods[span.until.end - 1]?.end ?? ''
  return span.from.day === span.until.day
    ? say.within(day(span.from.day), start, end)
    : say.between(day(span.from.day), start, day(span.until.day), end)
}

function sayAmount({ periods, minutes }: Amount, { length, language }: Speaker): string {
  return minutes === null ? length(periods) : sayDuration(minutes, language)
}

/**
 * Says a repair in one sentence: what would change, and whether everything fits then. "Give
 * “Calculus” until Thu 26 Nov, 2 days more: then everything fits."
 */
export function sayRepair(
  state: ScheduleState,
  { change, fits, leftOut, cost }: Repair,
  language: Language,
  style: ExplanationStyle = 'person',
): string {
  const say = plannerWords[language].repairPhrases
  const what = sayChange(makeSpeaker(state, language, style), change)
  const then = fits === 'all' ? say.all : say.these(leftOut.length)
  return style === 'person' ? say.sentence(what, then) : say.weighed(what, then, cost)
}

function sayChange(speaker: Speaker, change: RepairChange): string {
  const { language, day, task, place } = speaker
  const say = plannerWords[language].repairPhrases
  switch (change.kind) {
    case 'later-date': {
      const { classId, from, to } = change
      const days = to - from
      return classId === null
        ? say.planLonger(day(to), days)
        : say.laterDate(speaker.taskClass(classId), day(to), days)
    }
    case 'earlier-start': {
      const { classId, from, to } = change
      const days = from - to
      return classId === null
        ? say.planEarlier(day(to), days)
        : say.earlierStart(speaker.taskClass(classId), day(to), days)
    }
    case 'longer-day':
      return say.allow(speaker.times(change.periods), classOf(speaker, change.classId))
    case 'allow-weekdays':
      return say.allow(sayWeekdays(change.weekdays, language), classOf(speaker, change.classId))
    case 'study-in-class':
      return say.studyInClass(speaker.taskClass(change.classId))
    case 'raise-budget':
      return say.raiseBudget(
        speaker.taskClass(change.classId),
        speaker.lengthAgain(change.from),
        speaker.length(change.to),
      )
    case 'use-kept-days':
      return say.useKeptDays(sayWeekdays(change.weekdays, language))
    case 'use-kept-hours':
      return (change.edge === 'before' ? say.beginEarlier : say.studyLater)(change.to, change.from)
    case 'move-block': {
      const move = change.isLocked ? say.unlockAndMove : say.move
      return move(task(change.taskId), place(change.from), place(change.to))
    }
    case 'shorten':
      return say.shorten(
        sayItems(speaker, change.taskIds),
        speaker.lengthAgain(change.from),
        speaker.length(change.to),
      )
    case 'drop':
      return say.drop(sayItems(speaker, change.taskIds))
    default:
      return assertNever(change)
  }
}

function classOf({ taskClass }: Speaker, classId: number | null): string | null {
  return classId === null ? null : taskClass(classId)
}

/** Titles of one or two items; more are counted for each class. */
function sayItems({ state, task, taskClass, language }: Speaker, ids: readonly number[]): string {
  if (ids.length < 3) return joinWords(ids.map(task), language)
  const byClass = Map.groupBy(ids, (id) => {
    const item = findTask(state, id)
    return item?.kind === 'item' ? item.classId : 0
  })
  const { lastOf } = plannerWords[language].repairPhrases
  const counted = [...byClass].map(([classId, own]) => lastOf(own.length, taskClass(classId)))
  return joinWords(counted, language)
}
