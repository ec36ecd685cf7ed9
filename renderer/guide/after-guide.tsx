// What comes after a guide: the pack of its course, and the plan of the week.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './guide.module.css'

export function AfterGuide({ course }: { course: string }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().guide
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  return (
    <div className="stack gap-8 fixed pad-x-18 pad-bottom-10">
      <p className="quiet pretty">{words.written}</p>
      <div className={`flex wrap gap-6 fixed ${styles.actions}`}>
        <Button onClick={() => desk.frame.set({ dialog: { kind: 'pack', course } })}>
          {words.openPack}
        </Button>
        <Button
          disabled={isRunning}
          onClick={() => void sayAloud(desk, windowWords[language].conversation.say['plan-week'])}
        >
          {words.planWeek}
        </Button>
      </div>
    </div>
  )
}
