// One calendar of an address: when it was read, what waits of it or went wrong, and how it is set.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { readFeedAddress, type FeedView } from '../../shared/feeds/feed.ts'
import { Button } from '../kit/button.tsx'
import { CheckBox } from '../kit/choice.tsx'
import { Form, TextField } from '../kit/fields.tsx'
import { Question } from '../kit/question.tsx'
import { inquire, inquireProblem } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import { FeedProblem, nothingWrong } from './feed-problem.tsx'
import { openFeed } from './open-feed.ts'
import styles from './feeds.module.css'

type FeedItemProps = {
  feed: FeedView
  isPending: boolean
  run: (work: Promise<unknown>) => void
}

export function FeedItem({ feed, isPending, run }: FeedItemProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].feeds
  const [failure, setFailure] = useState('')
  const { id, settings, readAt, waiting, isNew, isOpenLine, problem } = feed
  const { name, shown } = settings
  const readNow = async () => {
    const read = await inquire(desk, 'refresh-feeds', { id })
    setFailure(read.ok ? '' : read.failure)
  }
  const agree = async (host: string) => {
    const set = await inquire(desk, 'set-feed', { id, agreed: [host] })
    if (set.ok) await readNow()
    else setFailure(set.failure)
  }
  const leave = async () => {
    const left = await inquire(desk, 'leave-feed-changes', { id })
    setFailure(left.ok ? '' : left.failure)
  }
  const when = readAt === null ? words.unread : words.readAt(sayDayAndTime(readAt, language))
  return (
    <li className="stack gap-6 ruled-below pad-y-12" data-testid="feed">
      <div className="line wrap between gap-x-16">
        <span className="narrows breaks">
          <b>{name}</b> <span className="quiet small">{shown}</span>
        </span>
        <span className="quiet small">{when}</span>
      </div>
      <p className={waiting.count === 0 ? 'quiet small snug' : 'snug'}>
        {waiting.count === 0 ? words.same : (isNew ? words.isNew : words.waits)(waiting.text)}
      </p>
      <FeedProblem
        said={{ text: problem?.message ?? failure, host: problem?.host ?? null }}
        isQuiet={problem?.isQuiet ?? false}
        isPending={isPending}
        onAgree={(host) => run(agree(host))}
      />
      {isOpenLine ? <p className="caution small snug">{words.isOpenLine}</p> : null}
      <div className="row wrap gap-8">
        {waiting.count === 0 ? null : (
          <>
            <Button
              look="primary"
              aria-label={words.lookOf(name)}
              disabled={isPending}
              onClick={() => run(openFeed(desk, feed).then(setFailure))}
            >
              {words.look}
            </Button>
            <Button
              aria-label={words.leaveOf(name)}
              disabled={isPending}
              onClick={() => run(leave())}
            >
              {words.leave}
            </Button>
          </>
        )}
        <Button
          aria-label={words.againOf(name)}
          disabled={isPending}
          onClick={() => run(readNow())}
        >
          {words.again}
        </Button>
      </div>
      <FeedOptions feed={feed} isPending={isPending} run={run} />
    </li>
  )
}

type Ticked = Partial<Pick<FeedView['settings'], 'isAutomatic' | 'takesOver'>>

function FeedOptions({ feed, isPending, run }: FeedItemProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].feeds
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(nothingWrong)
  const [isAsking, setAsking] = useState(false)
  const { id, settings } = feed
  // A box holds what was ticked while that is on its way.
  const [ticked, setTicked] = useState<Ticked>({})
  const { name, isAutomatic, takesOver } = { ...settings, ...ticked }
  const set = async (wish: Omit<RequestInput<'set-feed'>, 'id'>) => {
    const done = await inquireProblem(desk, 'set-feed', { id, ...wish })
    setWrong(
      done.ok ? nothingWrong : { text: done.failure.message, host: done.failure.host ?? null },
    )
    if (!done.ok) setTicked({})
    if (done.ok && wish.address !== undefined) setAddress('')
  }
  const tick = (wish: Ticked) => {
    setTicked({ ...ticked, ...wish })
    run(set(wish))
  }
  return (
    <details className="small">
      <summary aria-label={words.optionsOf(name)}>{words.options}</summary>
      <div className={`stack at-start gap-8 ${styles.options}`}>
        <CheckBox
          label={words.isAutomatic}
          isOn={isAutomatic}
          onChange={(isOn) => tick({ isAutomatic: isOn })}
        />
        <CheckBox
          label={words.takesOver}
          hint={words.takesOverHint}
          isOn={takesOver}
          onChange={(isOn) => tick({ takesOver: isOn })}
        />
        <Form className="row wrap at-end gap-8" onSend={() => run(set({ address }))}>
          <TextField
            label={words.newAddress}
            inputMode="url"
            spellCheck={false}
            maxLength={2_000}
            value={address}
            onChange={setAddress}
          />
          <Button type="submit" disabled={isPending || readFeedAddress(address) === null}>
            {words.keepAddress}
          </Button>
        </Form>
        <FeedProblem
          said={wrong}
          isPending={isPending}
          onAgree={(host) => run(set({ address, agreed: [host] }))}
        />
        {isAsking ? (
          <Question
            name={words.removeQuestion(name)}
            title={words.removeQuestion(name)}
            text={words.removeText}
            yes={words.removeYes}
            no={words.removeNo}
            isPending={isPending}
            className={styles.question ?? ''}
            answersClass="row wrap gap-8"
            onYes={() => run(desk.client.request('remove-feed', { id }))}
            onNo={() => setAsking(false)}
          />
        ) : (
          <Button aria-label={words.removeOf(name)} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
    </details>
  )
}
