// A guide (B1–B7): from "I have to pass this course" to a draft, and from the draft to a card; `step` decides, the model declares.
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sharedGuideWords } from '../../../shared/i18n/shared/guide.ts'
import { guideWords } from '../../../shared/i18n/core/guide.ts'
import { sessionWords } from '../../../shared/i18n/core/session.ts'
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import {
  beginGuide,
  courseAside,
  resumeGuide,
  withMessages,
  type GuideRecord,
} from '../../../shared/guide/guide-record.ts'
import type { PresentGuide } from '../../../shared/guide/present-guide.ts'
import { step, type GuideStep } from '../../../shared/guide/step.ts'
import type { Language } from '../../../shared/language.ts'
import { sayDraftLines } from '../../../shared/guide/say-draft.ts'
import { sayDraftWhole, sayGuide } from '../../../shared/guide/say-guide.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../../agent/ask-model.ts'
import { commitRound } from '../../agent/graph/commit-round.ts'
import { openBrief } from '../../agent/cards/open-brief.ts'
import { speakAndRun } from '../../agent/graph/runner.ts'
import { foldGuide } from '../../language/guide/fold-guide.ts'
import { asksAlone } from '../../language/read/asks-alone.ts'
import { turnFacts } from '../../agent/turn-facts.ts'
import { cleanDecision } from '../clean-draft.ts'
import { makeRound, spoken, type Round, type Turn } from '../../agent/graph/turn.ts'
import { beginsGuide, leavesGuide, takesGuideUp } from '../../../shared/guide/guide-words.ts'
import { holdsName, isSameCourse, plainName } from '../../../shared/words/course-names.ts'
import { courseTurnedTo } from '../../language/guide/switched-course.ts'
import { toldBefore } from '../../language/guide/calls-for-guide.ts'
import { takesBack } from '../../language/guide/take-back.ts'
import { undoGuideStep } from '../set-slots.ts'
import type { GuideService } from './scene-service.ts'
import type { Scene, SceneTurn } from '../../orchestrator/scene.ts'
import {
  hasTurnedDown,
  sayingAside,
  sayingGuesses,
  sayingWaiting,
  withLastWords,
} from './said-beside.ts'

/** Corrections of an action that the state does not have; after that it falls back as the table says. */
const mostCorrections = 1

export function guide(service: GuideService): Scene {
  return {
    name: 'guide',
    title: (language) => sessionWords[language].scenes.guide.title,
    purpose: (language) => sessionWords[language].scenes.guide.purpose,
    leave: (language) => sessionWords[language].scenes.guide.leave,
    suggests: (language) => suggest(service.read(), language),
    phase: () => service.read()?.record.state.toLowerCase() ?? null,
    inform: (turn) => informed(service, turn, service.read(turn.cards)),
    informsAlways: true,
    // Words that turned its card down, in a turn that was cut off before they were heard.
    claims: (turn) => hasTurnedDown(turn) && !isForElsewhere(turn),
    letsGo: isForElsewhere,
    isCalledBy: (text) => beginsGuide(text) || takesGuideUp(text),
    isHeld: () => isLive(service.read()),
    run: (scene) => runGuide(service, scene),
  }
}

/** A request by itself: the draft is kept, and it is carried out. */
function isForElsewhere(turn: Turn): boolean {
  const facts = turnFacts(turn)
  return asksAlone(turn.state.request, facts) && !takesBack(facts)
}

/** Begun, and neither written nor left: it waits however long the student takes. */
function isLive(present: PresentGuide | null): boolean {
  return present !== null && !present.record.isPaused && present.record.state !== 'FINISHED'
}

/** A draft can be agreed to. */
function suggest(present: PresentGuide | null, language: Language): string[] {
  if (!isLive(present) || present?.record.state !== 'DRAFTING') return []
  return [guideWords[language].guideScene.suggest]
}

function informed(service: GuideService, turn: Turn, present: PresentGuide | null): Turn {
  if (present === null) return turn
  const { record, isWritten } = present
  const { state, messages, draft, section, isPaused } = record
  const packs = service.packs()
  return { ...turn, guide: { state, messages, draft, section, isWritten, isPaused, packs } }
}

function runGuide(service: GuideService, { turn, heard }: SceneTurn): Promise<TurnResult> {
  const present = service.read(turn.cards)
  const { request } = turn.state
  const named = heard === null ? 'guide' : sceneIn(heard)
  if (isLive(present) && present !== null && leavesGuide(request))
    return pause(service, turn, present.record)
  if (isLive(present) && present !== null) {
    const taken = takenBack(service, turn, present)
    if (taken !== null) return speakAndRun(turn, saying(service, taken.record, taken.text))
  }
  const next = present === null ? null : anotherNamed(service, turn, present)
  const waiting =
    present === null
      ? null
      : waitingNamed(present.record, request, next, courseTurnedTo(request, turn.ports.readState()))
  if (waiting !== null) return takeUp(service, turn, waiting)
  const isAnother =
    present !== null &&
    (present.record.state === 'FINISHED'
      ? beginsGuide(request) || namesAnother(present.record, heard)
      : next !== null || (isLeftEarly(present.record) && beginsGuide(request)))
  if (present === null || isAnother) {
    // Who is here without a guide has come to begin one: by a switch, in a turn that was cut off before its answer.
    if (named === 'elsewhere' && !isAnother) return runBegun(turn, heard)
    const earlier = present === null ? toldBefore(turnFacts(turn)) : []
    const record = withMessages(
      beginGuide(present?.record, next?.present),
      ...earlier.map((text) => ({ who: 'person' as const, text, section: null })),
    )
    return declare(service, turn, { record, card: null, isWritten: false })
  }
  if (present.record.state !== 'FINISHED' && takesGuideUp(request))
    return takeUp(service, turn, present.record)
  if (!isMeant(present, named)) return runBegun(turn, heard)
  return declare(service, turn, present)
}

/** "Undo that": what the last step told is gone, and the draft follows. */
function takenBack(
  service: GuideService,
  turn: Turn,
  present: PresentGuide,
): { record: GuideRecord; text: string } | null {
  const facts = turnFacts(informed(service, turn, present))
  if (!takesBack(facts)) return null
  const undone = undoGuideStep(present.record, { ...facts, packs: facts.guide?.packs ?? [] })
  if (!undone.ok) return null
  const record = undone.value
  const said = present.record.messages[record.messages.length]?.text ?? ''
  const { language } = facts
  const back = sharedGuideWords[language].guideNotes.takenBack(quoteTitle(said, language))
  const text = [back, ...lastOf(turn, record, language)].join('\n\n')
  return { record, text }
}

type Another = { name: string; present: string | null }

/** Another course than the one of the guide; with an unwritten draft, or in so many words, it is turned to at once. */
function anotherNamed(service: GuideService, turn: Turn, present: PresentGuide): Another | null {
  const { record } = present
  const heard = withMessages(record, { who: 'person', text: turn.state.request, section: null })
  const facts = turnFacts(informed(service, turn, { ...present, record: heard }))
  const { heard: said, known } = foldGuide(facts)
  const course = record.draft?.course ?? known.course?.name ?? null
  if (said === null || said.next === null || course === null) return null
  if (record.draft === null && !said.isSwitch) return null
  return isSameCourse(said.next, course) ? null : { name: said.next, present: course }
}

/** The guide that was put aside, where words come back to its course. */
function waitingNamed(
  record: GuideRecord,
  request: string,
  next: Another | null,
  turned: string | null,
): GuideRecord | null {
  const isNamed = (course: string) =>
    (next !== null && isSameCourse(course, next.name)) ||
    (turned !== null && isSameCourse(course, turned)) ||
    (beginsGuide(request) && holdsName(plainName(request), plainName(course)))
  const courses = record.aside.flatMap((guide) => courseAside(guide) ?? [])
  const course = courses.find(isNamed)
  return course === undefined ? null : resumeGuide(record, course, next?.present ?? null)
}

/** Left before there was a draft: nothing of it waits. */
function isLeftEarly({ isPaused, draft }: GuideRecord): boolean {
  return isPaused && draft === null
}

/** The classifier has heard of a course that is not the one that was written. */
function namesAnother({ draft }: GuideRecord, heard: SceneTurn['heard']): boolean {
  if (heard?.kind !== 'answer' || heard.output.scene !== 'guide' || draft === null) return false
  const course = heard.output.slots?.find(({ name }) => name === 'course')?.value ?? ''
  return course.trim() !== '' && !isSameCourse(course, draft.course)
}

type Named = 'guide' | 'here' | 'elsewhere'

/** Talk that the classifier has answered itself belongs to nobody. */
function sceneIn(heard: NonNullable<SceneTurn['heard']>): Named {
  if (heard.kind !== 'answer') return 'here'
  const { scene } = heard.output
  if (scene === 'guide') return 'guide'
  return scene === 'continue_current' ? 'here' : 'elsewhere'
}

function isMeant({ record }: PresentGuide, named: Named): boolean {
  return named === 'guide' || (named === 'here' && !record.isPaused)
}

/** Asks the model until its declaration can be applied, and commits the step with all that follows from it. */
async function declare(
  service: GuideService,
  begun: Turn,
  { record, card, isWritten }: PresentGuide,
): Promise<TurnResult> {
  const heard = withMessages(record, { who: 'person', text: begun.state.request, section: null })
  let turn = informed(service, begun, { record: heard, card, isWritten })
  for (;;) {
    const answer = await askModel(turn, 'guide')
    if (answer.kind !== 'answer') {
      const none = roundWithoutAnswer(turn, answer)
      const ends = turn.state.corrections > 1 || answer.kind !== 'unusable'
      const progress = commitRound(turn, ends ? kept(service, none, heard) : none)
      if (progress.position.kind === 'rest') return endOf(progress.position)
      turn = progress.turn
      continue
    }
    const taken = sayingGuesses(turn, record, take(turn, record, answer.output))
    const made = sayingWaiting(turn, record, sayingAside(turn, record, taken))
    const jump = made.problems.find(({ kind }) => kind === 'jump')
    if (jump?.kind === 'jump' && turn.state.corrections < mostCorrections) {
      const refused = refuseOutput(turn, answer.raw, { kind: 'guide-jump', jump: jump.jump })
      turn = commitRound(turn, refused).turn
      continue
    }
    return finish(service, turn, made, answer.reasoning, heard)
  }
}

function endOf(position: { ending: TurnResult['ending'] }): TurnResult {
  return { ending: position.ending, cardId: null }
}

function take({ ports, state }: Turn, record: GuideRecord, decision: GuideDecision): GuideStep {
  return step(record, cleanDecision(decision), {
    request: state.request,
    state: ports.readState(),
    standing: ports.standing(),
    now: ports.clock().moment,
    language: ports.language(),
  })
}

async function finish(
  service: GuideService,
  turn: Turn,
  { record, reply, opens }: GuideStep,
  reasoning: string,
  heard: GuideRecord,
): Promise<TurnResult> {
  const stopped = kept(service, makeRound({ kind: 'stopped' }), heard)
  if (opens === null) return speakAndRun(turn, saying(service, record, reply, reasoning), stopped)
  const opened = await openBrief(turn, opens, 'guide', reply, (cardId) =>
    service.store({ ...record, cardId }),
  )
  if (opened.ok) return speakAndRun(turn, opened.value.round, stopped)
  // It can't be written as it is: the draft stays one, and the sentence says what stands in the way.
  const failed = withLastWords({ ...record, state: 'DRAFTING' as const }, opened.failure)
  return speakAndRun(turn, saying(service, failed, opened.failure, reasoning), stopped)
}

function saying(service: GuideService, record: GuideRecord, text: string, reasoning = ''): Round {
  const round = makeRound({ kind: 'chat-answered' }, spoken(text, reasoning))
  return { ...round, scene: service.store(record) }
}

/** What the student said is never lost, whatever became of the answer. */
function kept(service: GuideService, round: Round, heard: GuideRecord): Round {
  return { ...round, scene: service.store(heard) }
}

function pause(service: GuideService, turn: Turn, record: GuideRecord): Promise<TurnResult> {
  const text = sayGuide(record.draft === null ? 'leftEarly' : 'left', turn.ports.language())
  return speakAndRun(turn, saying(service, { ...record, isPaused: true }, text))
}

function takeUp(service: GuideService, turn: Turn, record: GuideRecord): Promise<TurnResult> {
  const language = turn.ports.language()
  const back = [sayGuide('back', language), ...lastOf(turn, record, language)].join('\n\n')
  return speakAndRun(turn, saying(service, { ...record, isPaused: false }, back))
}

/** The draft where there is one, else what was asked last. */
function lastOf(turn: Turn, { draft, messages }: GuideRecord, language: Language): string[] {
  const { window } = turn.ports.readState()
  if (draft === null)
    return messages.findLast(({ who }) => who === 'weekloom')?.text.split('\n\n') ?? []
  const lines = sayDraftLines(draft, window, language)
  const said = { lines, repairs: [], changes: [], risks: [] }
  return [sayDraftWhole(said, language), sayGuide('fits', language)]
}
