// What the student spoke of in the words right before: the work, and the lessons, that these named.
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { findStrangers } from '../words/strangers.ts'
import { isNamed } from '../words/operands.ts'
import { readActs } from './recut.ts'
import { reading } from './reading.ts'

/** Bodies of work and sessions; an answer of ours may name what they did not mean. */
export function workSpokenOf(ground: Ground): NameOwner[] {
  return namesBefore(ground).filter(({ kind }) => kind !== 'series')
}

export function lessonsSpokenOf(ground: Ground): NameOwner[] {
  return namesBefore(ground).filter(({ kind }) => kind === 'series')
}

/** None where several things were named. */
function namesBefore(ground: Ground): NameOwner[] {
  const said = ground.recent.findLast(({ who }) => who === 'person')
  if (said === undefined) return []
  const last = said.text
  const isDone = said.written !== undefined
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
