// Opens and closes the details of a block beside it.
import type { Desk } from './desk.ts'

export function openDetails(desk: Desk, taskId: number, block: HTMLElement): void {
  const { left, top, right, bottom } = block.getBoundingClientRect()
  desk.weighing.set({ asked: null, isTurning: false })
  desk.frame.set({ details: { taskId, anchor: { left, top, right, bottom } } })
}

export function closeDetails(desk: Desk): void {
  desk.frame.set({ details: null })
}

/** Closes what is open now, once something is done: what is opened meanwhile stays. */
export function laterCloser(desk: Desk): () => void {
  const { details } = desk.frame.get()
  return () => {
    if (desk.frame.get().details === details) closeDetails(desk)
  }
}
