// Tolerant parsing (G4): what models really write around, into and instead of the JSON that was asked for.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseModelOutput } from '../../../../electron/agent/output/parse-model-output.ts'
import { stageContracts, stages } from '../../../../shared/conversation/contracts.ts'
import {
  calls,
  chats,
  confirms,
  delivers,
  openWorld,
  plans,
  say,
  stateOf,
  takesTask,
} from '../world.ts'

const value = { speak: 'a', reason: 'b' }
const text = JSON.stringify(value)

function first(output: string) {
  return parseModelOutput(output)[0]
}

describe('text that is whole', () => {
  it.each([
    ['alone', text],
    ['with words around it', `Sure, here you are: ${text} I hope that helps.`],
    ['in a code fence', `\`\`\`json\n${text}\n\`\`\``],
    ['after braces in prose', `I put it in {braces} as {asked}: ${text}`],
    ['after thoughts in a tag', `<think>maybe {"speak":"draft"}?</think>${text}`],
    ['after an object that is broken', `{"speak": oops} ${text}`],
    ['with blanks and line ends', `{\n  "speak" : "a",\n  "reason" : "b"\n}`],
    ['with a comma too many', '{"speak":"a","reason":"b",}'],
    ['after a byte order mark', `\uFEFF${text}`],
  ])('[G4] is found %s', (_, output) => {
    expect(first(output)).toEqual({ value, lostKey: null })
  })

  it.each([
    ['braces', { speak: 'use {this} and }that{' }],
    ['quotes', { speak: 'say "hi" \\" twice' }],
    ['brackets and commas', { speak: '[1,2,],}' }],
    ['a fence', { speak: '```json\n{"speak":"no"}\n```' }],
    ['Chinese and emoji', { speak: '把线代挪到周五上午 👩‍🎓，好吗？' }],
  ])('[G4] is not fooled by %s in a string', (_, object) => {
    expect(first(`Here: ${JSON.stringify(object)} bye`)?.value).toEqual(object)
  })

  it('[G4] raw line ends in a string are read as they are meant', () => {
    expect(first('{"speak":"one\ntwo\tthree","reason":"b"}')?.value).toEqual({
      speak: 'one\ntwo\tthree',
      reason: 'b',
    })
  })

  it('[G4] nested objects stay inside their own', () => {
    const nested = { a: { b: { c: [{ d: {} }] } }, e: {} }
    expect(parseModelOutput(JSON.stringify(nested))).toEqual([{ value: nested, lostKey: null }])
  })

  it('[G4] of several objects all are found, in order', () => {
    expect(parseModelOutput('{"a":1} and {"a":2}').map((each) => each.value)).toEqual([
      { a: 1 },
      { a: 2 },
    ])
  })

  it('[G4] the object inside one that can not be read is found', () => {
    expect(first(`{"note": see below ${text}`)?.value).toEqual(value)
  })

  it.each(['', 'nothing here', '[1,2]', '{', '}', '{{{{', '"{}', 'null'])(
    '[G4] there is nothing with a key in %j',
    (output) => {
      expect(parseModelOutput(output).filter((each) => Object.keys(each.value).length > 0)).toEqual(
        [],
      )
    },
  )
})

describe('text that breaks off', () => {
  const whole =
    '{"speak":"Hi","action":"confirm","tool_call":{"name":"move","arguments":{"day":12}}}'

  it('[G4] only brackets missing: nothing is lost', () => {
    expect(first('{"speak":"Hi","reason":"b"')).toEqual({
      value: { speak: 'Hi', reason: 'b' },
      lostKey: null,
    })
  })

  it('[G4] in a sentence: the sentence ends there', () => {
    expect(first('{"action":"done","speak":"I have mo')).toEqual({
      value: { action: 'done', speak: 'I have mo' },
      lostKey: 'speak',
    })
  })

  it.each(['{"speak":"a\\', '{"speak":"a\\u', '{"speak":"a\\u00e', '{"speak":"a\\ud83d'])(
    '[G4] in an escape: %s',
    (output) => {
      const speak = first(output)?.value['speak']
      expect(typeof speak === 'string' && speak.startsWith('a') && speak.isWellFormed()).toBe(true)
    },
  )

  it('[G4] anywhere: the key in question is named, and no number or name is taken for whole', () => {
    for (let end = 1; end < whole.length - 2; end += 1) {
      for (const { value: found, lostKey } of parseModelOutput(whole.slice(0, end))) {
        if (!('tool_call' in found)) continue
        expect([end, lostKey]).toEqual([end, 'tool_call'])
        expect(JSON.stringify(found)).not.toContain('"day":1}')
      }
    }
  })
})

describe('hostile text', () => {
  it('[G4] two megabytes of anything are answered', () => {
    const size = 2_000_000
    for (const unit of [
      '{',
      '[',
      '"',
      '\\',
      '{"',
      '{"a":',
      '{"a":"',
      '{}',
      '{"a":1},',
      ',',
      ' ',
      '{ ',
      '\n',
      '{"a":[',
    ]) {
      const output = unit.repeat(size / unit.length)
      expect(Array.isArray(parseModelOutput(output))).toBe(true)
      expect(Array.isArray(parseModelOutput(`${output}${text}`))).toBe(true)
    }
  })

  it('[G4] keys of the prototype reach no prototype', () => {
    const outputs = [
      '{"__proto__":{"polluted":true},"speak":"a"}',
      '{"\\u005f_proto__":{"polluted":true},"speak":"a"}',
      '{"constructor":{"prototype":{"polluted":true}},"speak":"a"}',
    ]
    for (const output of outputs) {
      const found = first(output)
      expect(Object.getPrototypeOf(found?.value)).toBe(Object.prototype)
      expect(found?.value['polluted']).toBeUndefined()
      expect(Object.keys(found?.value ?? {})).not.toContain('__proto__')
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('[G4] nesting that would exhaust the stack is not taken for an answer', () => {
    const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(parseModelOutput(`${deep}${text}`).map((each) => each.value)).toEqual([value])
  })
})

const seeds = [
  chats('Hello, {friend}.'),
  takesTask,
  plans({ scope: { day_from: 1, day_to: 7, exclude_weekdays: [1], exclude_slots: [2] } }),
  calls('query_range', { day: 3, slot_start: 1 }, 'Let me look.'),
  confirms('batch_move', { moves: [{ task_id: 3, new_day: 4, new_slot_start: 5 }] }),
  delivers('做完了：“线代”已经挪到周五。'),
]

const fragment = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '```json',
    '\n',
    'null',
    '1e999',
    '\\u12',
    '__proto__',
    '👩‍🎓',
  ),
  fc.string({ maxLength: 5, unit: 'binary' }),
)

const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.integer({ min: 0, max: 6 }),
  insert: fragment,
})

const mutated = fc
  .record({
    seed: fc.constantFrom(...seeds),
    mutations: fc.array(mutation, { maxLength: 4 }),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ seed, mutations, cut }) => {
    const changed = mutations.reduce((output, { at, drop, insert }) => {
      const index = Math.floor(at * output.length)
      return output.slice(0, index) + insert + output.slice(index + drop)
    }, seed)
    return cut === null ? changed : changed.slice(0, Math.floor(cut * changed.length))
  })

describe('mutated outputs', () => {
  it('[G4] twenty thousand of them crash nothing, and what fits a contract is what the contract says', () => {
    let read = 0
    fc.assert(
      fc.property(mutated, (output) => {
        for (const { value: found } of parseModelOutput(output)) {
          for (const stage of stages) {
            const parsed = stageContracts[stage].safeParse(found)
            if (parsed.success) read += 1
          }
        }
      }),
      { numRuns: 20_000 },
    )
    expect(read).toBeGreaterThan(1_000)
  })

  it('[G4] none of them writes anything: at most a card or a read comes of it', async () => {
    const world = openWorld(() => 'nothing yet')
    const before = stateOf(world)
    await fc.assert(
      fc.asyncProperty(mutated, async (output) => {
        world.ports.model = async ({ stage }) => ({
          kind: 'output',
          reasoning: '',
          usage: null,
          output: stage === 'execute' ? output : stage === 'chat' ? takesTask : plans(),
        })
        await say(world, 'do it')
        expect(stateOf(world)).toBe(before)
      }),
      { numRuns: 40 },
    )
    expect(world.ports.readHistory().undo?.why).toBe('test')
  })
})
