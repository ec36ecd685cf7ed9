// The button that imports a timetable, with a sign while changes of calendars wait.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { openImport } from './import-file.ts'
import { useWaiting } from './waiting-feeds.tsx'
import styles from './import.module.css'

export function ImportButton({ look }: { look: 'primary' | 'plain' | 'icon' }) {
  const desk = useDesk()
  const { frame: words, feeds } = windowWords[useLanguage()]
  const waiting = useWaiting()
  const onClick = () => openImport(desk)
  if (look === 'icon')
    return (
      <span className={styles.sign} data-waiting={waiting > 0 || undefined}>
        <IconButton
          icon="import"
          name={waiting > 0 ? feeds.sign(words.import, feeds.waiting(waiting)) : words.import}
          onClick={onClick}
        />
      </span>
    )
  return (
    <Button look={look} onClick={onClick}>
      {words.importTimetable}
    </Button>
  )
}
