// What comes after a guide: the pack of its course, and the plan of the week.
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { guideWords } from '../words/guide-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './guide.module.css'

export function AfterGuide({ course }: { course: string }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = guideWords[language]
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
          onClick={() => void sayAloud(desk, conversationWords[language].say['plan-week'])}
        >
          {words.planWeek}
        </Button>
      </div>
    </div>
  )
}
