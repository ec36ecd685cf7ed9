// What the fields that hold a length are called in the term that is there, and how much a period is in them (U9).
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from './words.ts'

/** `unit` is 1 where periods are typed, and the minutes of a period where rows are clock times. */
export function useLengthFields() {
  const words = useWords().lengthFields
  const step = useStore(useDesk().week.view, ({ state }) => clockStep(state?.window ?? null))
  return { ...words[step === null ? 'periods' : 'minutes'], unit: step ?? 1 }
}
