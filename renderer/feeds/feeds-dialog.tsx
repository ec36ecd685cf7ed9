// Calendars that are read from addresses: what waits of each, how each is set, and a field for another.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { readFeedAddress, type FeedsView } from '../../shared/feeds/feed.ts'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { Form, TextField } from '../kit/fields.tsx'
import { SideJobLine, useStopAtClose } from '../kit/side-job-line.tsx'
import { inquireProblem } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useQuery } from '../store/use-query.ts'
import { usePending } from '../store/use-requests.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { FeedItem, FeedProblem, nothingWrong, openFeed } from './feed-item.tsx'

export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().feeds
  const { value: view, failure } = useQuery('read-feeds', {}, { on: ['feeds', 'plan'] })
  const waits = view?.feeds.find(({ waiting }) => waiting.count > 0)
  const [isPending, run] = usePending()
  useStopAtClose(desk, isPending ? 'read-feed' : null)
  const readAll = () => run(desk.client.request('refresh-feeds', {}))
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <DialogBody>
        <p className="quiet small snug">{words.about}</p>
        {view === null ? (
          <output className="quiet small">{failure}</output>
        ) : (
          <FeedList view={view} first={waits?.id ?? null} isPending={isPending} run={run} />
        )}
        <AddFeed
          hasMore={waits !== undefined}
          isPending={isPending}
          run={run}
          kept={view?.kept ?? 'file'}
        />
        <SideJobLine jobs={['read-feed', 'preview-import']} />
      </DialogBody>
      <DialogFoot>
        {view === null || view.feeds.length < 2 ? null : (
          <Button disabled={isPending} onClick={readAll}>
            {words.readAll}
          </Button>
        )}
        <Button onClick={onClose}>{windowWords[language].frame.close}</Button>
      </DialogFoot>
    </Dialog>
  )
}

type Working = { isPending: boolean; run: (work: Promise<unknown>) => void }

/** `first`: the first of which something waits. */
function FeedList(props: Working & { view: FeedsView; first: number | null }) {
  const { view, first, isPending, run } = props
  const { feeds } = view
  if (feeds.length === 0) return null
  return (
    <ul className="ruled-above">
      {feeds.map((feed) => (
        <FeedItem
          key={feed.id}
          feed={feed}
          isFirst={feed.id === first}
          isPending={isPending}
          run={run}
        />
      ))}
    </ul>
  )
}

/** What is typed goes to the core once and is not kept by the page. */
function AddFeed(props: Working & { kept: FeedsView['kept']; hasMore: boolean }) {
  const { isPending, run, kept, hasMore } = props
  const desk = useDesk()
  const words = useWords().feeds
  const [address, setAddress] = useState('')
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState(nothingWrong)
  const type = (typed: string) => {
    setAddress(typed)
    setAgreed([])
    setWrong(nothingWrong)
  }
  const add = async (hosts: readonly string[]) => {
    const added = await inquireProblem(desk, 'add-feed', { address, agreed: [...hosts] })
    if (!added.ok)
      return setWrong({ text: added.failure.message, host: added.failure.host ?? null })
    type('')
    const { id, view } = added.value
    const feed = view.feeds.find((each) => each.id === id)
    const failure = feed === undefined ? '' : await openFeed(desk, feed)
    setWrong({ text: failure, host: null })
  }
  const agree = (host: string) => {
    const hosts = [...agreed, host]
    setAgreed(hosts)
    run(add(hosts))
  }
  return (
    <Form className="stack gap-8" onSend={() => run(add(agreed))}>
      <TextField
        label={words.address}
        hint={words.addressHint}
        data-focus-first=""
        inputMode="url"
        spellCheck={false}
        maxLength={2_000}
        value={address}
        onChange={type}
      />
      <FeedProblem said={wrong} isPending={isPending} onAgree={agree} />
      <span className="row wrap gap-y-8 gap-x-12">
        <Button
          type="submit"
          look={hasMore ? 'plain' : 'primary'}
          disabled={isPending || readFeedAddress(address) === null}
        >
          {words.read}
        </Button>
        <small className="quiet small snug">{words.kept[kept]}</small>
      </span>
    </Form>
  )
}
