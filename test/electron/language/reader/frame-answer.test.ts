// What a language model answers about a message becomes frames, whatever it answers: only what stands in the message counts.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { framesOfAnswer } from '../../../../electron/language/reader/frame-answer.ts'
import { actNames, frameSchema, type Frame } from '../../../../electron/language/reader/frame.ts'

const act = (name: string, words: Record<string, string>, begins = '', flags: string[] = []) => ({
  begins,
  act: name,
  slots: Object.entries(words).map(([role, text]) => ({ role, text })),
  flags,
})

function read(text: string, acts: unknown[], trained: Frame[] = []): Frame[] {
  return framesOfAnswer({ acts }, text, trained) ?? []
}

/** What the trained reader makes of "plan my week". */
const plan = (confidence: number): Frame => ({
  act: 'plan',
  from: 0,
  to: 12,
  slots: [],
  flags: [],
  confidence,
  others: [],
})

const slotsOf = ({ slots }: Frame) => slots.map(({ role, text }) => `${role}=${text}`)

it('[M7] words become slots where they stand, in the spelling of the message', () => {
  const text = 'Move Calc to “Fri morning”'
  const [frame] = read(text, [act('move', { task: 'calc', to: '"fri morning"' })])
  expect(frame?.slots).toEqual([
    { role: 'task', text: 'Calc', from: 5, to: 9 },
    { role: 'to', text: 'Fri morning', from: 14, to: 25 },
  ])
})

it('[M7] a slot whose words do not stand in the message is dropped, and the reading counts for less', () => {
  const text = 'move the restart to friday'
  const whole = read(text, [act('move', { task: 'restart', to: 'friday' })])
  const made = read(text, [act('move', { task: 'art', to: 'friday', by: 'monday' })])
  expect(made.map(slotsOf)).toEqual([['to=friday']])
  expect(made[0]?.confidence).toBeLessThan(whole[0]?.confidence ?? 0)
})

it('[M7] several acts divide the message where each begins, and take words of their own part', () => {
  const text = '周四的高数删掉，然后周四有什么'
  const frames = read(text, [
    act('unplace', { task: '高数', when: '周四' }, '周四的'),
    act('ask_day', { when: '周四' }, '然后'),
  ])
  expect(frames.map(({ from, to }) => text.slice(from, to))).toEqual([
    '周四的高数删掉，',
    '然后周四有什么',
  ])
  expect(frames.map((frame) => frame.slots.map(({ from }) => from))).toEqual([[0, 3], [10]])
})

it('[M7] an act that is none, or of which no word stands in the message, is left out', () => {
  const text = 'undo that'
  expect(
    read(text, [act('fly', {}), act('undo', {}), act('export', { value: 'pdf' }, 'as')]),
  ).toEqual(read(text, [act('undo', {})]))
  expect(framesOfAnswer({ acts: [act('fly', {})] }, text, [])).toBeNull()
  expect(framesOfAnswer('nothing', text, [])).toBeNull()
})

it('[M7] two readers that agree in act and words are surer than either, and a denial that one of them heard is heard', () => {
  const text = 'don’t move physics'
  const trained: Frame = {
    act: 'move',
    from: 0,
    to: text.length,
    slots: [{ role: 'course', text: 'physics', from: 11, to: 18 }],
    flags: ['negated'],
    confidence: 0.8,
    others: [{ act: 'pin', confidence: 0.2 }],
  }
  const [agreed] = read(text, [act('move', { task: 'physics' })], [trained])
  expect(agreed?.confidence).toBeCloseTo(0.948)
  expect(agreed?.flags).toEqual(['negated'])
  const [without] = read(text, [act('move', {})], [trained])
  expect(without?.confidence).toBeLessThan(0.75)
  const [other] = read(text, [act('pin', { task: 'physics' })], [trained])
  expect(other).toMatchObject({ act: 'pin', flags: [] })
  expect(other?.others.map((each) => each.act)).toEqual(['move'])
})

it('[M7] of two readers that name different acts the surer stands, less sure, and the other comes after', () => {
  const text = 'plan my week'
  const [known] = read(text, [act('add_event', { title: 'week' })], [plan(0.99)])
  expect(known).toMatchObject({ act: 'plan', slots: [], others: [{ act: 'add_event' }] })
  expect(known?.confidence).toBeLessThan(0.99)
  const [unsure] = read(text, [act('add_event', { title: 'week' })], [plan(0.6)])
  expect(unsure).toMatchObject({ act: 'add_event', others: [{ act: 'plan' }] })
})

it('[M7] what an exception stands before is excepted, whatever the model says', () => {
  const [frame] = read('clear friday except calculus', [
    act('clear', { when: 'friday', task: 'calculus' }),
  ])
  expect(frame === undefined ? [] : slotsOf(frame)).toEqual(['when=friday', 'except=calculus'])
})

it('[M7] whatever is answered, frames are well formed or there are none', () => {
  const text = 'Move İstanbul 😀 notes to 周五, then undo'
  const words = fc.oneof(fc.string(), fc.constantFrom('notes', '周五', '😀', 'İ', 'undo', ' ', ''))
  const odd = fc.record({
    acts: fc.array(
      fc.oneof(
        fc.anything(),
        fc.record({
          begins: words,
          act: fc.oneof(fc.constantFrom(...actNames), fc.string()),
          slots: fc.oneof(
            fc.anything(),
            fc.array(fc.record({ role: fc.constantFrom('task', 'to', 'x'), text: words })),
          ),
          flags: fc.oneof(fc.anything(), fc.array(fc.constantFrom('negated', 'x', 3))),
        }),
      ),
    ),
  })
  fc.assert(
    fc.property(fc.oneof(odd, fc.anything()), (answer) => {
      for (const frame of framesOfAnswer(answer, text, []) ?? []) {
        expect(frameSchema.parse(frame)).toEqual(frame)
        for (const { text: said, from, to } of frame.slots) expect(text.slice(from, to)).toBe(said)
      }
    }),
  )
})
