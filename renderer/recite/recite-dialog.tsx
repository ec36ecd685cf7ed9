// The recite page (R2): choose a text, write it from memory, see what was missing; by keyboard throughout.
import { useState } from 'react'
import { findTask, findTaskClass } from '../../shared/schedule/state.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { takeFocus } from '../kit/focus.ts'
import { useQuery } from '../store/use-query.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { AttemptForm } from './attempt-form.tsx'
import { Outcome } from './outcome.tsx'
import styles from './recite.module.css'
import { TextForm, type TextDraft } from './text-form.tsx'
import { TextList, type AskedFor } from './text-list.tsx'
import { useRecite, type ReciteDesk } from './use-recite.ts'

/** What the page shows between recitals. */
type Stage = { kind: 'texts' } | { kind: 'form'; draft: TextDraft } | { kind: 'plan' }

type ReciteDialogProps = AskedFor & { onClose: () => void }

export function ReciteDialog(props: ReciteDialogProps) {
  const words = useWords().recite
  return (
    <Dialog title={words.title} isFull onClose={props.onClose}>
      <RecitePage {...props} />
    </Dialog>
  )
}

function RecitePage({ onClose, ...asked }: ReciteDialogProps) {
  const words = useWords().recite
  const recite = useRecite()
  const { draft } = useDesk().attempt.get()
  const [stage, setStage] = useState<Stage>(
    draft === null ? { kind: 'texts' } : { kind: 'form', draft },
  )
  const [isTrying, setTrying] = useState(false)
  const [told, setTold] = useState('')
  const fresh = useFreshDraft(asked.taskId)
  const { view } = recite
  if (view === null) return <p className={styles.quiet}>{recite.problem || words.loading}</p>
  const { recital, heard } = view
  const showTexts = (done = '') => {
    setTold(done)
    setStage({ kind: 'texts' })
  }
  if (recital.kind === 'listening' && (heard === null || isTrying)) {
    return (
      <AttemptForm
        recite={recite}
        recital={recital}
        materials={view.materials}
        onJudged={() => setTrying(false)}
      />
    )
  }
  if (recital.kind !== 'idle' && heard !== null) {
    return (
      <Outcome
        key={heard.round}
        recite={recite}
        result={heard}
        view={view}
        onPlan={() => setStage({ kind: 'plan' })}
        onAgain={() => setTrying(true)}
        onClose={onClose}
      />
    )
  }
  switch (stage.kind) {
    case 'form':
      return <TextForm recite={recite} draft={stage.draft} onDone={() => showTexts()} />
    case 'plan':
      return <RecallPlan recite={recite} onDone={showTexts} />
    default:
      return (
        <TextList
          recite={recite}
          view={view}
          asked={asked}
          told={told}
          onTold={setTold}
          onAdd={() => setStage({ kind: 'form', draft: fresh })}
          onEdit={(draft) => setStage({ kind: 'form', draft })}
          onPlan={() => setStage({ kind: 'plan' })}
        />
      )
  }
}

/** A new text, named after the block that the page was opened from. */
function useFreshDraft(taskId: number | null): TextDraft {
  const { state } = useDesk().week.view.get()
  const task = state === null || taskId === null ? undefined : findTask(state, taskId)
  const taskClass =
    state === null || task?.kind !== 'item' ? undefined : findTaskClass(state, task.classId)
  return {
    id: null,
    title: task?.title ?? '',
    course: taskClass?.course ?? '',
    text: '',
    taskId: task === undefined ? null : taskId,
  }
}

/**
 * Recalls as work in the plan: what would be placed, what that does for the exams, and the yes.
 */
function RecallPlan({ recite, onDone }: { recite: ReciteDesk; onDone: (told?: string) => void }) {
  const words = useWords().recite
  const { value: preview, failure } = useQuery('preview-recalls', {})
  return (
    <div
      className={`column gap-14 grow shortens scrolls pad-top-10 pad-x-22 pad-bottom-18 ${styles.page}`}
    >
      <h3>{words.planTitle}</h3>
      <p className={styles.quiet}>{words.planHint}</p>
      {preview === null ? null : (
        <>
          <output>{preview.sentence}</output>
          <ul className={`stack gap-4 quiet small breaks bulleted ${styles.lines}`}>
            {preview.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {preview.unplaced === 0 ? null : <p>{words.unplaced(preview.unplaced)}</p>}
        </>
      )}
      <output className="quiet breaks unless-empty">{failure || recite.problem}</output>
      <div className="flex wrap at-end gap-8">
        <Button ref={takeFocus} onClick={() => onDone()}>
          {words.back}
        </Button>
        {preview === null ? null : (
          <Button
            look="primary"
            disabled={recite.isPending}
            onClick={() =>
              recite.send('plan-recalls', { hash: preview.hash }, () => onDone(words.planned))
            }
          >
            {words.accept}
          </Button>
        )}
      </div>
    </div>
  )
}
