// Over everything: what is wrong with the data file, with the backups that can take its place.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { isStanding, type DataNotice } from '../../shared/view/data-notice.ts'
import { RestoreQuestion } from '../settings/restore-question.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { sayInstant } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './frame.module.css'

/** Older copies than these are in the settings. */
const mostBackups = 3

export function DataBanner() {
  const notices = useStore(useDesk().frame, (frame) => frame.dataNotices)
  return notices.map((notice) => <NoticeOfData key={notice.kind} notice={notice} />)
}

function NoticeOfData({ notice }: { notice: DataNotice }) {
  const desk = useDesk()
  const language = useLanguage()
  const [asked, setAsked] = useState<string | null>(null)
  const dismiss = () =>
    desk.frame.set(({ dataNotices }) => ({
      dataNotices: dataNotices.filter(({ kind }) => kind !== notice.kind),
    }))
  const backups = notice.backups.slice(0, mostBackups)
  const chosen = backups.find(({ name }) => name === asked)
  return (
    <section className={styles.banner} role="alert" data-notice={notice.kind}>
      <span className={styles.text}>{notice.message}</span>
      {backups.map(({ name, at }) => (
        <Button
          key={name}
          id={`notice-${name}`}
          aria-expanded={asked === name}
          onClick={() => setAsked(asked === name ? null : name)}
        >
          {windowWords[language].frame.restore(sayInstant(at, language))}
        </Button>
      ))}
      {isStanding(notice) ? null : (
        <IconButton icon="close" name={windowWords[language].notice.dismiss} onClick={dismiss} />
      )}
      {chosen === undefined ? null : (
        <RestoreQuestion
          key={chosen.name}
          backup={chosen}
          onKeep={() => {
            setAsked(null)
            document.getElementById(`notice-${chosen.name}`)?.focus()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
