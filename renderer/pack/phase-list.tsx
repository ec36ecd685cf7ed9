// The eight phases in their order, each with its state; the one that is shown is marked.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { PackView } from '../../shared/pack/requests.ts'
import type { PackPhase } from '../../shared/pack/phases.ts'
import { packPhaseName } from '../../shared/pack/name-pack.ts'
import { useLanguage } from '../words/words.ts'
import { FieldStatus } from './field-status.tsx'
import styles from './pack.module.css'

type PhaseListProps = {
  view: PackView
  shown: PackPhase
  onShow: (phase: PackPhase) => void
}

export function PhaseList({ view, shown, onShow }: PhaseListProps) {
  const language = useLanguage()
  const words = windowWords[language].pack
  return (
    <nav className={`scrolls ${styles.phases}`} aria-label={words.phases}>
      <ol>
        {view.phases.map(({ phase, status }, index) => {
          const name = packPhaseName(phase, language)
          return (
            <li key={phase}>
              <button
                type="button"
                aria-current={phase === shown ? 'step' : undefined}
                onClick={() => onShow(phase)}
              >
                <span className="quiet">{index + 1}</span>
                <span className={`breaks ${styles.phaseName}`}>{name}</span>
                <FieldStatus state={status} more={phase === view.phase ? words.next : ''} />
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
