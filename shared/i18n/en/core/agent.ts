// Says in English: what the assistant reports of a turn.
import { joinWords } from '../../../text/join-words.ts'
import type { GuideJump } from '../../../guide/guide-state.ts'
import type { Tally } from '../../../schedule/tally-diff.ts'
import { sayCount } from '../../../text/say-count.ts'

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
    `${blocks} ${isOne ? 'waits' : 'wait'} for later weeks, a share for each. This plan goes up to ${day}.`,
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
  works: (model: string, seconds: string) =>
    `${model} answers; its first answer took ${seconds} s.`,
  format: {
    json_schema: 'The server holds its answers to a schema: the best there is.',
    json_object: 'The server holds its answers to JSON; Weekloom checks the rest.',
    plain: 'The server does not hold answers to a form; Weekloom checks and corrects them.',
  },
  strays: 'Its test answer did not keep to the form. Expect corrections, or choose a larger model.',
  carries: {
    loop: 'It managed a step of real work: it can do all of the conversation.',
    reading:
      'It did not manage a step of real work, but it reads messages well: it reads, and the built-in model does the rest.',
    nothing:
      'It managed neither a step of real work nor to read a message: the built-in model goes on answering, unless you choose otherwise.',
  },
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
  staleReread: 'Read another way, as you chose: what comes next takes its place.',
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

export type UnusableDay = 'unsaid' | 'unread' | 'past' | 'outside'

export const unusableDays: Record<UnusableDay, string> = {
  unsaid:
    'was not said by the person. Give the words with which they said by when, or leave to_day out.',
  unread:
    'names no single day. Give just the words that name the day, or ask the person (ask_user).',
  past: 'is a day that is over. Ask the person which day is meant (ask_user).',
  outside: 'is not within the window. Leave to_day out, or ask the person (ask_user).',
}

export const guideJumps: Record<GuideJump, string> = {
  'draft-too-early':
    'CONTINUE_ASKING in DISCOVERY takes no draft_content. Ask without it, or use PROPOSE_DRAFT.',
  'draft-missing': 'PROPOSE_DRAFT needs draft_content: the whole draft.',
  'confirm-unseen':
    'The student has not seen a draft yet, so nothing can be confirmed. Use PROPOSE_DRAFT with draft_content.',
  'confirm-nothing':
    'There is no draft that could be confirmed. Ask for what is missing (CONTINUE_ASKING), or use PROPOSE_DRAFT with draft_content.',
  'finish-unseen':
    'The student has not seen a draft yet, so nothing can be finished. Use PROPOSE_DRAFT with draft_content.',
  'finish-nothing':
    'There is no draft that could be finished. Ask for what is missing (CONTINUE_ASKING), or use PROPOSE_DRAFT with draft_content.',
  'already-finished':
    'The draft is written already. Answer with CONTINUE_ASKING without draft_content; only if the student comes back to something, set intent to BACKTRACK.',
}

export type TurnEndPhrases = {
  unusableOutput: string
  endlessPlan: string
  modelFailed: (message: string) => string
  brokenTurn: string
  keptChanges: string
  keptNothing: string
  /** After a failure of the model, whose sentence has said what to do: other words would not help. */
  keptChangesThen: string
  keptNothingThen: string
  summary: Record<keyof Tally, (count: number) => string>
  /** Of a turn that began with an older version, which kept no count of tasks. */
  summaryChanges: (count: number) => string
  summaryRejected: (count: number) => string
  summaryRefused: (count: number) => string
  summaryOpen: (count: number) => string
  summaryKept: (count: number) => string
  summaryLooked: string
  summaryNothing: string
  summaryNothingBut: string
  ofModel: string
  summaryUndo: string
}

export const turnEnd: TurnEndPhrases = {
  unusableOutput:
    'The model gave an answer that could not be used three times in a row, so this turn was ended.',
  endlessPlan: 'The model kept thinking without arriving at a plan, so this turn was ended.',
  modelFailed: (message) => `The model could not answer (${message}), so this turn was ended.`,
  brokenTurn: 'Something inside this turn did not fit together, so it was ended.',
  keptChanges:
    'What was written stays; nothing else was changed. Say what is still missing, or say it in other words.',
  keptNothing: 'Nothing in your schedule was changed. Say it again, perhaps in other words.',
  keptChangesThen:
    'What was written stays; nothing else was changed. Once that is settled, say what is still missing.',
  keptNothingThen: 'Nothing in your schedule was changed. Once that is settled, say it again.',
  summary: {
    placed: (count) => `${sayCount(count, 'study-block', 'en')} placed`,
    moved: (count) => `${count} moved`,
    takenOff: (count) => `${count} taken off the week`,
    added: (count) => `${count} added`,
    deleted: (count) => `${count} deleted`,
    changed: (count) => `${count} changed`,
  },
  summaryChanges: (count) => (count === 1 ? '1 change made' : `${count} changes made`),
  summaryRejected: (count) => `${count} declined by you`,
  summaryRefused: (count) => `${count} not possible`,
  summaryOpen: (count) => (count === 1 ? '1 step left open' : `${count} steps left open`),
  summaryKept: (count) => `${count} left as they were, as you chose`,
  summaryLooked: 'I looked it up; nothing was changed.',
  summaryNothing: 'Nothing was changed.',
  summaryNothingBut: 'Nothing was changed: ',
  ofModel: 'In the model’s own words:',
  summaryUndo: 'Each change can be undone.',
}

function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000)
}

export const endpointFailures = {
  'open-line': ({ host }: { host: string }) =>
    `the line to ${host} is not encrypted, so that others on the way could read your plan and the key, and nothing was sent: use an address with https, or agree to it beside the address in the assistant's settings (in the terminal with --plain-http)`,
  'key-of-another': ({
    host,
    keptFor,
    isNamed,
    variables,
  }: {
    host: string
    keptFor: string
    isNamed: boolean
    variables: { key: string; host: string }
  }) =>
    `the key in ${variables.key} ${isNamed ? 'is for' : 'was first used with'} ${keptFor} and does not go to ${host}: if it is meant for it, set ${variables.host}=${host} beside it and start again`,
  unreachable: ({ host }: { host: string }) =>
    `nothing answers at ${host}: start the model server or check the address in the settings`,
  'wrong-key': ({ host }: { host: string }) =>
    `${host} refused the key: enter a valid key in the settings`,
  'unusable-key': () =>
    'the key has a space, a line break or a letter that no key has: copy it again and enter it anew',
  'no-model': ({ model }: { model: string }) =>
    `the server has no model named "${model}": choose one that it has, or load it there`,
  'not-an-endpoint': ({ host }: { host: string }) =>
    `${host} answers, but not as a model server: the address usually ends in /v1`,
  redirected: ({ host }: { host: string }) =>
    `${host} sends requests on to another address, which is not followed so that your key stays safe: enter the final address`,
  'rate-limited': ({ waitMs }: { waitMs: number | null }) =>
    waitMs === null
      ? 'the server takes no more requests for now: wait a minute and say it again'
      : `the server takes no more requests for ${inSeconds(waitMs)} s: say it again then`,
  'out-of-credit': ({ host }: { host: string }) =>
    `the account at ${host} has no credit left: top it up, or use the built-in model`,
  'server-error': ({ status }: { status: number }) =>
    `the server failed several times${status < 400 ? '' : ` (status ${status})`}: say it again later, or use the built-in model`,
  'too-slow': ({ phase, seconds }: { phase: string; seconds: number }) =>
    phase === 'first-token'
      ? `no word came within ${seconds} s: the model may still be loading, or be too large for the machine`
      : phase === 'gap'
        ? `the answer stood still for ${seconds} s: say it again, or choose a smaller model`
        : `the answer was not finished within ${seconds} s: choose a smaller model`,
  'cut-off': () => 'the connection broke in the middle of the answer, several times: say it again',
  'empty-answer': () =>
    'the answer was empty, several times: say it again, or choose another model',
  'answer-too-long': ({ tokens }: { tokens: number | null }) =>
    `the answer did not end within ${tokens} tokens: choose another model, or one that thinks less`,
  'endless-answer': () =>
    'the server sent far more than an answer needs, without an end: choose another model or server',
  'context-too-small': ({ tokens }: { tokens: number | null }) =>
    tokens === null
      ? "the model can't read a prompt of this length: load it with a context of at least 8,192 tokens"
      : `the model reads only ${tokens} tokens at once: load it with a context of at least 8,192 tokens`,
  filtered: () => "the server's content filter stopped the answer: say it in other words",
  refused: ({ status, detail }: { status: number; detail: string }) =>
    `the server refused the request (status ${status}${detail === '' ? '' : `: ${detail}`}): check the model in the settings`,
}

export const outputProblems = {
  empty: () => 'Your output was empty. Answer with one JSON object.',
  'no-object': () =>
    'There is no JSON object in your output. Answer with one JSON object and nothing else.',
  'cut-off': ({ key }: { key: string }) =>
    `Your output broke off${key === '' ? '' : ` inside "${key}"`}. Send the whole JSON object again, shorter.`,
  contract: ({ stage, issues }: { stage: string; issues: string }) =>
    `Your JSON does not fit the contract of the stage "${stage}": ${issues}. Send it again, corrected.`,
  'unknown-tool': ({ name, known }: { name: string; known: readonly (string | number)[] }) =>
    `There is no tool named "${name}". The tools at hand are: ${known.join(', ')}.`,
  'repeated-call': ({ name }: { name: string }) =>
    `You have this above: "${name}" was called with the same arguments, and its answer has not changed. Use that answer: make another call, ask the person, or end the step.`,
  'bad-arguments': ({ name, detail }: { name: string; detail: string }) =>
    `The arguments of "${name}" are not valid: ${detail}`,
  'said-day': ({ words, why }: { words: string; why: UnusableDay }) =>
    `"${words}" ${unusableDays[why]}`,
  'core-pack': () => 'The pack "schedule/core" is always active and can\'t be removed.',
  'empty-question': () => 'The action is ask_user, but "speak" holds no question.',
  'empty-answer': () => 'The intent is chat, but "speak" holds no answer.',
  'empty-plan': () =>
    'The action is plan_done, but plan_steps is empty and needs_rough_build is false.',
  'unknown-classes': ({
    ids,
    known,
  }: {
    ids: readonly number[]
    known: readonly (string | number)[]
  }) =>
    `task_class_ids names ${ids.join(', ')}, which do not exist. The ids are: ${known.join(', ') || 'none'}.`,
  'bad-scope': ({ days }: { days: number }) =>
    `The scope is not valid: day_from and day_to must lie in 1..${days}, with day_from not after day_to.`,
  'guide-jump': ({ jump }: { jump: GuideJump }) => guideJumps[jump],
  'closed-tool': ({ name, open }: { name: string; open: readonly string[] }) =>
    `"${name}" is closed while the plan is being improved. Open are: ${open.join(', ')}. To stop improving, answer with done.`,
  'not-offered': ({ name, isDiagnosed }: { name: string; isDiagnosed: boolean }) =>
    isDiagnosed
      ? `The last analyze_health does not offer this ${name}. Choose one of its candidates with exactly its arguments, or close with done.`
      : `Call analyze_health first: only a ${name} that it offers can be made now.`,
}

export const turnRanOut: (rounds: number) => string = (rounds) =>
  `This turn ended because its ${rounds} rounds were used up, so the work may not be finished. Say what is still missing.`

export const planComparison = (said: readonly string[], rest: number) => {
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'differs' : 'differ'}`] : []
  return `Compared with the one before, ${joinWords([...said, ...more], 'en')}.`
}
