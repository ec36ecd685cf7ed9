// The settings whose names fit what is typed, each with the part that it stands in.
import { useDesk, useStore } from '../store/use-store.ts'
import { rankNames } from '../kit/rank-names.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { listSettings, nameSettings, type Setting } from './setting-names.ts'
import styles from './settings.module.css'

/** In the order of how well they fit. */
export function useFoundSettings(query: string): Setting[] {
  const language = useLanguage()
  const rows = useStore(useDesk().week.view, ({ state }) => state?.window ?? null)
  const all = listSettings(language, rows)
  return rankNames(query, nameSettings(rows)).flatMap((id) => all[id] ?? [])
}

type FoundSettingsProps = {
  query: string
  found: readonly Setting[]
  onChoose: (setting: Setting) => void
}

export function FoundSettings({ query, found, onChoose }: FoundSettingsProps) {
  const words = useWords().settings
  return (
    <div className={`stack packed scrolls ${styles.body}`}>
      <ul className="stack packed full" aria-label={words.found}>
        {found.map((setting) => (
          <li key={`${setting.part} ${setting.name}`}>
            <button
              type="button"
              className="row between full gap-14 rounded pad-y-6 pad-x-10 hovers"
              onClick={() => onChoose(setting)}
            >
              <span>{setting.name}</span>
              <span className="quiet small fixed">{words.parts[setting.part]}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="quiet unless-empty">
        {found.length === 0 ? words.none(query.trim()) : ''}
      </output>
    </div>
  )
}
