// Speech into text where the browser offers it (R9): the boundary to its recogniser, found at run time and never assumed.

/** What of the browser's recogniser is used. */
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start: () => void
  stop: () => void
  abort: () => void
  addEventListener: <Kind extends keyof Transcript>(
    kind: Kind,
    listener: (event: Transcript[Kind]) => void,
    options: { signal: AbortSignal },
  ) => void
}

type Transcript = {
  result: RecognitionEvent
  error: { error: string }
  end: unknown
}

type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>
}

type RecogniserMaker = {
  new (): Recogniser
  available?: (wish: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** `blocked`: no microphone, or it is not allowed. `silent`: nothing was heard. `failed`: the browser has no service. */
export type DictationProblem = 'blocked' | 'silent' | 'failed'

export type Dictation = { stop: () => void; drop: () => void }

/**
 * Null where nothing recognises speech. The desktop app has the name of it but no service behind it, so it offers none.
 */
export function findRecogniser(): RecogniserMaker | null {
  if (window.weekloom !== undefined) return null
  const made: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own, without types of ours
  return typeof made === 'function' ? (made as unknown as RecogniserMaker) : null
}

/** Whether this machine does it by itself, so that no sound leaves it. */
export async function staysHere(maker: RecogniserMaker, lang: string): Promise<boolean> {
  if (maker.available === undefined) return false
  return maker
    .available({ langs: [lang], processLocally: true })
    .then((answer) => answer === 'available')
    .catch(() => false)
}

/** Listens until it is stopped or the browser ends it; `onText` gets what was said, piece by piece. */
export function startDictation(
  maker: RecogniserMaker,
  { lang, isLocal }: { lang: string; isLocal: boolean },
  heard: {
    onText: (text: string) => void
    onEnd: (problem: DictationProblem | null) => void
  },
): Dictation {
  const recogniser = new maker()
  let problem: DictationProblem | null = null
  recogniser.lang = lang
  recogniser.continuous = true
  recogniser.interimResults = false
  if (isLocal) recogniser.processLocally = true
  const dropped = new AbortController()
  const { signal } = dropped
  const hear = ({ resultIndex, results }: RecognitionEvent) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0].transcript.trim()
      if (result.isFinal && text !== '') heard.onText(text)
    }
  }
  const fail = ({ error }: { error: string }) => {
    if (error !== 'aborted') problem = problemOf(error)
  }
  recogniser.addEventListener('result', hear, { signal })
  recogniser.addEventListener('error', fail, { signal })
  recogniser.addEventListener('end', () => heard.onEnd(problem), { signal })
  recogniser.start()
  const drop = () => {
    dropped.abort()
    recogniser.abort()
  }
  return { stop: () => recogniser.stop(), drop }
}

function problemOf(error: string): DictationProblem {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
    case 'audio-capture':
      return 'blocked'
    case 'no-speech':
      return 'silent'
    default:
      return 'failed'
  }
}

/** Words of a language with spaces are kept apart; Chinese goes on where it ended. */
export function appendSpoken(text: string, spoken: string): string {
  const needsSpace = text !== '' && !/\s$/u.test(text) && !/^\p{Script=Han}/u.test(spoken)
  return `${text}${needsSpace ? ' ' : ''}${spoken}`
}
