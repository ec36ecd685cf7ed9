// The first page: three ways to a real week, and the language.
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { LanguageButton, SettingsButton, ThemeButton } from './top-bar.tsx'
import { NoticeLine } from '../kit/notice-line.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { setUpSample } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './first-run.module.css'

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
        <p className="quiet above-10">{words.welcomeText}</p>
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
