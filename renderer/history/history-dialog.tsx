// Who changed what and why, the newest first, with the way back to any point and forward again.
import { useState } from 'react'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { inquire } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useAsked } from '../store/use-query.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { Entry, groupByDay, presentEntry } from './entry.tsx'
import styles from './history.module.css'
import { WalkTo } from './walk-to.tsx'
import type { RequestOutput, RequestInput } from '../../shared/contract/contract.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { HistoryItem } from '../../shared/history/history-view.ts'

export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().history
  const [pages, setPages] = useState(1)
  const [done, setDone] = useState('')
  const { value, failure } = useAsked(
    `${pages}`,
    () => readPages((input) => inquire(desk, 'read-history', input), pages),
    { on: ['plan'] },
  )
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      {failure !== '' || value === null ? (
        <p className={`quiet small snug pretty ${styles.quiet}`}>{failure || words.loading}</p>
      ) : (
        <div
          className={`stack packed gap-10 grow shortens scrolls pad-top-4 pad-x-22 pad-bottom-18 ${styles.body}`}
        >
          <p className={`quiet small snug pretty ${styles.quiet}`}>
            {value.entries.length === 0 ? words.empty : words.hint}
          </p>
          <output className="small rounded washed pad-y-6 pad-x-10 unless-empty">{done}</output>
          <Entries {...value} onWalked={setDone} onEarlier={() => setPages(pages + 1)} />
        </div>
      )}
    </Dialog>
  )
}

type EntriesProps = {
  entries: Parameters<typeof groupByDay>[0]
  hasEarlier: boolean
  onWalked: (summary: string) => void
  onEarlier: () => void
}

function Entries({ entries, hasEarlier, onWalked, onEarlier }: EntriesProps) {
  const { week } = useDesk()
  const language = useLanguage()
  const words = useWords().history
  const today = useStore(week.view, ({ clock }) => clock.date)
  const present = presentEntry(entries)
  if (entries.length === 0) return null
  return (
    <>
      {groupByDay(entries).map((day) => (
        <section key={`${day.date} ${day.entries[0]?.id}`}>
          <h3 className={`quiet small pad-bottom-8 ${styles.date}`}>
            {day.date === today
              ? words.today
              : sayLongDate(day.date, weekdayOf(day.date), language)}
          </h3>
          <ol>
            {day.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} present={present} onWalked={onWalked} />
            ))}
          </ol>
        </section>
      ))}
      {hasEarlier ? (
        <Button look="quiet" onClick={onEarlier}>
          {words.earlier}
        </Button>
      ) : (
        <div
          className={`stack at-top quiet small snug rest-auto pad-y-4 gap-x-8 ${styles.start}`}
          data-standing={present === null ? 'here' : undefined}
        >
          <span className={`narrows breaks ${styles.why}`}>{words.start}</span>
          {present === null ? (
            <span className="accent strong unbroken pad-y-4 pad-x-8">{words.here}</span>
          ) : (
            <WalkTo direction="undo" to={0} why={words.start} onWalked={onWalked} />
          )}
        </div>
      )}
    </>
  )
}

type Page = RequestOutput<'read-history'>

/** The failure of any page is that of the whole. */
export async function readPages(
  read: (input: RequestInput<'read-history'>) => Promise<Result<Page, string>>,
  pages: number,
): Promise<Result<Page, string>> {
  const entries: HistoryItem[] = []
  for (let page = 1; ; page += 1) {
    const last = entries.at(-1)
    const answer = await read(last === undefined ? {} : { before: last.id })
    if (!answer.ok) return answer
    entries.push(...answer.value.entries)
    const { hasEarlier } = answer.value
    if (!hasEarlier || page >= pages) return succeed({ entries, hasEarlier })
  }
}
