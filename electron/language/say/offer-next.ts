// Gives every answer of the built-in model that changes nothing, and every question, something to press (M8).
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import type { Stage, StageOutput } from '../../../shared/conversation/contracts.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { TurnFacts } from '../../model/model.ts'
import { likelyReadings } from '../frames/likely-readings.ts'
import { understand } from '../understand.ts'
import { speechOf } from './speech.ts'

const most = 3

/** Guide and pack offer answers of their own. */
const ownOffers: ReadonlySet<Stage> = new Set<Stage>(['guide', 'pack'])

export function withNext<S extends Stage>(
  output: StageOutput[S],
  stage: S,
  facts: TurnFacts,
): StageOutput[S] {
  const offered = 'choices' in output ? (output.choices ?? []) : []
  if (ownOffers.has(stage) || offered.length > 0) return output
  const isQuestion = 'action' in output && output.action === 'ask_user'
  const isDecline =
    ('intent' in output && output.intent === 'chat' && declines.has(output.reason)) ||
    (stage === 'deliver' && hasDoneNothing(facts))
  return isQuestion || isDecline ? { ...output, choices: nextRequests(facts, isQuestion) } : output
}

/** Reasons of the chat stage: all but a fact that was asked for. */
const declines: ReadonlySet<string> = new Set(['say', 'beyond', 'unknown', 'talk'])

function hasDoneNothing({ calls, hasPlaced = false }: TurnFacts): boolean {
  return !hasPlaced && !calls.some(({ outcome }) => outcome === 'changed')
}

/** The other readings of the newest words, then what may always be asked for; only what leads somewhere. */
function nextRequests(facts: TurnFacts, isQuestion: boolean): string[] {
  const { language } = speechOf(facts)
  const { starters, cancel } = choiceWords[language].choices
  const said = facts.followUps.at(-1) ?? facts.request
  const known = new Set([facts.request, ...facts.followUps].map(nameKey))
  const readings = likelyReadings(said, facts, language).filter((text) => leadsOn(text, facts))
  const hasPending = facts.state.tasks.some(({ kind, place }) => kind === 'item' && place === null)
  const always = hasPending ? starters : starters.slice(1)
  const requests = [...new Set([...readings, ...always])].filter(
    (text) => !known.has(nameKey(text)),
  )
  return isQuestion ? [...requests.slice(0, most - 1), cancel] : requests.slice(0, most)
}

function leadsOn(text: string, facts: TurnFacts): boolean {
  const intent = understand({ ...facts, request: text, followUps: [], calls: [] })
  if (intent.kind === 'ask') return !lost.has(intent.question.kind)
  return intent.kind === 'writes' || intent.kind === 'query'
}

const lost: ReadonlySet<string> = new Set(['which-reading', 'not-understood'])
