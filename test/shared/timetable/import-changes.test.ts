// Taking a part of what a feed has changed: one change of the schedule, in which nothing is lost that finds no room.
import { expect, test } from 'vitest'
import { emptyDiff } from '../../../shared/schedule/diff.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import {
  chooseImport,
  usualLines,
  type EventChange,
  type ImportChanges,
  type ImportLine,
} from '../../../shared/timetable/import-changes.ts'
import { at, beforeTerm, event, item, schedule } from '../../builders.ts'

function line(id: string, kind: ImportLine['kind'], ...events: EventChange[]): ImportLine {
  const words = { title: id, from: '', to: '', when: '', blocks: [] }
  return { id, kind, ...words, isWanted: kind !== 'yours', events }
}

const moved = (from: EventTask, day: number): EventChange => ({
  from,
  to: { ...from, place: { ...from.place, day } },
})

const algebra = event(1, at(2, 3), { title: 'Algebra' })
const physics = event(2, at(3, 3), { title: 'Physics' })
const state = schedule([algebra, physics, item(9, { title: 'Essay', place: at(4, 3) })])
const changes: ImportChanges = {
  feed: 'feed',
  lines: [
    line('moved', 'moved', moved(algebra, 3)),
    line('gone', 'gone', { from: physics, to: null }),
    line('added', 'added', { from: null, to: event(20, at(4, 3), { title: 'Chemistry' }) }),
    line('yours', 'yours', moved(physics, 5)),
  ],
  kept: [],
  stuck: [],
}

const choose = (...taken: string[]) => chooseImport(state, changes, new Set(taken), [], beforeTerm)

function diffOf(...taken: string[]) {
  const chosen = choose(...taken)
  return chosen.ok ? chosen.value.diff : null
}

test('[X5] the usual lines are one diff, and what lies under it waits again', () => {
  expect(usualLines(changes)).toEqual(['moved', 'gone', 'added'])
  expect(choose(...usualLines(changes))).toMatchObject({
    ok: true,
    value: {
      diff: {
        added: { 'task:20': { title: 'Chemistry' } },
        updated: { 'task:1': [{}, { place: { day: 3 } }], 'task:9': [{}, { place: null }] },
        removed: { 'task:2': { title: 'Physics' } },
      },
      displaced: [{ title: 'Essay' }],
      leftOut: [],
    },
  })
})

test('[X5] what finds no room without the others stays where it is, and that is said', () => {
  expect(diffOf('moved')).toEqual(emptyDiff())
  expect(choose('moved')).toMatchObject({
    ok: true,
    value: {
      leftOut: [{ event: { title: 'Algebra' }, occupant: 'Physics' }],
    },
  })
  expect(diffOf()).toEqual(emptyDiff())
})

test('[X5] once a meeting is another than the line says, nothing is chosen', () => {
  const later = schedule([{ ...algebra, location: 'Hall' }, physics])
  expect(chooseImport(later, changes, new Set(['moved']), [], beforeTerm)).toEqual({
    ok: false,
    failure: 'outdated',
  })
})
