// Whatever is pressed on whichever card: a legal card, a question or a sentence, and nothing is written before a yes (M8).
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { valueOf } from '../session/open-desk.ts'
import { chipsOf, openCards, theCard, withCard } from './chip-steps.ts'

const requests = [
  'move the data structures report to saturday evening',
  'move calculus 2 to friday',
  'move everything from friday to saturday',
  'mark calculus 1 as done',
  'make the calculus sessions 45 minutes',
  'plan calculus next week, but not on friday',
  'cancel the physics lecture on wednesday',
  'add a dentist appointment on saturday at 4pm',
  'add an essay for history by 4 december, 3 sessions',
  'from now on no study after 20:00',
  '把高数2挪到周六晚上',
  '周五空出来，别排学习',
  '下周三的物理课不上了',
]

const presses = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 })

it('[M8] [S7] any sequence of choices leaves the schedule alone until a yes, which writes what the card shows', async () => {
  const { session } = await withCard('hello')
  const stateNow = async () => valueOf(await session.request('load-view', {})).state
  const clean = await stateNow()
  let pressed = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...requests), presses, async (text, steps) => {
      valueOf(await session.request('start-conversation', {}))
      valueOf(await session.request('say', { text }))
      for (const [which, other] of steps) {
        if ((await openCards(session)).length === 0) break
        const { id: cardId, hash, traceId } = await theCard(session)
        const open = (await chipsOf(session)).filter(({ choices }) => choices.length > 0)
        const chip = open[which % open.length]
        const choice = chip?.choices[other % chip.choices.length]
        if (chip === undefined || choice === undefined) break
        const given = { cardId, hash, chip: chip.id, choice: choice.id }
        const response = valueOf(await session.request('choose-reading', given))
        pressed += 1
        expect(['card', 'question', 'completed']).toContain(response.ending)
        expect(response.error).toBeNull()
        const { cards, timeline } = valueOf(await session.request('load-view', {}))
        const still = cards.filter(({ status }) => status === 'open')
        expect(still).toHaveLength(response.ending === 'card' ? 1 : 0)
        expect(cards.find(({ id }) => id === cardId)?.status).toBe('stale')
        const answer = response.ending === 'card' ? still[0]?.traceId : timeline.at(-1)?.traceId
        expect(answer).toBe(traceId)
        expect(response.content.kind).not.toBe('nothing')
        expect(await stateNow()).toEqual(clean)
      }
      const [card] = await openCards(session)
      if (card === undefined) return
      const yes = { cardId: card.id, hash: card.hash, verdict: 'accept', note: '' } as const
      const { outcome } = valueOf(await session.request('answer-card', yes))
      expect(outcome).toBe('accepted')
      for (const left of await openCards(session)) {
        const no = { cardId: left.id, hash: left.hash, verdict: 'reject', note: '' } as const
        valueOf(await session.request('answer-card', no))
      }
      while (JSON.stringify(await stateNow()) !== JSON.stringify(clean))
        valueOf(await session.request('undo', {}))
    }),
    { numRuns: 40 },
  )
  expect(pressed).toBeGreaterThan(25)
}, 120_000)
