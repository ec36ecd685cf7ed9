// What the rough build says of items that found no place.

export const phrases = {
  nothingPending: 'There is no study block left to place in what you asked for.',
  /** What waits is meant for days after those that were asked for. */
  allLater: (sessions: string, isOne: boolean): string =>
    `Nothing more has to be placed on these days. ${sessions} still ${isOne ? 'waits' : 'wait'} for later ones.`,
  noRoom: (blocks: string) =>
    `I found no free place for ${blocks} there. Allow more days or periods, or make room first.`,
  /** The same with the reason, a sentence of its own. */
  noRoomBecause: (blocks: string, clash: string) =>
    `I found no free place for ${blocks} there. ${clash} Allow more days or periods, or make room first.`,
  leftOut: (blocks: string, isOne: boolean, why: string): string =>
    `Not all of it fits: ${blocks} ${isOne ? 'finds' : 'find'} no place. ${why}`.trim(),
  later: (blocks: string, isOne: boolean, day: string): string =>
    `${blocks} ${isOne ? 'waits' : 'wait'} for later weeks: this plan gives each of its weeks a share, up to ${day}.`,
  /** Of what has to come before work that has its place. */
  laterReplan: ' Say “re-plan my week” to make room for it.',
  madeRoom: (why: string) => `${why} There is room if others move:`.trim(),
  overdue: (blocks: string, isOne: boolean): string =>
    `The last day of ${blocks} is over. Give ${isOne ? 'its' : 'their'} work a later last day to plan ${isOne ? 'it' : 'them'}.`,
  hours: (course: string, time: string) => `${course} gets at most ${time} a week, as you told me.`,
}
