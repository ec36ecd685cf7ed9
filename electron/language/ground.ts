// What the words are read against: the schedule, the moment and what was said before.
import type { TurnFacts } from '../model/model.ts'

export type Ground = Pick<
  TurnFacts,
  'state' | 'now' | 'today' | 'recent' | 'told' | 'history' | 'language' | 'preferences'
>
