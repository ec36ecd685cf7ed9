// Works on a re-plan: what it would do is said with its card, and where it does nothing, why (P3).
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import type { Language } from '../../../shared/language.ts'
import type { AwaySpan, ReplanArguments } from '../../../shared/tools/replan-arguments.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask, type Moment } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { sayReplanCounts } from '../../../shared/planner/say/say-replan.ts'
import { replan } from '../../planner/replan/replan.ts'
import type { TurnFacts } from '../../model/model.ts'
import { addPack, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import type { AwayTime, Write } from '../resolve/intent.ts'
import { awaySpans } from '../plan/plan-scope.ts'
import { remember } from '../resolve/remembered.ts'
import { sayNoReplan } from '../say/say-no-replan.ts'
import { joinSentences, speechOf } from '../say/speech.ts'
import { callsOf } from './step-calls.ts'

type Replan = Extract<Write, { kind: 'replan' }>

/** `ending` is what follows when the step is over. */
export function replanWork(
  write: Replan,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const args = replanArguments(write, facts)
  if (args === null) return finish(ending, 'nothing is left to place')
  const isTried = callsOf(write, facts.calls).some(
    ({ outcome, arguments: tried }) =>
      outcome !== 'stale' && isSameValue(withoutToday(tried), withoutToday(args)),
  )
  if (isTried) return finish(ending, 'the person said no')
  if (!facts.activePacks.includes('schedule/mutation')) return addPack('schedule/mutation')
  // The plan before it may have cleared these days already.
  if (write.away.length > 0 && ending === 'next_plan' && !hasStudyOn(write.away, facts))
    return finish(ending, 'nothing lies there any more')
  const speech = speechOf(facts)
  const { language } = speech
  const found = tryOut(args, facts, language)
  // Of a lone step the summary says so.
  if (found === null)
    return finish(
      ending,
      'nothing changes',
      ending === 'next_plan'
        ? joinSentences([sayNoReplan(write, facts, speech), ...offer(write, language)], language)
        : '',
    )
  const speak = joinSentences([found.condition, sayReplanCounts(found.data, language)], language)
  return callTool('confirm', { name: 'replan', arguments: found.args }, speak, 'the fewest moves')
}

/** Where only what needs no other block to move was tried, more can be asked for. */
function offer({ maxMoves }: Replan, language: Language): string[] {
  return maxMoves === 0 ? [builtInModelWords[language].offerMoves] : []
}

/** Today stays as it is, unless more of what was missed has a place with it; null when nothing does. */
function tryOut(args: ReplanArguments, facts: TurnFacts, language: Language) {
  const { state, now, preferences } = facts
  const context = { state, now, preferences, language }
  const planned = (tried: ReplanArguments, condition: string) => {
    const outcome = replan(context, tried)
    return outcome.kind === 'change' ? { args: tried, data: outcome.data, condition } : null
  }
  const first = planned(args, '')
  const isOpen = args.task_ids !== undefined && args.include_today !== true
  if (!isOpen || first?.data.leftOut.length === 0) return first
  const { withToday, moreWithToday } = builtInModelWords[language]
  const condition = first === null ? withToday : moreWithToday
  const second = planned({ ...args, include_today: true }, condition)
  if (first === null || second === null) return first ?? second
  return second.data.leftOut.length < first.data.leftOut.length ? second : first
}

function withoutToday(args: Record<string, unknown>) {
  return { ...args, include_today: null }
}

/** Null when what was to get a place has one, or the days are over. */
function replanArguments({ away, taskIds, maxMoves }: Replan, facts: TurnFacts) {
  const { state, now } = facts
  const open = taskIds.filter((id) => findTask(state, id)?.place === null)
  if (taskIds.length > 0 && open.length === 0) return null
  const wished = aheadOf(awaySpans(away, state), now)
  if (away.length > 0 && wished.length === 0) return null
  // What was told before holds too, but is no reason of its own to move anything.
  const isAsked = away.length + taskIds.length > 0
  const told = isAsked ? aheadOf(awaySpans(remember(facts).away, state), now) : []
  const spans = [
    ...wished,
    ...told.filter((span) => !wished.some((each) => isSameValue(each, span))),
  ]
  // Who is ill today may use what is left of it differently than planned.
  const meetsToday = wished.some(({ day_from: day }) => day === now.day)
  return {
    ...(spans.length === 0 ? {} : { unavailable: spans }),
    ...(open.length === 0 ? {} : { task_ids: open }),
    ...(meetsToday ? { include_today: true } : {}),
    ...(maxMoves === null ? {} : { max_moves: maxMoves }),
  } satisfies ReplanArguments
}

/** From today on. */
function aheadOf(spans: readonly AwaySpan[], now: Moment): AwaySpan[] {
  return spans
    .filter(({ day_to: last }) => last >= now.day)
    .map((span) => Object.assign({}, span, { day_from: Math.max(span.day_from, now.day, 1) }))
}

function hasStudyOn(away: readonly AwayTime[], { state, now }: TurnFacts): boolean {
  const spans = aheadOf(awaySpans(away, state), now)
  return state.tasks
    .filter(isPlacedItem)
    .some(
      ({ place }) =>
        !hasBegun({ place }, now) &&
        spans.some(
          ({ day_from: first, day_to: last, slot_start: start = 1, slot_end: end = Infinity }) =>
            first <= place.day && place.day <= last && start <= place.end && end >= place.start,
        ),
    )
}
