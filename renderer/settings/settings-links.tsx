// The ways from the settings to the dialogs that have settings of their own.
import { useDesk } from '../store/desk-context.ts'
import type { OpenDialog } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { settingsWords, type SettingsWords } from '../words/settings-words.ts'
import { useWords } from '../words/words.ts'
import styles from './settings.module.css'

const links: Record<keyof SettingsWords['links'], OpenDialog> = {
  term: { kind: 'term-setup', part: 'term' },
  assistant: { kind: 'assistant' },
  habits: { kind: 'habits' },
  standing: { kind: 'standing' },
}

const names = ['term', 'assistant', 'habits', 'standing'] as const

export function SettingsLinks() {
  const desk = useDesk()
  const words = useWords(settingsWords)
  const hasTerm = useStore(desk.week.view, ({ term }) => term !== null)
  return (
    <section className={styles.section}>
      <h3>{words.more}</h3>
      <ul className={styles.links}>
        {names
          .filter((name) => name !== 'term' || hasTerm)
          .map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.link}
                onClick={() => desk.frame.set({ dialog: links[name] })}
              >
                <span>{words.links[name].name}</span>
                <small>{words.links[name].hint}</small>
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}
