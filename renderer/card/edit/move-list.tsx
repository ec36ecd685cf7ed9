// The blocks of a change of many, each with its day and periods, and the way to leave it out.
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { ToolArguments } from '../../../shared/tools/catalogue.ts'
import { IconButton } from '../../controls/button.tsx'
import { editWords } from '../../words/edit-words.ts'
import { useWords } from '../../words/words.ts'
import styles from './edit.module.css'
import { moveKeys, PlaceFields } from './place-fields.tsx'

type Moves = ToolArguments<'batch_move'>['moves']

type MoveListProps = { state: ScheduleState; moves: Moves; onChange: (moves: Moves) => void }

export function MoveList({ state, moves, onChange }: MoveListProps) {
  const words = useWords(editWords)
  return (
    <ul className={styles.moves} aria-label={words.moves}>
      {moves.map((move) => {
        const title = findTask(state, move.task_id)?.title ?? ''
        return (
          <li key={move.task_id} className={styles.move}>
            <span>{title}</span>
            {moves.length === 1 ? null : (
              <IconButton
                icon="close"
                name={words.leaveOut(title)}
                onClick={(event) => {
                  // The button goes with its line: the list takes the focus.
                  event.currentTarget.closest('form')?.querySelector('select')?.focus()
                  onChange(moves.filter((each) => each !== move))
                }}
              />
            )}
            <PlaceFields
              state={state}
              taskId={move.task_id}
              of={title}
              at={{ day: move.new_day, start: move.new_slot_start }}
              onChange={(at) =>
                onChange(
                  moves.with(moves.indexOf(move), { task_id: move.task_id, ...moveKeys(at) }),
                )
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
