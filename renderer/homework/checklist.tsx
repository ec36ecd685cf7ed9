// The points of a homework item: ticked, put in another order, removed, added; by keyboard throughout.
import { useRef, useState } from 'react'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import type { Step } from '../../shared/homework/homework.ts'
import { typedTitleSchema } from '../../shared/schedule/term.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Form, TextInput } from '../kit/fields.tsx'
import type { Requests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import styles from './homework.module.css'

type ChecklistProps = { detail: HomeworkDetail; doer: Requests }

export function Checklist({ detail: { id, checklist }, doer }: ChecklistProps) {
  const words = useWords().homework
  const section = useRef<HTMLElement>(null)
  const edit = (change: Parameters<typeof sendEdit>[2]) => sendEdit(doer, id, change)
  return (
    <section
      ref={section}
      className="stack gap-8 ruled-above pad-top-12"
      aria-label={words.checklist}
    >
      <h4 className="quiet small">{words.checklist}</h4>
      {checklist.length === 0 ? <p className="quiet small pretty">{words.noPoints}</p> : null}
      <ol>
        {checklist.map((step, index) => (
          <Point
            key={step.id}
            step={step}
            rank={index + 1}
            of={checklist.length}
            onEdit={edit}
            onRemove={() => {
              edit({ kind: 'remove-step', step: step.id })
              // What had the focus goes with it.
              section.current?.querySelector<HTMLElement>('form input')?.focus()
            }}
          />
        ))}
      </ol>
      <AddPoint id={id} doer={doer} />
    </section>
  )
}

function sendEdit(
  doer: Requests,
  id: number,
  edit:
    | { kind: 'tick-step'; step: number; isDone: boolean }
    | { kind: 'move-step'; step: number; rank: number }
    | { kind: 'remove-step'; step: number },
): void {
  doer.send('edit-homework', { id, edit })
}

type PointProps = {
  step: Step
  rank: number
  of: number
  onEdit: (edit: Parameters<typeof sendEdit>[2]) => void
  onRemove: () => void
}

function Point({ step: { id, text, isDone }, rank, of, onEdit, onRemove }: PointProps) {
  const words = useWords().homework
  const moveTo = (to: number) => {
    if (to >= 1 && to <= of) onEdit({ kind: 'move-step', step: id, rank: to })
  }
  return (
    <li className={`stack middle gap-2 ${styles.point}`}>
      <label className="stack at-top gap-10 auto-rest breaks pad-y-4">
        <input
          className="above-4"
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => onEdit({ kind: 'tick-step', step: id, isDone: target.checked })}
        />
        <span data-done={isDone || undefined}>{text}</span>
      </label>
      {/* Not disabled at the ends: the button that was pressed keeps the focus. */}
      <IconButton
        icon="up"
        name={words.up(text)}
        aria-disabled={rank === 1}
        onClick={() => moveTo(rank - 1)}
      />
      <IconButton
        icon="down"
        name={words.down(text)}
        aria-disabled={rank === of}
        onClick={() => moveTo(rank + 1)}
      />
      <IconButton icon="trash" name={words.removePoint(text)} onClick={onRemove} />
    </li>
  )
}

function AddPoint({ id, doer }: { id: number; doer: Requests }) {
  const words = useWords().homework
  const [text, setText] = useState('')
  const add = () =>
    doer.send('edit-homework', { id, edit: { kind: 'add-step', text } }, () => setText(''))
  return (
    <Form className="stack gap-8 rest-auto" onSend={add}>
      <TextInput
        aria-label={words.point}
        placeholder={words.pointHint}
        schema={typedTitleSchema}
        value={text}
        onChange={setText}
      />
      <Button type="submit">{words.addPoint}</Button>
    </Form>
  )
}
