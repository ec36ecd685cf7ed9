// The first page: three ways to a real week, and the language.
import { Button } from '../kit/button.tsx'
import { usePending } from '../kit/use-pending.ts'
import { LanguageButton, SettingsButton, ThemeButton } from '../frame/top-bar.tsx'
import { NoticeLine } from '../frame/notice-line.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { setUpSample } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useWords } from '../words/words.ts'
import styles from './first-run.module.css'

export function FirstRun() {
  const desk = useDesk()
  const words = useWords().frame
  const byHand = useWords().timetable
  const [isPending, run] = usePending()
  return (
    <main className={styles.page}>
      <div className={styles.corner}>
        <LanguageButton />
        <ThemeButton />
        <SettingsButton />
      </div>
      <div className={styles.sheet}>
        <p className="accent strong">Weekloom</p>
        <h1 className={styles.title}>{words.welcome}</h1>
        <p className={styles.text}>{words.welcomeText}</p>
        <ul className={styles.ways}>
          <li>
            <Button look="primary" disabled={isPending} onClick={() => run(setUpSample(desk))}>
              {words.sample}
            </Button>
            <span>{words.sampleText}</span>
          </li>
          <li>
            <ImportButton look="plain" />
            <span>{words.importTimetableText}</span>
          </li>
          <li>
            <Button onClick={() => desk.frame.set({ dialog: { kind: 'type-term' } })}>
              {byHand.typeIn}
            </Button>
            <span>{byHand.typeInText}</span>
          </li>
        </ul>
      </div>
      <NoticeLine />
    </main>
  )
}
