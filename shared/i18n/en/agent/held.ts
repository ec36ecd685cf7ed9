// Why what waits has no place: what is to follow it in the order of its class lies there already, or is over (S4).

export const phrases = {
  held: (title: string, follower: string, day: string) =>
    `${title} has to come before ${follower} (${day}).`,
  /** It has begun, and nobody has said what became of it. */
  isOver: (title: string, follower: string, day: string) =>
    `${title} comes before ${follower} in its order, and that was on ${day}. Mark what became of ${follower} first; then ${title} can come after it.`,
}
