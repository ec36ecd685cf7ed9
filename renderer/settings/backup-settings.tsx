// The backups: how they are kept, one made now, and the list of which one can be restored.
import { useState } from 'react'
import type { AsideItem, BackupItem } from '../../shared/view/settings-view.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { RestoreQuestion } from './restore-question.tsx'
import styles from './settings.module.css'
import { Awaited, nothingSaid, SaidLine, type SettingsAnswer } from './settings-view.tsx'

type BackupSettingsProps = { settings: SettingsAnswer; onClose: () => void }

export function BackupSettings({ settings, onClose }: BackupSettingsProps) {
  const words = useWords().backup
  const { value: view, failure, again } = settings
  return (
    <section className={styles.section}>
      <p className="quiet snug">{words.rule}</p>
      <BackUpNow onMade={again} />
      {view === null ? (
        <Awaited failure={failure} />
      ) : (
        <>
          <BackupList backups={view.backups} onClose={onClose} />
          <AsideList aside={view.aside} />
        </>
      )}
    </section>
  )
}

function BackUpNow({ onMade }: { onMade: () => Promise<string> }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().backup
  const [isPending, run] = usePending()
  const [said, setSaid] = useState(nothingSaid)
  const backUp = async (): Promise<void> => {
    const made = await inquire(desk, 'make-backup', {})
    setSaid({
      text: made.ok ? words.made(sayDayAndTime(made.value.backup.at, language)) : made.failure,
      isProblem: !made.ok,
    })
    await onMade()
  }
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button disabled={isPending} onClick={() => run(backUp())}>
        {words.now}
      </Button>
      <SaidLine {...said} />
    </div>
  )
}

function BackupList({ backups, onClose }: { backups: readonly BackupItem[]; onClose: () => void }) {
  const words = useWords().backup
  const [asked, setAsked] = useState<string | null>(null)
  if (backups.length === 0) return <p className="quiet snug">{words.none}</p>
  return (
    <ul className="stack full" aria-label={words.list}>
      {backups.map((backup) => (
        <BackupLine
          key={backup.name}
          backup={backup}
          isAsked={asked === backup.name}
          onAsk={() => setAsked(backup.name)}
          onKeep={() => setAsked(null)}
          onClose={onClose}
        />
      ))}
    </ul>
  )
}

/** They can only be looked at with other tools, so they are named as they lie in the data folder. */
function AsideList({ aside }: { aside: readonly AsideItem[] }) {
  const language = useLanguage()
  const words = useWords().backup
  if (aside.length === 0) return null
  return (
    <>
      <p className="quiet snug">{words.asideRule}</p>
      <ul className="stack full" aria-label={words.aside}>
        {aside.map(({ name, at, kind, bytes }) => (
          <li
            key={name}
            className={`stack middle ruled-above pad-y-6 gap-y-4 gap-x-14 ${styles.backup}`}
          >
            <time dateTime={at}>{sayDayAndTime(at, language)}</time>
            <span className="quiet small">{words.asideKinds[kind]}</span>
            <span className="quiet small to-end">{words.size(bytes)}</span>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

type BackupLineProps = {
  backup: BackupItem
  isAsked: boolean
  onAsk: () => void
  onKeep: () => void
  onClose: () => void
}

function BackupLine({ backup, isAsked, onAsk, onKeep, onClose }: BackupLineProps) {
  const language = useLanguage()
  const words = useWords().backup
  const at = sayDayAndTime(backup.at, language)
  const restoreId = `restore-${backup.name}`
  return (
    <li className={`stack middle ruled-above pad-y-6 gap-y-4 gap-x-14 ${styles.backup}`}>
      <time dateTime={backup.at}>{at}</time>
      <span className="quiet small">{words.why[backup.why]}</span>
      <span className="quiet small to-end">{words.size(backup.bytes)}</span>
      <Button
        id={restoreId}
        aria-label={words.restoreWhat(at)}
        aria-expanded={isAsked}
        onClick={isAsked ? onKeep : onAsk}
      >
        {words.restore}
      </Button>
      {isAsked ? (
        <RestoreQuestion
          backup={backup}
          onKeep={() => {
            onKeep()
            document.getElementById(restoreId)?.focus()
          }}
          onClose={onClose}
        />
      ) : null}
    </li>
  )
}
