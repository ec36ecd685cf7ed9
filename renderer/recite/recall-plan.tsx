// Recalls as work in the plan: what would be placed, what that does for the exams, and the yes.
import { Button } from '../kit/button.tsx'
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import { takeFocus } from '../kit/focus.ts'
import type { ReciteDesk } from './use-recite.ts'
import styles from './recite.module.css'

type RecallPlanProps = { recite: ReciteDesk; onDone: (told?: string) => void }

export function RecallPlan({ recite, onDone }: RecallPlanProps) {
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
