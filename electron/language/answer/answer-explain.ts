// Why a task lies where it does, and why not elsewhere, from the scorer's own numbers (P2).
import type { ExplanationData, PlaceCost } from '../../../shared/planner/explanation.ts'
import { placeAt, placeLength } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { sayExplanation } from '../../../shared/planner/say/say-explanation.ts'
import { explain } from '../../planner/explain/explain-task.ts'
import { weighingPolicy } from '../../planner/from-state/policy.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Query } from '../resolve/query.ts'
import { toldFree } from '../resolve/told-free.ts'
import { sayStatement } from '../say/say-answer.ts'
import type { Speech } from '../say/speech.ts'
import { fulfils } from '../resolve/wishes.ts'

type Asked = Extract<Query, { kind: 'query-explain' }>

/** Days of a question such as "why not next week" that are looked at. */
const mostDays = 7

export function answerExplain(query: Asked, facts: TurnFacts, speech: Speech): string {
  const data = findAnswer(query, facts)
  if (data === null) return sayStatement({ kind: 'not-found' }, speech)
  const said = sayExplanation(speech.state, data, speech.language, 'person')
  const place = costAsked(data)?.place
  const isTold = place !== undefined && toldFree(facts)(place)
  return isTold ? `${toldWords[speech.language]}\n${said}` : said
}

/** What was said in the conversation is no cost: it is the reason. */
const toldWords = {
  en: 'You told me that this time is taken, so plans that you ask for here keep it free.',
  zh: '你说过那段时间有安排，所以在这里排计划时会空出来。',
}

/** Of all that the question allows the cheapest place; where none is legal, why the first is not. */
function findAnswer(query: Asked, facts: TurnFacts): ExplanationData | null {
  const { taskId, days } = query
  const look = (wish: { day?: number; slot_start?: number }) =>
    explain(facts.state, weighingPolicy(facts.now, facts.preferences), { task_id: taskId, ...wish })
  const wishes = days.slice(0, mostDays).flatMap((day) => wishesOn(day, query, facts))
  if (wishes.length === 0) return look({})
  const answers = wishes.flatMap((wish) => look(wish) ?? [])
  const legal = answers
    .flatMap((data) => (costAsked(data) === null ? [] : [{ data, cost: costAsked(data) }]))
    .toSorted((a, b) => (a.cost?.total ?? 0) - (b.cost?.total ?? 0))
  const [best] = legal
  if (best !== undefined) return wishes.length > 1 ? asBest(best.data) : best.data
  const [first] = answers
  const here = answers.find(({ asked }) => asked?.kind === 'here')
  return here ?? (first === undefined ? null : wishes.length > 1 ? asOne(first) : first)
}

/** A day as a whole, or each start on it that the time of day allows. */
function wishesOn(day: number, { taskId, wish }: Asked, { state }: TurnFacts) {
  const task = findTask(state, taskId)
  if (task === undefined || wish === null) return [{ day }]
  const length = task.kind === 'item' ? task.duration : placeLength(task.place)
  const starts = state.window.periods.flatMap((_, index) => {
    const place = placeAt(day, index + 1, length)
    return fulfils(place, wish, state.window) ? [{ day, slot_start: index + 1 }] : []
  })
  return starts.length === 0 ? [{ day }] : starts
}

function costAsked({ asked }: ExplanationData): PlaceCost | null {
  return asked?.kind === 'legal' ? asked.cost : null
}

/** The refusal of one place stands for them all. */
function asOne(data: ExplanationData): ExplanationData {
  return data.asked?.kind === 'illegal' ? { ...data, asked: { ...data.asked, isOpen: true } } : data
}

function asBest(data: ExplanationData): ExplanationData {
  return data.asked?.kind === 'legal' ? { ...data, asked: { ...data.asked, isBest: true } } : data
}
