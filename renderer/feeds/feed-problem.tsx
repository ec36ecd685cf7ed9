// What went wrong with a feed, with the way to agree where a host is asked about.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { useLanguage } from '../words/words.ts'

/** What went wrong, and the host that a yes is for. */
type FeedSaid = { text: string; host: string | null }

export const nothingWrong: FeedSaid = { text: '', host: null }

type FeedProblemProps = {
  said: FeedSaid
  isQuiet?: boolean
  isPending: boolean
  onAgree: (host: string) => void
}

export function FeedProblem({ said, isQuiet = false, isPending, onAgree }: FeedProblemProps) {
  const words = windowWords[useLanguage()].feeds
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
