// The page's own clock, for what is counted in seconds: the core's is sent by the minute.

/** Milliseconds since 1970; goes on over a reload. While the machine sleeps it may stand: then nobody works at it either. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now()
}
