// One session on the page of its course: where it is, and its title, length, rank and end.
import { useLengthFields } from '../words/use-length-fields.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import type { StoredCitation } from '../../shared/syllabus/citation.ts'
import { typedTitleSchema } from '../../shared/schedule/term.ts'
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { saySession } from '../../shared/words/schedule/say-work.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Form, NumberInput, TextInput } from '../kit/fields.tsx'
import { takeFocus, useFocusBack } from '../kit/focus.ts'
import { revealBlock } from '../health/reveal.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { ReadFrom } from '../syllabus/read-from.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './course-page.module.css'
import type { WorkDoer } from './use-work-edit.ts'

type SessionRowProps = {
  item: ItemTask
  state: ScheduleState
  /** Its place in the order, from 1, of `count`. */
  rank: number
  count: number
  doer: WorkDoer
  citation: StoredCitation | undefined
  onClose: () => void
}

export function SessionRow(props: SessionRowProps) {
  const { item, state, rank, count, doer, citation, onClose } = props
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().work
  const [isEditing, setEditing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { id, title, place } = item
  const standing = saySession(state, item, language)
  useFocusBack(row, isEditing, '[data-act="edit"]')
  const show = () => {
    onClose()
    revealBlock(desk, id)
  }
  if (isEditing) {
    return (
      <li
        ref={row}
        className={`stack middle ruled-above pad-y-4 gap-y-4 gap-x-8 ${styles.session}`}
      >
        <SessionForm
          item={item}
          most={state.window.periods.length}
          doer={doer}
          onEnd={() => setEditing(false)}
        />
      </li>
    )
  }
  return (
    <li
      ref={row}
      className={`stack middle ruled-above pad-y-4 gap-y-4 gap-x-8 ${styles.session}`}
      data-session-id={id}
    >
      <span className="quiet small to-end">{rank}</span>
      <span className={`stack snug breaks ${styles.what}`}>
        <span>{title}</span>
        <small>
          {sayLength(item.duration, state.window, language)}
          {' · '}
          {place === null ? (
            standing
          ) : (
            <button type="button" aria-label={words.showInWeek(standing, title)} onClick={show}>
              {standing}
            </button>
          )}
        </small>
        <ReadFrom citation={citation} />
      </span>
      <RowActs item={item} rank={rank} count={count} doer={doer} onEdit={() => setEditing(true)} />
    </li>
  )
}

type RowActsProps = Pick<SessionRowProps, 'item' | 'rank' | 'count' | 'doer'> & {
  onEdit: () => void
}

function RowActs({ item: { id, title, place }, rank, count, doer, onEdit }: RowActsProps) {
  const words = useWords().work
  const isBusy = useStore(useDesk().chat, (chat) => chat.isRunning)
  const acts = useRef<HTMLSpanElement>(null)
  const isOff = isBusy || doer.isPending
  const isPlaced = place !== null
  const pressed = useRef<{ act: 'earlier' | 'later'; from: number } | null>(null)
  // The row that is moved loses the focus on its way.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.from === rank) return
    const button = `[data-act="${pressed.current.act}"]`
    pressed.current = null
    acts.current?.querySelector<HTMLElement>(button)?.focus()
  })
  /** One that is placed stays: pressed all the same, it is told why. */
  const step = (act: 'earlier' | 'later') => {
    const to = Math.max(1, Math.min(count, act === 'earlier' ? rank - 1 : rank + 1))
    if (isOff || (to === rank && !isPlaced)) return
    if (!isPlaced) pressed.current = { act, from: rank }
    doer.run({ kind: 'reorder', task: id, rank: to })
  }
  /** What had the focus goes with the row: the next one takes it, else the one before. */
  const remove = () => {
    const row = acts.current?.closest('li')
    const near = row?.nextElementSibling ?? row?.previousElementSibling
    doer.run({ kind: 'remove-session', task: id }, () =>
      near?.querySelector<HTMLElement>('[data-act="edit"]')?.focus(),
    )
  }
  return (
    <span ref={acts} className={`flex at-end ${styles.rowActs}`}>
      <IconButton
        icon="up"
        data-act="earlier"
        name={words.earlier(title)}
        aria-disabled={isPlaced || rank === 1 || isOff}
        onClick={() => step('earlier')}
      />
      <IconButton
        icon="down"
        data-act="later"
        name={words.later(title)}
        aria-disabled={isPlaced || rank === count || isOff}
        onClick={() => step('later')}
      />
      <IconButton
        icon="edit"
        data-act="edit"
        name={words.editSession(title)}
        disabled={isBusy}
        onClick={onEdit}
      />
      <IconButton
        icon="trash"
        name={words.removeSession(title)}
        aria-disabled={isOff}
        onClick={() => (isOff ? undefined : remove())}
      />
    </span>
  )
}

type SessionFormProps = { item: ItemTask; most: number; doer: WorkDoer; onEnd: () => void }

function SessionForm({ item, most, doer, onEnd }: SessionFormProps) {
  const words = useWords().work
  const lengths = useLengthFields()
  const [title, setTitle] = useState(item.title)
  const [periods, setPeriods] = useState(item.duration)
  const save = () => {
    const wanted = title.trim()
    if (wanted === item.title && periods === item.duration) return onEnd()
    doer.run({ kind: 'session', task: item.id, title: wanted, periods }, onEnd)
  }
  return (
    <Form
      className={`row wrap gap-8 whole-row pad-y-4 ${styles.sessionForm}`}
      onSend={save}
      onLeave={onEnd}
    >
      <TextInput
        className="grow-220"
        // The person has just asked for it.
        ref={takeFocus}
        aria-label={words.sessionTitle}
        schema={typedTitleSchema}
        value={title}
        onChange={setTitle}
      />
      <label className="row gap-6 small">
        <span>{lengths.alone}</span>
        <NumberInput
          required
          unit={lengths.unit}
          min={1}
          max={most}
          step={1}
          value={periods}
          onChange={setPeriods}
        />
      </label>
      <Button type="submit" look="primary" disabled={doer.isPending}>
        {words.save}
      </Button>
      <Button disabled={doer.isPending} onClick={onEnd}>
        {words.cancel}
      </Button>
    </Form>
  )
}
