// Says a repair in one sentence: what would change, and whether everything fits then.
import { plannerWords } from '../../i18n/core/planner.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { Repair, RepairChange } from '../clash.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { makeSpeaker, type ExplanationStyle, type Speaker } from './explanation-speaker.ts'
import { joinWords } from '../../text/join-words.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'

/** "Give “Calculus” until Thu 26 Nov, 2 days more: then everything fits." */
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
