// The form of a text: its name, its course and its words. What is typed stays until it is kept or dropped.
import { materialDraftSchema, type MaterialDraft } from '../../shared/recite/material.ts'
import { Button } from '../kit/button.tsx'
import { AreaField, Form, TextField, bindTo } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { takeFocus } from '../kit/focus.ts'
import type { ReciteDesk } from './use-recite.ts'
import styles from './recite.module.css'

export type TextDraft = MaterialDraft & { id: number | null }

const { shape } = materialDraftSchema

type TextFormProps = { recite: ReciteDesk; draft: TextDraft; onDone: () => void }

export function TextForm({ recite, draft: first, onDone }: TextFormProps) {
  const words = useWords().recite
  const desk = useDesk()
  const kept = useStore(desk.attempt, (attempt) => attempt.draft)
  const draft = kept ?? first
  const { state } = desk.week.view.get()
  const courses = new Set(state?.taskClasses.map(({ course }) => course) ?? [])
  const leave = () => {
    desk.attempt.set({ draft: null })
    onDone()
  }
  const of = bindTo(draft, (changed) => desk.attempt.set({ draft: changed }), shape)
  const keep = () => {
    const { id, ...rest } = draft
    recite.send('keep-material', { id, draft: rest }, leave)
  }
  return (
    <Form
      className={`column gap-14 grow shortens scrolls pad-top-10 pad-x-22 pad-bottom-18 ${styles.form}`}
      onSend={keep}
    >
      <h3>{first.id === null ? words.newText : words.changeText}</h3>
      <div className="stack gap-14 two-columns">
        <TextField label={words.name} ref={takeFocus} {...of('title')} />
        <TextField label={words.course} offers={[...courses]} {...of('course')} />
      </div>
      <AreaField
        label={<span className="quiet small">{words.words}</span>}
        className={`column gap-4 ${styles.wide}`}
        required
        placeholder={words.wordsHint}
        {...of('text')}
      />
      <output className="quiet breaks unless-empty">{recite.problem}</output>
      <div className="flex wrap at-end gap-8">
        <Button onClick={leave}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={recite.isPending}>
          {words.keep}
        </Button>
      </div>
    </Form>
  )
}
