// The window's acts in a conversation (B8, B9): the timetable, work, habits and settings are changed on a card, or asked about.
import { z } from 'zod'
import { calendarWords } from '../../../shared/i18n/core/calendar.ts'
import type { ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { languages, type Language } from '../../../shared/language.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import {
  changePreferences,
  withPreferences,
} from '../../../shared/preferences/preference-change.ts'
import { sayPreferenceNames } from '../../../shared/preferences/say-preferences.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { isPlainYes } from '../../agent/cards/plain-yes.ts'
import { openBrief } from '../../agent/cards/open-brief.ts'
import { type Turn, makeRound, spoken } from '../../agent/graph/turn.ts'
import { speakAndEnd, speakAndRun } from '../../agent/graph/runner.ts'
import { turnFacts } from '../../agent/turn-facts.ts'
import { amendmentOf, answerCalendar } from '../../language/calendar/answer-calendar.ts'
import {
  type Asked,
  type CalendarRequest,
  type Resolved,
} from '../../language/calendar/calendar-request.ts'
import { requestOfFrames } from '../../language/calendar/request-of-frames.ts'
import { resolveCalendar } from '../../language/calendar/resolve-calendar.ts'
import { readTrained } from '../../language/reader/built-in.ts'
import { frameSchema, type Frame } from '../../language/reader/frame.ts'
import { listAgainst } from '../../language/acts/study-against-habits.ts'
import { speechOf } from '../../language/say/speech.ts'
import type { Scene, SceneTurn } from '../../orchestrator/scene.ts'
import { type CalendarService, calendarScene, type CalendarTalk } from './calendar-talk.ts'

export function calendar(service: CalendarService): Scene {
  // Of the turn that runs: the scenes are made anew for each.
  let offered: string[] = []
  const offer = (options: string[]) => {
    offered = options
  }
  return {
    name: calendarScene,
    title: (language) => calendarWords[language].scene.title,
    purpose: (language) => calendarWords[language].scene.purpose,
    suggests: () => offered,
    claims: (turn) => answeredBy(service, turn) !== null || isTurnedDown(service, turn),
    letsGo: () => true,
    afterCard: () => offered,
    run: (scene) => runCalendar(service, scene, offer),
  }
}

type Offer = (options: string[]) => void

function runCalendar(
  service: CalendarService,
  scene: SceneTurn,
  offer: Offer,
): Promise<TurnResult> {
  const { turn, heard, slots } = scene
  if (isTurnedDown(service, turn)) return speakAndEnd(turn, notDone(turn))
  if (slots['anew'] !== undefined) return planAnew(turn)
  const answered = answeredBy(service, turn)
  const request = answered ?? requestOf(scene)
  if (request === null) return runBegun(turn, heard)
  return resolve(service, turn, request, offer)
}

/** What was asked last; null where anything else was said since. */
function openTalk(service: CalendarService, turn: Turn): CalendarTalk | null {
  // Of a card that is read another way all of it is said in its own words.
  if (turn.state.reading !== undefined) return null
  const talk = service.read()
  const last = turn.recent.findLast(({ who }) => who === 'weekloom')
  return talk !== null && last?.text === talk.said ? talk : null
}

/** What was asked was answered by a no. */
function isTurnedDown(service: CalendarService, turn: Turn): boolean {
  if ((openTalk(service, turn)?.question ?? null) === null) return false
  const said = nameKey(turn.state.request)
  if (languages.some((language) => nameKey(calendarWords[language].scene.no) === said)) return true
  const [frame, ...others] = readTrained(turn.state.request, turnFacts(turn))
  return others.length === 0 && (frame?.act === 'no' || frame?.act === 'cancel')
}

function notDone(turn: Turn): string {
  return calendarWords[speechOf(turnFacts(turn)).language].scene.notDone
}

/** The request as the words of this turn complete it; null where they answer nothing that was just asked. */
function answeredBy(service: CalendarService, turn: Turn): CalendarRequest | null {
  const talk = openTalk(service, turn)
  if (talk === null) return null
  const { request } = turn.state
  const question = talk.question ?? amendmentOf(talk.request)
  if (question === null) return null
  const isYes = isPlainYes(request)
  const answered = answerCalendar(talk.request, question, request, isYes, turnFacts(turn))
  // A yes to "which one?" leaves it open, and it is asked again.
  return answered ?? (isYes && talk.question !== null ? talk.request : null)
}

/** What a classifier heard for this scene; null where it heard something else. */
function requestOf({ turn, heard, slots }: SceneTurn): CalendarRequest | null {
  const isCalled = heard?.kind === 'answer' && heard.output.scene === calendarScene
  if (!isCalled) return null
  const { request } = turn.state
  const frames = readFrames(slots['frames']) ?? readTrained(request, turnFacts(turn))
  return requestOfFrames(request, frames, slots['unsure'] === undefined)
}

const framesSchema = z.array(frameSchema).min(1).max(8)

function readFrames(json: string | undefined): Frame[] | null {
  return json === undefined ? null : (framesSchema.safeParse(JSON.parse(json)).data ?? null)
}

function resolve(
  service: CalendarService,
  turn: Turn,
  request: CalendarRequest,
  offer: Offer,
): Promise<TurnResult> {
  const facts = turnFacts(turn)
  const language = languageOf(turn, request)
  const resolved = resolveCalendar(request, {
    ground: facts,
    term: service.term(),
    preferences: service.preferences(),
    language,
  })
  switch (resolved.kind) {
    case 'ask':
      return ask(service, turn, request, resolved.asked, offer)
    case 'say':
      offer(resolved.options)
      return speakAndEnd(turn, resolved.text)
    default:
      if (resolved.guessed !== undefined) {
        const guessed = { ...request, frames: resolved.guessed }
        return ask(service, turn, guessed, doubt(service, resolved, language), offer)
      }
      return request.isSure
        ? openCard(service, turn, request, resolved, language, offer)
        : ask(service, turn, request, doubt(service, resolved, language), offer)
  }
}

/** The language of the message that began it, or of the newest words. */
function languageOf(turn: Turn, { text }: CalendarRequest): Language {
  const facts = turnFacts(turn)
  return speechOf({ ...facts, request: text }).language
}

type Done = Extract<Resolved, { kind: 'do' }>

function doubt(service: CalendarService, { operations }: Done, language: Language): Asked {
  const say = calendarWords[language].scene
  const whats = operations.map((operation) => {
    if (operation.operation !== 'set_preferences') return operation.preview
    const change = changePreferences(service.preferences(), operation.changes)
    return change === null
      ? operation.preview
      : sayPreferenceNames(change, service.term(), language)
  })
  return {
    question: { kind: 'yes' },
    text: say.sure(joinWords(whats, language)),
    options: [say.yes, say.no],
  }
}

function ask(
  service: CalendarService,
  turn: Turn,
  request: CalendarRequest,
  { question, text, options }: Asked,
  offer: Offer,
): Promise<TurnResult> {
  offer(options)
  const scene = service.store({ request, question, said: text })
  return speakAndRun(turn, makeRound({ kind: 'scene-asked' }, { ...spoken(text), scene }))
}

async function openCard(
  service: CalendarService,
  turn: Turn,
  request: CalendarRequest,
  { operations, said = [] }: Done,
  language: Language,
  offer: Offer,
): Promise<TurnResult> {
  const say = calendarWords[language].scene
  const speak = [say.card, ...said].join(grammar[language].joints.gap)
  const opened = await openBrief(turn, operations, calendarScene, speak, () =>
    service.store({ request, question: null, said: speak }),
  )
  if (opened.ok && hasAgainst(service, turn, operations)) offer([actWords[language].planAnew])
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}

/** Whether study lies where the habits of the card say that none should. */
function hasAgainst(
  service: CalendarService,
  turn: Turn,
  operations: readonly ExecutionOperation[],
): boolean {
  const { state, now } = turnFacts(turn)
  const { planning } = operations.reduce(
    (known, operation) =>
      operation.operation === 'set_preferences' ? withPreferences(known, operation.changes) : known,
    service.preferences(),
  )
  const isOfHabits = operations.some(({ operation }) => operation === 'set_preferences')
  return isOfHabits && listAgainst(state, now, planning).length > 0
}

/** What lies where no study should: it goes elsewhere, by the re-plan that keeps to the habits (P3). */
async function planAnew(turn: Turn): Promise<TurnResult> {
  const facts = turnFacts(turn)
  const { language } = speechOf(facts)
  const words = actWords[language]
  const items = listAgainst(facts.state, facts.now, facts.preferences)
  if (items.length === 0) return speakAndEnd(turn, words.reason.noneInTheWay)
  const operation = {
    operation: 'replan',
    taskId: null,
    itemId: null,
    section: 'window',
    preview: words.preview.planAnew(items.length),
    reason: '',
    changes: { maxMoves: null, taskIds: items.slice(0, 200).map(({ id }) => id) },
  } as const
  const opened = await openBrief(turn, [operation], calendarScene, words.scene.card)
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}
