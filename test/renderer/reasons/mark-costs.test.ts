// The marks of other places, from the request to the week.
import { expect, test } from 'vitest'
import type { WeekloomBridge } from '../../../shared/contract/ipc.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import type { PlaceCost } from '../../../shared/planner/explanation.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import type { CoreClient } from '../../../renderer/client/socket-client.ts'
import { clearMarks, markCosts } from '../../../renderer/reasons/weigh-places.tsx'
import { createDesk } from '../../../renderer/store/desk.ts'
import { at, item, schedule, week } from '../../builders.ts'

const state = schedule([item(1, { place: at(1, 3) })], week({ weeks: 2 }))
const costs: PlaceCost[] = [
  { place: at(2, 3), total: 5, terms: [] },
  { place: at(2, 4), total: -3, terms: [] },
  { place: at(4, 1), total: -3, terms: [] },
]

function startMarks(weekNumber: number) {
  const asked: unknown[] = []
  const answer = async (name: string, input: RequestInput<'weigh-places'>) => {
    asked.push([name, input])
    return { ok: true, value: { places: costs } }
  }
  const door: CoreClient = {
    request: answer as unknown as WeekloomBridge['request'],
    subscribe: () => () => {},
    watchConnection: () => () => {},
  }
  const desk = createDesk(door, 'en')
  const [task] = state.tasks
  if (task === undefined || !isPlacedItem(task)) throw new Error('it is placed')
  const mark = () => markCosts(desk, state, task, weekNumber)
  return { asked, desk, mark, stop: mark() }
}

const answered = () => new Promise((resolve) => setTimeout(resolve))

test('[P2] one request asks for the days of one week, and its marks lie there until they are cleared', async () => {
  const { asked, desk } = startMarks(1)
  await answered()
  expect(asked).toEqual([['weigh-places', { taskId: 1, fromDay: 1, toDay: 7 }]])
  expect([...desk.costs.keys()]).toEqual([2, 4])
  clearMarks(desk)
  expect([...desk.costs.keys()]).toEqual([])
})

test('[P2] an answer that comes after the details were closed marks nothing', async () => {
  const { desk, stop } = startMarks(2)
  stop()
  await answered()
  expect([...desk.costs.keys()]).toEqual([])
})

test('[P2] the walk over the marks begins at the first of the best, and ends with them', async () => {
  const { desk } = startMarks(1)
  await answered()
  expect(desk.weighing.get().stop).toEqual(at(2, 4))
  desk.weighing.set({ asked: costs[0] ?? null })
  clearMarks(desk)
  expect(desk.weighing.get()).toEqual({ isOpen: false, stop: null, asked: null, isTurning: false })
})

test('[P2] a week that is weighed anew leaves the walk, and what was asked about, where they are', async () => {
  const { asked, desk, mark, stop } = startMarks(1)
  await answered()
  desk.weighing.set({ stop: at(4, 1), asked: costs[0] ?? null })
  stop()
  mark()
  expect([...desk.costs.keys()]).toEqual([2, 4])
  await answered()
  expect(asked).toHaveLength(2)
  expect(desk.weighing.get()).toMatchObject({ stop: at(4, 1), asked: costs[0] })
})

test('[P2] where what was walked over is gone, the walk goes on from the best that is left', async () => {
  const { desk } = startMarks(1)
  const gone = { place: at(3, 1), total: 0, terms: [] }
  desk.weighing.set({ stop: gone.place, asked: gone })
  await answered()
  expect(desk.weighing.get()).toMatchObject({ stop: at(2, 4), asked: null })
})

test('[P2] a week beyond the term is not asked for', () => {
  expect(startMarks(3).asked).toEqual([])
})
