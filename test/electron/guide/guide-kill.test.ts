// A guide killed after each of its commits: the same draft, card and state stand, and the turn goes on to the same end.
import { expect, it } from 'vitest'
import { openCards } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import { copyAsKilled } from '../../db/data-folder.ts'
import {
  ask,
  confirm,
  guideModel,
  openTalk,
  propose,
  type Talk,
} from '../orchestrator/guide-talk.ts'
import { valueOf } from '../session/open-desk.ts'

/** All that must be the same whoever looks, and how often. */
async function standOf({ session, read }: Talk) {
  const [card] = openCards(session.context.database)
  const { taskClasses = [] } = readState(session.context.database) ?? {}
  return {
    view: await read(),
    card: card?.body ?? null,
    classes: taskClasses.map(({ title }) => title),
  }
}

const script: [words: string, decision: GuideDecision][] = [
  ['guide me through topology', ask],
  ['three chapters', propose()],
  ['that is it', confirm],
]

it('[B7] [G6] killed before and after every answer, in each state, it resumes with the same draft, card and state', async () => {
  const cut: { folder: string; left: GuideDecision[] }[] = []
  const decisions = script.map(([, decision]) => decision)
  const scripted = guideModel([...decisions])
  let talk: Talk | null = null
  let answered = 0
  const first = await openTalk(async (request, report, signal) => {
    // The words are committed, and nobody has answered them yet.
    if (request.stage === 'guide' && talk !== null) {
      cut.push({ folder: copyAsKilled(talk.folder), left: decisions.slice(answered) })
      answered += 1
    }
    return scripted(request, report, signal)
  })
  talk = first
  const stands: Awaited<ReturnType<typeof standOf>>[] = []
  for (const [words] of script) {
    await first.say(words)
    stands.push(await standOf(first))
    const copy = copyAsKilled(first.folder)
    const again = await openTalk(guideModel([]), { folder: copy, isNew: false })
    await again.session.resume()
    const stand = await standOf(again)
    expect(stand).toEqual(stands.at(-1))
    await again.session.close()
  }
  expect(stands.map(({ view }) => view.state)).toEqual(['DISCOVERY', 'DRAFTING', 'CONFIRMING'])
  expect(cut).toHaveLength(3)
  for (const [index, { folder, left }] of cut.entries()) {
    const again = await openTalk(guideModel([...left]), { folder, isNew: false })
    await again.session.resume()
    const stand = await standOf(again)
    // The card's id is a new one, all else as it would have been.
    expect({ ...stand, view: { ...stand.view, cardId: null } }).toEqual({
      ...stands[index],
      view: { ...stands[index]?.view, cardId: null },
    })
    await again.session.close()
  }
  const [card] = openCards(first.session.context.database)
  if (card === undefined) throw new Error('no card is open')
  const verdict = { cardId: card.id, hash: card.hash, verdict: 'accept', note: '' } as const
  valueOf(await first.session.request('answer-card', verdict))
  const written = await standOf(first)
  expect(written).toMatchObject({ view: { state: 'FINISHED' }, card: null })
  const last = await openTalk(guideModel([]), { folder: copyAsKilled(first.folder), isNew: false })
  await last.session.resume()
  expect(await standOf(last)).toEqual(written)
})

it('[B7] killed between the words at its card and their answer, they are heard by the guide and nobody else', async () => {
  let copy = ''
  let isAt = false
  const scripted = guideModel([propose(), confirm, propose()])
  const talk: Talk = await openTalk(async (request, report, signal) => {
    if (request.stage === 'guide' && isAt) copy = copyAsKilled(talk.folder)
    return scripted(request, report, signal)
  })
  await talk.say('guide me through topology')
  await talk.say('yes')
  isAt = true
  await talk.say('yes, but only two chapters')
  const again = guideModel([propose()])
  const killed = await openTalk(again, { folder: copy, isNew: false })
  await killed.session.resume()
  expect(again.asked[0]?.facts.guide?.messages.at(-1)?.text).toBe('yes, but only two chapters')
  expect(await killed.read()).toMatchObject({ state: 'DRAFTING' })
})
