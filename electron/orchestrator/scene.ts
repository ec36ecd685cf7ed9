// A scene: what a conversation is doing, with the workflow that owns the phases inside it (O5).
import type { HeardTurn, Turn } from '../agent/turn.ts'
import type { Language } from '../../shared/language.ts'
import type { TurnResult } from '../agent/runner.ts'

export type SceneTurn = {
  /** The person's words are committed; what the scene commits joins them. */
  turn: Turn
  /** What the classifier heard; null where it was not asked. */
  heard: HeardTurn | null
  /** What was said for this scene, on the way to it. */
  slots: Record<string, string>
}

export type Scene = {
  name: string
  /** What the person would call it, in "do you mean …?". */
  title: Record<Language, string>
  /** What it is for, as a classifier is told. */
  purpose: Record<Language, string>
  run: (turn: SceneTurn) => Promise<TurnResult>
  /** Whether the words of this turn are for the scene whatever they say, while it is the active one. */
  claims?: (turn: Turn) => boolean
  /** Whether it waits for the person however long they take: it is not left by time then (O4). */
  isHeld?: () => boolean
}

/** The first is home: where a conversation begins and comes back to. */
export type SceneRegister = readonly [Scene, ...Scene[]]

export function findScene(register: SceneRegister, name: string): Scene {
  return register.find((scene) => scene.name === name) ?? register[0]
}
