// The person's data: where it lies, all of it as one file, and the way to erase it.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import { Button } from '../kit/button.tsx'
import { useCopy } from '../kit/use-copy.ts'
import { usePending, useRequests } from '../store/use-requests.ts'
import { useState } from 'react'
import type { SettingsView } from '../../shared/view/settings-view.ts'
import { ask, inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './settings.module.css'
import { Form, TextField } from '../kit/fields.tsx'
import { MoveIn } from './move-in.tsx'
import { Awaited, nothingSaid, SaidLine, type SettingsAnswer } from './settings-view.tsx'
import { isEraseWord } from '../../shared/settings/requests.ts'
import { forgetKept } from '../store/kept-text.ts'
import { showView } from '../store/receive-push.ts'
import { downloadFile } from '../kit/files.ts'

type DataSettingsProps = { settings: SettingsAnswer; onClose: () => void }

export function DataSettings({ settings: { value: view, failure }, onClose }: DataSettingsProps) {
  const words = useWords().data
  return (
    <>
      <section className={styles.section}>
        <h3>{words.folder}</h3>
        {view === null ? <Awaited failure={failure} /> : <DataFolder view={view} />}
        <p className="quiet snug">{words.folderHint}</p>
      </section>
      <section className={styles.section}>
        <h3>{words.everything}</h3>
        <p className="quiet snug">{words.everythingText}</p>
        <ExportEverything label={words.exportNow} />
      </section>
      <MoveIn onClose={onClose} />
      <EraseSection onClose={onClose} />
    </>
  )
}

function DataFolder({ view: { folder, shell } }: { view: SettingsView }) {
  return (
    <>
      <code className={`small breaks rounded sunk pad-y-6 pad-x-10 ${styles.path}`}>{folder}</code>
      {shell.showsFolder ? <ShowFolder /> : <CopyPath folder={folder} />}
    </>
  )
}

function ShowFolder() {
  const desk = useDesk()
  const words = useWords().data
  const [isPending, run] = usePending()
  const [hasFailed, setFailed] = useState(false)
  const show = async (): Promise<void> => {
    const answer = await ask(desk, 'show-data-folder', {})
    setFailed(answer?.isShown !== true)
  }
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button disabled={isPending} onClick={() => run(show())}>
        {words.show}
      </Button>
      <output className="caution small snug">{hasFailed ? words.notShown : ''}</output>
    </div>
  )
}

function CopyPath({ folder }: { folder: string }) {
  const words = useWords().data
  const [state, copy] = useCopy()
  const said = { none: '', copied: words.copied, failed: words.notCopied }
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button onClick={() => copy(folder)}>{words.copy}</Button>
      <output className="quiet small snug">{said[state]}</output>
    </div>
  )
}

/** Erasing everything: what goes, a file of it first, and the word that nobody types by mistake. */
function EraseSection({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().data
  const [word, setWord] = useState('')
  const { problem, isPending, send } = useRequests()
  const erase = () => {
    if (!isEraseWord(word) || isPending) return
    send('erase-everything', { word }, (view) => {
      // What the page itself has kept in the browser.
      forgetKept()
      showView(desk, view)
      tell(desk, 'done', windowWords[view.preferences.language].data.erased)
      onClose()
    })
  }
  return (
    <section className={styles.section}>
      <h3>{words.erase}</h3>
      <p className="quiet snug">{words.eraseText}</p>
      <ExportEverything label={words.eraseFirst} />
      <Form className={styles.section} onSend={erase}>
        <TextField
          label={
            <span className="quiet small">{words.type(sharedNameWords[language].eraseWords)}</span>
          }
          className={`stack gap-2 ${styles.word}`}
          spellCheck={false}
          maxLength={40}
          value={word}
          onChange={setWord}
        />
        <div className="row wrap gap-y-8 gap-x-12">
          <Button
            type="submit"
            className={`caution ${styles.erase}`}
            disabled={!isEraseWord(word) || isPending}
          >
            {words.eraseNow}
          </Button>
          <output className="caution small snug">{problem}</output>
        </div>
      </Form>
    </section>
  )
}

/** The button that writes everything into one file, and says what is in it. */
function ExportEverything({ label }: { label: string }) {
  const desk = useDesk()
  const words = useWords().data
  const [isPending, run] = usePending()
  const [said, setSaid] = useState(nothingSaid)
  const write = async (): Promise<void> => {
    const file = await inquire(desk, 'export-everything', {})
    if (!file.ok) return setSaid({ text: file.failure, isProblem: true })
    downloadFile(file.value)
    const { tasks, changes, conversations, damaged } = file.value
    const left = damaged === 0 ? '' : words.damaged(damaged)
    setSaid({ text: words.exported(tasks, changes, conversations) + left, isProblem: false })
  }
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button disabled={isPending} onClick={() => run(write())}>
        {label}
      </Button>
      <SaidLine {...said} />
    </div>
  )
}
