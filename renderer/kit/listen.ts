// Listens to a page until told to stop.

type Ears = { [Kind in keyof WindowEventMap]?: (event: WindowEventMap[Kind]) => void }

/** Answers with the way to stop. */
export function listen(
  to: Window | Document,
  ears: Ears,
  options: AddEventListenerOptions = {},
): () => void {
  const end = new AbortController()
  for (const [kind, hear] of Object.entries(ears))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each hears the events of its own name
    to.addEventListener(kind, hear as (event: Event) => void, { ...options, signal: end.signal })
  return () => end.abort()
}
