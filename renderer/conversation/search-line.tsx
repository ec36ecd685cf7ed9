// How far the search for a plan is, in one quiet line with a way to stop it.
import { percentOf, type PlanProgress } from '../../shared/planner/plan-progress.ts'
import { stopTurn } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './conversation.module.css'

export function SearchLine({ progress }: { progress: PlanProgress }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = conversationWords[language]
  const percent = percentOf(progress)
  const best = progress.best.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB')
  return (
    <div className={styles.search} data-testid="search">
      <p>{words.searching(percent, best)}</p>
      <button type="button" onClick={() => void stopTurn(desk)}>
        {words.stopSearch}
      </button>
      <progress aria-label={words.search} max={100} value={percent} />
    </div>
  )
}
