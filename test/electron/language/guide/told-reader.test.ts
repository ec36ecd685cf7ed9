// The guide's own reader: its weights, and what it adds to the readers of single phrases.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingAsked } from '../../../../electron/language/guide/asked.ts'
import { hear } from '../../../../electron/language/guide/hear.ts'
import { readTold } from '../../../../electron/language/guide/reader/read-told.ts'
import { readLexicon } from '../../../../electron/language/reader/lexicon.ts'
import { decodeModel } from '../../../../electron/language/reader/model-file.ts'
import { guideFingerprintOf } from '../../../../scripts/train/fingerprint.ts'
import { readToldCorpus, readToldFile } from '../../../../scripts/train/guide/told-corpus.ts'
import { encodeTold, measureTold, prepareTold, trainTold } from '../../../../scripts/train/guide/train-told.ts' // prettier-ignore
import { f1, sumOf } from '../../../../scripts/train/measure.ts'
import { english, factsOf } from '../states.ts'

const root = join(import.meta.dirname, '../../../..')
const language = join(root, 'electron/language')
const model = decodeModel(readFileSync(join(language, 'guide/reader/weights.bin')))
const wordsOf = (file: string) => readLexicon(readFileSync(join(language, file), 'utf8'))
const known = {
  main: decodeModel(readFileSync(join(language, 'reader/weights.bin'))),
  lexicon: wordsOf('reader/lexicon.txt'),
  cues: wordsOf('guide/reader/cues.txt'),
}

describe('the weights', () => {
  it('[M6] belong to the corpus: after a change of it, `npm run train` makes them anew', () => {
    expect(model.fingerprint).toBe(guideFingerprintOf(root))
  })

  it('[M6] read authors that were not trained on no worse than the model card says', () => {
    const test = readToldCorpus(join(root, 'corpus/guide/test'))
    const sum = sumOf(measureTold(model, prepareTold(test, known)).values())
    const card = readFileSync(join(root, 'docs/guide-model.md'), 'utf8')
    expect(f1(sum) * 100).toBeCloseTo(Number(/F1 ([\d.]+) %/.exec(card)?.[1]), 0)
    expect(f1(sum)).toBeGreaterThan(0.6)
  })

  it('[M6] come out the same, byte for byte, whenever they are trained', () => {
    const some = readToldCorpus(join(root, 'corpus/guide/train')).slice(0, 100)
    const make = () => encodeTold(trainTold(prepareTold(some, known)), 'some')
    expect(Buffer.from(make()).equals(make())).toBe(true)
  })

  it('[M6] a role that there is not is named with its place', () => {
    expect(() => readToldFile('some.txt', 'none | tell | [a](b)')).toThrow('some.txt:1')
  })
})

const facts = factsOf('', { state: english })
const heard = (text: string, asked = nothingAsked) => hear(text, asked, facts)

describe('what it adds', () => {
  it('[B10] a course is the name that is learned to be one, and no greeting before it', () => {
    const { course } = heard(
      "Hi! Could you help me plan organic chemistry? The final's on 9 December.",
    )
    expect(course).toMatchObject({ kind: 'new', said: 'Organic chemistry' })
  })

  it('[B10] parts that are done are counted from the first where only their number is told', () => {
    expect(heard('20 word lists, 15 minutes each, and 5 of them are finished').out).toContainEqual(
      expect.objectContaining({ isOut: true, numbers: [1, 2, 3, 4, 5] }),
    )
  })

  it('[B10] which parts are done is not guessed where they have names, or are of two kinds', () => {
    const topics = ['mechanics', 'waves', 'heat'].map((title) => ({ title, minutes: null, count: null })) // prettier-ignore
    const asked = { ...nothingAsked, isFirst: false, course: 'Physics', known: { ...nothingAsked.known, topics } } // prettier-ignore
    expect(heard('I already know two of them', asked).out.flatMap(({ numbers }) => numbers)).toEqual([]) // prettier-ignore
  })

  it('[B10] a part keeps its name where the course has it too, and its time wherever it is named', () => {
    const algebra = heard('linear algebra final on 9 December: algebra, matrices, vector spaces')
    expect(algebra.topics.listed.map(({ title }) => title)).toEqual(['algebra', 'matrices', 'vector spaces']) // prettier-ignore
    const asked = {
      ...nothingAsked,
      section: 'amount',
      isFirst: false,
      course: '線性代數',
    } as const
    const { shares } = heard('線性代數要考：線性映射、特徵值、行列式。其中線性映射4小時', asked)
    expect(shares.own).toMatchObject([{ title: '線性映射', minutes: 240, count: null }])
  })

  it('[B10] “skip no 7” names a number, and siblings are no work', () => {
    const units = [{ unit: 'chapter', first: 1, count: 10, minutes: null }] as const
    const known = { ...nothingAsked.known, units: [...units] }
    const asked = { ...nothingAsked, isFirst: false, course: 'Physics', known }
    expect(heard('skip no 7', asked).out).toMatchObject([{ isOut: true, numbers: [7] }])
    const dates = { ...asked, section: 'dates' } as const
    expect(heard('I have 2 siblings and a job, exam is December 9', dates).units).toEqual([])
  })

  it('[B10] time told beside the name of one part is its own, and not all there is', () => {
    const topics = ['mechanics', 'waves'].map((title) => ({ title, minutes: null, count: null }))
    const asked = { ...nothingAsked, isFirst: false, course: 'Physics', known: { ...nothingAsked.known, topics } } // prettier-ignore
    const { amount, shares } = heard('4 hours for mechanics, 3 for waves', asked)
    expect(amount).toBeNull()
    expect(shares.own).toMatchObject([
      { title: 'mechanics', minutes: 240, count: null },
      { title: 'waves', minutes: 180, count: null },
    ])
  })

  it('[B10] “to go over” leaves nothing over, and “that one” is no number', () => {
    expect(heard('8 lectures to go over, an hour and a half each')).toMatchObject({
      units: [{ unit: 'lecture', count: 8, minutes: 90 }],
      left: null,
    })
    const { out } = heard("chapters 1 to 6, minus chapter 4, prof said that one's not on it")
    expect(out.flatMap(({ numbers }) => numbers)).toEqual([4])
  })

  it('[B10] a change of the course lists no parts', () => {
    const asked = { ...nothingAsked, section: 'amount', isFirst: false, course: 'Modern history' } as const // prettier-ignore
    expect(heard('算了，近代史先放着，改成概率论', asked).topics.listed).toEqual([])
  })

  it('[B10] whatever is typed, the words it tells stand in the message', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 80 }), constantFrom('dates', 'amount', null), (text, asked) => {
        for (const { start, end, text: words } of readTold(text, asked, facts))
          expect(text.slice(start, end)).toBe(words)
      }), // prettier-ignore
    )
  })
})
