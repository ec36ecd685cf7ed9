// Why a turn failed, and with the last one what can be done: the same again, the built-in model, or other settings.
import { Button } from '../controls/button.tsx'
import { focusComposer, say, sayToBuiltIn } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import styles from './conversation.module.css'
import { sumTurns } from './sum-turns.ts'
import { useMayRepeat } from './use-may-repeat.ts'

export function FailedTurn({ traceId, text }: { traceId: string; text: string }) {
  const mayRepeat = useMayRepeat(traceId)
  return (
    <div className={styles.error}>
      <p>{text}</p>
      {mayRepeat ? <NextSteps traceId={traceId} /> : null}
    </div>
  )
}

function NextSteps({ traceId }: { traceId: string }) {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const isElsewhere = useStore(desk.settings, ({ model }) => model.kind === 'endpoint')
  const again = (send: typeof say) => {
    const request = sumTurns(desk.chat.get().timeline).get(traceId)?.request ?? ''
    if (request === '') return
    void send(desk, request)
    // The buttons go, and the focus with them.
    focusComposer(desk)
  }
  return (
    <fieldset aria-label={words.afterFailure} className={styles.nextSteps}>
      <Button onClick={() => again(say)}>{words.tryAgain}</Button>
      {isElsewhere ? (
        <>
          <Button onClick={() => again(sayToBuiltIn)}>{words.useBuiltIn}</Button>
          <Button onClick={() => desk.frame.set({ dialog: { kind: 'assistant' } })}>
            {words.settings}
          </Button>
        </>
      ) : null}
    </fieldset>
  )
}
