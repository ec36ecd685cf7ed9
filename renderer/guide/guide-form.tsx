// The guide as a form (B10): each slot with where its value comes from, set by itself as soon as its field is left.
import { useState, type ReactNode } from 'react'
import { sharedGuideWords } from '../../shared/i18n/shared/guide.ts'
import { slotSchemas, type SlotChange, type SlotName } from '../../shared/guide/guide-slots.ts'
import type { GuideView } from '../../shared/guide/requests.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { strategies } from '../../shared/schedule/task-class.ts'
import { strategyName } from '../../shared/text/name-task.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { Button } from '../kit/button.tsx'
import {
  type Bound,
  AreaField,
  Form,
  NumberField,
  SelectField,
  TextField,
  TickRow,
} from '../kit/fields.tsx'
import { WeekdayChoices } from '../kit/choice.tsx'
import { ask } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { GuideParts } from './guide-parts.tsx'

export function GuideForm({ view: { slots, canUndo } }: { view: GuideView }) {
  const desk = useDesk()
  const words = useWords().guide
  const state = useStore(desk.week.view, (week) => week.state)
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const [isSending, setSending] = useState(false)
  if (state === null) return null
  const send = async (made: Promise<GuideView | null>) => {
    setSending(true)
    const view = await made
    setSending(false)
    if (view !== null) desk.guide.set({ view, of: desk.chat.get().conversation.id })
  }
  const set = (change: SlotChange) => void send(ask(desk, 'set-guide-slots', { slots: change }))
  return (
    <details open>
      <summary>{words.form}</summary>
      <Form className="stack gap-8 above-4" onSend={() => undefined}>
        {/* A field that is left begins the next request: only a talk in progress holds it back. */}
        <fieldset className="stack gap-8" disabled={isRunning}>
          <Fields slots={slots} set={set} window={state.window} courses={coursesOf(state)} />
        </fieldset>
        <span>
          <Button
            disabled={isRunning || isSending || !canUndo}
            onClick={() => void send(ask(desk, 'undo-guide-step', {}))}
          >
            {words.undoStep}
          </Button>
        </span>
      </Form>
    </details>
  )
}

type FieldsProps = {
  slots: GuideView['slots']
  set: (change: SlotChange) => void
  window: Window
  courses: string[]
}

function Fields({ slots, set, window, courses }: FieldsProps) {
  const language = useLanguage()
  const { choose } = useWords().guide
  const label = useLabel(slots)
  const within = { min: window.days.at(0)?.date, max: window.days.at(-1)?.date }
  const text = (name: 'course' | 'title', offers?: string[]) => (
    <Left value={slots[name].value ?? ''} onLeft={(value) => set({ [name]: value })}>
      {(bound) => (
        <TextField
          label={label(name)}
          {...bound}
          schema={slotSchemas[name]}
          {...(offers === undefined ? {} : { offers })}
        />
      )}
    </Left>
  )
  const date = (name: 'exam' | 'due' | 'begin') => (
    <Left
      value={slots[name].value ?? ''}
      onLeft={(value) => set({ [name]: value === '' ? null : value })}
    >
      {(bound) => <TextField label={label(name)} type="date" {...within} {...bound} />}
    </Left>
  )
  const grade = (name: 'difficulty' | 'priority') => (
    <SelectField
      label={label(name)}
      value={slots[name].value}
      choices={[null, 1, 2, 3, 4, 5].map((value) => ({ value, label: value === null ? choose : `${value}/5` }))} // prettier-ignore
      onChange={(value) => (value === null ? undefined : set({ [name]: value }))}
    />
  )
  return (
    <>
      {text('course', courses)}
      {text('title')}
      <div className="stack gap-8 two-columns">
        {date('exam')}
        {date('due')}
        {date('begin')}
        <Lengths slots={slots} set={set} />
        {grade('difficulty')}
        {grade('priority')}
        <SelectField
          label={label('strategy')}
          value={slots.strategy.value}
          choices={[null, ...strategies].map((value) => ({ value, label: value === null ? choose : strategyName(value, language) }))} // prettier-ignore
          onChange={(strategy) => (strategy === null ? undefined : set({ strategy }))}
        />
      </div>
      <OtherFields slots={slots} set={set} window={window} />
    </>
  )
}

/** What is kept free, the parts, and what to remember. */
function OtherFields({ slots, set, window }: Omit<FieldsProps, 'courses'>) {
  const label = useLabel(slots)
  return (
    <>
      <WeekdayChoices
        legend={label('weekdays')}
        value={slots.weekdays.value ?? []}
        onChange={(weekdays) => set({ weekdays })}
      />
      <TickRow
        legend={label('periods')}
        choices={window.periods.map(({ start }, index) => ({ value: index + 1, label: start }))}
        value={slots.periods.value ?? []}
        onChange={(periods) => set({ periods: [...periods] })}
      />
      <GuideParts
        label={label('items')}
        items={slots.items.value ?? []}
        window={window}
        onSet={(items) => set({ items })}
      />
      <Left value={slots.profile.value ?? ''} onLeft={(profile) => set({ profile })}>
        {(bound) => <AreaField label={label('profile')} rows={2} maxLength={600} {...bound} />}
      </Left>
    </>
  )
}

/** In hours and in minutes. */
function Lengths({ slots, set }: Pick<FieldsProps, 'slots' | 'set'>) {
  const words = useWords().guide
  const label = useLabel(slots)
  const hours = slots.minutes.value === null ? Number.NaN : Math.round(slots.minutes.value / 6) / 10
  return (
    <>
      <Left
        value={hours}
        onLeft={(value) =>
          Number.isNaN(value) ? undefined : set({ minutes: Math.round(value * 60) })
        }
      >
        {(bound) => (
          <NumberField
            label={label('minutes', words.hours)}
            min={0.5}
            max={300}
            step="any"
            {...bound}
          />
        )}
      </Left>
      <Left
        value={slots.session.value ?? Number.NaN}
        onLeft={(value) => set({ session: Number.isNaN(value) ? null : value })}
      >
        {(bound) => (
          <NumberField
            label={label('session', words.minutes)}
            min={10}
            max={720}
            step={5}
            {...bound}
          />
        )}
      </Left>
    </>
  )
}

/** The name of a slot, its unit, and where its value comes from. */
function useLabel(slots: GuideView['slots']) {
  const { names, sources } = sharedGuideWords[useLanguage()].slots
  return (name: SlotName, unit?: string): ReactNode => (
    <>
      {names[name]}
      {unit === undefined ? null : ` (${unit})`} <small>· {sources[slots[name].source]}</small>
    </>
  )
}

type LeftProps<Value> = {
  value: Value
  onLeft: (value: Value) => void
  children: (
    bound: Bound<Value> & { onBlur: (event: { target: { validity: ValidityState } }) => void },
  ) => ReactNode
}

/** What is typed counts once its field is left, if it may be one. */
function Left<Value extends string | number>({ value, onLeft, children }: LeftProps<Value>) {
  const [typed, setTyped] = useState<{ from: Value; value: Value } | null>(null)
  const isOwn = typed !== null && Object.is(typed.from, value)
  const shown = isOwn ? typed.value : value
  return children({
    value: shown,
    onChange: (next) => setTyped({ from: value, value: next }),
    onBlur: ({ target: { validity } }) => {
      if (isOwn && validity.valid && !Object.is(shown, value)) onLeft(shown)
      else setTyped(null)
    },
  })
}
