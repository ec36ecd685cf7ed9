// What waits of calendars at addresses: how much, and the line that leads there from the import page.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useQuery } from '../store/use-query.ts'
import { useLanguage } from '../words/words.ts'

/** How many changes. */
export function useWaiting(): number {
  const { value } = useQuery('read-feeds', {}, { on: ['feeds', 'plan'] })
  return (value?.feeds ?? []).reduce((sum, { waiting }) => sum + waiting.count, 0)
}

export function WaitingFeeds() {
  const desk = useDesk()
  const words = windowWords[useLanguage()].feeds
  const count = useWaiting()
  const open = () => desk.frame.set({ dialog: { kind: 'feeds' } })
  return (
    <div className="stack at-start gap-6 ruled-below pad-bottom-14">
      {count === 0 ? null : <p data-testid="feeds-wait">{words.waiting(count)}</p>}
      <Button onClick={open}>{count === 0 ? words.open : words.see}</Button>
      {count === 0 ? <p className="quiet small snug">{words.openHint}</p> : null}
    </div>
  )
}
