// Plans with limits, distances, conditions and words that point back, as students say them.
import { describe, expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import { english, chinese, factsOf } from './states.ts'

const read = (words: string, recent: { who: 'person' | 'weekloom'; text: string }[] = []) =>
  understand(factsOf(words, { state: /\p{Script=Han}/u.test(words) ? chinese : english, recent }))

describe('[P8] a plan with a most', () => {
  it.each([
    ['plan my week but keep it to 2 hours a day max', { per: 'day', of: 'periods' }],
    ['plan everything, no more than one session a day', { per: 'day', of: 'sessions', amount: 1 }],
    ['plan my week, at most three sessions per week', { per: 'week', of: 'sessions', amount: 3 }],
    ['这周每天别超过俩小时，帮我排一下', { per: 'day', of: 'periods' }],
    ['安排下周，每天最多一次', { per: 'day', of: 'sessions', amount: 1 }],
  ])('%s', (words, most) => {
    expect(read(words)).toMatchObject({ kind: 'writes', writes: [{ kind: 'plan', most }] })
  })

  it('asks how much where less was asked for and no amount told', () => {
    const words = 'plan my week with fewer hours a day'
    expect(read(words)).toEqual({ kind: 'ask', question: { kind: 'how-much-a-day' } })
    const facts = factsOf(words, { state: english, followUps: ['two hours'] })
    expect(understand(facts)).toMatchObject({ writes: [{ kind: 'plan', most: { per: 'day' } }] })
  })

  it('takes one at its card', () => {
    const facts = factsOf('plan next week', {
      state: english,
      followUps: ['one session a day max'],
    })
    const most = { per: 'day', of: 'sessions', amount: 1 }
    expect(understand(facts)).toMatchObject({ writes: [{ kind: 'plan', most }] })
  })
})

describe('[M6] where a block should go', () => {
  it.each([
    ['push calculus review 2 back an hour', { by: { unit: 'minutes', amount: 60 } }],
    ['bring calculus review 2 forward by one period', { by: { unit: 'periods', amount: -1 } }],
    ['把高数复习2往后推一节', { by: { unit: 'periods', amount: 1 } }],
    ['move calculus review 2 to Saturday, same time', { sameTime: true, dates: ['2026-11-28'] }],
    ['把高数复习2挪到周六同一时间', { sameTime: true, dates: ['2026-11-28'] }],
  ])('%s', (words, target) => {
    expect(read(words)).toMatchObject({ writes: [{ kind: 'put', taskId: 102, target }] })
  })

  it('is looked up in the week where it depends on what lies there', () => {
    const words = 'put calculus review 2 on Saturday morning unless something is already there'
    expect(read(words)).toMatchObject({
      writes: [{ kind: 'put', target: { dates: ['2026-11-28'] } }],
    })
    expect(read('move calculus review 2 to Saturday unless it rains')).toMatchObject({
      kind: 'ask',
    })
  })

  it.each([
    ['move the first one to Sunday', 102],
    ['move the second one to Thursday evening', 201],
  ])('%s is of what was told last', (words, taskId) => {
    const text = 'Fri 27 Nov: “Calculus review 2” 08:00–09:35, “Matrices 1” 10:00–11:35.'
    const recent = [
      { who: 'person' as const, text: 'what is on Friday?' },
      { who: 'weekloom' as const, text },
    ]
    expect(read(words, recent)).toMatchObject({ writes: [{ kind: 'put', taskId }] })
  })
})
