// The things that were named: what of the schedule they are taken for, and its neighbours of the same kind or name.
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Reading } from '../frames/reading.ts'
import { resolveOperand } from '../resolve/resolve-task.ts'
import type { Slot } from '../reader/frame.ts'
import type { NameOwner } from '../words/known-names.ts'
import { replaceWords } from './change-reading.ts'
import type { About, Piece } from './piece.ts'

const most = 5

type Phrase = { from: number; to: number; text: string; role: Slot['role'] }

export function piecesOfThings(about: About): Piece[] {
  const phrases = phrasesOf(about)
  return phrases.map((phrase, rank) =>
    pieceOf(phrase, rank, about, phrases.length === 1 ? blockMeant(about.known) : null),
  )
}

const ofBlocks = /^(?:move|place|swap|unplace|pin|unpin|mark:\w+)$/

/** "Calculus 3" is one block; null for what is several, or unclear. */
function blockMeant(known: Reading): NameOwner | null {
  const [operand, ...others] = known.operands()
  if (!ofBlocks.test(known.frame.act) || operand === undefined || others.length > 0) return null
  const found = resolveOperand(operand, 'look', known.ground)
  const [id, ...more] = found.kind === 'tasks' ? found.ids : []
  return id === undefined || more.length > 0 ? null : { kind: 'item', id }
}

function pieceOf(
  phrase: Phrase,
  rank: number,
  { index, read, known, speech }: About,
  block: NameOwner | null,
): Piece {
  const { state, language } = speech
  const named = known.lexName(phrase.text).names.flatMap((name) => name.owners)
  const owners = block === null ? named : [block]
  const titles = [...new Set(owners.flatMap((owner) => titleOf(owner, state)))]
  const [only, ...more] = titles
  const text = only === undefined || more.length > 0 ? phrase.text : only
  const isExcept = phrase.role === 'except'
  const near = more.length > 0 ? [] : nearTo(owners, state)
  const options =
    isExcept || phrase.role === 'title' ? [] : [...(more.length > 0 ? titles : []), ...near]
  return {
    id: `${index}.what.${rank}`,
    kind: isExcept ? 'not' : 'what',
    text: cleanTitle(text, language),
    words: phrase.text,
    put: (words) => replaceWords(read, phrase, words),
    choices: [...new Set(options)]
      .filter((title) => title !== only && namesOne(title, known))
      .slice(0, most)
      .map((title) => ({ text: cleanTitle(title, language), words: title })),
  }
}

/** A course and a work side by side are one name. */
function phrasesOf({ known: { frame, text } }: About): Phrase[] {
  const phrases: Phrase[] = []
  for (const slot of frame.slots) {
    if (!['task', 'course', 'title', 'except'].includes(slot.role)) continue
    const last = phrases.at(-1)
    const isBeside = last !== undefined && /^(?:\s|的|'s|’s)*$/.test(text.slice(last.to, slot.from))
    if (isBeside) {
      last.to = slot.to
      last.text = text.slice(last.from, slot.to)
    } else phrases.push({ ...slot })
  }
  return phrases
}

function titleOf({ kind, id }: NameOwner, state: ScheduleState): string[] {
  if (kind === 'class') {
    const found = findTaskClass(state, id)
    return found === undefined ? [] : [found.title === '' ? found.course : found.title]
  }
  const task =
    kind === 'item'
      ? findTask(state, id)
      : state.tasks.find((each) => each.kind === 'event' && each.series === id)
  return task === undefined ? [] : [task.title]
}

/** Said by its whole title it is this one and no other. */
function namesOne(title: string, known: About['known']): boolean {
  const { state } = known.ground
  const owners = known.lexName(title).names.flatMap((name) => name.owners)
  return owners.length > 0 && owners.every((owner) => titleOf(owner, state).includes(title))
}

/** Of its own work and course first: sessions in the order in which they lie. */
function nearTo([owner]: readonly NameOwner[], state: ScheduleState): string[] {
  if (owner === undefined) return state.taskClasses.map(({ title, course }) => title || course)
  if (owner.kind === 'series') {
    const events = state.tasks.flatMap((task) => (task.kind === 'event' ? [task] : []))
    const own = events.find(({ series }) => series === owner.id)
    return events
      .filter(({ series, eventKind }) => series !== owner.id && eventKind === own?.eventKind)
      .toSorted((a, b) => Number(b.course === own?.course) - Number(a.course === own?.course))
      .map(({ title }) => title)
  }
  const item = owner.kind === 'item' ? findTask(state, owner.id) : undefined
  const classId = item?.kind === 'item' ? item.classId : owner.id
  const items = state.tasks
    .flatMap((task) =>
      task.kind === 'item' && task.classId === classId && task.place !== null
        ? [{ title: task.title, place: task.place }]
        : [],
    )
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ title }) => title)
  const course = findTaskClass(state, classId)?.course
  const classes = state.taskClasses
    .filter(({ id }) => id !== classId)
    .toSorted((a, b) => Number(b.course === course) - Number(a.course === course))
    .map(({ title, course: name }) => title || name)
  return owner.kind === 'item'
    ? [...items.slice(0, most - 1), ...classes]
    : [...classes.slice(0, most - 2), ...items]
}
