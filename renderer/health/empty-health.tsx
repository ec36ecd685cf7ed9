// Before anything is placed there is nothing to diagnose: what to do first, and the button for it.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useIsBusy } from '../store/use-is-busy.ts'
import { useLanguage } from '../words/words.ts'
import styles from './health.module.css'

type EmptyHealthProps = { hasPending: boolean; onClose: () => void }

export function EmptyHealth({ hasPending, onClose }: EmptyHealthProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].health
  const isBusy = useIsBusy()
  const planMessage = windowWords[language].conversation.say['plan-week']
  const plan = () => {
    onClose()
    void sayAloud(desk, planMessage)
  }
  return (
    <>
      <p className={styles.body}>{hasPending ? words.empty : words.emptyDone}</p>
      <div className={form.foot}>
        {hasPending ? (
          <Button look="primary" data-focus-first="" disabled={isBusy} onClick={plan}>
            {planMessage}
          </Button>
        ) : (
          <Button
            look="primary"
            onClick={() => desk.frame.set({ dialog: { kind: 'add-study', course: '' } })}
          >
            {windowWords[language].course.add}
          </Button>
        )}
      </div>
    </>
  )
}
