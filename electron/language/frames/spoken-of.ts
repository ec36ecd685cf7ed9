// What the student spoke of in the words right before: the work, and the lessons, that these named.
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { findStrangers } from '../words/strangers.ts'
import { isNamed } from '../words/operands.ts'
import type { Frame } from '../reader/frame.ts'
import { readActs } from './recut.ts'
import { reading } from './reading.ts'

/** Bodies of work and sessions; an answer of ours may name what they did not mean. */
export function workSpokenOf(ground: Ground): NameOwner[] {
  return namesBefore(ground).filter(({ kind }) => kind !== 'series')
}

export function lessonsSpokenOf(ground: Ground): NameOwner[] {
  return namesBefore(ground).filter(({ kind }) => kind === 'series')
}

/** None where several things were named; what was only taken back, asks for nothing by itself, or points further back, is passed over. */
function namesBefore(ground: Ground): NameOwner[] {
  const said = ground.recent.filter(({ who }) => who === 'person').toReversed()
  const at = said.findIndex(({ text }) => !pointsBack(text, ground))
  return said.slice(0, at + 1).slice(0, mostBack).map((each) => namesIn(each, ground)).find((owners) => owners.length > 0) ?? [] // prettier-ignore
}

const mostBack = 4

function pointsBack(text: string, ground: Ground): boolean {
  const acts = readActs(text, { ...ground, recent: [] })
  return acts.every(asksNothing) || pointing.test(text)
}

function asksNothing({ act, confidence }: Frame): boolean {
  return act === 'undo' || act === 'redo' || confidence < leastMeant
}

/** The least chance that a message asks for something itself. */
const leastMeant = 0.5
const pointing = /\b(?:it|them|that one|those)\b|它/i

function namesIn({ text: last, written }: Ground['recent'][number], ground: Ground): NameOwner[] {
  const isDone = written !== undefined
  const before = { ...ground, recent: [] }
  const named = readActs(last, before).flatMap((frame) => {
    const read = reading(frame, last, before)
    const count = read.named().filter(isNamed).length || read.words('title').length
    // "That history talk" is none of the works of history that are known.
    const isKnown = read
      .words('task', 'course')
      .every((words) => findStrangers(read.lexName(words).rest).length === 0)
    return count === 0 || (!isKnown && !isDone)
      ? []
      : [{ count, owners: read.owners('task', 'course', 'title') }]
  })
  const [only, ...more] = named
  return only?.count === 1 && more.length === 0 ? only.owners : []
}
