// The trained reader: its corpus, its weights, and what it reads whoever writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { markBuiltIn, readTrained } from '../../../../electron/language/reader/built-in.ts'
import { cutClauses } from '../../../../electron/language/reader/cut-clauses.ts'
import { flagNames, frameSchema, roleNames } from '../../../../electron/language/reader/frame.ts'
import { readLexicon } from '../../../../electron/language/reader/lexicon.ts'
import { decodeModel, encodeModel } from '../../../../electron/language/reader/model-file.ts'
import { checkCorpus } from '../../../../scripts/train/check-corpus.ts'
import { readCorpus, readFile } from '../../../../scripts/train/corpus.ts'
import { prepareExamples } from '../../../../scripts/train/examples.ts'
import { fingerprintOf } from '../../../../scripts/train/fingerprint.ts'
import { accuracy, f1, measure, sumOf } from '../../../../scripts/train/measure.ts'
import { readAsides } from '../../../../scripts/train/asides.ts'
import { learn } from '../../../../scripts/train/learn-reader.ts'
import { understand } from '../../../../electron/language/understand.ts'
import { english, factsOf } from '../states.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'electron/language/reader')
const model = decodeModel(readFileSync(join(folder, 'weights.bin')))
const lexicon = readLexicon(readFileSync(join(folder, 'lexicon.txt'), 'utf8'))
const train = readCorpus(join(root, 'corpus/train'))
const unseen = readCorpus(join(root, 'corpus/test'))

const facts = factsOf('', { state: english })

describe('the corpus', () => {
  it('[M6] names only acts, roles and flags that there are, and does not contradict itself', () => {
    expect([...checkCorpus(train), ...checkCorpus(unseen)]).toEqual([])
  })

  it('[M6] tells what is wrong with a line', () => {
    const twice = 'move | move it\nplace | Move it!\nfly | to the moon\nmove | [it](thing)'
    const faults = checkCorpus(readFile('some.txt', twice))
    expect(faults).toEqual([
      'some.txt:2: “Move it!” is “move” in some.txt:1',
      'some.txt:3: no act is called “fly”',
      'some.txt:4: no role is called “thing”',
    ])
    expect(() => readFile('some.txt', 'move it')).toThrow('some.txt:1')
    expect(() => readFile('some.txt', 'move + undo | move it')).toThrow('as many acts')
  })
})

const cut = (text: string) =>
  cutClauses(markBuiltIn(text, { state: english, today: facts.today }), model)

describe('where acts begin', () => {
  it.each([
    ['done with the essay, move calculus review 2 to friday', ['mark:done', 'move']],
    ['done with the essay, calculus review 2 and the vocabulary', ['mark:done']],
    ['move calculus review 2 to friday, or saturday if thats full', ['move']],
  ])('[M6] “%s” has as many acts as are meant', (text, acts) => {
    expect(cut(text).map(({ ranked: [best] }) => best?.act)).toEqual(acts)
  })

  it('[M6] the parts leave nothing out and stand in order, whatever is said', () => {
    assert(
      property(
        array(
          oneof(
            constantFrom('and', ',', 'done', 'move it', '。', '然后', '完成', '7pm', '!'),
            string(),
          ),
          { maxLength: 14 },
        ),
        (words) => {
          const text = words.join(' ')
          const clauses = cut(text)
          const { length } = markBuiltIn(text, { state: english, today: facts.today }).tokens
          expect(clauses.map(({ from }) => from)).toEqual(
            [0, ...clauses.slice(0, -1).map(({ until }) => until)].slice(0, clauses.length),
          )
          expect(clauses.at(-1)?.until ?? 0).toBe(length)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('the weights', () => {
  it('[M6] belong to the corpus: after a change of it, `npm run train` makes them anew', () => {
    expect(model.fingerprint).toBe(fingerprintOf(root))
  })

  it('[M6] read authors that were not trained on no worse than the model card says', () => {
    const measured = measure(model, prepareExamples(unseen, lexicon))
    const card = readFileSync(join(root, 'docs/reader-model.md'), 'utf8')
    const [all = '0'] = /\| act right \| ([\d.]+) %/.exec(card)?.slice(1) ?? []
    expect(accuracy(measured.clauses) * 100).toBeCloseTo(Number(all), 0)
    expect(accuracy(measured.clauses)).toBeGreaterThan(0.9)
    expect(accuracy(measured.clauses, 3)).toBeGreaterThan(0.97)
    expect(f1(sumOf(measured.slots.values()))).toBeGreaterThan(0.8)
    expect(measured.cutRight / measured.messages).toBeGreaterThan(0.96)
  })

  it('[M6] are right far more often where they say that they are sure', () => {
    const { clauses } = measure(model, prepareExamples(unseen, lexicon))
    const sure = clauses.filter(({ chance }) => chance >= 0.95)
    expect(accuracy(sure)).toBeGreaterThan(0.97)
    expect(sure.length).toBeGreaterThan(clauses.length / 3)
  })

  it('[M6] come out the same, byte for byte, whenever they are trained', () => {
    const asides = readAsides(join(root, 'corpus/asides')).slice(0, 40)
    const make = () =>
      encodeModel({
        ...learn(train.slice(0, 150), asides, lexicon),
        fingerprint: 'some',
        warmth: 1,
      })
    expect(Buffer.from(make()).equals(make())).toBe(true)
  })

  it('[M6] come back from their file as they were', () => {
    const again = decodeModel(encodeModel(model))
    expect(again.acts.values).toEqual(model.acts.values)
    expect(again.chain.labels).toEqual(model.chain.labels)
    expect(again.warmth).toBe(model.warmth)
  })
})

const intent = (text: string) => understand(factsOf(text, { state: english }))

describe('what comes of it', () => {
  it('[M6] an end that is no day is asked for, and never left out', () => {
    expect(intent('sort out everything until the fair pls')).toEqual({
      kind: 'ask',
      question: { kind: 'unknown-day', words: 'until the fair' },
    })
    expect(intent('sort out everything until the exams pls')).toMatchObject({
      writes: [{ kind: 'plan', days: null, span: 'everything' }],
    })
  })

  it('[M6] a question for one fact gets that fact', () => {
    expect(intent('which day is lightest this week')).toMatchObject({
      kind: 'query',
      query: { kind: 'query-fact', fact: 'lightest' },
    })
    expect(intent('what happens if i skip friday')).toMatchObject({
      kind: 'query',
      query: { kind: 'query-fact', fact: 'in-the-way', days: [19] },
    })
  })

  it('[M6] what is surely no study work is never noted as such', () => {
    expect(intent('remind me 10 minutes before each block')).toEqual({
      kind: 'beyond',
      what: 'reminder',
      taskIds: [],
    })
  })

  it('[M6] a sigh is answered as one', () => {
    expect(intent("I'm so stressed, two exams and I understand nothing")).toEqual({
      kind: 'talk',
      talk: 'worry',
    })
  })

  it('[M6] no change is made of words that name nothing in the schedule', () => {
    for (const text of ['optimise my mood', 'I skipped the gym', 'move the sofa to friday'])
      expect(intent(text).kind).not.toBe('writes')
  })
})

describe('what it reads', () => {
  test.each([
    ['whats on tomorrow', 'ask_day'],
    ['which day is the lightest this week', 'ask_load:lightest'],
    ['how many days til the calculus midterm', 'ask_exam'],
    ['push calculus review 2 to sunday', 'move'],
    ['undo that pls', 'undo'],
    ['这周哪天最闲', 'ask_load:lightest'],
    ['現在第幾週了', 'ask_date'],
    ['帮我把高数挪到周五晚上', 'move'],
  ])('[M6] “%s”', (text, act) => {
    expect(readTrained(text, facts)[0]?.act).toBe(act)
  })

  it('[M6] several acts of one message, each with its own words', () => {
    const text = 'done with calculus review 1 and then move matrices 2 to sunday'
    const frames = readTrained(text, facts)
    expect(frames.map(({ act }) => act)).toEqual(['mark:done', 'move'])
    expect(frames[1]?.slots.map(({ role, text: words }) => [role, words])).toEqual([
      ['task', 'matrices 2'],
      ['to', 'sunday'],
    ])
  })

  it('[M6] any text into whole frames: within the text, in order, with chances between 0 and 1', () => {
    const piece = oneof(
      string({ unit: 'grapheme' }),
      constantFrom(
        'move ',
        '挪到',
        'fri ',
        '周五',
        '😭',
        '\u202e',
        'İ',
        'ﬀ',
        '２点',
        'x'.repeat(300),
      ),
    )
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        let at = 0
        for (const frame of readTrained(text, facts)) {
          expect(frameSchema.safeParse(frame).success).toBe(true)
          expect(frame.from).toBeGreaterThanOrEqual(at)
          at = frame.to
          for (const slot of frame.slots) expect(text.slice(slot.from, slot.to)).toBe(slot.text)
        }
        expect(at).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('[M6] 20,000 characters', () => {
    expect(readTrained('please move it to friday and '.repeat(700), facts).length).toBeGreaterThan(
      0,
    )
  })

  it('[M6] knows no more roles and flags than the corpus teaches', () => {
    const taught = new Set(train.flatMap(({ spans }) => spans.map(({ role }) => role)))
    expect([...taught].toSorted()).toEqual([...roleNames].toSorted())
    const flagged = new Set(train.flatMap(({ acts }) => acts.flatMap(({ flags }) => flags)))
    expect([...flagged].toSorted()).toEqual([...flagNames].toSorted())
  })
})
