// What may be said next, of what the last turn suggests and what the plan does.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNextWords } from '../../../renderer/conversation/suggestions.tsx'

const starters = ['Plan my week', 'What is pending?', 'Undo the last change']

test('[O6] what the last turn suggests comes before what the plan suggests, three in all', () => {
  const response = { suggested: ['show me Friday', 'why is it there?'], phase: 'idle' }
  expect(listNextWords(response, starters)).toEqual([
    'Show me Friday',
    'Why is it there?',
    'Plan my week',
  ])
})

test('[U4] before the first turn the plan alone suggests', () => {
  expect(listNextWords(null, starters)).toEqual(starters)
  expect(listNextWords({ suggested: [], phase: 'idle' }, starters)).toEqual(starters)
  expect(listNextWords(null, [])).toEqual([])
})

test('[U4] the same is not offered twice, however it is written', () => {
  const response = { suggested: ['undo', 'plan my week!'], phase: 'idle' }
  expect(listNextWords(response, starters)).toEqual(['Undo', 'Plan my week!', 'What is pending?'])
  const inChinese = { suggested: ['撤销'], phase: 'idle' }
  expect(listNextWords(inChinese, ['撤销上一次改动', '还有哪些没安排？'])).toEqual([
    '撤销',
    '还有哪些没安排？',
  ])
})

test('[O3] where a question about the scene waits, only its answers are offered', () => {
  const response = { suggested: ['yes', 'no'], phase: 'handoff_wait' }
  expect(listNextWords(response, starters)).toEqual(['Yes', 'No'])
})

test('[B8] where a scene has asked something, only its choices are offered', () => {
  const response = { suggested: ['19:00', '20:50'], phase: 'clarify' }
  expect(listNextWords(response, starters)).toEqual(['19:00', '20:50'])
  expect(listNextWords({ suggested: [], phase: 'clarify' }, starters)).toEqual(starters)
})

test('[U4] at most three texts, none empty and no two that begin alike, whatever is suggested', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('…', ' ', 'Yes', 'yes.', '好', '好的'))
  fc.assert(
    fc.property(
      fc.array(text),
      fc.array(text),
      fc.constantFrom('idle', 'handoff_wait', 'listening', 'clarify'),
      (suggested, plan, phase) => {
        const texts = listNextWords({ suggested, phase }, plan)
        expect(texts.length).toBeLessThanOrEqual(3)
        const folded = texts.map((each) => each.toLowerCase().replace(/[\s\p{P}]/gu, ''))
        expect(folded.every((each) => each !== '')).toBe(true)
        for (const [index, one] of folded.entries())
          for (const other of folded.slice(index + 1))
            expect(one.startsWith(other) || other.startsWith(one)).toBe(false)
      },
    ),
  )
})

test('[R2] [U4] while an attempt at a text is awaited, nothing is offered that would be heard as one', () => {
  const texts = listNextWords({ suggested: ['stop'], phase: 'listening' }, ['Plan my week'])
  expect(texts).toEqual(['Stop'])
})

test('[U4] what was said last and changed nothing is not offered again', () => {
  const response = { suggested: ['what can you do?'], phase: 'idle' }
  expect(listNextWords(response, starters, 'plan my week')).toEqual([
    'What can you do?',
    'What is pending?',
    'Undo the last change',
  ])
  const asking = { suggested: ['yes', 'no'], phase: 'clarify' }
  expect(listNextWords(asking, starters, 'no')).toEqual(['Yes', 'No'])
})
