// Erasing everything: what goes, a file of it first, and the word that nobody types by mistake.
import { useState, type FormEvent } from 'react'
import { eraseWords, isEraseWord } from '../../shared/settings/erase-word.ts'
import { Button } from '../controls/button.tsx'
import { usePending } from '../controls/use-pending.ts'
import { inquire, tell } from '../store/actions.ts'
import { forgetKept } from '../store/kept-text.ts'
import { useDesk } from '../store/desk-context.ts'
import { showView } from '../store/receive-push.ts'
import { dataWords } from '../words/settings-words.ts'
import { useLanguage } from '../words/words.ts'
import { ExportEverything } from './export-everything.tsx'
import styles from './settings.module.css'

export function EraseSection({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = dataWords[language]
  const [word, setWord] = useState('')
  const [failure, setFailure] = useState('')
  const [isPending, run] = usePending()
  const erase = async (): Promise<void> => {
    const view = await inquire(desk, 'erase-everything', { word })
    if (!view.ok) return setFailure(view.failure)
    // What the page itself has kept in the browser.
    forgetKept()
    showView(desk, view.value)
    tell(desk, 'done', dataWords[view.value.preferences.language].erased)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEraseWord(word) && !isPending) run(erase())
  }
  return (
    <section className={styles.section}>
      <h3>{words.erase}</h3>
      <p>{words.eraseText}</p>
      <ExportEverything label={words.eraseFirst} />
      <form className={styles.section} onSubmit={submit}>
        <label className={styles.word}>
          <span>{words.type(eraseWords[language])}</span>
          <input
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
        <div className={styles.row}>
          <Button type="submit" className={styles.erase} disabled={!isEraseWord(word) || isPending}>
            {words.eraseNow}
          </Button>
          <output className={styles.problem}>{failure}</output>
        </div>
      </form>
    </section>
  )
}
