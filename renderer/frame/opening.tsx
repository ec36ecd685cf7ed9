// Shows what the page is before there is a week: nothing at first, then a line that says why, or the first run with its three ways to a real week.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { ImportButton } from '../import/import-button.tsx'
import { Button } from '../kit/button.tsx'
import { NoticeLine } from '../kit/notice-line.tsx'
import { mendFile, restoreBackup, setUpSample } from '../store/actions.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { sayInstant } from '../words/say-dates.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './frame.module.css'
import { LanguageButton, SettingsButton, ThemeButton } from './top-bar.tsx'
import { useLate } from '../kit/use-late.tsx'

/** A view comes sooner than this. */
const patience = 600

/** Older copies than these are for the terminal. */
const mostBackups = 3

/**
 * What the page shows until the first view has come: nothing at first, then a line that says what
 * is awaited.
 */
export function Opening() {
  const isLate = useLate(patience)
  const desk = useDesk()
  const connection = useStore(desk.settings, (settings) => settings.connection)
  const problem = useStore(desk.frame, ({ notice }) =>
    notice?.kind === 'problem' ? notice.text : '',
  )
  const words = useWords().frame
  const notices = useWords().notice
  return (
    <main className={styles.opening}>
      <output>
        {problem !== ''
          ? problem
          : connection !== 'connected' && connection !== 'reconnecting'
            ? notices[connection]
            : isLate
              ? words.opening
              : ''}
      </output>
      <WaysOut />
    </main>
  )
}

function WaysOut() {
  const desk = useDesk()
  const language = useLanguage()
  const [isPending, run] = usePending()
  const { backups, remedies } = useStore(desk.frame, (frame) => frame.ways)
  if (backups.length + remedies.length === 0) return null
  return (
    <ul className={`stack gap-8 ${styles.backups}`}>
      {backups.slice(0, mostBackups).map(({ name, at }, index) => (
        <li key={name}>
          <Button
            look={index === 0 ? 'primary' : 'plain'}
            disabled={isPending}
            onClick={() => run(restoreBackup(desk, name))}
          >
            {windowWords[language].frame.restore(sayInstant(at, language))}
          </Button>
        </li>
      ))}
      {remedies.map((remedy) => (
        <li key={remedy}>
          <Button disabled={isPending} onClick={() => run(mendFile(desk, remedy))}>
            {windowWords[language].frame.remedies[remedy]}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The first page: three ways to a real week, and the language. */
export function FirstRun() {
  const desk = useDesk()
  const words = useWords().frame
  const byHand = useWords().timetable
  const [isPending, run] = usePending()
  return (
    <main className={`stack centred scrolls full-height ${styles.page}`}>
      <div className={`row ${styles.corner}`}>
        <LanguageButton />
        <ThemeButton />
        <SettingsButton />
      </div>
      <div className={styles.sheet}>
        <p className="accent strong">Weekloom</p>
        <h1 className={`tight above-6 large ${styles.title}`}>{words.welcome}</h1>
        <p className="quiet above-8">{words.welcomeText}</p>
        <ul className={`stack ${styles.ways}`}>
          <li className="stack at-start gap-8 ruled-above pad-y-18">
            <Button look="primary" disabled={isPending} onClick={() => run(setUpSample(desk))}>
              {words.sample}
            </Button>
            <span className="quiet small snug">{words.sampleText}</span>
          </li>
          <li className="stack at-start gap-8 ruled-above pad-y-18">
            <ImportButton look="plain" />
            <span className="quiet small snug">{words.importTimetableText}</span>
          </li>
          <li className="stack at-start gap-8 ruled-above pad-y-18">
            <Button onClick={() => desk.frame.set({ dialog: { kind: 'type-term' } })}>
              {byHand.typeIn}
            </Button>
            <span className="quiet small snug">{byHand.typeInText}</span>
          </li>
        </ul>
      </div>
      <NoticeLine />
    </main>
  )
}
