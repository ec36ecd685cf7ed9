// Places as a person or a model reads them: date and clock times, and the numbers of periods where those are named (U9).
import { sayRun } from '../../../time/split-runs.ts'
import { joinWords } from '../../../words/join-words.ts'
import type * as en from '../../en/schedule/place.ts'

export const phrases: typeof en.phrases = {
  periods: (run) => `第${sayRun(run)}节`,
  periodList: (runs) =>
    joinWords(
      runs.map((run) => `第${run}节`),
      'zh',
    ),
  numbered: (day, periods) => `${day}${periods}`,
  withClock: (place, clock) => `${place}（${clock}）`,
}
