// What is said of what came before it: the time that was freed, days without study, another day's first thing.
import { describe, expect, it, test } from 'vitest'
import { nearItems } from '../../../electron/language/frames/loose-name.ts'
import { reading } from '../../../electron/language/frames/reading.ts'
import { readActs } from '../../../electron/language/frames/recut.ts'
import { partsOf } from '../../../electron/language/parts-of.ts'
import { answerFact } from '../../../electron/language/answer/answer-fact.ts'
import { understand } from '../../../electron/language/understand.ts'
import { speechOf } from '../../../electron/language/say/speech.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { framesOf } from './given/frames.ts'
import { clockAt, put, to, writes } from './intents.ts'
import { chinese, english, factsOf, planned } from './states.ts'

/** Facts of a message that is read as the example says. */
function said(example: string, changes: Partial<TurnFacts> = {}) {
  const given = framesOf(example)
  const isChinese = /\p{Script=Han}/u.test(given.text)
  const state = changes.state ?? (isChinese ? chinese : english)
  const language = isChinese ? 'zh' : 'en'
  return factsOf(given.text, { language, ...changes, state, readings: [given] })
}

function actsOf(example: string): string[] {
  return readActs(framesOf(example).text, said(example)).map(({ act }) => act)
}

const written = (text: string): TurnFacts['recent'] => [
  { who: 'person', text: 'cancel it' },
  { who: 'weekloom', text },
]

describe('[M3] the time that was freed', () => {
  it.each([
    [
      'place | [空出来那会儿](to)做[高数复习1](task)',
      '已写入。取消11月27日 周五 08:00–09:35的“高等数学”。',
    ],
  ])('%s', (example, text) => {
    expect(understand(said(example, { recent: written(text) }))).toEqual(
      writes(put(101, to(['2026-11-27'], clockAt(8, 0)))),
    )
  })
})

test('[M3] days without study are no end: what would find no other place is named', () => {
  const facts = said('feasible | if i did nothing [friday](when) would it still fit', {
    state: planned,
  })
  const intent = understand(facts)
  expect(intent).toMatchObject({ query: { fact: 'in-the-way', days: [19] } })
  const query = intent.kind === 'query' ? intent.query : null
  if (query?.kind !== 'query-fact') throw new Error('no fact is asked for')
  expect(answerFact(query, facts, speechOf(facts))).toMatch(
    /^Yes, it still fits: all 2 sessions.*Calculus review 2.*Matrices 2/,
  )
})

test.each([
  'ask_advice | whats the first thing [tomorrow](when)',
  'ask_advice | [明天](when)先干啥',
])('[M3] another day’s first thing is told with all of that day: %s', (example) => {
  expect(understand(said(example))).toMatchObject({ query: { kind: 'query-day', days: [18] } })
})

test('[M3] whatever is told beside an undo that was wrong, it is done again', () => {
  const facts = said('redo 0.7, mark:open 0.2 | no do that again, shouldnt have undone it', {
    history: { undo: null, redo: 'Moves a block' },
  })
  expect(understand(facts)).toEqual(writes({ kind: 'redo' }))
})

test('[M3] a plan of a course “mornings only” is of that course', () => {
  const facts = said('plan | fill my [week](when) with [calculus](course), [mornings only](when)')
  expect(understand(facts)).toMatchObject({ writes: [{ kind: 'plan', classIds: [1] }] })
})

test('[G13] what mends the turn before is a part of its own, and what is less sure beside an act of the window too', () => {
  expect(partsOf(factsOf('no wait not sunday i meant saturday. and then lock it'))).toEqual([
    'no wait not sunday i meant saturday.',
    'lock it',
  ])
})

test.each([
  'ask_remaining | what have i still got left [today](when)',
  'ask_day | [今天](when)还剩啥',
])('[M3] what is left of today is told from now on: %s', (example) => {
  expect(understand(said(example))).toMatchObject({
    query: { kind: 'query-day', days: [17], wish: { kind: 'between', from: 540 } },
  })
})

test.each([
  'plan | I have time on [saturday](when), plan my [week](when)',
  'plan | I have homework due on [saturday](when), plan my [week](when)',
])('[M3] what is no appointment keeps no day free: %s', (example) => {
  expect(understand(said(example))).not.toMatchObject({
    writes: [{ limits: { weekdays: [6] } }],
  })
})

test('[M3] a wish behind the goal is no reason, and “because it clashes” leaves an order as it is', () => {
  const wish =
    'move | move [calculus review 2](task) to [saturday](to), I want it in the [evening](to)'
  expect(readActs(framesOf(wish).text, said(wish))[0]?.slots).toHaveLength(3)
  const clash =
    'move | move [everything](task) on [thursday](from) to [friday](to) because it clashes with my trip'
  expect(actsOf(clash)).toEqual(['move'])
})

test('[M3] to study on a day more is no time without study', () => {
  const facts = said('feasible | will everything fit if I study on [saturday](when) too?')
  expect(understand(facts)).toMatchObject({ query: { kind: 'query-fits' } })
})

test('[B9] two courses said side by side are not joined', () => {
  expect(understand(factsOf('高等数学和线性代数', { state: chinese })).kind).not.toBe('writes')
})

test.each([
  [
    'set_deadline | [problem sheet 3](task) for [calculus](task) due [monday morning](due)',
    'add_homework',
  ],
  ['set_deadline | [calculus review 2](task) due [monday](due)', 'set_deadline'],
  ['set_deadline | [problem sheet 3](task) is now due [on monday](due)', 'set_deadline'],
])('[M3] of a thing that is not there no deadline changes: %s', (example, act) => {
  expect(actsOf(example)).toEqual([act])
})

test('[M3] [B9] to delete everything and start over is no plan', () => {
  expect(actsOf('delete_all + replan | delete all my stuff // and start over')).toEqual([
    'delete_all',
  ])
})

describe('who or what is meant', () => {
  test.each([
    [
      'move | what is on [friday](when) is full, so [calculus review 2](task) and [matrices 2](task), [those two](task), [saturday](to)',
      [102, 202],
    ],
    ['delete_work | [高数](course)[复习2](task)不考了，[那次](task)删掉', [102]],
  ])('[M3] what points back beside a name is what was named: %s', (example, ids) => {
    const [frame] = framesOf(example).frames
    const facts = said(example)
    if (frame === undefined) throw new Error('no frame')
    const owners = reading(frame, facts.request, facts)
      .operands()
      .flatMap(({ names }) => names.flat())
    expect([...new Set(owners.map(({ kind, id }) => (kind === 'item' ? id : 0)))]).toEqual(ids)
  })

  test('[M3] of what was told last, the later one', () => {
    const recent: TurnFacts['recent'] = [
      { who: 'person', text: 'when is linear algebra' },
      {
        who: 'weekloom',
        text: '“Matrices 1”: Thu 26 Nov 13:30–15:05 “Matrices 2”: Fri 27 Nov 15:20–16:55',
      },
    ]
    const facts = said('move | [the later one](task) to [saturday](to)', { recent })
    expect(understand(facts)).toMatchObject({ writes: [{ kind: 'put', taskId: 202 }] })
  })

  test('[M3] words that stand in no title whole mean the blocks that hold most of what they tell', () => {
    expect(nearItems('背单词那几次', chinese)).toEqual([])
    expect(nearItems('chemistry review', english)).toEqual([])
    expect(nearItems('看高数复习那几次', chinese).map(({ id }) => id)).toContain(102)
  })
})
