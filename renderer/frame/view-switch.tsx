// Which of its views the middle of the page shows: words at its head, or icons in the rail of a narrow window.
import { Icon } from '../kit/icon.tsx'
import { useDesk } from '../store/use-store.ts'
import type { View } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { showAView } from '../store/show-a-view.ts'
import styles from './frame.module.css'

const views: readonly View[] = ['week', 'term', 'today']

export function ViewSwitch({ look }: { look: 'words' | 'icons' }) {
  const desk = useDesk()
  const words = useWords().frame
  const shown = useStore(desk.frame, (frame) => frame.view)
  return (
    <nav className={styles[look]} aria-label={words.views}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          data-view={view}
          aria-current={view === shown ? 'page' : undefined}
          aria-label={look === 'icons' ? words.view[view] : undefined}
          title={look === 'icons' ? words.view[view] : undefined}
          onClick={() => showAView(desk, view)}
        >
          {look === 'icons' ? <Icon name={view} /> : words.view[view]}
        </button>
      ))}
    </nav>
  )
}
