// The graph's whole table: every phase with every event, the arrows of the drawing and nothing else.
import { describe, expect, it } from 'vitest'
import type { GraphEvent, GraphEventKind } from '../../../../electron/agent/graph/events.ts'
import {
  beginState,
  maxExecuteRounds,
  maxPlanRounds,
  type GraphState,
} from '../../../../electron/agent/graph/graph-state.ts'
import { next } from '../../../../electron/agent/graph/next.ts'

const fresh = beginState('trace', 'plan my week', ['schedule/core'], 1)

const events: { [Kind in GraphEventKind]: Extract<GraphEvent, { kind: Kind }> } = {
  'chat-answered': { kind: 'chat-answered' },
  'scene-asked': { kind: 'scene-asked' },
  'task-taken': { kind: 'task-taken' },
  'scene-continued': { kind: 'scene-continued' },
  'plan-continued': { kind: 'plan-continued', deepens: true },
  'plan-made': {
    kind: 'plan-made',
    steps: [{ content: 'a', done_when: 'b' }],
    classIds: [1],
    scope: null,
    wantsRoughBuild: true,
    entry: 'first_full',
    isDirect: false,
  },
  'nothing-placed': { kind: 'nothing-placed' },
  'room-proposed': { kind: 'room-proposed', cardId: 'card' },
  'card-opened': { kind: 'card-opened', cardId: 'card' },
  'card-accepted': { kind: 'card-accepted', placed: 3 },
  'card-rejected': { kind: 'card-rejected', cardId: 'card', note: 'not on Monday' },
  'card-replaced': { kind: 'card-replaced', cardId: 'fresh' },
  'card-lapsed': { kind: 'card-lapsed' },
  'card-kept': { kind: 'card-kept' },
  'turn-left': { kind: 'turn-left' },
  'question-asked': { kind: 'question-asked' },
  'person-said': { kind: 'person-said', text: 'the second one' },
  'call-finished': {
    kind: 'call-finished',
    outcome: 'answered',
    activePacks: ['schedule/core'],
    diagnosis: null,
  },
  'execute-continued': { kind: 'execute-continued' },
  'step-finished': { kind: 'step-finished' },
  'work-finished': { kind: 'work-finished' },
  delivered: { kind: 'delivered' },
  'output-refused': { kind: 'output-refused', problem: 'no JSON' },
  'model-failed': { kind: 'model-failed', message: 'no network' },
  stopped: { kind: 'stopped' },
}

const rows: Record<string, GraphState> = {
  chatting: fresh,
  planning: { ...fresh, phase: 'planning' },
  'rough building': { ...fresh, phase: 'rough_building' },
  'waiting for a plan': waiting('plan'),
  'waiting for a call': waiting('call'),
  'waiting for room': waiting('room'),
  'waiting for a scene': waiting('scene'),
  executing: { ...fresh, phase: 'executing' },
  delivering: { ...fresh, phase: 'delivering' },
  'asked in planning': asked('planning'),
  'asked in executing': asked('executing'),
  done: { ...fresh, phase: 'done' },
}

function waiting(about: 'plan' | 'call' | 'room' | 'scene'): GraphState {
  return { ...fresh, phase: 'waiting_confirm', waiting: { kind: 'card', cardId: 'card', about } }
}

function asked(from: 'planning' | 'executing'): GraphState {
  return { ...fresh, phase: 'interrupted', waiting: { kind: 'question', from } }
}

/** Where each legal arrow leads: the next phase, or the ending where the turn rests. */
const arrows: Record<string, Partial<Record<GraphEventKind, string>>> = {
  chatting: {
    'chat-answered': 'done completed',
    'scene-asked': 'done question',
    'task-taken': 'planning',
    'scene-continued': 'chatting',
    'card-opened': 'waiting_confirm card',
    'output-refused': 'chatting',
    'model-failed': 'done failed',
    stopped: 'done stopped',
  },
  planning: {
    'plan-continued': 'planning',
    'plan-made': 'rough_building',
    'question-asked': 'interrupted question',
    'output-refused': 'planning',
    'model-failed': 'done failed',
    stopped: 'done stopped',
  },
  'rough building': {
    'card-opened': 'waiting_confirm card',
    'nothing-placed': 'done completed',
    'room-proposed': 'waiting_confirm card',
    stopped: 'done stopped',
  },
  'waiting for a plan': {
    'card-accepted': 'executing',
    'card-rejected': 'planning',
    'turn-left': 'done completed',
    'card-replaced': 'waiting_confirm card',
    'card-lapsed': 'done completed',
  },
  'waiting for a call': {
    'card-accepted': 'executing',
    'card-rejected': 'executing',
    'turn-left': 'done completed',
    'card-replaced': 'waiting_confirm card',
    'card-lapsed': 'executing',
  },
  'waiting for room': {
    'card-accepted': 'executing',
    'card-rejected': 'planning',
    'turn-left': 'done completed',
    'card-replaced': 'waiting_confirm card',
    'card-lapsed': 'planning',
  },
  'waiting for a scene': {
    'card-accepted': 'done completed',
    'card-rejected': 'chatting',
    'card-kept': 'waiting_confirm card',
    'turn-left': 'done completed',
    'card-replaced': 'waiting_confirm card',
    'card-lapsed': 'done completed',
  },
  executing: {
    'call-finished': 'executing',
    'execute-continued': 'executing',
    'step-finished': 'delivering',
    'work-finished': 'delivering',
    'card-opened': 'waiting_confirm card',
    'question-asked': 'interrupted question',
    'output-refused': 'executing',
    'model-failed': 'done failed',
    stopped: 'done stopped',
  },
  delivering: { delivered: 'done completed', stopped: 'done stopped' },
  'asked in planning': { 'person-said': 'planning', 'turn-left': 'done completed' },
  'asked in executing': { 'person-said': 'executing', 'turn-left': 'done completed' },
  done: {},
}

function go(state: GraphState, event: GraphEvent): string {
  const transition = next(state, event)
  if (transition.kind === 'illegal') return 'illegal'
  const { phase } = transition.state
  return transition.kind === 'rest' ? `${phase} ${transition.ending}` : phase
}

function after(state: GraphState, event: GraphEvent): GraphState {
  const transition = next(state, event)
  if (transition.kind === 'illegal') throw new Error(`${state.phase} has no ${event.kind}`)
  return transition.state
}

describe.each(Object.entries(rows))('[G1] %s', (row, state) => {
  it.each(Object.values(events))('[G1] knows where $kind leads', (event) => {
    expect(go(state, event)).toBe(arrows[row]?.[event.kind] ?? 'illegal')
  })
})

describe('what the arrows carry', () => {
  it('[G1] next never changes the state that it is given', () => {
    for (const state of Object.values(rows)) {
      const before = structuredClone(state)
      for (const event of Object.values(events)) next(state, event)
      expect(state).toEqual(before)
    }
  })

  it('[G1] an illegal event is a value that names phase and event', () => {
    expect(next(fresh, { kind: 'delivered' })).toEqual({
      kind: 'illegal',
      phase: 'chatting',
      event: 'delivered',
    })
  })

  it('[G1] a direct plan goes straight to work', () => {
    const planning = { ...fresh, phase: 'planning' } as const
    expect(go(planning, { ...events['plan-made'], isDirect: true })).toBe('executing')
  })

  it('[G1] the next step follows while there is one, then the summary', () => {
    const steps = [1, 2].map((n) => ({ content: `${n}`, done_when: '' }))
    const first: GraphState = { ...fresh, phase: 'executing', plan: steps }
    const second = after(first, { kind: 'step-finished' })
    expect([second.phase, second.step]).toEqual(['executing', 1])
    expect(go(second, { kind: 'step-finished' })).toBe('delivering')
  })

  it('[G3] once planning is deep it stays deep until the plan is rejected', () => {
    const deep = after({ ...fresh, phase: 'planning' }, { kind: 'plan-continued', deepens: true })
    expect(after(deep, { kind: 'plan-continued', deepens: false }).plansDeeply).toBe(true)
    const card = { ...waiting('plan'), plansDeeply: true }
    expect(after(card, events['card-rejected']).plansDeeply).toBe(false)
  })

  it('[G4] three unusable outputs in a row end the turn, and a usable one begins the count anew', () => {
    const refused: GraphEvent = { kind: 'output-refused', problem: 'no JSON' }
    const executing: GraphState = { ...fresh, phase: 'executing' }
    const twice = after(after(executing, refused), refused)
    expect(twice).toMatchObject({ corrections: 2, correction: 'no JSON' })
    expect(go(twice, refused)).toBe('done failed')
    const settled = after(twice, { kind: 'execute-continued' })
    expect(settled).toMatchObject({ corrections: 0, correction: null })
    expect(go(settled, refused)).toBe('executing')
  })

  it('[G1] thirty execute rounds end in the summary, whatever they were', () => {
    const last: GraphState = { ...fresh, phase: 'executing', executeRounds: maxExecuteRounds - 1 }
    const before: GraphState = { ...last, executeRounds: maxExecuteRounds - 2 }
    for (const kind of ['call-finished', 'execute-continued', 'output-refused'] as const) {
      expect(go(before, events[kind])).toBe('executing')
      expect(go(last, events[kind])).toBe('delivering')
    }
    const card = { ...waiting('call'), executeRounds: maxExecuteRounds }
    expect(go(card, events['card-accepted'])).toBe('delivering')
    expect(go(card, events['card-rejected'])).toBe('delivering')
  })

  it('[G1] planning without end is ended', () => {
    const last: GraphState = { ...fresh, phase: 'planning', planRounds: maxPlanRounds - 1 }
    expect(go(last, { kind: 'plan-continued', deepens: false })).toBe('done failed')
  })

  it('[G2a] reasons and answers join what the person has said; an empty note does not', () => {
    expect(after(waiting('call'), events['card-rejected']).followUps).toEqual(['not on Monday'])
    expect(after(waiting('call'), { ...events['card-rejected'], note: ' ' }).followUps).toEqual([])
    expect(after(asked('planning'), events['person-said']).followUps).toEqual(['the second one'])
  })

  it("[B5] a reason for turning a scene's card down is what the scene hears next; without one the turn ends", () => {
    const heard = after(waiting('scene'), events['card-rejected'])
    expect([heard.request, heard.followUps]).toEqual(['not on Monday', []])
    expect(go(waiting('scene'), { ...events['card-rejected'], note: ' ' })).toBe('done completed')
  })

  it('[G5] the outcome of a call on a card is noted once, by its verdict', () => {
    expect(after(waiting('call'), events['card-accepted']).outcomes).toEqual(['changed'])
    expect(after(waiting('call'), events['card-rejected']).outcomes).toEqual(['rejected'])
    expect(after(waiting('call'), events['card-lapsed']).outcomes).toEqual(['stale'])
    expect(after(waiting('call'), events['card-replaced']).outcomes).toEqual([])
    expect(after(waiting('plan'), events['card-accepted'])).toMatchObject({
      outcomes: [],
      placed: 3,
    })
  })
})
