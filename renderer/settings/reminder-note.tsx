// Beside the choice of reminders in a browser: whether it will show them, and the way to let it.
import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { settingsWords } from '../words/settings-words.ts'
import { useWords } from '../words/words.ts'
import { readPermission, requestPermission } from './permission.ts'
import styles from './settings.module.css'

/** The browser says nothing when the person answers its own question. */
const lookAgainMs = 1_000

export function ReminderNote() {
  const words = useWords(settingsWords)
  const [permission, setPermission] = useState(readPermission)
  useEffect(() => {
    const timer = setInterval(() => setPermission(readPermission()), lookAgainMs)
    return () => clearInterval(timer)
  }, [])
  if (permission === 'granted') return null
  if (permission === 'denied')
    return <output className={styles.said}>{words.reminderBlocked}</output>
  return (
    <div className={styles.row}>
      <Button onClick={() => void requestPermission().then(setPermission)}>{words.allow}</Button>
      <span className={styles.said}>{words.reminderUnknown}</span>
    </div>
  )
}
