// The chat stage: talk and questions are answered here; whatever may change something is a task.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { TurnFacts } from '../../model/model.ts'
import { answerHelp } from './answer-help.ts'
import { answerQuery } from './answer-query.ts'
import { readGuide } from '../guide/read-guide-call.ts'
import type { Intent } from '../resolve/intent.ts'
import { readPackWords } from '../read/read-pack-words.ts'
import { readHomework, readTodo } from '../scenes/read-homework.ts'
import { readScene, readSureScene } from '../scenes/read-scene.ts'
import { sayStatement } from '../say/say-answer.ts'
import { speechOf, type Speech } from '../say/speech.ts'
import { understand } from '../understand.ts'
import {
  asksForRecallPlan,
  asksWhatToRecite,
  readPastedText,
  readReciteCall,
} from '../../../shared/recite/recite-words.ts'

const scene = 'recite'

/** Null where they ask for something else, or there is no such scene. */
export function readRecite({ request, scenes }: TurnFacts): StageOutput['chat'] | null {
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  if (asksForRecallPlan(request)) {
    const slots = [{ name: 'act', value: 'plan' }]
    return { intent: 'task', speak: '', reason: 'plan recalls', scene, score: 100, slots }
  }
  if (asksWhatToRecite(request)) {
    const slots = [{ name: 'act', value: 'next' }]
    return { intent: 'task', speak: '', reason: 'what to recite', scene, score: 100, slots }
  }
  if (readPastedText(request) !== null)
    return { intent: 'task', speak: '', reason: 'pasted text', scene, score: 100, slots: [] }
  const call = readReciteCall(request)
  if (call === null) return null
  const slots = call.topic === '' ? [] : [{ name: 'topic', value: call.topic }]
  return { intent: 'task', speak: '', reason: 'recite', scene, score: 100, slots }
}

export function answerChat(facts: TurnFacts): StageOutput['chat'] {
  const recite = readRecite(facts)
  if (recite !== null) return recite
  const homework = readHomework(facts)
  if (homework !== null) return homework
  const pack = readPackWords(facts)
  if (pack !== null) return pack
  const usual = answerUsual(facts)
  return (
    readSureScene(facts) ??
    readGuide(facts, usual) ??
    readTodo(facts) ??
    otherScene(facts, usual) ??
    usual
  )
}

/** What is known to be a change of the plan is not asked about as one of the timetable. */
function otherScene(facts: TurnFacts, usual: StageOutput['chat']): StageOutput['chat'] | null {
  const scene = readScene(facts)
  return isUnsure(scene) && usual.reason === 'writes' ? null : scene
}

function isUnsure(scene: StageOutput['chat'] | null): boolean {
  return scene?.slots?.some(({ name }) => name === 'unsure') ?? false
}

function answerUsual(facts: TurnFacts): StageOutput['chat'] {
  const intent = understand(facts)
  const speech = speechOf(facts)
  const speak = sayWithoutChange(intent, facts, speech)
  // What was understood and is asked to be agreed to is no open question.
  const isAgreed = intent.kind === 'ask' && intent.question.kind === 'really'
  if (speak === null)
    return { intent: 'task', speak: '', reason: isAgreed ? 'really' : intent.kind }
  return { intent: 'chat', speak, reason: intent.kind }
}

/** What there is to say when nothing has to be changed or asked; null when something has. */
export function sayWithoutChange(intent: Intent, facts: TurnFacts, speech: Speech): string | null {
  const words = builtInModelWords[speech.language]
  switch (intent.kind) {
    case 'writes':
    case 'ask':
      return null
    case 'say':
      return sayStatement(intent.statement, speech)
    case 'query':
      // Of an empty term there may be nothing to tell.
      return answerQuery(intent.query, facts, speech) || sayStatement({ kind: 'not-found' }, speech)
    case 'talk':
      return answerHelp(intent.topic, facts, speech) ?? words.talks[intent.talk]
    case 'beyond':
      return words.beyonds[intent.what]
    case 'unknown':
      return words.unknowns
    default:
      return assertNever(intent)
  }
}
