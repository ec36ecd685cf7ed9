// Says in English: what the assistant reports of a turn.

// The person's yes to a phase of a course pack (K4): the fields that were shown are settled, if they are still those.

export const editChanged: string = 'Since this card was shown, a field on it was written anew.'

export const editEmptied: string =
  'A field on this card is empty now, so there is nothing to settle and nothing was written. Say “continue the course pack” to go on.'

export const editLookAgain: string =
  'Look at the fresh card: accept it there, or say what should be different.'

// Why a card asks though the person lets its kind be applied (O7): decided for the turn, and said with the card.

export const askingReasons = {
  deletion: 'Something would be deleted: that always asks.',
  'taken-off': 'More than two blocks would leave the week in this turn: that always asks.',
  bulk: 'This turn would make more than ten changes unasked: now it asks.',
  'others-text': 'In this turn text from files was read: every change asks.',
}

// Why what waits has no place: what is to follow it in the order of its class lies there already, or is over (S4).

export const held = {
  held: (title: string, follower: string, day: string) =>
    `${title} has to come before ${follower} (${day}).`,
  /** It has begun, and nobody has said what became of it. */
  isOver: (title: string, follower: string, day: string) =>
    `${title} comes before ${follower} in its order, and that was on ${day}. Mark what became of ${follower} first; then ${title} can come after it.`,
}

// Titles in a sentence, the first few of them by name.

export const othersPhrases = (count: number): string =>
  count === 1 ? '1 other' : `${count} others`

// What the rough build says of items that found no place.

export const noRoom = {
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

// What the history tells a model of things that happened outside it: verdicts on cards, changes of the tool packs.

export const notices = {
  planAccepted: '[Weekloom] The plan was accepted.',
  placed: (blocks: string) => ` ${blocks} placed.`,
  planRejected: '[Weekloom] The plan was declined.',
  planLeft: 'The plan above is left, nothing of it was written. Ask for it again at any time.',
  callRejected: 'Declined; nothing was changed.',
  reason: (note: string) => ` Reason: ${note}`,
  activeTools: (packs: string, names: string) => `Active packs: ${packs}. Tools at hand: ${names}.`,
}

// What a fresh plan card does otherwise than the one that it takes the place of: at most three titles, the rest counted.

export const planChanges = {
  moved: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'goes' : 'go'} elsewhere`,
  gone: (names: string, count: number): string =>
    `${names} ${count === 1 ? 'is' : 'are'} no longer in it`,
  added: (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} new`,
}

// What a test of an endpoint found, in the person's language, a line for each thought.

export const modelReport = {
  works: (model: string, seconds: string) => `${model} answers; the test took ${seconds} s.`,
  format: {
    json_schema: 'The server holds its answers to a schema: the best there is.',
    json_object: 'The server holds its answers to JSON; Weekloom checks the rest.',
    plain: 'The server does not hold answers to a form; Weekloom checks and corrects them.',
  },
  strays: 'Its test answer did not keep to the form. Expect corrections, or choose a larger model.',
  thinks: 'The model thinks before it answers; this costs time.',
  failed: (message: string) => `The test failed: ${message}.`,
  stopped: 'The test was stopped.',
}

// What the agent says of a card that no longer holds: what changed since, and whether there is a fresh one.

export const stale = {
  staleRecords: (names: string) => `Since this card was shown, ${names} changed.`,
  staleBegun: (names: string) => `Since this card was shown, the time for ${names} has begun.`,
  staleClash: (names: string) => `Since this card was shown, the place for ${names} was taken.`,
  staleEffect: 'Since this card was shown, the schedule changed, and so would its effect.',
  staleHistory: 'Since this card was shown, another change was made or undone.',
  staleRevised: 'You changed this proposal.',
  freshCard: 'Nothing was written; here is a fresh card.',
  noFreshCard: 'Nothing was written.',
  unreadableTurn: 'This card was left by another version of Weekloom. Ask for it again.',
}

// What the agent says when it is asked to undo or redo: what it did, or why that can’t be done.

export const undoRedo = {
  nothingToWalk: { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' },
  termToWalk: {
    undo: (why: string) => `The last change is one of the term itself (${why}). Use Undo for it.`,
    redo: (why: string) => `The next change is one of the term itself (${why}). Use Redo for it.`,
  },
  portraitToWalk: {
    undo: (why: string) =>
      `The last change is what Weekloom remembers of you (${why}). Use Undo for it.`,
    redo: (why: string) =>
      `The next change is what Weekloom remembers of you (${why}). Use Redo for it.`,
  },
  walkProblem: {
    records: (names: string) => `That can't be done any more: ${names} changed since.`,
    begun: (names: string) => `That can't be done any more: the time for ${names} has begun.`,
    clash: (names: string) => `That can't be done any more: ${names} would break a rule there now.`,
  },
  undone: (why: string) => `Undone: ${why}`,
  redone: (why: string) => `Done again: ${why}`,
}

export const answerRound = {
  whyPart: (bare: string, share: string) => `${bare} (${share})`,
}

export const corrections = {
  unmade: (names: readonly string[]) =>
    `Only the first call of your answer was made. Not made: ${names.join(', ')}. Make one call in each answer.`,
}

export const renamed = {
  text: (now: string) => `Since this card was shown, its course was renamed to ${now}.`,
}
