// Whether the open work can still be placed, and if not what clashes and what would help (P4); and what breaks a rule.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { findViolations, hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { clashPolicy, findClashes } from '../../planner/clash/find-clash.ts'
import type { PlacementPolicy } from '../../planner/from-state/policy.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { isPlacedItem, markOf, type ItemTask } from '../../../shared/schedule/task.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayClashes } from '../../../shared/planner/say/say-clash.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { FitCheck } from '../resolve/query.ts'
import { classNames, joinSentences, listNames, nameWithPlace, type Speech } from '../say/speech.ts'

export function answerFits(checks: readonly FitCheck[], facts: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  return checks
    .map((check) => {
      const context = { state, now: facts.now, language }
      const { data } = findClashes(context, policyOf(check, facts))
      const planned = sayPlanned(check, facts, speech)
      const isOpen = planned === null || hasOpen(check, facts)
      // Beside what still has to be placed, of the rest only what lies too late counts.
      const texts = [
        ...(isOpen ? [sayClashes(state, data, language, 'person')] : []),
        ...(planned === null || (isOpen && !planned.isLate) ? [] : [planned.text]),
      ]
      return `${sayHead(check, speech)}${joinSentences(texts, language)}`
    })
    .join('\n')
}

/** What is not worked on yet, of the classes that are asked about. */
function leftOf({ classIds }: FitCheck, { state }: TurnFacts): ItemTask[] {
  return state.tasks.filter(
    (task): task is ItemTask =>
      task.kind === 'item' && markOf(task) === null && (classIds?.includes(task.classId) ?? true),
  )
}

function hasOpen(check: FitCheck, facts: TurnFacts): boolean {
  return leftOf(check, facts).some(({ place }) => place === null)
}

/** When the last of what is planned lies, and what of it after the day that is asked about; null where nothing is. */
function sayPlanned(
  check: FitCheck,
  facts: TurnFacts,
  speech: Speech,
): { text: string; isLate: boolean } | null {
  const { language, state } = speech
  const say = builtInModelWords[language].fits
  const planned = leftOf(check, facts)
    .filter(isPlacedItem)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const last = planned.at(-1)
  if (last === undefined) return null
  const { untilDay } = check
  const late = untilDay === null ? [] : planned.filter(({ place }) => place.day > untilDay)
  const lastOne = nameWithPlace(last.id, speech)
  if (late.length === 0)
    return {
      text: untilDay === null ? say.planned(lastOne) : say.plannedInTime(lastOne),
      isLate: false,
    }
  const names = late.slice(0, 3).map(({ id }) => nameWithPlace(id, speech))
  const day = sayDay(state.window, untilDay ?? 1, language)
  const text = say.late(late.length, planned.length, joinWords(names, language), {
    day,
    rest: late.length - names.length,
    last: late.length > names.length ? sayDay(state.window, last.place.day, language) : '',
  })
  return { text, isLate: true }
}

function policyOf(
  { classIds, untilDay }: FitCheck,
  { state, now, preferences }: TurnFacts,
): PlacementPolicy {
  const policy = { ...clashPolicy(classIds, now), preferences }
  if (untilDay === null) return policy
  const toDay = Math.min(untilDay, state.window.days.length)
  const fromDay = Math.min(Math.max(1, now.day), toDay)
  // All of it is asked about, and not the share of these days.
  const whole = { excludedWeekdays: [], excludedPeriods: [], isWhole: true }
  return { ...policy, scope: { fromDay, toDay, ...whole } }
}

/** "Linear algebra, until Thu 3 Dec: "; nothing where all work is looked at as far as it goes. */
function sayHead({ classIds, untilDay }: FitCheck, speech: Speech): string {
  const names = classIds === null ? [] : [classNames(classIds, speech)]
  const words = proposalWords[speech.language].day
  const day = untilDay === null ? null : sayDay(speech.state.window, untilDay, speech.language)
  const said = [...names, ...(day === null ? [] : [words.until(day)])]
  return said.length === 0 ? '' : words.head(said)
}

export function answerBroken({ now }: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  const ids = findViolations(state, now).flatMap(({ task: id }) => {
    const task = findTask(state, id)
    return task === undefined || task.place === null || hasBegun(task, now) ? [] : [id]
  })
  const broken = [...new Set(ids)]
  const { noClash, clash } = proposalWords[language].day
  return broken.length === 0 ? noClash : clash(listNames(broken, speech))
}
