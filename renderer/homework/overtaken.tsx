// What another window, or undo, has written under something that is being typed; what is to become of both is asked.
import { Button } from '../kit/button.tsx'
import { useWords } from '../words/words.ts'
import styles from './homework.module.css'

type OvertakenProps = {
  /** What is there by now. */
  newer: string
  isPending: boolean
  onSaveMine: () => void
  onTakeNewer: () => void
}

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
