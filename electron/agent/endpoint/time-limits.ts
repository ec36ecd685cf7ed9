// Ends an answer that takes too long: to its first word, between two, or in all.

export type TimeLimits = {
  /** In milliseconds. A model on the student's machine may first have to be loaded. */
  firstToken: number
  gap: number
  whole: number
}

export const usualLimits: TimeLimits = { firstToken: 180_000, gap: 60_000, whole: 600_000 }

export type Watch = {
  /** Aborts when a limit has passed, or when the turn is stopped. */
  signal: AbortSignal
  /** Told with every chunk. */
  hear: () => void
  /** The limit that passed, or null. */
  passed: () => keyof TimeLimits | null
  end: () => void
}

/** It must be ended: a running timer keeps the process alive. */
export function startWatch(limits: TimeLimits, stop: AbortSignal): Watch {
  const controller = new AbortController()
  let passed: keyof TimeLimits | null = null
  let phase: 'firstToken' | 'gap' = 'firstToken'
  const give = (limit: keyof TimeLimits) => {
    passed ??= limit
    controller.abort()
  }
  const stopNow = () => controller.abort()
  const whole = setTimeout(give, limits.whole, 'whole')
  let quiet = setTimeout(give, limits.firstToken, 'firstToken')
  stop.addEventListener('abort', stopNow, { once: true })
  if (stop.aborted) stopNow()
  return {
    signal: controller.signal,
    hear() {
      if (phase === 'gap') {
        quiet.refresh()
        return
      }
      phase = 'gap'
      clearTimeout(quiet)
      quiet = setTimeout(give, limits.gap, 'gap')
    },
    passed: () => passed,
    end() {
      clearTimeout(whole)
      clearTimeout(quiet)
      stop.removeEventListener('abort', stopNow)
      // What was left unread must not go on in the background.
      controller.abort()
    },
  }
}
