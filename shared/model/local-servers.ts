// Where model servers listen on the student's own machine, and what is found there on a press (M7).
import type { EndpointFamily } from '../preferences/model-choice.ts'

export type LocalPlace = {
  family: EndpointFamily
  baseUrl: string
  /** Where its models are listed. */
  path: string
}

/** By number: which machine a name stands for is not asked of anyone. */
export const localPlaces: readonly LocalPlace[] = [
  { family: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', path: '/api/tags' },
  { family: 'lm-studio', baseUrl: 'http://127.0.0.1:1234/v1', path: 'models' },
]

/** A server that answered, and the models that it names. */
export type LocalServer = { family: EndpointFamily; baseUrl: string; models: string[] }
