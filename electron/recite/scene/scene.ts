// Recall practice (R2): chooses a text, hears the attempt in the next message, says what it was worth.
import { sharedReciteWords } from '../../../shared/i18n/shared/recite.ts'
import { packWords } from '../../../shared/i18n/core/pack.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { sessionWords } from '../../../shared/i18n/core/session.ts'
import type { Language } from '../../../shared/language.ts'
import type { Material } from '../../../shared/recite/material.ts'
import {
  asksForRecallPlan,
  asksWhatToRecite,
  callsForRecital,
  firstWords,
  isWholeText,
  readPastedText,
  type PastedText,
} from '../../../shared/recite/recite-words.ts'
import type { PackText, RecitalAnswer, RecitalResult } from '../../../shared/recite/requests.ts'
import {
  sayBegin,
  sayHint,
  sayKept,
  sayLeft,
  sayMarks,
  sayNextRecall,
  sayNoText,
  sayOutcome,
  sayTextWanted,
  sayTip,
  writeComparison,
} from '../../../shared/recite/say-recite.ts'
import { sayBeginPackText, sayPackTexts } from '../../../shared/pack/say-pack.ts'
import { succeed } from '../../../shared/result.ts'
import { sayWhatToRecite } from '../../../shared/recite/say-what-to-recite.ts'
import { runBegun } from '../../agent/agent.ts'
import { openBrief } from '../../agent/cards/open-brief.ts'
import { speakAndEnd, speakAndRun, type TurnResult } from '../../agent/graph/runner.ts'
import type { Turn } from '../../agent/graph/turn.ts'
import { compareUrgency } from '../suggest-material.ts'
import type { ReciteService } from './scene-service.ts'
import type { Scene, SceneTurn } from '../../orchestrator/scene.ts'

const stop =
  /^(stop|leave|quit|enough|i give up|never ?mind|(?:stop|leave|quit) (?:reciting|recall practice|the recital|it|now)|(?:我|先|我先)*(?:不|别)(?:背|默|默写|练)了|(?:退出|结束|停止|离开)(?:背诵|默写|练习)?|算了|停|停下|到此为止|放弃)吧?[.!。！]?$/i
const again =
  /^(again|once more|try again|one more time|(?:let me )?start (?:over|again)|(?:我|那)?(?:再|重新?)(?:来|背|默|默写)(?:一?[次遍回]|过)?)吧?[.!。！]?$/i

export function recite(service: ReciteService): Scene {
  // Of the turn that runs: the scenes are made anew for each.
  let offered: string[] = []
  const offer = (words: string) => {
    offered = [words]
  }
  return {
    name: 'recite',
    title: (language) => sessionWords[language].scenes.recite.title,
    purpose: (language) => sessionWords[language].scenes.recite.purpose,
    // An attempt may say anything: while one is awaited, and when a turn that was cut off has heard one, nobody else
    // is asked.
    claims: (turn) => service.isListening() || service.judged(turn.state.traceId) !== null,
    isHeld: () => service.isListening(),
    isAskedBy: (text) =>
      [callsForRecital, asksForRecallPlan, asksWhatToRecite].some((reads) => reads(text)) ||
      readPastedText(text) !== null,
    suggests: () => offered,
    run: (scene) => runRecite(service, scene, offer),
  }
}

function runRecite(
  service: ReciteService,
  { turn, heard, slots }: SceneTurn,
  offer: (words: string) => void,
) {
  const language = turn.ports.language()
  const { request, traceId } = turn.state
  const told = service.judged(traceId)
  if (told !== null) return speakAndEnd(turn, sayResult(service, told, language))
  if (service.isListening()) {
    if (stop.test(toSimple(request).trim())) {
      service.leave()
      return speakAndEnd(turn, sayLeft(language))
    }
    if (again.test(toSimple(request).trim()))
      return speakAndEnd(turn, sayBegin(listenedTitle(service), language))
    const judged = service.judge(traceId, request)
    return speakAndEnd(
      turn,
      judged.ok ? sayAnswer(service, judged.value, language) : judged.failure,
    )
  }
  if (slots['act'] === 'plan' || asksForRecallPlan(request)) return planRecalls(turn)
  if (slots['act'] === 'next' || asksWhatToRecite(request)) {
    return speakAndEnd(turn, sayWhatToRecite(service.queue(), turn.ports.clock().date, language))
  }
  if (slots['act'] === 'keep') return keepTold(service, turn, slots, offer)
  const pasted = readPastedText(request)
  if (pasted !== null) return beginPasted(service, turn, pasted)
  const recital = service.readRecital()
  if (recital.kind === 'done' && stop.test(toSimple(request).trim()))
    return speakAndEnd(turn, sayLeft(language))
  const isAgain = recital.kind === 'done' && again.test(toSimple(request).trim())
  // Words that came to the scene by a switch name a text or leave it open; in the scene others may be said too.
  const isCalled = heard === null || slots['topic'] !== undefined || namesScene(heard)
  if (!isAgain && !isCalled) return runBegun(turn, heard)
  const topic = slots['topic']?.trim() ?? ''
  const materials = service.readMaterials()
  const offered = isAgain ? [] : findPackTexts(service.packTexts(), `${topic} ${request}`)
  const only = offered.find(({ isNamed }) => isNamed)
  if (only !== undefined) return beginPackText(service, turn, only.text)
  const chosen = isAgain
    ? materials.find(({ id }) => id === recital.material)
    : chooseMaterial(materials, service.suggested(), topic, request)
  if (chosen === undefined) {
    if (offered.length > 0) {
      return speakAndEnd(
        turn,
        sayPackTexts(
          offered.map(({ text }) => text),
          language,
        ),
      )
    }
    const titles = materials.toSorted(compareUrgency).map(({ title }) => title)
    return speakAndEnd(turn, sayNoText(topic, titles, language))
  }
  const begun = service.begin(chosen.id)
  return speakAndEnd(turn, begun.ok ? sayBegin(chosen.title, language) : begun.failure)
}

/** One that is named becomes a text of the student's: asking for it by its name was the yes. */
function beginPackText(service: ReciteService, turn: Turn, text: PackText): Promise<TurnResult> {
  const kept = service.keep(text)
  const begun = kept.ok ? service.begin(kept.value) : kept
  const language = turn.ports.language()
  return speakAndEnd(
    turn,
    begun.ok ? sayBeginPackText(text, sayBegin(text.title, language), language) : begun.failure,
  )
}

/** What is known already by its words is not kept twice. */
function beginPasted(
  service: ReciteService,
  turn: Turn,
  { title, text }: PastedText,
): Promise<TurnResult> {
  const language = turn.ports.language()
  const known = service.readMaterials().find((material) => plain(material.text) === plain(text))
  const kept = known === undefined ? service.keep({ course: '', title, text }) : succeed(known.id)
  const begun = kept.ok ? service.begin(kept.value) : kept
  if (!begun.ok) return speakAndEnd(turn, begun.failure)
  const said = sayBegin(known?.title ?? title, language)
  return speakAndEnd(
    turn,
    known === undefined ? packWords[language].packTexts.keptPasted(said) : said,
  )
}

/** Without reciting it yet. Where only its name was told, its words are asked for. */
function keepTold(
  service: ReciteService,
  turn: Turn,
  { text = '', title = '', course = '' }: SceneTurn['slots'],
  offer: (words: string) => void,
): Promise<TurnResult> {
  const language = turn.ports.language()
  if (!isWholeText(text)) return speakAndEnd(turn, sayTextWanted(title || text, language))
  const known = service.readMaterials().find((material) => plain(material.text) === plain(text))
  const draft = { course, title: title || firstWords(text), text }
  const kept = known === undefined ? service.keep(draft) : succeed(known.id)
  if (!kept.ok) return speakAndEnd(turn, kept.failure)
  const name = known?.title ?? draft.title
  offer(sharedReciteWords[language].recite.reciteIt(name))
  return speakAndEnd(turn, sayKept(name, known === undefined, language))
}

/** Those of the course that is spoken of, and whether the field itself is named beside it. */
function findPackTexts(
  texts: readonly PackText[],
  said: string,
): { text: PackText; isNamed: boolean }[] {
  const words = plain(said)
  return texts
    .filter(({ course }) => words.includes(plain(course)))
    .map((text) => ({
      text,
      isNamed: words.replaceAll(plain(text.course), ' ').includes(plain(text.title)),
    }))
}

function listenedTitle(service: ReciteService): string {
  const recital = service.readRecital()
  if (recital.kind === 'idle') return ''
  return service.readMaterials().find(({ id }) => id === recital.material)?.title ?? ''
}

/** On a card, with their true effect (R8); where there is nothing to place, a sentence says so. */
async function planRecalls(turn: Turn): Promise<TurnResult> {
  const language = turn.ports.language()
  const operation = {
    operation: 'plan_recalls',
    taskId: null,
    itemId: null,
    section: 'recite',
    ...sharedReciteWords[language].recite.recallOperation,
    changes: {},
  } as const
  const opened = await openBrief(
    turn,
    [operation],
    'recite',
    sharedReciteWords[language].recite.recallCard,
  )
  return opened.ok ? speakAndRun(turn, opened.value.round) : speakAndEnd(turn, opened.failure)
}

function namesScene(heard: NonNullable<SceneTurn['heard']>): boolean {
  return heard.kind === 'answer' && heard.output.scene === 'recite'
}

/** The one that is named, else what today asks for, else the only one. */
function chooseMaterial(
  materials: readonly Material[],
  suggested: readonly number[],
  topic: string,
  request: string,
): Material | undefined {
  const words = plain(topic)
  const said = plain(request)
  const named = materials.filter(({ title, course }) => {
    const names = [plain(title), plain(course)].filter((name) => name !== '')
    return words === ''
      ? names.some((name) => said.includes(name))
      : names.some((name) => name.includes(words) || words.includes(name))
  })
  if (named.length > 0) {
    const byTitle = named.filter(({ title }) => said.includes(plain(title)))
    return (byTitle.length > 0 ? byTitle : named).toSorted(compareUrgency)[0]
  }
  if (words !== '') return undefined
  const today = materials.find(({ id }) => id === suggested[0])
  return today ?? (materials.length === 1 ? materials[0] : undefined)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

function sayAnswer(service: ReciteService, answer: RecitalAnswer, language: Language): string {
  return answer.kind === 'hint'
    ? sayHint(answer.hint, language)
    : sayResult(service, answer.result, language)
}

function sayResult(service: ReciteService, result: RecitalResult, language: Language): string {
  const isRight = result.score === 100
  return [
    sayOutcome(result, language),
    ...(isRight ? [] : ['', writeComparison(result), '', sayMarks(language)]),
    ...result.tips.map((tip) => `- ${sayTip(tip, language)}`),
    ...(result.isOver && result.due !== null ? [sayNextRecall(result.due, language)] : []),
    ...(result.isOver && service.recalls() === 'moved'
      ? [sharedReciteWords[language].recite.recallsMoved]
      : []),
  ].join('\n')
}
