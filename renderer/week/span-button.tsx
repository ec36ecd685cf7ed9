// In the corner of the days, where not all seven have room or are drawn: how many are, and the way to more or fewer.
import { useMedia } from '../kit/use-media.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { showSpan, spans } from '../store/week-store.ts'
import { useWords } from '../words/words.ts'
import styles from './week-grid.module.css'

export function SpanButton() {
  const desk = useDesk()
  const words = useWords().week.spans
  const span = useStore(desk.week.view, (view) => view.span)
  const isNarrow = useMedia('(width < 860px)')
  if (!isNarrow && span === 7) return <div />
  const next = spans[(spans.indexOf(span) + 1) % spans.length] ?? 7
  const name = words.next(words.names[span], words.names[next])
  return (
    <button
      type="button"
      className={`quiet small hovers ${styles.span}`}
      aria-label={name}
      title={name}
      onClick={() => showSpan(desk.week, next)}
    >
      {words.names[span]}
    </button>
  )
}
