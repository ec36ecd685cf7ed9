// The form of a text: its name, its course and its words. What is typed stays until it is kept or dropped.
import { longestCourse } from '../../shared/schedule/term.ts'
import type { FormEvent } from 'react'
import type { MaterialDraft } from '../../shared/recite/material.ts'
import { Button } from '../controls/button.tsx'
import form from '../controls/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { reciteWords } from '../words/recite-words.ts'
import { useWords } from '../words/words.ts'
import page from './recite-page.module.css'
import styles from './sheet.module.css'
import { takeFocus } from '../controls/take-focus.ts'
import type { ReciteDesk } from './use-recite.ts'

export type TextDraft = MaterialDraft & { id: number | null }

type TextFormProps = { recite: ReciteDesk; draft: TextDraft; onDone: () => void }

export function TextForm({ recite, draft: first, onDone }: TextFormProps) {
  const words = useWords(reciteWords)
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
    <form className={page.form} onSubmit={submit}>
      <h3>{first.id === null ? words.newText : words.changeText}</h3>
      <div className={form.pair}>
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
      <label className={styles.wide}>
        <span>{words.words}</span>
        <textarea
          required
          placeholder={words.wordsHint}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </label>
      <output className={page.told}>{recite.problem}</output>
      <div className={page.buttons}>
        <Button onClick={leave}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={recite.isPending}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

function CourseChoice({ value, onChange }: { value: string; onChange: (course: string) => void }) {
  const words = useWords(reciteWords)
  const { state } = useDesk().week.view.get()
  const courses = new Set(state?.taskClasses.map(({ course }) => course) ?? [])
  return (
    <label className={form.field}>
      <span>{words.course}</span>
      <input
        autoComplete="off"
        maxLength={longestCourse}
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
