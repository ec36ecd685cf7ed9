// What the palette finds: each thing with a key of its own, whatever it is called.
import { expect, test } from 'vitest'
import { listThings } from '../../../renderer/palette/list-things.ts'
import type { HomeworkLine } from '../../../shared/homework/requests.ts'
import { beforeTerm, schedule } from '../../builders.ts'

function sheet(id: number): HomeworkLine {
  const due = { title: 'Sheet 4', course: 'Calculus', dueDate: '2026-11-05', dueTime: null }
  const work = { planned: 0, worked: 0, steps: 0, ticked: 0, blocks: 0, openBlocks: 0 }
  return { id, ...due, ...work, urgency: 'soon', hasSolution: false, hasKey: false }
}

test('[U3] two homeworks of one name and day are two things', () => {
  const clock = { date: '2026-11-02', minute: 480, moment: beforeTerm }
  const known = { state: schedule([]), clock, homework: [sheet(1), sheet(2)], texts: [] }
  const keys = listThings(known, 'en').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})
