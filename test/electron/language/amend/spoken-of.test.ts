// What a message leaves unsaid is what was spoken of right before: the subject of a question, the work of a change, what was just written.
import { describe, expect, it } from 'vitest'
import { turnExcepted } from '../../../../electron/language/reader/turn-excepted.ts'
import { understand } from '../../../../electron/language/understand.ts'
import { english, factsOf, planned } from '../states.ts'

const after = (text: string, words: string) =>
  understand(factsOf(words, { state: planned, recent: [{ who: 'person', text }] }))

describe('what was spoken of', () => {
  it('[M3] is the subject of a question that names none', () => {
    expect(after('when is the calculus midterm due', 'how many are left')).toMatchObject({
      kind: 'query',
      query: { fact: 'left', classIds: [1] },
    })
    expect(after('where is calculus', "what's left this week")).not.toMatchObject({
      query: { classIds: [1] },
    })
  })

  it('[M3] is no subject where two things were named', () => {
    expect(after('calculus review 2 and matrices 2 are done', 'how many are left')).toMatchObject({
      kind: 'query',
      query: { fact: 'left', classIds: null },
    })
  })
})

const wrote = (words: string, undo = 'It was written.') =>
  understand({
    ...factsOf(words, {
      state: english,
      recent: [{ who: 'person', text: 'party on saturday at 8 pm', written: ['It was written.'] }],
    }),
    history: { undo, redo: null },
  })

describe('“never mind”', () => {
  it.each(['never mind', "forget it, it's not happening", 'ok leave it'])(
    '[M3] right after a change, “%s” may take it back, and is asked about',
    (words) => {
      expect(wrote(words)).toEqual({
        kind: 'ask',
        question: { kind: 'which-reading', readings: ['Undo'] },
      })
    },
  )

  it('[M3] takes nothing back that was changed since', () => {
    expect(wrote('never mind', 'Moved by hand.').kind).toBe('talk')
  })
})

const slot = (text: string, words: string) => {
  const from = text.indexOf(words)
  return { role: 'not' as const, text: words, from, to: from + words.length }
}

describe('“only”', () => {
  it.each([
    ['plan algebra, only in the evenings', 'evenings', 'when'],
    ['只在晚上排线代', '晚上', 'when'],
    ['plan algebra, not only in the evenings', 'evenings', 'not'],
    ['plan algebra, not in the evenings', 'evenings', 'not'],
  ])('[M3] “%s”: “%s” is wanted or kept free', (text, words, role) => {
    expect(turnExcepted(slot(text, words), text).role).toBe(role)
  })
})

it.each(['怎么撤销上一步', 'how do I undo the last step'])(
  '[M3] “%s” asks, and undoes nothing',
  (words) => {
    expect(understand(factsOf(words, { state: english }))).toMatchObject({
      kind: 'talk',
      talk: 'abilities',
    })
  },
)
