// Defines what a change of the term would do, before it is made.
import type { SaidEffect } from '../history/history-view.ts'

/**
 * `leftOut` says which meetings find no place and why, `freed` counts the study blocks that go back to pending,
 * `studies` the courses that get work. `hash` stands for the whole change.
 */
export type TermPreview = SaidEffect & {
  leftOut: string[]
  freed: number
  studies: number
  hash: string
}
