// The router of the course pack: every intent in every situation.
import { describe, expect, it } from 'vitest'
import { readPackIntent } from '../../../electron/language/pack/read-pack-intent.ts'
import { phaseAfter, routePack, type PackMove } from '../../../electron/pack/route-pack.ts'
import {
  packFieldKeys,
  packFields,
  type PackFieldKey,
  packPhases,
  type PackPhase,
} from '../../../shared/pack/fields.ts'
import {
  packIntents,
  type PackDecision,
  packModes,
  packWaits,
  type PackFacts,
  type PackWait,
} from '../../../shared/pack/pack-model.ts'
import { fieldStates, type FieldState } from '../../../shared/pack/pack-phase.ts'

function facts(
  changes: Partial<PackFacts> = {},
  states: Partial<Record<PackFieldKey, FieldState>> = {},
): PackFacts {
  return {
    course: 'Algebra',
    phase: 'outline',
    mode: 'producing',
    asked: null,
    waits: 'nothing',
    fields: packFieldKeys.map((key) => ({ key, state: states[key] ?? 'empty' })),
    ...changes,
  }
}

function decide(intent: PackDecision['intent'], changes: Partial<PackDecision> = {}): PackDecision {
  return { intent, speak: '', reason: '', ...changes }
}

const all = (state: FieldState) => Object.fromEntries(packFieldKeys.map((key) => [key, state]))
const keysOf = (phase: PackPhase) => packFieldKeys.filter((key) => packFields[key].phase === phase)

const accept = { kind: 'accept-offer' }

/** As the built-in model reads it while the intent phase asks. */
const readAs = (request: string, asked: PackFieldKey): PackDecision => {
  const read = readPackIntent(request, facts({ phase: 'intent', mode: 'questioning', asked }))
  return { speak: '', reason: '', ...read }
}

type Case = {
  phase: PackPhase
  waits: PackWait
  state: FieldState
  field: PackFieldKey | null
  text: string | null
  asks: boolean
}

type Row = [PackDecision['intent'], Partial<Case>, (about: Case) => string]

const ofPhase = ({ phase }: Case) => keysOf(phase).join()

/** The first row of an intent that holds for a case says its move. */
const moves: Row[] = [
  ['advance', { waits: 'write' }, () => 'accept-offer'],
  ['advance', { waits: 'overwrite' }, () => 'accept-offer'],
  ['advance', { state: 'empty' }, (about) => `offer [${ofPhase(about)}]`],
  ['advance', { state: 'draft' }, ({ phase }) => `checkpoint ${phase}`],
  ['advance', { state: 'stale' }, ({ phase }) => `checkpoint ${phase}`],
  ['advance', { phase: 'evaluate' }, () => 'finished'],
  ['advance', {}, ({ phase }) => `enter ${phaseAfter(phase)}`],
  ['research', { text: 'words' }, () => 'look-up'],
  ['research', { waits: 'overwrite' }, () => 'write [demands,materials] over the person’s'],
  ['research', {}, () => 'write [demands,materials]'],
  ['generate', { waits: 'write', field: null }, () => 'accept-offer'],
  ['generate', { waits: 'overwrite', field: null }, () => 'accept-offer'],
  ['generate', { field: null }, (about) => `write [${ofPhase(about)}]`],
  ['generate', { waits: 'overwrite' }, ({ field }) => `write [${field}] over the person’s`],
  ['generate', {}, ({ field }) => `write [${field}]`],
  ['modify', { field: null }, () => 'ask-what null'],
  ['modify', { text: null }, ({ field }) => `ask-what ${field}`],
  ['modify', { asks: true, field: 'goal' }, () => 'answers [goal]'],
  ['modify', {}, ({ field }) => `modify ${field}`],
  ['query', { field: null, text: 'words' }, () => 'look-up'],
  ['query', { state: 'empty', field: null }, () => 'offer [demands]'],
  ['query', { state: 'empty' }, ({ field }) => `offer [${field}]`],
  ['query', { field: null }, () => 'read [demands,topics]'],
  ['query', {}, ({ field }) => `read [${field}]`],
  ['chat', { asks: true, text: 'words' }, () => 'answers [conditions]'],
  ['chat', { waits: 'write' }, () => 'leave'],
  ['chat', { waits: 'overwrite' }, () => 'leave'],
  ['chat', { asks: true }, () => 'ask'],
  ['chat', {}, () => 'chat'],
]

function isCase(when: Partial<Case>, about: Case): boolean {
  return Object.entries(when).every(([name, value]) => about[name as keyof Case] === value)
}

function sayMove(move: PackMove): string {
  const over = move.kind === 'write' && move.replacesPerson ? ' over the person’s' : ''
  if ('keys' in move) return `${move.kind} [${move.keys.join()}]${over}`
  if ('parts' in move) return `${move.kind} [${move.parts.map(({ section }) => section).join()}]`
  if ('key' in move) return `${move.kind} ${move.key}`
  if ('phase' in move) return `${move.kind} ${move.phase}`
  return 'section' in move ? `${move.kind} ${move.section}` : move.kind
}

describe('the router', () => {
  it('[K1] moves on from a phase only when its fields are filled, and else offers to write what is missing', () => {
    for (const phase of packPhases) {
      for (const state of fieldStates) {
        for (const mode of packModes) {
          const move = routePack(decide('advance'), facts({ phase, mode }, all(state)))
          const next = phaseAfter(phase)
          const expected = {
            empty: { kind: 'offer', keys: keysOf(phase) },
            draft: { kind: 'checkpoint', phase },
            stale: { kind: 'checkpoint', phase },
            ready: next === null ? { kind: 'finished' } : { kind: 'enter', phase: next },
          }[state]
          expect(move, `${phase} ${state} ${mode}`).toEqual(expected)
        }
      }
    }
    // One empty field is enough.
    const almost = facts({ phase: 'research' }, { demands: 'ready' })
    expect(routePack(decide('advance'), almost)).toEqual({ kind: 'offer', keys: ['materials'] })
  })

  it('[K1] [K2] knows one move for every intent in every situation', () => {
    const used = new Set<Row>()
    const found: string[] = []
    const wanted: string[] = []
    for (const intent of packIntents)
      for (const phase of packPhases)
        for (const mode of packModes)
          for (const waits of packWaits)
            for (const state of fieldStates)
              for (const field of [null, 'goal', 'topics'] as const)
                for (const text of [null, 'words']) {
                  const asks = phase === 'intent' && mode === 'questioning'
                  const about = { phase, waits, state, field, text, asks }
                  const row = moves.find(([named, when]) => named === intent && isCase(when, about))
                  if (row !== undefined) used.add(row)
                  const name = [intent, phase, mode, waits, state, field, text].join(' ')
                  const decision = decide(intent, { field, text })
                  const move = routePack(decision, facts({ phase, mode, waits }, all(state)))
                  found.push(`${name}: ${sayMove(move)}`)
                  wanted.push(`${name}: ${row?.[2](about)}`)
                }
    expect(found).toEqual(wanted)
    expect(found).toHaveLength(9216)
    expect(moves.filter((row) => !used.has(row))).toEqual([])
  })

  it('[K1] takes yes for the offer that waits, and replaces the person’s words only when that was asked', () => {
    expect(routePack(decide('advance'), facts({ waits: 'write' }))).toEqual(accept)
    expect(routePack(decide('generate'), facts({ waits: 'write' }))).toEqual(accept)
    expect(routePack(decide('advance'), facts({ waits: 'overwrite' }))).toEqual(accept)
    expect(routePack(decide('chat'), facts({ waits: 'overwrite' }))).toEqual({ kind: 'leave' })
    expect(routePack(decide('generate'), facts({}, { topics: 'stale' }))).toEqual({
      kind: 'write',
      keys: ['topics'],
      replacesPerson: false,
    })
  })

  it('[K2] while it asks, what is said is an answer and no field; a trigger has the fields written', () => {
    const asking = facts({ phase: 'intent', mode: 'questioning', asked: 'knowledge' })
    expect(routePack(decide('chat', { text: 'limits are hard' }), asking)).toEqual({
      kind: 'answers',
      parts: [{ section: 'knowledge', text: 'limits are hard' }],
    })
    expect(routePack(decide('modify', { field: 'goal', text: 'pass' }), asking)).toEqual({
      kind: 'answers',
      parts: [{ section: 'goal', text: 'pass' }],
    })
    const several = 'pass with 80, I know elimination, 6 hours a week'
    expect(routePack(decide('chat', { text: several }), asking)).toEqual({
      kind: 'answers',
      parts: [
        { section: 'goal', text: 'pass with 80' },
        { section: 'knowledge', text: 'I know elimination' },
        { section: 'conditions', text: '6 hours a week' },
      ],
    })
    // A bare yes is no answer.
    expect(routePack(readAs('好', 'goal'), { ...asking, asked: 'goal' })).toEqual({ kind: 'ask' })
    expect(routePack(readAs('好', 'conditions'), asking)).toMatchObject({ kind: 'write' })
    expect(routePack(decide('generate'), asking)).toEqual({
      kind: 'write',
      keys: ['goal', 'knowledge', 'conditions'],
      replacesPerson: false,
    })
    const producing = { ...asking, mode: 'producing' as const }
    expect(routePack(decide('modify', { field: 'goal', text: 'pass' }), producing).kind).toBe(
      'modify',
    )
    expect(routePack(decide('chat', { text: 'hm' }), producing)).toEqual({ kind: 'chat' })
    const added = { kind: 'add', section: 'knowledge', text: '供需我会，博弈论觉得难' }
    expect(routePack(decide('chat', { text: added.text }), producing)).toEqual(added)
  })
})
