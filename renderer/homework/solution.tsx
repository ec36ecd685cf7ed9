// The solution and the answer key side by side, kept together, and how they compare.
import { useRef, useState } from 'react'
import { cleanPasted } from '../../shared/homework/edit.ts'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { isOvertaken } from '../../shared/homework/save-base.ts'
import { Button } from '../kit/button.tsx'
import { Form } from '../kit/fields.tsx'
import { dropKept, keepText, readKept } from '../store/kept-text.ts'
import type { Requests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import { Compared } from './compared.tsx'
import styles from './homework.module.css'

type SolutionProps = { detail: HomeworkDetail; doer: Requests; onShowKey: () => void }

export function Solution({ detail, doer, onShowKey }: SolutionProps) {
  const words = useWords().homework
  const { id, solution, answerKey, hasKey, comparison } = detail
  // Null while it is kept back.
  const key = hasKey && answerKey === null ? null : (answerKey ?? '')
  const drafts = {
    solution: useTextDraft(`solution ${id}`, solution),
    'answer-key': useTextDraft(`answer-key ${id}`, key),
  }
  const [told, setTold] = useState('')
  const all = Object.values(drafts)
  const end = () => setTold(words.kept)
  const save = (kind: TextKind, base: string | undefined, onDone: () => void) =>
    base === undefined ? onDone() : sendText(doer, { id, kind, base, draft: drafts[kind] }, onDone)
  const saveAll = () => {
    setTold('')
    // One after the other; what was not typed stays.
    const saveKey = () => save('answer-key', drafts['answer-key'].typed?.base, end)
    save('solution', drafts.solution.typed?.base, saveKey)
  }
  const fieldOf = (kind: TextKind, present: string) => (
    <TextField
      kind={kind}
      present={present}
      draft={drafts[kind]}
      isPending={doer.isPending}
      onSaveMine={() => save(kind, present, end)}
    />
  )
  return (
    <section className="stack gap-8 ruled-above pad-top-12" aria-label={words.texts}>
      <Form className={`stack gap-10 ${styles.texts}`} onSend={saveAll}>
        {fieldOf('solution', solution)}
        {key === null ? <KeptBack onShowKey={onShowKey} /> : fieldOf('answer-key', key)}
        <div className={`${styles.buttons} whole-row`}>
          <output className="grow-220 quiet breaks unless-empty">{told}</output>
          <Button
            type="submit"
            look={all.every(({ typed }) => typed === null) ? 'plain' : 'primary'}
            disabled={doer.isPending || all.some(({ isOvertaken }) => isOvertaken)}
          >
            {words.keep}
          </Button>
        </div>
      </Form>
      {comparison === null ? null : <Compared comparison={comparison} />}
    </section>
  )
}

type TextKind = 'solution' | 'answer-key'

/** What was typed, on the text that it rests on. */
function sendText(
  doer: Requests,
  { id, kind, base, draft }: { id: number; kind: TextKind; base: string; draft: TextDraft },
  onDone: () => void,
): void {
  const text = draft.typed?.text ?? base
  doer.send('edit-homework', { id, edit: { kind, text, base } }, () => {
    draft.settle(text)
    onDone()
  })
}

function KeptBack({ onShowKey }: { onShowKey: () => void }) {
  const words = useWords().homework
  return (
    <div className="stack packed at-start gap-6">
      <h4 className="quiet small">{words.key}</h4>
      <p className="quiet small pretty">{words.keyBack}</p>
      <Button onClick={onShowKey}>{words.showKey}</Button>
    </div>
  )
}

type TextFieldProps = {
  kind: TextKind
  /** What is kept. */
  present: string
  draft: TextDraft
  isPending: boolean
  onSaveMine: () => void
}

function TextField({ kind, present, draft, isPending, onSaveMine }: TextFieldProps) {
  const words = useWords().homework
  const area = useRef<HTMLTextAreaElement>(null)
  // What was pressed goes with the question.
  const answer = (act: () => void) => () => {
    area.current?.focus()
    act()
  }
  return (
    <div className={styles.text}>
      <label>
        <h4 className="quiet small">{kind === 'solution' ? words.solution : words.key}</h4>
        <textarea
          ref={area}
          spellCheck={false}
          placeholder={kind === 'solution' ? words.solutionHint : words.keyHint}
          value={draft.typed?.text ?? present}
          onChange={(event) => draft.type(event.target.value)}
        />
      </label>
      {draft.isOvertaken ? (
        <Overtaken
          newer={present}
          isPending={isPending}
          onSaveMine={answer(onSaveMine)}
          onTakeNewer={answer(draft.drop)}
        />
      ) : null}
    </div>
  )
}

/** `base` is the text that it was begun from. */
type Draft = { text: string; base: string }

type TextDraft = {
  /** Null while nothing is typed: what another window keeps is then shown here too. */
  typed: Draft | null
  /** Another text was kept since it was begun. */
  isOvertaken: boolean
  type: (text: string) => void
  /** After `saved` was kept; what was typed since then stays, and rests on it. */
  settle: (saved: string) => void
  drop: () => void
}

/** `present` is what is kept; null where that is not shown. */
function useTextDraft(name: string, present: string | null): TextDraft {
  const [typed, setTyped] = useState(() => toDraft(readKept(name)))
  const latest = useRef(typed)
  const keep = (draft: Draft | null) => {
    latest.current = draft
    setTyped(draft)
    if (draft === null) dropKept(name)
    else keepText(name, draft)
  }
  return {
    typed,
    isOvertaken:
      typed !== null &&
      present !== null &&
      isOvertaken(present, typed.base, cleanPasted(typed.text)),
    type: (text) =>
      keep(text === present ? null : { text, base: latest.current?.base ?? present ?? '' }),
    settle: (saved) => {
      const draft = latest.current
      const isAsSaved = draft === null || draft.text === saved
      keep(isAsSaved ? null : { text: draft.text, base: cleanPasted(saved) })
    },
    drop: () => keep(null),
  }
}

/** Of one that was kept without it, nothing is known of the base: as if the field had been empty. */
function toDraft(read: unknown): Draft | null {
  if (typeof read !== 'object' || read === null || !('text' in read)) return null
  if (typeof read.text !== 'string') return null
  const base = 'base' in read && typeof read.base === 'string' ? read.base : ''
  return { text: read.text, base }
}

type OvertakenProps = {
  /** What is there by now. */
  newer: string
  isPending: boolean
  onSaveMine: () => void
  onTakeNewer: () => void
}

/**
 * What another window, or undo, has written under something that is being typed; what is to
 * become of both is asked.
 */
export function Overtaken({ newer, isPending, onSaveMine, onTakeNewer }: OvertakenProps) {
  const words = useWords().homework
  return (
    <div
      className={`stack packed gap-8 washed pad-y-10 pad-x-12 framed ${styles.overtaken}`}
      role="alert"
    >
      <p className="pretty">{words.overtaken}</p>
      {newer === '' ? (
        <p className="pretty quiet small pretty">{words.newerEmpty}</p>
      ) : (
        <pre>{newer}</pre>
      )}
      <div className={styles.buttons}>
        <Button disabled={isPending} onClick={onSaveMine}>
          {words.saveMine}
        </Button>
        <Button onClick={onTakeNewer}>{words.takeNewer}</Button>
      </div>
    </div>
  )
}
