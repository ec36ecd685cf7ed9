// Notices that a process says nothing: not before it has had the time to, for on a busy machine it may wait for its turn.

/** Milliseconds of processor time that the process has used; null where the system does not tell. */
export type ReadProcessorTime = () => number | null

/** Of the time, that much has the process really had when it is judged. */
const fairShare = 0.8
/** So often it is waited for another time. */
const mostWaits = 6

export function newSilenceTimer(onSilent: () => void) {
  let timer: NodeJS.Timeout | null = null
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
  }
  /** From now on, it has to say something every so many milliseconds. */
  function expectSign(milliseconds: number, readTime: ReadProcessorTime): void {
    stop()
    const before = readTime()
    let waits = 0
    const judge = () => {
      const used = readTime()
      const isStarved = before !== null && used !== null && used - before < milliseconds * fairShare
      if (!isStarved || waits >= mostWaits) return onSilent()
      waits += 1
      timer = setTimeout(judge, milliseconds)
      return undefined
    }
    // Where this process was held up itself, what the other has said meanwhile is read before it is judged.
    timer = setTimeout(() => {
      timer = setTimeout(judge, 50)
    }, milliseconds)
  }
  return { expectSign, stop }
}
