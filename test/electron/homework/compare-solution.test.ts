// Solutions against answer keys (H1): hand-made expectations in both languages, and what must hold of any two texts.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSolution } from '../../../electron/homework/compare-solution.ts'
import { readSigns } from '../../../electron/homework/read-signs.ts'
import { splitAnswers } from '../../../electron/homework/split-answers.ts'

const standings = (solution: string, key: string) =>
  compareSolution(solution, key).answers.map(({ label, standing }) => `${label} ${standing}`)

describe('answers', () => {
  it.each([
    ['1) 0.5', '1) 1/2', ['1 same']],
    ['1) 1,000', '1) 1000.0', ['1 same']],
    ['1) 50 %', '1) 0.5', ['1 same']],
    ['1) 3 1/2', '1) 3.50', ['1 same']],
    ['1) 3,5', '1) 3.5', ['1 same']],
    ['1) 1.5 × 10^3', '1) 1500', ['1 same']],
    ['1) 2·10⁻³ m', '1) 0.002 m', ['1 same']],
    ['1) x² − 4', '1) x^2 - 4', ['1 same']],
    ['1) １２', '1) 12', ['1 same']],
    ['1) -3', '1) 3', ['1 differs']],
    ['1) x - 3', '1) x + 3', ['1 differs']],
    ['1) x^2', '1) x^3', ['1 differs']],
    ['1) (a+b)*c', '1) a+b*c', ['1 differs']],
    ['1) x = (3)', '1) x = 3', ['1 same']],
    ['1) The cell, membrane.', '1) the cell membrane', ['1 same']],
    ['1) the cell wall', '1) the cell membrane', ['1 differs']],
    ['1) A 2) C', '1) A 2) B 3) D', ['1 same', '2 differs', '3 missing']],
    ['2. b\n1. a', '1. a\n2. b', ['1 same', '2 same']],
    ['1. first\n1. again', '1. first 1. again', ['1 same']],
    ['Q1: yes\nQ2: no', '1. Yes\n2. No', ['1 same', '2 same']],
    ['1a) 5\n1b) 6', '1.\n(a) 5\n(b) 7', ['1 a same', '1 b differs']],
    ['a) yes\nb) no\nc) maybe', 'a) yes\nb) no', ['a same', 'b same', 'c extra']],
    ['0.5\n8', '1) 1/2\n2) 7', ['1 same', '2 differs']],
    ['第1题 9.8\n第2题 向上', '第1题：9.80\n第二题：向下', ['1 same', '2 differs']],
    ['① 氧气\n② 氮气', '1、氧气。\n2、氢气。', ['1 same', '2 differs']],
    ['（1）对', '（1）对\n（2）错', ['1 same', '2 missing']],
    ['1) value is\n1.5 m', '1) value is 1.5 m', ['1 same']],
    ['a line\nanother one', 'a line\nsome other one', ['1 same', '2 differs']],
    ['quite something else', 'a line\nanother', ['1 missing', '1 extra', '2 missing']],
  ])('[H1] %j against %j is %j', (solution, key, expected) => {
    expect(standings(solution, key)).toEqual(expected)
  })

  it('[H1] what differs is told sign by sign, with what only the key and only the solution says', () => {
    const { answers, counts } = compareSolution('1) x = 3, y = 5', '1) x = 3, y = 4 or 6')
    expect(answers[0]?.pieces).toEqual([
      { kind: 'same', text: 'x = 3, y =' },
      { kind: 'missing', text: '4 or 6' },
      { kind: 'extra', text: '5' },
    ])
    expect(counts).toEqual({ same: 0, differs: 1, missing: 0, extra: 0 })
  })

  it('[H1] numbers in the middle of an answer begin no other', () => {
    expect(splitAnswers('1) see 3) and 7) of it\n2) yes').map(({ label }) => label)).toEqual([
      '1',
      '2',
    ])
  })
})

describe('any two texts', () => {
  const word = fc.constantFrom(
    'a',
    'the cell',
    '1/2',
    '0.5',
    '-3',
    'x^2',
    '=',
    '(',
    ')',
    '氧气',
    '1)',
    '2)',
    'a)',
    '第1题',
    '\n',
    '%',
    '·',
  )
  const text = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '))

  it('[H1] a text is the same as itself, answer by answer', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { counts } = compareSolution(any, any)
        expect(counts).toMatchObject({ differs: 0, missing: 0, extra: 0 })
      }),
    )
  })

  it('[H1] nothing gets lost: what the key says stands in the same or the missing pieces', () => {
    fc.assert(
      fc.property(text, text, (solution, key) => {
        const { answers, by } = compareSolution(solution, key)
        const count = (kinds: readonly string[]) =>
          answers
            .flatMap(({ pieces }) => pieces)
            .filter(({ kind }) => kinds.includes(kind))
            .reduce(
              (sum, piece) =>
                sum + readSigns(piece.text).filter(({ key: each }) => each.startsWith('#')).length,
              0,
            )
        const wanted =
          by === 'lines'
            ? key
                .split('\n')
                .reduce(
                  (sum, line) =>
                    sum + readSigns(line).filter(({ key: each }) => each.startsWith('#')).length,
                  0,
                )
            : splitAnswers(key).reduce(
                (sum, { text: own }) =>
                  sum + readSigns(own).filter(({ key: each }) => each.startsWith('#')).length,
                0,
              )
        expect(count(['same', 'missing'])).toBeGreaterThanOrEqual(wanted > 0 ? 1 : 0)
      }),
    )
  })
})
