// What the built-in model says at each stage: a pure function of the stage and the turn's facts.
import { builtInModelWords } from '../../shared/i18n/core/built-in-model.ts'
import type { Stage, StageOutput } from '../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../model/model.ts'
import { answerChat } from './answer/answer-chat.ts'
import { answerDeliver } from './answer/answer-deliver.ts'
import { answerExecute } from './answer/answer-execute.ts'
import { answerGuide } from './guide/answer-guide.ts'
import { answerPlan } from './answer/answer-plan.ts'
import type { PackDecision } from '../../shared/pack/pack-model.ts'
import type { Language } from '../../shared/language.ts'
import { asksWeight, plainly } from './pack/agreement-words.ts'
import { isThanks } from './pack/offer-words.ts'
import { readPackIntent } from './pack/read-pack-intent.ts'
import type { Read, GivenReading, Ground } from './ground.ts'
import { speechOf } from './say/speech.ts'
import { nameKey } from '../../shared/text/name-key.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import type { Slot } from './reader/frame.ts'
import { choiceWords } from '../../shared/i18n/core/choices.ts'
import { likelyReadings } from './frames/likely-readings.ts'
import { understand } from './understand.ts'

/**
 * The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for
 * nothing.
 */
export function answerPack(facts: TurnFacts): PackDecision {
  const { language } = speechOf(facts)
  const read = readPackIntent(facts.request, facts.pack ?? null)
  const speak = read.intent === 'chat' ? sayChat(facts.request, language) : ''
  return { ...read, speak, reason: read.intent }
}

function sayChat(request: string, language: Language): string {
  const plain = plainly(request)
  if (isThanks(plain)) return builtInModelWords[language].answerPack.welcome
  return asksWeight(plain)
    ? builtInModelWords[language].answerPack.weight
    : builtInModelWords[language].answerPack.help
}

export type BuiltInQuestion = { kind: 'built-in'; stage: Stage; facts: TurnFacts & Read }

const answers: { [S in Stage]: (facts: TurnFacts) => StageOutput[S] } = {
  chat: answerChat,
  plan: answerPlan,
  execute: answerExecute,
  deliver: answerDeliver,
  guide: answerGuide,
  pack: answerPack,
}

export function answerBuiltIn({ stage, facts }: BuiltInQuestion): StageOutput[Stage] {
  const joined = [facts.request, ...facts.followUps].flatMap((text) =>
    readJoinedCourses(text, facts),
  )
  const { readings = [] } = facts
  const read = joined.length === 0 ? facts : { ...facts, readings: [...readings, ...joined] }
  return withNext(answers[stage](read), stage, read)
}

const joining =
  /^\s*(?:please |can you |could you )?(?:merge|combine|join) (?<from>.+?) (?:into|with|and) (?<to>.+?)[.!?\s]*$|^\s*请?(?:把|将)?(?<was>.+?)(?:(?:和|跟|与)(?=.*(?:合|并))|并入|并到|合并到|合到)(?<into>.+?)(?:合并(?:成一门课?)?|合成一门课?|[合并]在一起|里面|里|中)?[。！\s]*$/diu

/** Such a message as it is read; none where the two are no courses of the schedule. */
function readJoinedCourses(text: string, { state }: Ground): GivenReading[] {
  const groups = joining.exec(text)?.indices?.groups
  if (groups === undefined) return []
  const known = new Set(coursesOf(state).map(nameKey))
  const slotOf = (role: Slot['role'], at: [number, number] | undefined): Slot[] => {
    const [from = 0, to = 0] = at ?? []
    const said = text.slice(from, to)
    return known.has(nameKey(said)) ? [{ role, text: said, from, to }] : []
  }
  const slots = [
    ...slotOf('course', groups['from'] ?? groups['was']),
    ...slotOf('title', groups['to'] ?? groups['into']),
  ]
  if (slots.length < 2) return []
  const frame = {
    act: 'rename',
    from: 0,
    to: text.length,
    slots,
    flags: [],
    confidence: 1,
  } as const
  return [{ text, frames: [{ ...frame, flags: [], others: [] }], isChosen: true }]
}

const most = 3

/** Guide and pack offer answers of their own. */
const ownOffers: ReadonlySet<Stage> = new Set<Stage>(['guide', 'pack'])

function withNext<S extends Stage>(
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
