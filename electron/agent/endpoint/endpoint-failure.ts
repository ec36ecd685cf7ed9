// Defines the ways in which an endpoint fails to answer, as data (M1): each leads to its own next step.

export type EndpointFailure =
  /** The person has not let anything go there unencrypted: nothing was sent. */
  | { kind: 'open-line'; host: string }
  /** The key in the environment is for `keptFor`, which the person has named or first used it with: nothing was sent. */
  | {
      kind: 'key-of-another'
      host: string
      keptFor: string
      isNamed: boolean
      variables: { key: string; host: string }
    }
  /** Nobody listens there, or the line broke before an answer began; once it stood, the key may have gone out. */
  | { kind: 'unreachable'; host: string; hadLine: boolean }
  | { kind: 'wrong-key'; host: string }
  /** No header can carry it: nothing was sent. */
  | { kind: 'unusable-key' }
  | { kind: 'no-model'; model: string }
  /** What answers there is no such server: a page, or a path that does not exist. */
  | { kind: 'not-an-endpoint'; host: string }
  | { kind: 'redirected'; host: string }
  /** `waitMs` is what the server asked for, or null. */
  | { kind: 'rate-limited'; waitMs: number | null }
  | { kind: 'out-of-credit'; host: string }
  | { kind: 'server-error'; status: number; waitMs: number | null }
  | { kind: 'too-slow'; phase: 'first-token' | 'gap' | 'whole'; seconds: number }
  /** The answer began and broke off. */
  | { kind: 'cut-off' }
  | { kind: 'empty-answer' }
  /** The answer did not end within the most tokens that it may have. */
  | { kind: 'answer-too-long'; tokens: number }
  /** More came than any answer needs, without an end. */
  | { kind: 'endless-answer' }
  | { kind: 'context-too-small'; tokens: number | null }
  | { kind: 'filtered' }
  /** The server refused the request for a reason of its own; `detail` is its words. */
  | { kind: 'refused'; status: number; detail: string }
