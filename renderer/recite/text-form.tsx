// The form of a text: its name, its course and its words. What is typed stays until it is kept or dropped.
import type { FormEvent } from 'react'
import type { MaterialDraft } from '../../shared/recite/material.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { takeFocus } from '../kit/take-focus.ts'
import type { ReciteDesk } from './use-recite.ts'
import styles from './recite.module.css'

export type TextDraft = MaterialDraft & { id: number | null }

type TextFormProps = { recite: ReciteDesk; draft: TextDraft; onDone: () => void }

export function TextForm({ recite, draft: first, onDone }: TextFormProps) {
  const words = useWords().recite
  const desk = useDesk()
  const kept = useStore(desk.attempt, (attempt) => attempt.draft)
  const draft = kept ?? first
  const change = (part: Partial<TextDraft>) => desk.attempt.set({ draft: { ...draft, ...part } })
  const leave = () => {
    desk.attempt.set({ draft: null })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { id, ...rest } = draft
    recite.send('keep-material', { id, draft: rest }, leave)
  }
  return (
    <form
      className={`column gap-14 grow shortens scrolls pad-top-10 pad-x-22 pad-bottom-18 ${styles.form}`}
      onSubmit={submit}
    >
      <h3>{first.id === null ? words.newText : words.changeText}</h3>
      <div className="stack gap-14 two-columns">
        <label className={form.field}>
          <span>{words.name}</span>
          <input
            required
            ref={takeFocus}
            autoComplete="off"
            maxLength={80}
            pattern=".*\S.*"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </label>
        <CourseChoice value={draft.course} onChange={(course) => change({ course })} />
      </div>
      <label className={`column gap-4 ${styles.wide}`}>
        <span className="quiet small">{words.words}</span>
        <textarea
          required
          placeholder={words.wordsHint}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </label>
      <output className="quiet breaks unless-empty">{recite.problem}</output>
      <div className="flex wrap at-end gap-8">
        <Button onClick={leave}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={recite.isPending}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

function CourseChoice({ value, onChange }: { value: string; onChange: (course: string) => void }) {
  const words = useWords().recite
  const { state } = useDesk().week.view.get()
  const courses = new Set(state?.taskClasses.map(({ course }) => course) ?? [])
  return (
    <label className={form.field}>
      <span>{words.course}</span>
      <input
        autoComplete="off"
        maxLength={80}
        list="recite-courses"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="recite-courses">
        {[...courses].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  )
}
