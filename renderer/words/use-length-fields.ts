// What the fields that hold a number of periods are called in the term that is there (U9).
import { fieldStep } from '../../shared/words/schedule/say-length.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useLanguage, useWords } from './words.ts'

export function useLengthFields() {
  const { each, alone, daily, budget } = useWords().lengthFields
  const rows = useStore(useDesk().week.view, ({ state }) => state?.window ?? null)
  const step = fieldStep(rows, useLanguage())
  return { each: each(step), alone: alone(step), daily: daily(step), budget: budget(step) }
}
