// What each page of the bench offers to whoever measures it.
import type { Block, Cell } from './blocks.ts'

export type Contender = {
  /** Draws the first week of the blocks. */
  mount(blocks: Block[]): void
  /** Draws sixteen weeks at once; absent where a contender has no such view. */
  mountRange?(blocks: Block[]): void
  move(id: number, to: Cell): void
  /** Each move by itself, all in one task, as when an answer of the core brings many. */
  burst(moves: { id: number; to: Cell }[]): void
  /** To the week that begins on this day. */
  showWeek(firstDay: number): void
  /** Fits what a pointer takes a block up by; absent where blocks are not dragged. */
  handle?: string
}

declare global {
  interface Window {
    contender?: Contender
  }
}
