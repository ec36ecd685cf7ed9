// The fields of a proposed call, by its kind.
import { windowWords } from '../../../../shared/i18n/window-words.ts'
import { assertNever } from '../../../../shared/assert-never.ts'
import { findTask, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { useWords, useLanguage } from '../../../words/words.ts'
import { ClassFields } from './class-fields.tsx'
import { moveKeys, PlaceFields, placeKeys } from './place-fields.tsx'
import type { EditableCall } from './read-call.ts'
import { ReplanFields } from './replan-fields.tsx'
import type { ToolArguments } from '../../../../shared/tools/catalogue.ts'
import { IconButton } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/fields.tsx'
import styles from './edit.module.css'
import { marks, maxMinutes, type Mark } from '../../../../shared/schedule/work-log.ts'
import { NumberField } from './form-fields.tsx'
import { useDesk, useStore } from '../../../store/use-store.ts'
import { listBlocks } from './field-choices.ts'

type CallFieldsProps = {
  call: EditableCall
  state: ScheduleState
  onChange: (call: EditableCall) => void
}

export function CallFields({ call, state, onChange }: CallFieldsProps) {
  const words = useWords().edit
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

type SwapArguments = ToolArguments<'swap'>

type SwapFieldsProps = {
  state: ScheduleState
  given: SwapArguments
  onChange: (next: SwapArguments) => void
}

/** Two blocks that are to change places. */
function SwapFields({ state, given, onChange }: SwapFieldsProps) {
  const words = useWords().edit
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

type Moves = ToolArguments<'batch_move'>['moves']

type MoveListProps = { state: ScheduleState; moves: Moves; onChange: (moves: Moves) => void }

/** The blocks of a change of many, each with its day and periods, and the way to leave it out. */
function MoveList({ state, moves, onChange }: MoveListProps) {
  const words = useWords().edit
  return (
    <ul
      className={`stack gap-10 scrolls-down pad-y-2 pad-x-2 ${styles.moves}`}
      aria-label={words.moves}
    >
      {moves.map((move) => {
        const title = findTask(state, move.task_id)?.title ?? ''
        return (
          <li
            key={move.task_id}
            className={`stack middle rest-auto gap-y-2 gap-x-8 ${styles.move}`}
          >
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

type MarkArguments = ToolArguments<'mark_task'>

type MarkFieldsProps = {
  title: string
  given: MarkArguments
  onChange: (next: MarkArguments) => void
}

/** What became of a block, and how long it took; without minutes it took as long as planned. */
function MarkFields({ title, given, onChange }: MarkFieldsProps) {
  const language = useLanguage()
  const words = useWords().edit
  const { minutes, ...rest } = given
  const hasTime = given.mark === 'done' || given.mark === 'partly'
  const choose = (mark: Mark) =>
    // Nothing was worked on a block that was missed.
    onChange(mark === 'done' || mark === 'partly' ? { ...given, mark } : { ...rest, mark })
  return (
    <>
      <p>{title}</p>
      <div className={styles.pair}>
        <SelectField
          className={styles.field}
          label={words.outcome}
          value={given.mark}
          choices={marks.map((mark) => ({
            value: mark,
            label: windowWords[language].mark.marks[mark],
          }))}
          onChange={choose}
        />
        {hasTime ? (
          <NumberField
            label={words.minutes}
            hint={words.asPlanned}
            value={minutes}
            least={0}
            most={maxMinutes}
            onChange={(next) => onChange(next === undefined ? rest : { ...rest, minutes: next })}
          />
        ) : null}
      </div>
    </>
  )
}

type BlockFieldProps = {
  label: string
  state: ScheduleState
  value: number
  onChange: (id: number) => void
}

/** A study block, chosen among those that can still move. */
function BlockField({ label, state, value, onChange }: BlockFieldProps) {
  const language = useLanguage()
  const now = useStore(useDesk().week.view, ({ clock }) => clock.moment)
  return (
    <SelectField
      className={styles.field}
      label={label}
      value={value}
      choices={listBlocks(state, { present: value, now }, language)}
      onChange={onChange}
    />
  )
}
