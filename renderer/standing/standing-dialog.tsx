// The one place where the student writes what every model call is to know of them (O8).
import { useState, type FormEvent } from 'react'
import type { StudentProfile } from '../../shared/agent/student-profile.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import form from '../kit/form.module.css'
import { usePending } from '../store/use-pending.ts'
import { inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { useWords } from '../words/words.ts'
import styles from './standing.module.css'
import { mostProfileText, profileLength } from '../../shared/agent/student-profile.ts'

export function StandingDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().standing
  const [draft, setDraft] = useState(() => {
    const { state } = desk.week.view.get()
    return draftOf(desk.settings.get().standing, state === null ? [] : coursesOf(state))
  })
  const [failure, setFailure] = useState('')
  const [isPending, run] = usePending()
  const room = roomLeft(draft)
  const save = async (): Promise<void> => {
    const kept = await inquire(desk, 'set-preferences', { standing: standingOf(draft) })
    if (!kept.ok) return setFailure(kept.failure)
    desk.settings.set(kept.value)
    tell(desk, 'done', words.saved)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (room >= 0) run(save())
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="column grow shortens clips" onSubmit={submit}>
        <StandingFields draft={draft} onChange={setDraft} />
        <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
          <output className="caution grow">{room < 0 ? words.tooLong(-room) : failure}</output>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isPending || room < 0}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type StandingFieldsProps = {
  draft: StudentProfile
  onChange: (draft: StudentProfile) => void
}

function StandingFields({ draft, onChange }: StandingFieldsProps) {
  const words = useWords().standing
  return (
    <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
      <p className="quiet">{words.scope}</p>
      <TextField
        label={words.profile}
        hint={words.profileHint}
        rows={3}
        value={draft.profile}
        onChange={(profile) => onChange({ ...draft, profile })}
      />
      <TextField
        label={words.goals}
        hint={words.goalsHint}
        rows={3}
        value={draft.goals}
        onChange={(goals) => onChange({ ...draft, goals })}
      />
      {draft.courses.length === 0 ? null : (
        <fieldset className={`stack gap-10 above-4 ${styles.courses}`}>
          <legend className={form.label}>{words.courses}</legend>
          {draft.courses.map(({ course, portrait }) => (
            <TextField
              key={course}
              label={course}
              hint=""
              rows={2}
              value={portrait}
              onChange={(text) => onChange(withPortrait(draft, course, text))}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

type TextFieldProps = {
  label: string
  hint: string
  rows: number
  value: string
  onChange: (text: string) => void
}

function TextField({ label, hint, rows, value, onChange }: TextFieldProps) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <textarea
        className={`framed full snug paper pad-y-6 pad-x-10 ${styles.text}`}
        rows={rows}
        maxLength={2_000}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

/** The courses of the term, and any that were written about before. */
export function draftOf(standing: StudentProfile, courses: readonly string[]): StudentProfile {
  const portraits = new Map(standing.courses.map(({ course, portrait }) => [course, portrait]))
  const names = [...new Set([...courses, ...portraits.keys()])]
  return {
    ...standing,
    courses: names.map((course) => ({ course, portrait: portraits.get(course) ?? '' })),
  }
}

export function withPortrait(
  draft: StudentProfile,
  course: string,
  portrait: string,
): StudentProfile {
  return {
    ...draft,
    courses: draft.courses.map((each) => (each.course === course ? { course, portrait } : each)),
  }
}

/** What is kept: a course about which nothing is written is left out. */
export function standingOf({ profile, goals, courses }: StudentProfile): StudentProfile {
  return {
    profile: profile.trim(),
    goals: goals.trim(),
    courses: courses
      .map(({ course, portrait }) => ({ course, portrait: portrait.trim() }))
      .filter(({ portrait }) => portrait !== ''),
  }
}

/** Characters that may still be written; less than none is too many. */
export function roomLeft(draft: StudentProfile): number {
  return mostProfileText - profileLength(standingOf(draft))
}
