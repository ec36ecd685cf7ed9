// What may be pressed: no question of ours is without an answer to press, and each of them is understood.
import { describe, expect, it } from 'vitest'
import { answerBuiltIn } from '../../../electron/language/answer-built-in.ts'
import { likelyReadings } from '../../../electron/language/frames/likely-readings.ts'
import { understand } from '../../../electron/language/understand.ts'
import { chinese, english, factsOf } from './states.ts'

const factsFor = (words: string, followUps: string[] = []) =>
  factsOf(words, { state: /\p{Script=Han}/u.test(words) ? chinese : english, followUps })

const asked = [
  'move calculus to Saturday',
  'move calculus review 2',
  'mark calculus review 1 as done apart from the last exercise',
  'plan my week with fewer hours a day',
  'plan 2026-13-01',
  'swap',
  "I'm ill",
  'sort out everything until the fair pls',
  '把高数挪到周六',
  '把高数复习2挪一下',
  '我生病了',
]

describe('[U4] [M6] a question has answers to press', () => {
  it.each(asked)('%s', (words) => {
    const answer = answerBuiltIn({ kind: 'built-in', stage: 'plan', facts: factsFor(words) })
    expect(answer).toMatchObject({ action: 'ask_user' })
    const { choices } = answer as { choices?: string[] }
    expect(choices?.length).toBeGreaterThan(0)
    expect(choices?.length).toBeLessThanOrEqual(3)
  })

  it.each(asked)('and each answer to “%s” is understood', (words) => {
    const answer = answerBuiltIn({ kind: 'built-in', stage: 'plan', facts: factsFor(words) })
    const { choices = [] } = answer as { choices?: string[] }
    for (const choice of choices) {
      const intent = understand(factsFor(words, [choice]))
      expect(intent).not.toMatchObject({ kind: 'unknown' })
      expect(intent).not.toMatchObject({ question: { kind: 'not-understood' } })
    }
  })

  it('where nothing was understood, the likeliest readings are asked about, and a yes takes the only one', () => {
    const words = 'erm calculus review 2 finito i guess'
    const readings = likelyReadings(words, factsFor(words), 'en')
    expect(readings.length).toBeGreaterThan(0)
    const [first = ''] = readings
    expect(understand(factsFor(words, [first]))).toEqual(understand(factsFor(first)))
  })

  it('and where nothing is likely but something is named, what is usually done with it', () => {
    const words = 'yeet calculus review 2 lol whatever man'
    const readings = likelyReadings(words, factsFor(words), 'en')
    expect(readings.some((reading) => /calculus review 2/i.test(reading))).toBe(true)
    expect(readings.length).toBeGreaterThan(1)
  })

  it('and where nothing is likely, there are words to begin with', () => {
    const answer = answerBuiltIn({ kind: 'built-in', stage: 'chat', facts: factsFor('zxcv qwrt') })
    const { choices } = answer as { choices?: string[] }
    const isAsked = (answer as { intent: string }).intent === 'task'
    expect(isAsked || (choices ?? []).length > 0).toBe(true)
  })
})

const declined = [
  'zxcv qwrt',
  'what is the weather',
  'book me a flight',
  'move calculus review 2 to 31 December 2030',
  'undo',
  '帮我订一张机票',
  '撤销',
]

describe('[M8] [U4] what is declined, or not understood, has something to press that leads on', () => {
  it.each(declined)('%s', (words) => {
    const facts = factsFor(words)
    const chat = answerBuiltIn({ kind: 'built-in', stage: 'chat', facts })
    const stage = 'intent' in chat && chat.intent === 'task' ? 'plan' : 'chat'
    const { choices } = answerBuiltIn({ kind: 'built-in', stage, facts }) as { choices?: string[] }
    expect(choices?.length).toBeGreaterThan(1)
    expect(choices?.length).toBeLessThanOrEqual(3)
    for (const choice of choices ?? []) {
      expect(choice).not.toBe(words)
      const pressed = stage === 'plan' ? factsFor(words, [choice]) : factsFor(choice)
      expect(understand(pressed).kind).not.toBe('unknown')
    }
  })

  it('a turn that did nothing ends with it too, and one that changed something does not', () => {
    const facts = factsFor('undo')
    const none = answerBuiltIn({ kind: 'built-in', stage: 'deliver', facts })
    expect((none as { choices?: string[] }).choices?.length).toBeGreaterThan(1)
    const text = 'Moved.'
    const call = { name: 'move', arguments: { task_id: 3 }, outcome: 'changed', text } as const
    const done = { ...facts, calls: [call] }
    expect(answerBuiltIn({ kind: 'built-in', stage: 'deliver', facts: done })).not.toHaveProperty(
      'choices',
    )
  })
})
