// Before anything is placed there is nothing to diagnose: what to do first, and the button for it.
import { DialogFoot } from '../kit/dialog.tsx'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useIsBusy } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'

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
      <p className="stack grow shortens scrolls gap-16 pad-top-4 pad-x-22 pad-bottom-18">
        {hasPending ? words.empty : words.emptyDone}
      </p>
      <DialogFoot>
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
      </DialogFoot>
    </>
  )
}
