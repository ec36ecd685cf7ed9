// Why a re-plan changes nothing: all lies where it may, or nothing is free for what was to get a place.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { plannerWords } from '../../../shared/i18n/core/planner.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { clashPolicy, findClashes } from '../../planner/clash/find-clash.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayClash } from '../../../shared/planner/say/say-clash.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Write } from '../resolve/intent.ts'
import { joinSentences, nameOf, type Speech } from './speech.ts'

export function sayNoReplan(
  { taskIds }: Extract<Write, { kind: 'replan' }>,
  facts: TurnFacts,
  speech: Speech,
): string {
  const { state, language } = speech
  const open = taskIds.flatMap((id) => {
    const task = findTask(state, id)
    return task?.kind === 'item' && task.place === null ? [task] : []
  })
  if (open.length === 0) return plannerWords[language].replanPhrases.nothingToDo
  const ids = open.map(({ id }) => id)
  const names = joinWords(
    ids.map((id) => nameOf(id, speech)),
    language,
  )
  const head = proposalWords[language].moves.noPlaceFor(names, ids.length)
  const classIds = [...new Set(open.map(({ classId }) => classId))]
  const policy = { ...clashPolicy(classIds, facts.now), preferences: facts.preferences }
  const [clash] = findClashes({ state, now: facts.now, language }, policy).data.clashes
  const why = clash === undefined ? '' : sayClash(state, clash, language, 'person')
  return joinSentences([head, why], language)
}
