// The fields of a proposed call, by its kind.
import { assertNever } from '../../../shared/assert-never.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { useWords } from '../../words/words.ts'
import { editWords } from '../../words/edit-words.ts'
import { BlockField } from './block-field.tsx'
import { ClassFields } from './class-fields.tsx'
import { MarkFields } from './mark-fields.tsx'
import { MoveList } from './move-list.tsx'
import { moveKeys, PlaceFields, placeKeys } from './place-fields.tsx'
import type { EditableCall } from './read-call.ts'
import { ReplanFields } from './replan-fields.tsx'
import { SwapFields } from './swap-fields.tsx'

type CallFieldsProps = {
  call: EditableCall
  state: ScheduleState
  onChange: (call: EditableCall) => void
}

export function CallFields({ call, state, onChange }: CallFieldsProps) {
  const words = useWords(editWords)
  const { name, arguments: given } = call
  switch (name) {
    case 'place':
      return (
        <PlaceFields
          state={state}
          taskId={given.task_id}
          at={{ day: given.day, start: given.slot_start }}
          onChange={(at) => onChange({ name, arguments: { ...given, ...placeKeys(at) } })}
        />
      )
    case 'move':
      return (
        <PlaceFields
          state={state}
          taskId={given.task_id}
          at={{ day: given.new_day, start: given.new_slot_start }}
          onChange={(at) => onChange({ name, arguments: { ...given, ...moveKeys(at) } })}
        />
      )
    case 'swap': {
      const change = (next: typeof given) => onChange({ name, arguments: next })
      return <SwapFields state={state} given={given} onChange={change} />
    }
    case 'batch_move': {
      const change = (moves: typeof given.moves) => onChange({ name, arguments: { moves } })
      return <MoveList state={state} moves={given.moves} onChange={change} />
    }
    case 'unplace': {
      const change = (id: number) => onChange({ name, arguments: { task_id: id } })
      const { task_id: id } = given
      return <BlockField label={words.block} state={state} value={id} onChange={change} />
    }
    case 'mark_task': {
      const title = findTask(state, given.task_id)?.title ?? ''
      const change = (next: typeof given) => onChange({ name, arguments: next })
      return <MarkFields title={title} given={given} onChange={change} />
    }
    case 'upsert_task_class': {
      const change = (next: typeof given) => onChange({ name, arguments: next })
      return <ClassFields state={state} given={given} onChange={change} />
    }
    case 'replan': {
      const change = (next: typeof given) => onChange({ name, arguments: next })
      return <ReplanFields state={state} given={given} onChange={change} />
    }
    default:
      return assertNever(name)
  }
}
