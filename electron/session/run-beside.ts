// Work beside the conversation: counted among what runs, told of as it goes, stopped by its kind or with the session.
import {
  exchangePercent,
  type ExchangeJobKind,
  type ExchangeProgress,
} from '../../shared/exchange/exchange-progress.ts'
import type { RunningWork, SessionContext } from './context.ts'

type BesideOptions = {
  isLook?: boolean
  /** Nobody is told how far it is. */
  isQuiet?: boolean
}

/** What `work` answers: it is given what stops it, and tells how far it is as often as it likes. */
export async function runBeside<Answer>(
  context: SessionContext,
  job: ExchangeJobKind,
  work: (signal: AbortSignal, report: (done: number, of: number) => void) => Promise<Answer>,
  { isLook = false, isQuiet = false }: BesideOptions = {},
): Promise<Answer> {
  const { exchanging, closing, push } = context
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const own: RunningWork = { job, stop: new AbortController(), ended, isLook, told: null }
  const tell = (progress: ExchangeProgress) => {
    if (isQuiet) return
    own.told = progress
    push({ kind: 'exchange-progress', progress })
  }
  exchanging.add(own)
  try {
    return await work(AbortSignal.any([own.stop.signal, closing]), tellingSteps(job, tell))
  } finally {
    exchanging.delete(own)
    end()
    if (!isQuiet) tellRest(context)
  }
}

/** That all has ended, and anew how far the others are that go on. */
function tellRest({ exchanging, push }: SessionContext): void {
  push({ kind: 'exchange-progress', progress: null })
  for (const { told } of exchanging)
    if (told !== null) push({ kind: 'exchange-progress', progress: told })
}

/** Not more often than a person could see a difference. */
function tellingSteps(job: ExchangeJobKind, tell: (progress: ExchangeProgress) => void) {
  let told: number | null | undefined
  return (done: number, of: number) => {
    const progress = { job, done, of }
    const percent = exchangePercent(progress)
    if (percent === told) return
    told = percent
    tell(progress)
  }
}
