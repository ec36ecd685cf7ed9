// What can be done with a study block of today in one press: it is done, or it goes to another time.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { ReciteButton } from '../recite/recite-button.tsx'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk, useIsBusy } from '../store/use-store.ts'
import { markBlock } from '../week/details/mark-block.ts'
import { useLanguage } from '../words/words.ts'

type BlockActsProps = {
  item: PlacedItem
  window: Window
  hasBegun: boolean
  /** Null where a timer runs already. */
  onStart: (() => void) | null
}

export function BlockActs({ item, window, hasBegun, onStart }: BlockActsProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].today
  const isBusy = useIsBusy()
  const [isPending, run] = usePending()
  // What has begun stays where it is: it is marked as missed, and planned again (S6).
  const postpone = async (): Promise<void> => {
    if (!hasBegun) return sayAloud(desk, words.sayLater(item.title))
    if (await markBlock(desk, item.id, 'missed', 0)) await sayAloud(desk, words.sayPlanAgain)
  }
  const done = async (): Promise<void> => {
    await markBlock(desk, item.id, 'done', minutesOfPlace(window, item.place))
  }
  return (
    <div className="flex wrap gap-6 above-8">
      {onStart === null ? null : (
        <Button
          look={hasBegun ? 'primary' : 'plain'}
          title={words.start}
          aria-label={words.startOf(item.title)}
          onClick={onStart}
        >
          {words.startNow}
        </Button>
      )}
      <Button
        disabled={isPending}
        aria-label={words.markAs(words.doneNow, item.title)}
        onClick={() => run(done())}
      >
        {words.doneNow}
      </Button>
      {item.locked ? null : (
        <Button
          disabled={isPending || isBusy}
          title={hasBegun ? words.laterHint.begun : words.laterHint.ahead}
          aria-label={words.markAs(words.later, item.title)}
          onClick={() => run(postpone())}
        >
          {words.later}
        </Button>
      )}
      <ReciteButton taskId={item.id} />
    </div>
  )
}
