// A scene: what a conversation is doing, with the workflow that owns the phases inside it (O5).
import type { ChatAnswer, Turn } from '../agent/graph/turn.ts'
import type { Language } from '../../shared/language.ts'
import type { TurnResult } from '../agent/graph/runner.ts'

export type SceneTurn = {
  /** The person's words are committed; what the scene commits joins them. */
  turn: Turn
  /** What the classifier heard; null where it was not asked. */
  heard: ChatAnswer | null
  /** What was said for this scene, on the way to it. */
  slots: Record<string, string>
}

export type Scene = {
  name: string
  /** What the person would call it, in "do you mean …?". */
  title: (language: Language) => string
  /** What it is for, as a classifier is told. */
  purpose: (language: Language) => string
  /** The words that leave it, as they are offered to be said; absent where there are none of its own. */
  leave?: (language: Language) => string
  /** Where it stands; null, and absent, for what the turn says of itself. */
  phase?: () => string | null
  /** What may well be said next in it, in the person's language; absent, and empty, for what any turn offers. */
  suggests?: (language: Language) => string[]
  /** What may well be said once the card that it has opened is written; absent, and empty, for what any turn offers. */
  afterCard?: () => string[]
  /** What a classifier is to know of it beside its purpose, while it is the active one. */
  inform?: (turn: Turn) => Turn
  /** Also while another is the active one: what it has settled can be come back to from there. */
  informsAlways?: true
  run: (turn: SceneTurn) => Promise<TurnResult>
  /** Whether the words of this turn are for the scene whatever they say, while it is the active one. */
  claims?: (turn: Turn) => boolean
  /** Whether words that turned its card down are for another scene, or leave it: they are carried out like any. */
  letsGo?: (turn: Turn) => boolean
  /** Whether words begin it, or take it up again, by its name: they are for it even where a plan waits for a yes. */
  isCalledBy?: (text: string) => boolean
  /** Whether words ask only for a look at it: they are for it where a question waits, and leave a card where it is. */
  isAskedBy?: (text: string) => boolean
  /** Whether it waits for the person however long they take: it is not left by time then (O4). */
  isHeld?: () => boolean
}

/** The first is home: where a conversation begins and comes back to. */
export type SceneRegister = readonly [Scene, ...Scene[]]

/** Whether words begin another scene than this one, or take it up again, by its name. */
export function callsAnother(register: SceneRegister, active: Scene, text: string): boolean {
  return register.some((scene) => scene !== active && scene.isCalledBy?.(text) === true)
}

export function findScene(register: SceneRegister, name: string): Scene {
  return register.find((scene) => scene.name === name) ?? register[0]
}
