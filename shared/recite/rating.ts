// How a score counts for the memory of a text (R4).
import { passMark } from './recital.ts'

/** As FSRS knows them: 1 again, 2 hard, 3 good, 4 easy. */
export type RecallRating = 1 | 2 | 3 | 4

const hardFrom = 60
const easyFrom = 97

/** Only the first attempt of a recital is asked: those after it were made with the text just seen. */
export function rateScore(score: number): RecallRating {
  if (score >= easyFrom) return 4
  if (score >= passMark) return 3
  return score >= hardFrom ? 2 : 1
}
