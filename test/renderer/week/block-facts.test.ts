import { expect, test } from 'vitest'
import { listFacts } from '../../../renderer/week/details/block-facts.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'

const place = at(2, 3, 4)

const state = schedule([
  taskClass(1, { title: 'Lab report', course: 'Physics', subjectType: 'practical' }),
  event(10, at(1, 1)),
  item(1, {
    place,
    log: [
      { outcome: 'missed', place: at(1, 5, 6), planned: 90, minutes: 0, restId: null },
      { outcome: 'done', place, planned: 90, minutes: 180, restId: null },
    ],
  }),
  item(2, { place: at(3, 3, 4) }),
])

function factsOf(id: number, language: Language, of: ScheduleState = state): [string, string][] {
  const task = of.tasks.find((each) => each.id === id)
  if (task === undefined) throw new Error(`no task ${id}`)
  return listFacts(task, of, language).map(({ label, text }) => [label, text])
}

test('[P6] [U1] the details of a block tell what became of it and how the course goes', () => {
  expect(factsOf(1, 'en').slice(-3)).toEqual([
    ['Work', 'done (3 h, planned 1 h 30 min)'],
    ['Missed', 'Mon 2 Nov 12:00–13:45'],
    ['Time it takes', '1.7× the planned time, from 1 block'],
  ])
  expect(factsOf(1, 'zh').slice(-3)).toEqual([
    ['结果', '已完成（3 小时，原计划 1 小时 30 分钟）'],
    ['没做成', '11月2日 周一 12:00–13:45'],
    ['实际用时', '计划的 1.7 倍（1 次）'],
  ])
})

function labels(id: number): string[] {
  return factsOf(id, 'en').map(([label]) => label)
}

test('[P6] an open block has the pace alone, an event none of it', () => {
  expect(labels(2)).toEqual(['Course', 'Time', 'Session', 'Time it takes'])
  expect(labels(10)).not.toContain('Time it takes')
})
