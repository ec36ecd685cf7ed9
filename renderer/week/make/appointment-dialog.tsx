// The form for an appointment of one's own, to the minute: added or changed at once, or with its effect first where it meets other things.
import { useRef, useState } from 'react'
import { dateToDay, minutesOf, weekOf } from '../../../shared/schedule/calendar.ts'
import { spanOfClock } from '../../../shared/schedule/edits/clock-span.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { newBlock } from '../../../shared/timetable/edit-block.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { weeklyBlockSchema, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { bindTo, Form, TextField, Tick } from '../../kit/fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../kit/dialog.tsx'
import { useDesk, useStore } from '../../store/use-store.ts'
import { EffectStep, useTermChange } from '../../timetable/term-setup/term-change.tsx'
import { useWords } from '../../words/words.ts'
import { focusMade } from '../drag/hand-edit.ts'

type Draft = {
  title: string
  location: string
  date: string
  from: string
  to: string
  isWeekly: boolean
}

type AppointmentDialogProps = {
  at: Place
  /** The appointment that is changed; null for a new one. */
  block: WeeklyBlock | null
  onClose: () => void
}

export function AppointmentDialog({ at, block, onClose }: AppointmentDialogProps) {
  const desk = useDesk()
  const { make: words, timetable } = useWords()
  const term = useStore(desk.week.view, (view) => view.term)
  const window = useStore(desk.week.view, ({ state }) => state?.window)
  const [draft, setDraft] = useState<Draft>(() =>
    firstDraft(desk.week.view.get().state?.window, at, block),
  )
  const made = useRef<{ title: string; place: Place } | null>(null)
  const change = useTermChange(() => {
    onClose()
    if (made.current !== null) focusMade(desk, made.current.title, made.current.place)
  })
  if (term === null || window === undefined) return null
  const wish = wishOf(draft, block, term, window)
  const isTyped = draft.from !== '' && draft.to !== '' && draft.date !== ''
  const problem = isTyped && wish === null ? words.outside : change.problem
  return (
    <Dialog title={words.appointment} onClose={onClose}>
      {change.shown !== null ? (
        <EffectStep change={change} />
      ) : (
        <Form
          className="column grow shortens clips"
          onSend={() => {
            if (wish === null) return
            made.current = { title: draft.title.trim(), place: wish.place }
            change.preview(wish.change, { isPlain: true })
          }}
        >
          <DialogBody>
            <Fields draft={draft} days={window.days} onChange={setDraft} />
          </DialogBody>
          <DialogFoot>
            <output className="caution grow small snug">{problem}</output>
            {block === null ? null : (
              <Button
                disabled={change.isPending}
                onClick={() => change.preview(editing(block, null), { isPlain: true })}
              >
                {timetable.drop}
              </Button>
            )}
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" look="primary" disabled={change.isPending || wish === null}>
              {block === null ? words.add : timetable.keep}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </Dialog>
  )
}

type FieldsProps = {
  draft: Draft
  days: Window['days']
  onChange: (draft: Draft) => void
}

function Fields({ draft, days, onChange }: FieldsProps) {
  const { make: words, timetable } = useWords()
  const of = bindTo(draft, onChange, weeklyBlockSchema.shape)
  return (
    <>
      <TextField
        data-focus-first=""
        required
        label={words.what}
        placeholder={words.whatHint}
        {...of('title')}
      />
      <TextField label={timetable.place} {...of('location')} />
      <TextField
        label={words.date}
        type="date"
        required
        min={days.at(0)?.date}
        max={days.at(-1)?.date}
        {...of('date')}
      />
      <div className="stack gap-14 two-columns">
        <TextField label={words.from} type="time" required {...of('from')} />
        <TextField label={words.to} type="time" required {...of('to')} />
      </div>
      <Tick label={words.weekly} {...of('isWeekly')} />
    </>
  )
}

function firstDraft(
  window: Window | undefined,
  { day, start, end }: Place,
  block: WeeklyBlock | null,
): Draft {
  return {
    title: block?.title ?? '',
    location: block?.location ?? '',
    date: window?.days[day - 1]?.date ?? '',
    from: block?.clock?.start ?? window?.periods[start - 1]?.start ?? '',
    to: block?.clock?.end ?? window?.periods[end - 1]?.end ?? '',
    isWeekly: false,
  }
}

/** Null while its day or its time is not one of the term's. */
function wishOf(
  draft: Draft,
  from: WeeklyBlock | null,
  term: Term,
  window: Window,
): { change: TermWish; place: Place } | null {
  const { title, location, date, from: begin, to: finish, isWeekly } = draft
  const day = dateToDay(window, date)
  if (day === null || begin >= finish) return null
  const { start, end, clock } = spanOfClock(minutesOf(begin), minutesOf(finish), window)
  const first = weekOf(day)
  const cells = { weekday: ((day - 1) % 7) + 1, start, end }
  const fresh = newBlock(cells, term.weeks)
  const weeks = fresh.weeks.filter((week) => week === first || (isWeekly && week > first))
  const told = { ...cells, title, location, clock, weeks }
  const to = { ...(from ?? fresh), kind: 'personal', ...told } as const
  return { change: editing(from, to), place: { day, start, end } }
}

function editing(from: WeeklyBlock | null, to: WeeklyBlock | null): TermWish {
  return { kind: 'timetable', edits: [{ from, to }], withStudies: false }
}
