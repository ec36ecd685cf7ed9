// Cards: the scripted model proposes, nothing is written until the person's yes, and a yes writes what was chosen, once.
import { findCard } from '../../../db/conversation.ts'
import { type Place, placeAt } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { type Book, enterChange, type Proposal } from './book.ts'
import { aim, lengthOf, mayMove, pickTask, type Saw, swapped } from './edit-steps.ts'
import { movePlainly, type NewPlaces } from './plain-moves.ts'
import { eventsOf, isWithin } from './plain-rules.ts'
import type { Step } from './steps.ts'
import { type Call, momentOf, type World } from './world.ts'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

export async function askForMoves(
  world: World,
  book: Book,
  step: StepOf<'ask'>,
  saw: Saw,
): Promise<string | null> {
  const moves = new Map(
    step.moves.flatMap((move) => {
      const task = pickTask(book.state, move.task)
      return task === null ? [] : [[task.id, aim(book.state, task, move, momentOf(world))] as const]
    }),
  )
  if (moves.size === 0) return null
  const proposal: Proposal = ({ tasks }) =>
    new Map(
      tasks.flatMap((task) => {
        const to = moves.get(task.id)
        return to === undefined ? [] : [[task.id, placeAt(to.day, to.start, lengthOf(task))]]
      }),
    )
  return ask(world, book, { call: callOf(book.state, moves), proposal }, saw)
}

function callOf(
  { tasks }: ScheduleState,
  moves: ReadonlyMap<number, { day: number; start: number }>,
): Call {
  const [first] = moves
  const isPending = tasks.find(({ id }) => id === first?.[0])?.place === null
  if (moves.size === 1 && first !== undefined && isPending) {
    const [id, { day, start }] = first
    return { name: 'place', arguments: { task_id: id, day, slot_start: start } }
  }
  const list = [...moves].map(([id, { day, start }]) => ({
    task_id: id,
    new_day: day,
    new_slot_start: start,
  }))
  const [only] = list
  return list.length === 1 && only !== undefined
    ? { name: 'move', arguments: only }
    : { name: 'batch_move', arguments: { moves: list } }
}

export async function askForSwap(
  world: World,
  book: Book,
  { task, other }: StepOf<'ask-swap'>,
  saw: Saw,
): Promise<string | null> {
  const [a, b] = [pickTask(book.state, task), pickTask(book.state, other)]
  if (a === null || b === null) return null
  const proposal: Proposal = ({ tasks }) => {
    const [nowA, nowB] = [a, b].map(({ id }) => tasks.find((each) => each.id === id))
    return nowA === undefined || nowB === undefined ? new Map() : swapped(nowA, nowB)
  }
  const call = { name: 'swap', arguments: { task_a: a.id, task_b: b.id } }
  return ask(world, book, { call, proposal }, saw)
}

/** Words with a card open turn it down (G2); the schedule stays as it is either way. */
async function ask(
  world: World,
  book: Book,
  { call, proposal }: { call: Call; proposal: Proposal },
  saw: Saw,
): Promise<string | null> {
  world.call = call
  const said = await world.session.request('say', { text: 'make this change' })
  if (!said.ok) return `the turn failed: ${said.failure.message}`
  takeCard(world, book, said.value.cardId, proposal)
  if (book.card === null) return null
  saw('cards')
  return mayMove(book.state, proposal(book.state), momentOf(world))
    ? null
    : 'S7: a card offers what is not legal'
}

function takeCard(world: World, book: Book, id: string | null, proposal: Proposal): void {
  const card = id === null ? null : findCard(world.session.context.database, id)
  book.card = card === null ? null : { id: card.id, hash: card.hash, proposal }
}

export async function answerCard(
  world: World,
  book: Book,
  { verdict, keys }: StepOf<'answer'>,
  saw: Saw,
): Promise<string | null> {
  const { card } = book
  if (card === null) return null
  const all = card.proposal(book.state)
  const chosen = verdict === 'part' ? chooseSome(all, keys) : all
  if (chosen.size === 0) return null
  const answer = () =>
    world.session.request('answer-card', {
      cardId: card.id,
      hash: verdict === 'forged' ? `${card.hash}0` : card.hash,
      verdict: verdict === 'reject' ? 'reject' : 'accept',
      note: verdict === 'reject' ? 'no' : '',
      ...(verdict === 'part' ? { only: [...chosen.keys()].map((id) => `task:${id}`) } : {}),
    })
  const now = momentOf(world)
  const reply = await answer()
  if (!reply.ok) {
    saw('refused')
    if (verdict === 'part')
      return all.size === 1
        ? null
        : judgeRefusedPart(book, { all, chosen, now }, reply.failure.message)
    return verdict === 'forged' ? null : `G6: no answer is taken: ${reply.failure.message}`
  }
  if (verdict === 'forged') return 'G6: a card was answered by another hash'
  const { outcome, cardId } = reply.value
  takeCard(world, book, cardId, card.proposal)
  if (verdict === 'reject') return outcome === 'rejected' ? null : `G6: a no became ${outcome}`
  if (outcome === 'stale') return null
  if (outcome !== 'accepted') return `G6: a yes became ${outcome}`
  saw('changes')
  if (chosen.size < all.size) saw('parts of cards')
  if (!mayMove(book.state, chosen, now)) return 'S7: a card wrote what is not legal'
  const broke = enterChange(book, world, movePlainly(book.state, chosen))
  return broke ?? (verdict === 'twice' ? judgeSecond(await answer()) : null)
}

function chooseSome(all: NewPlaces, keys: number): NewPlaces {
  return new Map([...all].filter((_, index) => ((keys >> index) & 1) === 1))
}

/** A part with all that it needs is taken. */
function judgeRefusedPart(
  { state }: Book,
  { all, chosen, now }: { all: NewPlaces; chosen: NewPlaces; now: ReturnType<typeof momentOf> },
  message: string,
): string | null {
  const events = eventsOf(state.tasks).filter(({ id }) => all.has(id))
  // With an event its guests belong to the choice, and what is to be its guest needs it.
  const isTied = events.some(({ id, hosts }) => {
    const to = all.get(id) ?? null
    const isHeld = (place: Place | null) => place !== null && to !== null && isWithin(place, to)
    return chosen.has(id) || (hosts && [...chosen.values()].some(isHeld))
  })
  return !isTied && mayMove(state, chosen, now)
    ? `G6: a part was refused, and is legal: ${message}`
    : null
}

function judgeSecond(second: { ok: boolean; value?: { outcome: string } }): string | null {
  return second.ok && second.value?.outcome === 'already'
    ? null
    : 'G6: the second yes was not told that it is the second'
}
