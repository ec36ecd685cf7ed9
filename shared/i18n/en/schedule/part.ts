// What comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.

export const phrases = {
  /** Why `a` can't be taken without `b`. */
  why: {
    place: (a: string, b: string) => `${a} can only lie there once ${b} has changed too.`,
    order: (a: string, b: string) => `${a} would come out of order with ${b}.`,
    host: (a: string, b: string) =>
      `${a} depends on where ${b} lies, as one is held during the other.`,
    limits: (a: string, b: string) => `${a} only fits the limits together with ${b}.`,
    budget: (a: string, b: string) =>
      `Without ${b}, ${a} would take its course over the periods that it may have.`,
    class: (a: string, b: string) => `${a} and ${b} belong to the same work.`,
    unit: (a: string, b: string) => `${a} and ${b} only fit together.`,
  },
  /** Others that are bound as well. */
  moreReasons: (count: number): string =>
    count === 1 ? ' 1 more is bound as well.' : ` ${count} more are bound as well.`,
  comesAlong: (names: string, why: string) => `Ticked as well: ${names}. ${why}`,
  staysBehind: (names: string, why: string) => `Left out as well: ${names}. ${why}`,
  more: (count: number) => `${count} more`,
  needs: (names: string, why: string) =>
    `This choice also needs ${names}. ${why} Add them or leave out what needs them; nothing was changed.`,
  unknown: (ids: string) =>
    `This card changes nothing about ${ids}. Look at its changes and choose among those; nothing was changed.`,
  outdated: (names: string) =>
    `The schedule has changed since, and ${names} can't be done like this any more. Ask for it again; nothing was changed.`,
  nothing: 'Nothing is chosen. Choose at least one change, or reject the card.',
  whole: 'This card is one act and is accepted as a whole, or rejected; nothing was changed.',
  share: (taken: number, of: number) => `${taken} of ${of} changes accepted`,
  told: (taken: number, of: number) => `Accepted in part: ${taken} of ${of} changes.`,
  left: (names: string) => `Not taken by the person, left as it was: ${names}.`,
}
