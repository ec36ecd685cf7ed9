// The calendar that the plan is pushed to: set up, pushed, asked about, left. Part of the settings.
import { useEffect, useState } from 'react'
import type { CaldavView, RemoteCard } from '../../../shared/exchange/caldav.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { Button } from '../../kit/button.tsx'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { SideJobLine } from '../../kit/side-job-line.tsx'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { sayDayAndTime } from '../../words/say-dates.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { Awaited, nothingSaid, SaidLine, type Said } from '../settings-view.tsx'
import styles from '../settings.module.css'
import own from './caldav.module.css'
import { CalendarForm, type Act } from './calendar-form.tsx'

export function CalendarSettings() {
  const desk = useDesk()
  const words = useWords().caldav
  const view = useStore(desk.frame, ({ caldav }) => caldav)
  const [said, setSaid] = useState(nothingSaid)
  const [isPending, run] = usePending()
  useEffect(() => void refresh(desk, setSaid), [desk])
  const act: Act = (work) => {
    setSaid(nothingSaid)
    run(work(desk).then(setSaid))
  }
  if (view === null) {
    return <Awaited failure={said.isProblem ? said.text : ''} />
  }
  return (
    <>
      <p className={styles.hint}>{words.about}</p>
      <RemoteChanges view={view} isPending={isPending} act={act} />
      <CalendarForm
        key={`${view.settings?.address} ${view.settings?.user}`}
        view={view}
        isPending={isPending}
        act={act}
      />
      {/* No line above nothing: before there is a calendar only a problem may stand here. */}
      <section className={view.settings === null ? undefined : styles.section}>
        {view.settings === null ? null : <PushRow view={view} isPending={isPending} act={act} />}
        <SideJobLine jobs={['push-plan']} />
        <SaidLine {...said} />
      </section>
      {view.settings === null ? null : <CalendarLeave isPending={isPending} act={act} />}
      <CalendarsRead />
    </>
  )
}

/** What goes the other way is on a page of its own. */
function CalendarsRead() {
  const desk = useDesk()
  const words = useWords().feeds
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      <p className="quiet snug">{words.openHint}</p>
      <Button onClick={() => desk.frame.set({ dialog: { kind: 'feeds' } })}>
        {words.openPage}
      </Button>
    </section>
  )
}

function PushRow({ view, isPending, act }: { view: CaldavView; isPending: boolean; act: Act }) {
  const language = useLanguage()
  const words = useWords().caldav
  const { status, waiting } = view
  const when = status.pushedAt === null ? null : sayDayAndTime(status.pushedAt, language)
  const lines = [
    when === null ? words.never : words.pushedAt(when),
    waiting === 0 ? words.nothingWaits : words.waiting(waiting),
  ]
  return (
    <>
      <p className="quiet snug">{lines.join(' ')}</p>
      {status.problem === null ? null : (
        <p className="caution small snug">{status.problem.message}</p>
      )}
      <div className="row wrap gap-y-8 gap-x-12">
        <Button disabled={isPending} onClick={() => act(push)}>
          {words.push}
        </Button>
        <Button disabled={isPending} onClick={() => act(test)}>
          {words.test}
        </Button>
      </div>
    </>
  )
}

async function push(desk: Desk): Promise<Said> {
  const pushed = await inquire(desk, 'push-caldav', {})
  if (pushed.ok) {
    desk.frame.set({ caldav: pushed.value.view })
    return { text: pushed.value.text, isProblem: false }
  }
  const view = await inquire(desk, 'read-caldav', {})
  if (view.ok) desk.frame.set({ caldav: view.value })
  // The view tells what went wrong where the push itself has kept it.
  const isTold = view.ok && view.value.status.problem?.message === pushed.failure
  return { text: isTold ? '' : pushed.failure, isProblem: true }
}

async function test(desk: Desk): Promise<Said> {
  const tested = await inquire(desk, 'test-caldav', {})
  return tested.ok
    ? { text: tested.value.text, isProblem: false }
    : { text: tested.failure, isProblem: true }
}

async function refresh(desk: Desk, say: (said: Said) => void): Promise<void> {
  const view = await inquire(desk, 'read-caldav', {})
  if (view.ok) desk.frame.set({ caldav: view.value })
  else say({ text: view.failure, isProblem: true })
}

/** The end of pushing: what was pushed stays on the server, or goes. */
function CalendarLeave({ isPending, act }: { isPending: boolean; act: Act }) {
  const words = useWords().caldav
  return (
    <section className={styles.section}>
      <h3>{words.leave}</h3>
      <p className="quiet snug">{words.leaveText}</p>
      <div className="row wrap gap-y-8 gap-x-12">
        <Button disabled={isPending} onClick={() => act((desk) => leave(desk, false))}>
          {words.stopPushing}
        </Button>
        <Button
          className={`caution ${styles.erase}`}
          disabled={isPending}
          onClick={() => act((desk) => leave(desk, true))}
        >
          {words.removeAll}
        </Button>
      </div>
    </section>
  )
}

async function leave(desk: Desk, removes: boolean): Promise<Said> {
  const left = await inquire(desk, 'leave-caldav', { removes })
  if (!left.ok) return { text: left.failure, isProblem: true }
  desk.frame.set({ caldav: left.value })
  const words = windowWords[desk.settings.get().language].caldav
  return { text: removes ? words.removed : words.stopped, isProblem: false }
}

type Verdict = 'mine' | 'theirs'

type RemoteChangesProps = { view: CaldavView; isPending: boolean; act: Act }

/**
 * What was changed in the pushed calendar: a card for each block, to keep what is here or take
 * over what is there.
 */
function RemoteChanges({ view, isPending, act }: RemoteChangesProps) {
  const words = useWords().caldav
  const { changes } = view
  if (changes.length === 0) return null
  const answer = (cards: readonly RemoteCard[], verdict: Verdict) =>
    act((desk) => answerChanges(desk, cards, verdict))
  const takeable = changes.filter(({ offer }) => offer !== null)
  return (
    <section className={styles.section}>
      <h3>{words.changes}</h3>
      <ul className="stack gap-8 full">
        {changes.map((card) => (
          <li key={card.key} className={`stack gap-6 snug sunk pad-y-10 pad-x-12 ${own.card}`}>
            <p>
              <HeldRanges text={card.what} />
            </p>
            <p className="quiet">
              <HeldRanges text={card.offer ?? card.why ?? ''} />
            </p>
            <div className="row wrap gap-y-8 gap-x-12">
              <Button disabled={isPending} onClick={() => answer([card], 'mine')}>
                {words.keepMine}
              </Button>
              {card.offer === null ? null : (
                <Button disabled={isPending} onClick={() => answer([card], 'theirs')}>
                  {words.takeTheirs}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changes.length === 1 ? null : (
        <div className="row wrap gap-y-8 gap-x-12">
          <Button disabled={isPending} onClick={() => answer(changes, 'mine')}>
            {words.keepAll}
          </Button>
          {takeable.length === 0 ? null : (
            <Button disabled={isPending} onClick={() => answer(takeable, 'theirs')}>
              {words.takeAll}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

async function answerChanges(
  desk: Desk,
  cards: readonly RemoteCard[],
  verdict: Verdict,
): Promise<Said> {
  const answers = cards.map(({ key }) => ({ key, verdict }))
  const answered = await inquire(desk, 'answer-caldav', { answers })
  if (!answered.ok) return { text: answered.failure, isProblem: true }
  desk.frame.set({ caldav: answered.value.view })
  return { text: windowWords[desk.settings.get().language].caldav.answered, isProblem: false }
}
