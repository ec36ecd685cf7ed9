// Goes on with a pack in the conversation, by saying so in the person's stead.
import { Button } from '../controls/button.tsx'
import { focusComposer, sayAloud } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { packWords } from '../words/pack-words.ts'
import { useWords } from '../words/words.ts'

/** What is said while a card is open would be the answer to it: then it only leads to the card. */
export function TalkButton({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords(packWords)
  const isBusy = useStore(desk.chat, ({ isRunning }) => isRunning)
  const talk = () => {
    desk.frame.set({ dialog: null })
    if (openCardOf(desk.chat.get()) === null) void sayAloud(desk, words.say(course))
    // After the dialog has given the focus back.
    queueMicrotask(() => focusComposer(desk))
  }
  return (
    <Button disabled={isBusy} onClick={talk}>
      {words.talk}
    </Button>
  )
}
