// What is said with a choice: what came along or stayed behind and why, and why a choice can't be accepted.
import { describe, expect, it } from 'vitest'
import { diffStates, type RecordKey } from '../../../../shared/schedule/diff.ts'
import type { LinkKind, PartLink, PartProblem } from '../../../../shared/schedule/part-of-diff.ts'
import {
  sayComesAlong,
  sayLeft,
  sayLink,
  sayPartProblem,
  sayShare,
  sayStaysBehind,
  sayTaken,
} from '../../../../shared/words/schedule/say-part.ts'
import { at, item, schedule } from '../../../builders.ts'

const ids = [1, 2, 3, 4, 5, 6]
const { window } = schedule([])
const diff = diffStates(
  schedule(ids.map((id) => item(id))),
  schedule(
    ids.map((id) => item(id, { place: at(id, 1) })),
    window,
  ),
)

const link = (key: number, needs: number, kind: LinkKind = 'order'): PartLink => ({
  key: `task:${key}`,
  needs: `task:${needs}`,
  kind,
})

describe('a choice in words', () => {
  it('[U2] says what came along and why, and nothing where nothing did', () => {
    expect(sayComesAlong(diff, [], 'en')).toBe('')
    expect(sayComesAlong(diff, [link(1, 2, 'place')], 'en')).toBe(
      'Ticked as well: “Item 2”. “Item 1” can only lie there once “Item 2” has changed too.',
    )
    expect(sayComesAlong(diff, [link(1, 2, 'place')], 'zh')).toBe(
      '也一起勾上了：“Item 2”。“Item 2”也改了，“Item 1”才能排在那里。',
    )
  })

  it('[U2] names three of many and counts the rest', () => {
    const links = [2, 3, 4, 5, 6].map((id) => link(id, 1))
    expect(sayStaysBehind(diff, links, 'en')).toBe(
      'Left out as well: “Item 2”, “Item 3”, “Item 4” and 2 more. ' +
        '“Item 2” would come out of order with “Item 1”. 4 more are bound as well.',
    )
    expect(sayStaysBehind(diff, links, 'zh')).toContain('“Item 4”和另外 2 项')
  })

  it('[U2] says of each that is left what becomes of it: it waits, is not added, or stays', () => {
    const state = schedule([item(1), item(2, { place: at(2, 1) })])
    const changed = schedule([
      item(1, { place: at(1, 1) }),
      item(2, { place: at(3, 1) }),
      item(3, { title: 'Session 6' }),
    ])
    const question = { state, diff: diffStates(state, changed) }
    expect(sayLeft(question, [], ['task:3'], 'en')).toBe('“Session 6” is not added.')
    expect(sayLeft(question, [], ['task:3'], 'zh')).toBe('不添加“Session 6”。')
    expect(sayLeft(question, [], ['task:1', 'task:2', 'task:3'], 'en')).toBe(
      '“Item 1” waits to be placed. “Item 2” stays as it is. “Session 6” is not added.',
    )
  })

  it.each(['en', 'zh'] as const)(
    '[U3] every way to be bound has its own sentence in %s',
    (language) => {
      const kinds: LinkKind[] = ['place', 'order', 'host', 'limits', 'budget', 'class', 'unit']
      const said = kinds.map((kind) => sayLink(diff, link(1, 2, kind), language))
      expect(new Set(said).size).toBe(kinds.length)
      for (const sentence of said) expect(sentence).toMatch(/“Item 1”.*“Item 2”|“Item 2”.*“Item 1”/)
    },
  )
})

describe('a part in words', () => {
  it('[C4] what a choice lacks is named with the numbers that the terminal takes', () => {
    const problem: PartProblem = { kind: 'needs', links: [link(1, 2)] }
    expect(sayPartProblem(diff, problem, 'en')).toContain('This choice also needs “Item 2” (#2).')
    const keys: RecordKey[] = ['task:9']
    expect(sayPartProblem(diff, { kind: 'unknown', keys }, 'zh')).toContain('#9')
    const many = Array.from({ length: 5_000 }, (_, index): RecordKey => `task:${index + 1}`)
    expect(sayPartProblem(diff, { kind: 'unknown', keys: many }, 'en')).toContain(
      'nothing about #1, #2, #3 and 4997 more.',
    )
    expect(sayPartProblem(diff, { kind: 'outdated', keys: many }, 'zh')).toContain('另外 4997 项')
    expect(sayPartProblem(diff, { kind: 'outdated', keys: ['task:1'] }, 'en')).toContain('“Item 1”')
    expect(sayPartProblem(diff, { kind: 'nothing' }, 'en')).toContain('Nothing is chosen')
  })

  it('[G6] the model reads how much was taken and what was not, by id', () => {
    const left = [{ taskId: 4, title: 'Limits' }]
    expect(sayTaken(5, 6, left, 'en')).toBe(
      'Accepted in part: 5 of 6 changes. Not taken by the person, left as it was: #4 “Limits”.',
    )
    expect(sayTaken(5, 6, left, 'zh')).toContain('#4 “Limits”')
    expect(sayShare(5, 8, 'en')).toBe('5 of 8 changes accepted')
  })
})
