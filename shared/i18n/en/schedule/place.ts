// Places as a person or a model reads them: date and clock times, and the numbers of periods where those are named (U9).
import { sayRun, type NumberRun } from '../../../time/split-runs.ts'
import { joinWords } from '../../../words/join-words.ts'

export const phrases = {
  periods: (run: NumberRun): string =>
    `${run.start === run.end ? 'period' : 'periods'} ${sayRun(run)}`,
  periodList: (runs: string[]) => `periods ${joinWords(runs, 'en')}`,
  numbered: (day: string, periods: string) => `${day}, ${periods}`,
  withClock: (place: string, clock: string) => `${place} (${clock})`,
}
