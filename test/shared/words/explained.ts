// A block with a place, one without, and the lines in which their explanations are said.
import type {
  ExplanationData,
  PendingExplanation,
  PlacedExplanation,
} from '../../../shared/planner/explanation.ts'
import { sayExplanation } from '../../../shared/planner/say/say-explanation.ts'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

export const state = schedule(
  [
    taskClass(1, { title: 'Calculus' }),
    event(12, at(2, 7, 8), { title: 'Seminar', hosts: true }),
    item(1, { title: 'Set 1', place: at(2, 3, 4) }),
    item(2, { title: 'Set 2', place: at(4, 1, 2) }),
    item(3, { title: 'Set 3', place: at(5, 5, 6) }),
    item(4, { title: 'Set 4', duration: 2 }),
  ],
  week({ weeks: 2 }),
)

export const block: { tool: 'explain_task' } & PlacedExplanation = {
  tool: 'explain_task',
  kind: 'placed',
  taskId: 2,
  place: at(4, 1, 2),
  limits: [
    { kind: 'after', task: 1, place: at(2, 3, 4), blocks: 3 },
    { kind: 'before', task: 3, place: at(5, 5, 6), blocks: 5 },
  ],
  terms: [
    { term: 'spacing', here: 0, least: 0, most: 16, cheaper: 0, dearer: 6 },
    { term: 'evening', here: 0, least: 0, most: 18, cheaper: 0, dearer: 4 },
    { term: 'morning', here: 4, least: 0, most: 4, cheaper: 8, dearer: 0 },
    // Too few places are worse for this to be a reason.
    { term: 'meal', here: 0, least: 0, most: 160, cheaper: 0, dearer: 1 },
  ],
  share: 4,
  spacing: { sinceLast: 2, untilNext: 1 },
  instead: [],
  otherPlaces: 8,
  betterPlaces: 1,
  alternatives: [
    {
      place: at(3, 2, 3),
      total: -1,
      terms: [
        { term: 'spacing', amount: 3 },
        { term: 'morning', amount: -4 },
      ],
    },
    {
      place: at(5, 1, 2),
      total: 6,
      terms: [
        { term: 'spacing', amount: 4 },
        { term: 'run', amount: 2 },
      ],
    },
    { place: at(4, 3, 4), total: 0, terms: [] },
  ],
  asked: null,
}

export const waiting: { tool: 'explain_task' } & PendingExplanation = {
  tool: 'explain_task',
  kind: 'pending',
  taskId: 4,
  limits: [{ kind: 'until', day: 12, blocks: 4, gain: 0 }],
  legalPlaces: 2,
  best: [
    { place: at(8, 1, 2), total: -1000, terms: [{ term: 'unplaced', amount: -1000 }] },
    {
      place: at(9, 1, 2),
      total: -994,
      terms: [
        { term: 'unplaced', amount: -1000 },
        { term: 'spacing', amount: 6 },
      ],
    },
  ],
  none: null,
  asked: null,
}

export function lines(data: ExplanationData, language: 'en' | 'zh' = 'en'): string[] {
  return sayExplanation(state, data, language).split('\n')
}
