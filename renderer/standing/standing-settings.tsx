// The part of the settings where the student writes what every model call is to know of them (O8).
import { useState } from 'react'
import { DialogBody, FootedForm } from '../kit/dialog.tsx'
import { AreaField } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { useWords } from '../words/words.ts'
import styles from './standing.module.css'
import {
  type StudentProfile,
  mostProfileText,
  profileLength,
} from '../../shared/agent/student-profile.ts'

export function StandingSettings({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().standing
  const [draft, setDraft] = useState(() => {
    const { state } = desk.week.view.get()
    return draftOf(desk.settings.get().standing, state === null ? [] : coursesOf(state))
  })
  const room = roomLeft(draft)
  const save = async () => {
    const kept = await inquire(desk, 'set-preferences', { standing: standingOf(draft) })
    if (!kept.ok) return kept.failure
    desk.settings.set(kept.value)
    return null
  }
  return (
    <FootedForm
      submit={words.save}
      cancel={words.close}
      done={words.saved}
      problem={room < 0 ? words.tooLong(-room) : ''}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogBody>
        <p className="quiet">{words.scope}</p>
        <StandingFields draft={draft} onChange={setDraft} />
      </DialogBody>
    </FootedForm>
  )
}

type StandingFieldsProps = {
  draft: StudentProfile
  onChange: (draft: StudentProfile) => void
}

function StandingFields({ draft, onChange }: StandingFieldsProps) {
  const words = useWords().standing
  const look = {
    maxLength: 2_000,
    areaClass: `framed full snug paper pad-y-6 pad-x-10 ${styles.text}`,
  }
  return (
    <>
      <AreaField
        label={words.profile}
        placeholder={words.profileHint}
        rows={3}
        {...look}
        value={draft.profile}
        onChange={(profile) => onChange({ ...draft, profile })}
      />
      <AreaField
        label={words.goals}
        placeholder={words.goalsHint}
        rows={3}
        {...look}
        value={draft.goals}
        onChange={(goals) => onChange({ ...draft, goals })}
      />
      {draft.courses.length === 0 ? null : (
        <fieldset className={`stack gap-10 above-4 ${styles.courses}`}>
          <legend className={form.label}>{words.courses}</legend>
          {draft.courses.map(({ course, portrait }) => (
            <AreaField
              key={course}
              label={course}
              rows={2}
              {...look}
              value={portrait}
              onChange={(text) => onChange(withPortrait(draft, course, text))}
            />
          ))}
        </fieldset>
      )}
    </>
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
