// The details of a block close once it is marked, and never those that were opened while that was written.
import { expect, it } from 'vitest'
import { createDesk } from '../../../renderer/store/desk.ts'
import { laterCloser } from '../../../renderer/store/show-a-view.ts'

const anchor = { left: 0, top: 0, right: 0, bottom: 0 }

function openDesk() {
  const desk = createDesk(
    { request: () => Promise.reject(), subscribe: () => () => {}, watchConnection: () => () => {} },
    'en',
  )
  desk.frame.set({ details: { taskId: 1, anchor } })
  return desk
}

it('[P6] details that were open at the press close with the answer', () => {
  const desk = openDesk()
  laterCloser(desk)()
  expect(desk.frame.get().details).toBeNull()
})

it.each([1, 2])('[P6] details of block %i that were opened since stay', (taskId) => {
  const desk = openDesk()
  const close = laterCloser(desk)
  desk.frame.set({ details: { taskId, anchor } })
  close()
  expect(desk.frame.get().details?.taskId).toBe(taskId)
})
