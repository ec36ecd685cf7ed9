// What can be done with a guide as a whole: its file, another one in its place, and the way out.
import { guideNames } from '../../shared/words/guide/guide-names.ts'
import { Button } from '../controls/button.tsx'
import { say } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { guideWords } from '../words/guide-words.ts'
import { useLanguage } from '../words/words.ts'
import { chooseGuideFile, exportGuide } from './guide-file.ts'
import styles from './guide.module.css'

export function GuideActions({ canExport, isActive }: { canExport: boolean; isActive: boolean }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = guideWords[language]
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  return (
    <div className={styles.actions}>
      <Button disabled={!canExport} onClick={() => void exportGuide(desk)}>
        {words.exportGuide}
      </Button>
      <Button disabled={isRunning} onClick={() => void chooseGuideFile(desk)}>
        {words.restoreGuide}
      </Button>
      <Button
        disabled={isRunning || !isActive}
        onClick={() => void say(desk, guideNames[language].leave)}
      >
        {words.leaveGuide}
      </Button>
    </div>
  )
}
