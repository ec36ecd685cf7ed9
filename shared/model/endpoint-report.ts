// Defines what a test of an endpoint found, and which model answers now: plain data for the settings (M2, M4).
import type { Abilities, Carried } from './abilities.ts'
import type { ModelChoice } from '../preferences/model-choice.ts'

export type EndpointReport =
  /** `problem` names the kind of failure, `message` says it with its next step. */
  | { kind: 'failed'; problem: string; message: string }
  | {
      kind: 'works'
      abilities: Abilities
      /** The names that the server lists; empty when it lists none. */
      models: string[]
      /** Its test answer fitted the contract. */
      keepsContract: boolean
      /** It showed its thinking in the test. */
      thinks: boolean
      /** From the question to the end of its answer. */
      milliseconds: number
    }

export type ModelStatus = {
  choice: ModelChoice
  /** What it does in a conversation; what it leaves the built-in model does (M7). */
  part: Carried
  key: {
    /** Where keys come from in this shell. */
    source: 'keychain' | 'environment'
    /** There is one for the address that was asked about, else for the chosen endpoint. */
    isSet: boolean
    /** It is forgotten when the app ends: this machine has no safe place for it. */
    isForThisRun: boolean
    /** Another host, for which the one in the environment is; null where it is for this address, or there is none. */
    keptFor: string | null
  }
}
