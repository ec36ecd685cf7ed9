// What another window, or undo, has written under something that is being typed; what is to become of both is asked.
import { Button } from '../kit/button.tsx'
import { useWords } from '../words/words.ts'
import page from './homework-page.module.css'
import styles from './overtaken.module.css'

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
    <div className={styles.overtaken} role="alert">
      <p>{words.overtaken}</p>
      {newer === '' ? <p className="quiet small pretty">{words.newerEmpty}</p> : <pre>{newer}</pre>}
      <div className={page.buttons}>
        <Button disabled={isPending} onClick={onSaveMine}>
          {words.saveMine}
        </Button>
        <Button onClick={onTakeNewer}>{words.takeNewer}</Button>
      </div>
    </div>
  )
}
