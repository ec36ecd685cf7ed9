// Solutions against answer keys (H1): hand-made expectations in both languages, and what must hold of any two texts.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSolution } from '../../../electron/homework/compare-solution.ts'
import { compareFormulas } from '../../../electron/homework/formula/compare-formulas.ts'
import { judgeAnswer } from '../../../electron/homework/judge-answer.ts'
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
    ['1) the cell wall', '1) the cell membrane', ['1 unsure']],
    ['1) A 2) C', '1) A 2) B 3) D', ['1 same', '2 differs', '3 missing']],
    ['2. b\n1. a', '1. a\n2. b', ['1 same', '2 same']],
    ['1. first\n1. again', '1. first 1. again', ['1 same']],
    ['Q1: yes\nQ2: no', '1. Yes\n2. No', ['1 same', '2 same']],
    ['1a) 5\n1b) 6', '1.\n(a) 5\n(b) 7', ['1 a same', '1 b differs']],
    ['a) yes\nb) no\nc) maybe', 'a) yes\nb) no', ['a same', 'b same', 'c extra']],
    ['0.5\n8', '1) 1/2\n2) 7', ['1 same', '2 differs']],
    ['第1题 9.8\n第2题 向上', '第1题：9.80\n第二题：向下', ['1 same', '2 unsure']],
    ['① 氧气\n② 氮气', '1、氧气。\n2、氢气。', ['1 same', '2 unsure']],
    ['（1）对', '（1）对\n（2）错', ['1 same', '2 missing']],
    ['1) value is\n1.5 m', '1) value is 1.5 m', ['1 same']],
    // Only white space differs.
    ['1) O(n log n)', '1) O(nlogn)', ['1 same']],
    ['1) T(n) = O(n log n)', '1) T(n)=O(nlogn)', ['1 same']],
    ['1) E=mc^2', '1) E = m c^2', ['1 same']],
    ['1) x = 1 2', '1) x = 12', ['1 differs']],
    ['1) now here', '1) nowhere', ['1 unsure']],
    // To the last digit, and with every sign of a formula.
    ['1) 1000000000000001', '1) 1000000000000000', ['1 differs']],
    ['1) 101010101010101010101010', '1) 101010101010101010101011', ['1 differs']],
    ['1) 6.02214076*10^23', '1) 602214076000000000000001', ['1 unsure']],
    ['1) 6.02214076*10^23', '1) 602214076000000000000000', ['1 same']],
    ['1) |x|', '1) x', ['1 differs']],
    ['1) 5!', '1) 5', ['1 differs']],
    ["1) f'(x) = 2x", '1) f(x) = 2x', ['1 unsure']],
    ['1) ¬p', '1) p', ['1 unsure']],
    ['1) Yes!', '1) yes', ['1 same']],
    ['a line\nanother one', 'a line\nsome other one', ['1 same', '2 unsure']],
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
    expect(counts).toEqual({ same: 0, equal: 0, unsure: 0, differs: 1, missing: 0, extra: 0 })
  })

  it('[H1] numbers in the middle of an answer begin no other', () => {
    expect(splitAnswers('1) see 3) and 7) of it\n2) yes').map(({ label }) => label)).toEqual([
      '1',
      '2',
    ])
  })
})

describe('an answer that is written otherwise than the key', () => {
  it.each([
    ['2x+2', '2(x+1)', 'equal'],
    ['(x+1)(x+2)', 'x²+3x+2', 'equal'],
    ['x=2 or x=-3', 'x=-3 or x=2', 'equal'],
    ['x=±2', 'x=2 or x=-2', 'equal'],
    ['3x - y + 1 = 0', 'y = 3x+1', 'equal'],
    ['3<x', 'x>3', 'equal'],
    ['1/√2', String.raw`\frac{\sqrt{2}}{2}`, 'equal'],
    ['sin²x + cos²x', '1', 'equal'],
    ['5!', '120', 'equal'],
    ['9.8 m·s⁻²', '9.8 m/s^2', 'equal'],
    ['500 cm', '5 m', 'equal'],
    ['45 degrees', '45°', 'equal'],
    ['{3,2,1}', '{1,2,3}', 'equal'],
    ['I expand: 2(x+1) = 2x+2. So x = 3', 'x = 3', 'equal'],
    ['由题意得 x+3=5，所以 x=2', 'x=2', 'equal'],
    ['二分之一', '1/2', 'equal'],
    ['twelve', '12', 'equal'],
    ['√', '对', 'equal'],
    ['T', 'True', 'equal'],
    // A value, an equation or a choice that is another one.
    ['x≥3', 'x>3', 'differs'],
    ['(3,2)', '(2,3)', 'differs'],
    ['(2,3]', '(2,3)', 'differs'],
    ['x=2', 'x=2, x=5', 'differs'],
    ['x=2, x=5', 'x=2', 'differs'],
    ['x', '√(x^2)', 'differs'],
    ['3 g', '3 kg', 'differs'],
    ['20%', '20', 'differs'],
    ['错', '√', 'differs'],
    ['AB', 'A', 'differs'],
    ['In 1849 the war began', 'In 1848 the war began', 'differs'],
    // Neither can be shown: the person reads both.
    ['2x+1=5', 'x=2', 'unsure'],
    ['0.333', '1/3', 'unsure'],
    ['3.14', 'π', 'unsure'],
    ['1/(2x)', '1/2x', 'unsure'],
    ['ln x', 'log x', 'unsure'],
    ['H2O', 'HO2', 'unsure'],
    ['on', 'no', 'unsure'],
    ['20-30', '10-20', 'unsure'],
    ['A C B', 'B C A', 'unsure'],
    ['not 42', '42', 'unsure'],
    ['it rises', 'it does not rise', 'unsure'],
    ['植物用光合作用制造糖', '光合作用把光能变成糖', 'unsure'],
  ])('[H1] %j for %j is %s', (given, key, standing) => {
    expect(standings(`1. ${given}`, `1. ${key}`)).toEqual([`1 ${standing}`])
  })

  it.each([
    ['1.A 2.B 3.C', '1.A 2.B 3.D', ['1 same', '2 same', '3 differs']],
    ['1-3 ABC', '1-3 ABD', ['1 same', '2 same', '3 differs']],
    ['1. (2,3)', '1. (2,3)', ['1 same']],
    ['Problem 1\nx=2\nProblem 2\nx=3', '1. x=2\n2. x=4', ['1 same', '2 differs']],
    [
      '一、选择题\n1. A\n2. B\n二、填空题\n1. 5',
      '一、选择题\n1. A\n2. C\n二、填空题\n1. 5',
      ['一 1 same', '一 2 differs', '二 1 same'],
    ],
    ['Answer: 42', '42', ['1 equal']],
    // A section in one line.
    ['1. B\n2. C\n3. O(n log n)', '一、1. B 2. C 3. O(nlogn)', ['1 same', '2 same', '3 same']],
    ['B\nC', '一、1. B 2. C', ['一 1 same', '一 2 same']],
    ['一、1. B 2. A', '一、1. B 2. C 3. D', ['一 1 same', '一 2 differs', '一 3 missing']],
    ['1. B\n2. C\n3. 5', '一、1. B 2. C\n二、3. 5', ['1 same', '2 same', '3 same']],
    [
      '一、选择题 1. B 2. C\n二、填空题 1. 5 2. 6',
      '一、选择题（每题3分）1. B 2. A\n二、填空题：1. 5 2. 7',
      ['一 1 same', '一 2 differs', '二 1 same', '二 2 differs'],
    ],
    ['一、选择题\n1. A\n2. B', '一、选择题\n1. A\n2. C', ['一 1 same', '一 2 differs']],
    [
      '一、1. B 2. C\n二、证明略',
      '一、1. B 2. C\n二、证明略',
      ['一 1 same', '一 2 same', '2 same'],
    ],
    ['1. B\n2. C', '一、B\n二、D', ['1 same', '2 differs']],
    // Parts in one line.
    ['4a) x=3\n4b) yes', '4. a) x=3 b) yes', ['4 a same', '4 b same']],
    ['4.\na) x=3\nb) no', '4. a) x=3 b) yes', ['4 a same', '4 b differs']],
    ['4. (a) x=3 (b) yes 5. 7', '4a) x=3\n4b) yes\n5) 7', ['4 a same', '4 b same', '5 same']],
    ['4、（a）x=3（b）yes', '4a) x=3\n4b) yes', ['4 a same', '4 b same']],
    ['a) see b) for it\nb) yes', 'a) see b) for it\nb) no', ['a same', 'b differs']],
    ['1. A) photosynthesis', '1. A', ['1 unsure']],
    ['1. f(a) b) no', '1. f(a) b) no', ['1 same']],
  ])('[H1] %j against %j is answer by answer %j', (solution, key, expected) => {
    expect(standings(solution, key)).toEqual(expected)
  })

  it('[H1] a formula is equal to itself in other words, and never to another value', () => {
    const leaf = fc.constantFrom('x', 'y', '2', '3.5', '7')
    const tree: fc.Arbitrary<string> = fc.letrec<{ sum: string; leaf: string }>((tie) => ({
      leaf,
      sum: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc
          .tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum'))
          .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
      ),
    })).sum
    fc.assert(
      fc.property(tree, (formula) => {
        expect(compareFormulas(`2*(${formula}) - ${formula}`, formula)).toBe('equal')
        expect(compareFormulas(`${formula} + 1000`, formula)).not.toBe('equal')
      }),
      { numRuns: 60 },
    )
  })

  it('[H1] any two texts are judged, however malformed, and none is another one than itself', () => {
    const sign = fc.constantFrom(
      ...Array.from('(){}[]|\\^_/=<>±,. √xe12%!$\nA'),
      '\\frac',
      '所以',
      'so ',
    )
    const text = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(text, text, (given, key) => {
        expect(['equal', 'differs', 'unsure']).toContain(judgeAnswer(given, key))
        expect(judgeAnswer(given, given)).not.toBe('differs')
      }),
    )
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
