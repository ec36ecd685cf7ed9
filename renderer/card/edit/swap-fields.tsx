// Two blocks that are to change places.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ToolArguments } from '../../../shared/tools/catalogue.ts'
import { editWords } from '../../words/edit-words.ts'
import { useWords } from '../../words/words.ts'
import { BlockField } from './block-field.tsx'

type SwapArguments = ToolArguments<'swap'>

type SwapFieldsProps = {
  state: ScheduleState
  given: SwapArguments
  onChange: (next: SwapArguments) => void
}

export function SwapFields({ state, given, onChange }: SwapFieldsProps) {
  const words = useWords(editWords)
  return (
    <>
      <BlockField
        label={words.swapThis}
        state={state}
        value={given.task_a}
        onChange={(id) => onChange({ ...given, task_a: id })}
      />
      <BlockField
        label={words.swapThat}
        state={state}
        value={given.task_b}
        onChange={(id) => onChange({ ...given, task_b: id })}
      />
    </>
  )
}
