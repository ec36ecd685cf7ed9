// “Them”, “the rest” and “there” mean what was told last, over the real graph and a real file.
import { expect, it } from 'vitest'
import { readActs } from '../../../electron/language/frames/recut.ts'
import { understand } from '../../../electron/language/understand.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { answer, say, stateOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english, factsOf } from './states.ts'

/** Says each, accepts each card, and tells which blocks have moved to which days since the first answer. */
async function movedIn(...said: string[]): Promise<[number, number][]> {
  const world = openTalk(/\p{Script=Han}/u.test(said[0] ?? '') ? chinese : english)
  const before = stateOf(world)
  for (const text of said)
    if ((await say(world, text)).ending === 'card') await answer(world, 'accept')
  return placesChanged(world, before).map(([id, day]) => [id, day])
}

const both: [number, number][] = [
  [102, 21],
  [202, 21],
]

it.each([
  [["what's on friday", 'move them all to sunday'], both],
  [['周五要学什么', '都挪到周日'], both],
  [['what do i have to study on friday', 'move calculus 2 to saturday', 'and the rest to sunday'], [[102, 20], [202, 21]]], // prettier-ignore
  [
    ['周五要学什么', '把高数复习2挪到周六', '剩下的放周日'],
    [
      [102, 20],
      [202, 21],
    ],
  ],
  [['is there room on saturday or sunday', 'put matrices 2 there'], [[202, 20]]],
  [['move calculus 2 to saturday', 'the rest can stay'], [[102, 20]]],
  [['周日有空吗', '那天把高数复习2放过去'], [[102, 21]]],
  [['把高数复习2挪到周六', 'emm 还是放周日下午算了'], [[102, 21]]],
  [['把高数复习2挪到周六', '撤销', '手快了不该撤的，恢复刚才那步'], [[102, 20]]],
])('[M3] of %j only those blocks move', async (said, moved) => {
  expect(await movedIn(...said)).toEqual(moved)
})

it.each([
  ['when is the calculus exam', 'prof says it got pushed back a day'],
  ['高数考试是哪天', '老师刚在群里说延后一天'],
])('[M3] “%s”, “%s” moves the exam that was told', (asked, now) => {
  const isChinese = /\p{Script=Han}/u.test(asked)
  const state = isChinese ? chinese : english
  const facts = { ...factsOf(now, { state }), recent: [{ who: 'person' as const, text: asked }] }
  const exam = state.tasks.find((task) => task.kind === 'event' && task.eventKind === 'exam')
  const told = {
    who: 'weekloom' as const,
    text: quoteTitle(exam?.title ?? '', isChinese ? 'zh' : 'en'),
  }
  expect(readActs(now, { ...facts, recent: [...facts.recent, told] })).toMatchObject([
    { act: 'move_exam' },
  ])
})

it.each([
  ['undo that', 'move calculus 2 to friday', true],
  ['undo that', "what's on friday", false],
  ['撤销', '把高数复习2挪到周五', true],
])(
  '[M3] “%s” behind “%s”, of which nothing was written, asks which change is meant: %s',
  (now, before, isAsked) => {
    const state = /\p{Script=Han}/u.test(now) ? chinese : english
    const recent = [{ who: 'person' as const, text: before }]
    const history = { undo: 'An older change.', redo: null }
    const { kind } = understand({ ...factsOf(now, { state }), recent, history })
    expect(kind).toBe(isAsked ? 'ask' : 'writes')
  },
)
