// What letting go of a block would do: the same answer as the core gives, for every cell of the week.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aim,
  findPartners,
  isSameTarget,
  judge,
  legalCells,
  legalSpans,
  type Target,
} from '../../../../renderer/store/judge.ts'
import { stepEdge } from '../../../../renderer/week/drag/carry-keys.ts'
import { runsOf } from '../../../../renderer/week/drag/drop-cells.tsx'
import {
  firstPartner,
  firstTarget,
  nextCell,
  nextTarget,
} from '../../../../renderer/week/drag/walk-places.ts'
import { applyHandEdit } from '../../../../shared/schedule/hand-edit.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import { lengthOf } from '../../../../shared/schedule/legality/check-place.ts'
import { isSamePlace } from '../../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../../shared/schedule/state.ts'
import type { Task } from '../../../../shared/schedule/task.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

const state = schedule([
  taskClass(1, { mayEmbed: false }),
  taskClass(2),
  taskClass(3),
  event(10, at(1, 1, 2), { locked: true }),
  item(1, { place: at(1, 3, 4) }),
  item(2, { classId: 2, place: at(2, 3, 4) }),
  item(3, { classId: 3, place: at(3, 5) }),
  item(4, { classId: 2, order: 9, duration: 2 }),
])

function taskOf(of: ScheduleState, id: number): Task {
  const task = findTask(of, id)
  if (task === undefined) throw new Error(`no task ${id}`)
  return task
}

const one = taskOf(state, 1)

function verdictAt(day: number, start: number) {
  return judge(state, one, { kind: 'cell', day, start }, beforeTerm)
}

test('[S7] a free cell is legal, one that is taken says why, and its own is where it is', () => {
  expect(verdictAt(4, 1)).toMatchObject({
    kind: 'legal',
    place: at(4, 1, 2),
    edit: { kind: 'put', task: 1, day: 4, start: 1 },
  })
  expect(verdictAt(1, 1)).toMatchObject({
    kind: 'refused',
    refusal: { reason: { kind: 'occupied', occupants: [10] } },
  })
  expect(verdictAt(1, 3)).toEqual({ kind: 'here', place: at(1, 3, 4) })
})

test('[S7] the list takes what lies on the week, and a pending item is there already', () => {
  expect(judge(state, one, { kind: 'list' }, beforeTerm)).toMatchObject({
    kind: 'legal',
    place: null,
    edit: { kind: 'unplace', task: 1 },
  })
  expect(judge(state, taskOf(state, 4), { kind: 'list' }, beforeTerm).kind).toBe('here')
})

test('[S7] held over a block of the same length it is meant to trade, over another to lie there', () => {
  const over = (day: number, start: number, period = start) =>
    aim(state, one, { day, start, period }, beforeTerm)
  expect(over(2, 3)).toEqual({ kind: 'block', taskId: 2 })
  expect(over(2, 2, 3)).toEqual({ kind: 'block', taskId: 2 })
  expect(over(3, 5)).toEqual({ kind: 'cell', day: 3, start: 5 })
  expect(over(5, 1)).toEqual({ kind: 'cell', day: 5, start: 1 })
  // Of its length, but locked.
  expect(over(1, 1)).toEqual({ kind: 'cell', day: 1, start: 1 })
  // What lies nowhere has nothing to trade.
  const pending = taskOf(state, 4)
  expect(aim(state, pending, { day: 1, start: 3, period: 3 }, beforeTerm).kind).toBe('cell')
})

test('[S6] what is locked, or of another length, is no partner', () => {
  expect(findPartners(state, one, beforeTerm, [1, 7]).map(({ id }) => id)).toEqual([2])
  expect(findPartners(state, one, beforeTerm, [3, 7])).toEqual([])
  expect(firstPartner(state, one, beforeTerm, [1, 7])).toEqual({ kind: 'block', taskId: 2 })
  expect(firstPartner(state, taskOf(state, 3), beforeTerm, [1, 7])).toBeNull()
})

test('[U3] the arrows lead over every legal place in order, and Shift over any cell of the term', () => {
  const places = legalStarts(state, 1, beforeTerm)
  const seen = [places[0]]
  for (;;) {
    const here = seen.at(-1)
    if (here === undefined) break
    const step = { purpose: 'put', here, now: beforeTerm } as const
    const next = nextTarget(state, one, step, 'ArrowDown')
    if (next?.kind !== 'cell') break
    seen.push(places.find(({ day, start }) => day === next.day && start === next.start))
  }
  expect(seen).toEqual(places)
  expect(nextCell(state, one, at(1, 3), 'ArrowUp')).toEqual({ kind: 'cell', day: 1, start: 2 })
  expect(nextCell(state, one, at(1, 1), 'ArrowLeft')).toEqual({ kind: 'cell', day: 1, start: 1 })
  expect(nextCell(state, one, at(7, 11), 'ArrowDown')).toEqual({ kind: 'cell', day: 7, start: 11 })
})

test('[U3] carrying begins where the block lies, else at the first place that fits', () => {
  expect(firstTarget(state, one, beforeTerm, [1, 7])).toEqual({ kind: 'cell', day: 1, start: 3 })
  const pending = taskOf(state, 4)
  expect(firstTarget(state, pending, beforeTerm, [1, 7])).toEqual({
    kind: 'cell',
    day: 2,
    start: 5,
  })
})

test('[U1] the lit cells of a day are runs of periods', () => {
  expect(runsOf(0)).toEqual([])
  expect(runsOf(0b1101)).toEqual([
    { start: 1, end: 1 },
    { start: 3, end: 4 },
  ])
  expect(runsOf(1 << 29)).toEqual([{ start: 30, end: 30 }])
})

test('[S7] every cell of every state is judged as the core would, and lit exactly where it may be covered', () => {
  const kinds: Record<string, number> = {}
  fc.assert(
    fc.property(stateArbitrary, momentArbitrary, fc.nat(), (any, now, pick) => {
      const task = any.tasks[pick % Math.max(any.tasks.length, 1)]
      if (task === undefined) return
      const length = lengthOf(task)
      const covered = new Map<number, number>()
      const periods = any.window.periods.length
      // Beside the rows it keeps its time, and one bit says that the day takes it.
      const bitsAt = (start: number) => (length === 0 ? 1 : ((1 << length) - 1) << (start - 1))
      const fixed = length === 0 ? task.place?.start : undefined
      any.window.days.forEach((_, index) => {
        for (let aimed = 1; aimed <= periods - length + 1; aimed += 1) {
          const target: Target = { kind: 'cell', day: index + 1, start: aimed }
          const start = fixed ?? aimed
          const verdict = judge(any, task, target, now)
          kinds[verdict.kind] = (kinds[verdict.kind] ?? 0) + 1
          const edit = { kind: 'put', task: task.id, day: index + 1, start } as const
          const written = applyHandEdit(any, edit, now)
          const isHere = isSamePlace({ day: index + 1, start, end: start + length - 1 }, task.place)
          expect(verdict.kind).toBe(isHere ? 'here' : written.ok ? 'legal' : 'refused')
          if (!written.ok) continue
          covered.set(index + 1, (covered.get(index + 1) ?? 0) | bitsAt(start))
        }
      })
      const lit = legalCells(any, task.id, now)
      for (const [day, mask] of covered) expect((lit.get(day) ?? 0) & mask).toBe(mask)
      // Beyond them only its own place is lit, where it may stay.
      for (const [day, mask] of lit) {
        const own = task.place?.day === day ? bitsAt(task.place.start) : 0
        expect(mask & ~(covered.get(day) ?? 0) & ~own).toBe(0)
      }
    }),
    { numRuns: 60 },
  )
  expect(kinds['legal'] ?? 0).toBeGreaterThan(50)
  expect(kinds['refused'] ?? 0).toBeGreaterThan(50)
})

test('[U1] targets are the same where they mean the same', () => {
  const cell: Target = { kind: 'cell', day: 1, start: 2 }
  expect(isSameTarget(cell, { ...cell })).toBe(true)
  expect(isSameTarget(cell, { ...cell, start: 3 })).toBe(false)
  expect(isSameTarget(cell, { kind: 'list' })).toBe(false)
  expect(isSameTarget({ kind: 'block', taskId: 1 }, { kind: 'block', taskId: 1 })).toBe(true)
  expect(isSameTarget(null, null)).toBe(true)
  expect(isSameTarget(null, { kind: 'list' })).toBe(false)
})

test('[U8] an edge goes on by periods, within the day and never past the other one', () => {
  expect(stepEdge(at(1, 3, 4), 'end', 1, 8)).toEqual({ kind: 'span', start: 3, end: 5 })
  expect(stepEdge(at(1, 3, 4), 'end', -5, 8)).toEqual({ kind: 'span', start: 3, end: 3 })
  expect(stepEdge(at(1, 3, 4), 'end', 9, 8)).toEqual({ kind: 'span', start: 3, end: 8 })
  expect(stepEdge(at(1, 3, 4), 'start', -5, 8)).toEqual({ kind: 'span', start: 1, end: 4 })
  expect(stepEdge(at(1, 3, 4), 'start', 5, 8)).toEqual({ kind: 'span', start: 4, end: 4 })
})

test('[U8] [S7] a held edge is judged as the core judges, and what glows is what some length covers', () => {
  expect(judge(state, one, { kind: 'span', start: 3, end: 6 }, beforeTerm)).toMatchObject({
    kind: 'legal',
    place: at(1, 3, 6),
    edit: { kind: 'resize', task: 1, periods: 4 },
  })
  expect(judge(state, one, { kind: 'span', start: 2, end: 4 }, beforeTerm)).toMatchObject({
    kind: 'refused',
    refusal: { reason: { kind: 'occupied', occupants: [10] } },
  })
  expect(judge(state, one, { kind: 'span', start: 3, end: 4 }, beforeTerm).kind).toBe('here')
  let lit = 0
  fc.assert(
    fc.property(stateArbitrary, fc.nat(), momentArbitrary, (of, pick, now) => {
      const placed = of.tasks.filter((task) => task.kind === 'item' && task.place !== null)
      const task = placed[pick % placed.length]
      if (task?.place === null || task === undefined) return
      const { day, start, end } = task.place
      const legal = new Set(
        Array.from(of.window.periods, (_, index) => index + 1).flatMap((last) => {
          const edit = { kind: 'resize', task: task.id, periods: last - start + 1 } as const
          if (last < start || (last !== end && !applyHandEdit(of, edit, now).ok)) return []
          return Array.from({ length: last - start + 1 }, (_, index) => start + index)
        }),
      )
      const mask = legalSpans(of, task, 'end', now).get(day) ?? 0
      const glowing = runsOf(mask).flatMap((run) =>
        Array.from({ length: run.end - run.start + 1 }, (_, index) => run.start + index),
      )
      lit += glowing.length
      expect(glowing).toEqual([...legal].toSorted((a, b) => a - b))
    }),
    { numRuns: 150 },
  )
  expect(lit).toBeGreaterThan(50)
})
