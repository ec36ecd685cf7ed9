// The question before a backup is restored: what will be lost, and what is kept.
import { grammar } from '../../shared/i18n/grammar.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-pending.ts'
import { inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { showView } from '../store/receive-push.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './settings.module.css'
import type { HistoryItem } from '../../shared/history/history-view.ts'

type RestoreQuestionProps = { backup: BackupItem; onKeep: () => void; onClose: () => void }

export function RestoreQuestion({ backup, onKeep, onClose }: RestoreQuestionProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].backup
  const textId = useId()
  const [isPending, run] = usePending()
  const [failure, setFailure] = useState('')
  const [lost, setLost] = useState('')
  const keep = useRef<HTMLButtonElement>(null)
  const at = sayDayAndTime(backup.at, language)
  // The safe answer first.
  useEffect(() => keep.current?.focus(), [])
  useEffect(() => {
    let isGone = false
    const count = async (): Promise<void> => {
      const history = await inquire(desk, 'read-history', {})
      if (isGone || !history.ok) return
      const { changes, isMore } = countChangesSince(history.value, backup.at)
      setLost(changes === 0 ? words.lostNothing : words.lost(changes, isMore))
    }
    void count()
    return () => {
      isGone = true
    }
  }, [desk, backup.at, words])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onKeep()
  }
  const restore = async (): Promise<void> => {
    const restored = await inquire(desk, 'restore-backup', { name: backup.name })
    if (!restored.ok) return setFailure(restored.failure)
    const { view, aside } = restored.value
    showView(desk, view)
    tell(
      desk,
      'done',
      aside === null ? words.restored(at) : windowWords[language].notice.setAside(aside),
    )
    onClose()
  }
  return (
    <fieldset className={styles.question} aria-label={words.question(at)} aria-describedby={textId}>
      <b aria-hidden="true">{words.question(at)}</b>
      <p className="quiet small" id={textId}>
        {[lost, words.kept].join(grammar[language].joints.gap)}
      </p>
      <div className="row wrap gap-y-8 gap-x-12">
        <Button disabled={isPending} onClick={() => run(restore())} onKeyDown={leave}>
          {words.restoreNow}
        </Button>
        <Button ref={keep} disabled={isPending} onClick={onKeep} onKeyDown={leave}>
          {words.keep}
        </Button>
        <output className="caution small snug">{failure}</output>
      </div>
    </fieldset>
  )
}

/** `isMore` when the pages before may hold some too; ISO instants in UTC compare as text. */
export function countChangesSince(
  { entries, hasEarlier }: { entries: readonly Pick<HistoryItem, 'at'>[]; hasEarlier: boolean },
  since: string,
): { changes: number; isMore: boolean } {
  const changes = entries.filter(({ at }) => at > since).length
  return { changes, isMore: hasEarlier && changes === entries.length }
}
