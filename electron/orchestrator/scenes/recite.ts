// Recall practice (R2): chooses a text, hears the attempt in the next message, says what it was worth.
import type { Language } from '../../../shared/language.ts'
import type { Material } from '../../../shared/recite/material.ts'
import { asksForRecallPlan, asksWhatToRecite } from '../../../shared/recite/recall-plan-words.ts'
import type { RecitalResult } from '../../../shared/recite/recite-contract.ts'
import {
  sayBegin,
  sayLeft,
  sayMarks,
  sayNextRecall,
  sayNoText,
  sayOutcome,
  sayRecallCard,
  sayRecallOperation,
  sayRecallsMoved,
  sayTip,
  writeComparison,
} from '../../../shared/words/say-recite.ts'
import { sayWhatToRecite } from '../../../shared/words/say-what-to-recite.ts'
import { runBegun } from '../../agent/agent.ts'
import { openBrief } from '../../agent/open-brief.ts'
import { speakAndEnd, speakAndRun } from '../../agent/speak-and-end.ts'
import type { TurnResult } from '../../agent/runner.ts'
import type { Turn } from '../../agent/turn.ts'
import { compareUrgency } from '../../recite/suggest-material.ts'
import type { ReciteDoor } from '../recite-door.ts'
import type { Scene, SceneTurn } from '../scene.ts'

const stop =
  /^(stop|leave|quit|enough|i give up|never ?mind|不背了|先不背了|退出|算了|停|停下|到此为止)[.!。！]?$/i
const again =
  /^(again|once more|try again|one more time|再来|再来一次|再背一次|再背一遍)[.!。！]?$/i

export function recite(door: ReciteDoor): Scene {
  return {
    name: 'recite',
    title: { en: 'recite a text from memory', zh: '背诵一篇材料' },
    purpose: {
      en: 'recall practice: recite a kept text from memory and have it compared; slot topic: which text; or putting the recalls into the plan (slot act: plan); or which text is to be recited when (slot act: next)',
      zh: '背诵练习：凭记忆背一篇存好的材料并比对；槽位 topic：哪一篇；或者把背诵排进计划（槽位 act：plan）；或者问该背什么、什么时候背（槽位 act：next）',
    },
    // An attempt may say anything: while one is awaited, and when a turn that was cut off has heard one, nobody else
    // is asked.
    claims: (turn) => door.isListening() || door.judged(turn.state.traceId) !== null,
    isHeld: () => door.isListening(),
    run: (scene) => runRecite(door, scene),
  }
}

function runRecite(door: ReciteDoor, { turn, heard, slots }: SceneTurn) {
  const language = turn.ports.language()
  const { request, traceId } = turn.state
  const told = door.judged(traceId)
  if (told !== null) return speakAndEnd(turn, sayResult(door, told, language))
  if (door.isListening()) {
    if (stop.test(request.trim())) {
      door.leave()
      return speakAndEnd(turn, sayLeft(language))
    }
    const judged = door.judge(traceId, request)
    return speakAndEnd(turn, judged.ok ? sayResult(door, judged.value, language) : judged.failure)
  }
  if (slots['act'] === 'plan' || asksForRecallPlan(request)) return planRecalls(turn)
  if (slots['act'] === 'next' || asksWhatToRecite(request)) {
    return speakAndEnd(turn, sayWhatToRecite(door.queue(), turn.ports.clock().date, language))
  }
  const recital = door.readRecital()
  const isAgain = recital.kind === 'done' && again.test(request.trim())
  // Words that came to the scene by a switch name a text or leave it open; in the scene others may be said too.
  const isCalled = heard === null || slots['topic'] !== undefined || namesScene(heard)
  if (!isAgain && !isCalled) return runBegun(turn, heard)
  const topic = slots['topic']?.trim() ?? ''
  const materials = door.readMaterials()
  const chosen = isAgain
    ? materials.find(({ id }) => id === recital.material)
    : chooseMaterial(materials, door.suggested(), topic, request)
  if (chosen === undefined) {
    const titles = materials.toSorted(compareUrgency).map(({ title }) => title)
    return speakAndEnd(turn, sayNoText(topic, titles, language))
  }
  const begun = door.begin(chosen.id)
  return speakAndEnd(turn, begun.ok ? sayBegin(chosen.title, language) : begun.failure)
}

/** On a card, with their true effect (R8); where there is nothing to place, a sentence says so. */
async function planRecalls(turn: Turn): Promise<TurnResult> {
  const language = turn.ports.language()
  const operation = {
    operation: 'plan_recalls',
    taskId: null,
    itemId: null,
    section: 'recite',
    ...sayRecallOperation(language),
    changes: {},
  } as const
  const opened = await openBrief(turn, [operation], 'recite', sayRecallCard(language))
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
  if (named.length > 0) return named.toSorted(compareUrgency)[0]
  if (words !== '') return undefined
  const today = materials.find(({ id }) => id === suggested[0])
  return today ?? (materials.length === 1 ? materials[0] : undefined)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

function sayResult(door: ReciteDoor, result: RecitalResult, language: Language): string {
  const isRight = result.score === 100
  return [
    sayOutcome(result, language),
    ...(isRight ? [] : ['', writeComparison(result), '', sayMarks(language)]),
    ...result.tips.map((tip) => `- ${sayTip(tip, language)}`),
    ...(result.isOver && result.due !== null ? [sayNextRecall(result.due, language)] : []),
    ...(result.isOver && door.recalls() === 'moved' ? [sayRecallsMoved(language)] : []),
  ].join('\n')
}
