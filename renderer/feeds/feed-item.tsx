// One calendar of an address: when it was read, what waits of it or went wrong, and how it is set.
import { useState } from 'react'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { readFeedAddress, type FeedView } from '../../shared/feeds/feed.ts'
import { Button } from '../kit/button.tsx'
import { CheckBox } from '../kit/choice.tsx'
import { Form, TextField } from '../kit/fields.tsx'
import { Question } from '../kit/dialog.tsx'
import { inquire, inquireProblem } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { useDesk } from '../store/use-store.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './feeds.module.css'

type FeedItemProps = FeedOptionsProps & {
  /** The first of which something waits. */
  isFirst: boolean
}

type FeedOptionsProps = {
  feed: FeedView
  isPending: boolean
  run: (work: Promise<unknown>) => void
}

export function FeedItem({ feed, isFirst, isPending, run }: FeedItemProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().feeds
  const [failure, setFailure] = useState('')
  const { id, settings, readAt, waiting, isNew, isOpenLine, problem } = feed
  const readNow = async () => {
    const read = await inquire(desk, 'refresh-feeds', { id })
    setFailure(read.ok ? '' : read.failure)
  }
  const agree = async (host: string) => {
    const set = await inquire(desk, 'set-feed', { id, agreed: [host] })
    if (set.ok) await readNow()
    else setFailure(set.failure)
  }
  const when = readAt === null ? words.unread : words.readAt(sayDayAndTime(readAt, language))
  const waits = (isNew ? words.isNew : words.waits)(waiting.text)
  return (
    <li className="stack gap-6 ruled-below pad-y-12" data-testid="feed">
      <div className="line wrap between gap-x-14">
        <span className="narrows breaks">
          <b>{settings.name}</b> <span className="quiet small">{settings.shown}</span>
        </span>
        <span className="quiet small">{when}</span>
      </div>
      <p className={waiting.count === 0 ? 'quiet small snug' : 'snug'}>
        {waiting.count === 0 ? words.same : waits}
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
          <WaitingButtons {...{ feed, isFirst, isPending, run }} onFail={setFailure} />
        )}
        <Button
          aria-label={words.againOf(settings.name)}
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

function WaitingButtons(props: FeedItemProps & { onFail: (failure: string) => void }) {
  const { feed, isFirst, isPending, run, onFail } = props
  const desk = useDesk()
  const words = useWords().feeds
  const { id, settings } = feed
  const leave = async () => {
    const left = await inquire(desk, 'leave-feed-changes', { id })
    onFail(left.ok ? '' : left.failure)
  }
  return (
    <>
      <Button
        look={isFirst ? 'primary' : 'plain'}
        aria-label={words.lookOf(settings.name)}
        disabled={isPending}
        onClick={() => run(openFeed(desk, feed).then(onFail))}
      >
        {words.look}
      </Button>
      <Button
        aria-label={words.leaveOf(settings.name)}
        disabled={isPending}
        onClick={() => run(leave())}
      >
        {words.leave}
      </Button>
    </>
  )
}

type Ticked = Partial<Pick<FeedView['settings'], 'isAutomatic' | 'takesOver'>>

function FeedOptions({ feed, isPending, run }: FeedOptionsProps) {
  const desk = useDesk()
  const words = useWords().feeds
  const [wrong, setWrong] = useState(nothingWrong)
  const [address, setAddress] = useState('')
  // A box holds what was ticked while that is on its way.
  const [ticked, setTicked] = useState<Ticked>({})
  const { isAutomatic, takesOver } = { ...feed.settings, ...ticked }
  const set = async (wish: Omit<RequestInput<'set-feed'>, 'id'>) => {
    const done = await inquireProblem(desk, 'set-feed', { id: feed.id, ...wish })
    const { message = '', host = null } = done.ok ? {} : done.failure
    setWrong({ text: message, host })
    if (!done.ok) setTicked({})
    else if (wish.address !== undefined) setAddress('')
  }
  const tick = (wish: Ticked) => {
    setTicked({ ...ticked, ...wish })
    run(set(wish))
  }
  return (
    <details className="small">
      <summary aria-label={words.optionsOf(feed.settings.name)}>{words.options}</summary>
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
        <Form className="stack at-start gap-6" onSend={() => run(set({ address }))}>
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
        <RemoveFeed feed={feed} isPending={isPending} run={run} />
      </div>
    </details>
  )
}

function RemoveFeed({ feed: { id, settings }, isPending, run }: FeedOptionsProps) {
  const desk = useDesk()
  const words = useWords().feeds
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button aria-label={words.removeOf(settings.name)} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
    )
  return (
    <Question
      name={words.removeQuestion(settings.name)}
      title={words.removeQuestion(settings.name)}
      text={words.removeText}
      yes={words.removeYes}
      no={words.removeNo}
      isPending={isPending}
      className={styles.question ?? ''}
      answersClass="row wrap gap-8"
      onYes={() => run(desk.client.request('remove-feed', { id }))}
      onNo={() => setAsking(false)}
    />
  )
}

/** What went wrong, and the host that a yes is for. */
type FeedSaid = { text: string; host: string | null }

export const nothingWrong: FeedSaid = { text: '', host: null }

type FeedProblemProps = {
  said: FeedSaid
  isQuiet?: boolean
  isPending: boolean
  onAgree: (host: string) => void
}

/** What went wrong with a feed, with the way to agree where a host is asked about. */
export function FeedProblem({ said, isQuiet = false, isPending, onAgree }: FeedProblemProps) {
  const words = useWords().feeds
  const { text, host } = said
  return (
    <>
      <output className={isQuiet ? 'quiet small snug' : 'caution small snug'}>{text}</output>
      {host === null ? null : (
        <span className="flex">
          <Button disabled={isPending} onClick={() => onAgree(host)}>
            {words.agree(host)}
          </Button>
        </span>
      )}
    </>
  )
}

/**
 * Opens what waits of a feed where a file's import is looked at. Answers with why not, or
 * nothing.
 */
export async function openFeed(
  desk: Desk,
  { id, settings }: Pick<FeedView, 'id' | 'settings'>,
): Promise<string> {
  const read = await inquire(desk, 'preview-feed', { id })
  if (!read.ok) return read.failure
  const source = { kind: 'feed', id, name: settings.name } as const
  desk.frame.set({ dialog: { kind: 'import', source, preview: read.value } })
  return ''
}
