// The way into a guide from where courses are: for one of them, or for any.
import { sharedGuideWords } from '../../shared/i18n/shared/guide.ts'
import { Button } from '../kit/button.tsx'
import { focusComposer, sayAloud } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import type { Desk } from '../store/desk.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'

/** What is said while a card is open would be the answer to it. */
export function GuideButton({ course, onBegin }: { course: string; onBegin?: () => void }) {
  const desk = useDesk()
  const words = useWords().guide
  const isBusy = useStore(desk.chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
  const begin = () => {
    onBegin?.()
    void beginGuide(desk, course)
    // After the dialog has given the focus back.
    queueMicrotask(() => focusComposer(desk))
  }
  return (
    <Button disabled={isBusy} onClick={begin}>
      {course === '' ? words.begin : words.beginHere}
    </Button>
  )
}

/**
 * Begins a guide by saying so, in the person's stead. An empty course leaves open which one it
 * is.
 */
export function beginGuide(desk: Desk, course: string): Promise<void> {
  return sayAloud(desk, sharedGuideWords[desk.settings.get().language].guideNames.begin(course))
}
