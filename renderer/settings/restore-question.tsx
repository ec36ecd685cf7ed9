// The question before a backup is restored: what will be lost, and what is kept.
import { grammar } from '../../shared/i18n/grammar.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { HistoryItem } from '../../shared/history/history-view.ts'
import type { BackupItem } from '../../shared/view/settings-view.ts'
import { Question } from '../kit/dialog.tsx'
import { tell } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { showView } from '../store/receive-push.ts'
import { useQuery } from '../store/use-query.ts'
import { useRequests } from '../store/use-requests.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './settings.module.css'

type RestoreQuestionProps = { backup: BackupItem; onKeep: () => void; onClose: () => void }

export function RestoreQuestion({ backup, onKeep, onClose }: RestoreQuestionProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().backup
  const { problem, isPending, send } = useRequests()
  const { value: history } = useQuery('read-history', {})
  const since = history === null ? null : countChangesSince(history, backup.at)
  const lost =
    since === null
      ? ''
      : since.changes === 0
        ? words.lostNothing
        : words.lost(since.changes, since.isMore)
  const at = sayDayAndTime(backup.at, language)
  const restore = () =>
    send('restore-backup', { name: backup.name }, ({ view, aside }) => {
      showView(desk, view)
      tell(
        desk,
        'done',
        aside === null ? words.restored(at) : windowWords[language].notice.setAside(aside),
      )
      onClose()
    })
  return (
    <Question
      name={words.question(at)}
      title={words.question(at)}
      text={[lost, words.kept].join(grammar[language].joints.gap)}
      textClass="quiet small"
      yes={words.restoreNow}
      no={words.keep}
      isPending={isPending}
      className={styles.question ?? ''}
      answersClass="row wrap gap-y-8 gap-x-12"
      onYes={restore}
      onNo={onKeep}
    >
      <output className="caution small snug">{problem}</output>
    </Question>
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
