// What the agent itself says to the person: failures with their next step, stale cards, the mechanical summary.
import { assertNever } from '../../shared/assert-never.ts'
import type { Language } from '../../shared/language.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { joinWords } from '../../shared/words/join-words.ts'
import { quoteTitle } from '../../shared/words/quote-title.ts'
import { sayChange } from '../../shared/words/say-change.ts'
import { sayCount } from '../../shared/words/say-count.ts'
import { sayEffect } from '../../shared/words/say-effect.ts'
import type { DiffProblem } from './check-diff.ts'
import type { GraphEvent } from './events.ts'
import { hasChanged, type GraphState } from './graph-state.ts'

type Phrases = {
  unusableOutput: string
  endlessPlan: string
  modelFailed: (message: string) => string
  brokenTurn: string
  keptChanges: string
  keptNothing: string
  nothingPending: string
  noRoom: (blocks: string) => string
  /** The same with the reason, a sentence of its own. */
  noRoomBecause: (blocks: string, clash: string) => string
  leftOut: (clash: string) => string
  staleRecords: (names: string) => string
  staleBegun: (names: string) => string
  staleClash: (names: string) => string
  staleEffect: string
  staleHistory: string
  staleRevised: string
  freshCard: string
  noFreshCard: string
  unreadableTurn: string
  nothingToWalk: Record<'undo' | 'redo', string>
  termToWalk: Record<'undo' | 'redo', (why: string) => string>
  portraitToWalk: Record<'undo' | 'redo', (why: string) => string>
  walkProblem: Record<DiffProblem['kind'], (names: string) => string>
  undone: (why: string) => string
  redone: (why: string) => string
  summary: { placed: (blocks: string) => string; changed: (count: number) => string }
  summaryRejected: (count: number) => string
  summaryRefused: (count: number) => string
  summaryLooked: string
  summaryNothing: string
  summaryUndo: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    unusableOutput:
      'The model gave an answer that could not be used three times in a row, so this turn was ended.',
    endlessPlan: 'The model kept thinking without arriving at a plan, so this turn was ended.',
    modelFailed: (message) => `The model could not answer (${message}), so this turn was ended.`,
    brokenTurn: 'Something inside this turn did not fit together, so it was ended.',
    keptChanges:
      'What you accepted stays; nothing else was changed. Say what is still missing, or say it in other words.',
    keptNothing: 'Nothing in your schedule was changed. Say it again, perhaps in other words.',
    nothingPending: 'There is no study block left to place in what you asked for.',
    noRoom: (blocks) =>
      `I found no free place for ${blocks} there. Allow more days or periods, or make room first.`,
    noRoomBecause: (blocks, clash) =>
      `I found no free place for ${blocks} there. ${clash} Allow more days or periods, or make room first.`,
    leftOut: (clash) => `Not all of it fits. ${clash}`,
    staleRecords: (names) => `Since this card was shown, ${names} changed.`,
    staleBegun: (names) => `Since this card was shown, the time for ${names} has begun.`,
    staleClash: (names) => `Since this card was shown, the place for ${names} was taken.`,
    staleEffect: 'Since this card was shown, the schedule changed, and so would its effect.',
    staleHistory: 'Since this card was shown, another change was made or undone.',
    staleRevised: 'You changed this proposal.',
    freshCard: 'Nothing was written; here is a fresh card.',
    noFreshCard: 'Nothing was written.',
    unreadableTurn: 'This card was left by another version of Weekloom. Ask for it again.',
    nothingToWalk: { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' },
    termToWalk: {
      undo: (why) => `The last change is one of the term itself (${why}). Use Undo for it.`,
      redo: (why) => `The next change is one of the term itself (${why}). Use Redo for it.`,
    },
    portraitToWalk: {
      undo: (why) => `The last change is what Weekloom remembers of you (${why}). Use Undo for it.`,
      redo: (why) => `The next change is what Weekloom remembers of you (${why}). Use Redo for it.`,
    },
    walkProblem: {
      records: (names) => `That can't be done any more: ${names} changed since.`,
      begun: (names) => `That can't be done any more: the time for ${names} has begun.`,
      clash: (names) => `That can't be done any more: ${names} would break a rule there now.`,
    },
    undone: (why) => `Undone: ${why}`,
    redone: (why) => `Done again: ${why}`,
    summary: {
      placed: (blocks) => `${blocks} placed`,
      changed: (count) => (count === 1 ? '1 change made' : `${count} changes made`),
    },
    summaryRejected: (count) => `${count} declined by you`,
    summaryRefused: (count) => `${count} not possible`,
    summaryLooked: 'I looked it up; nothing was changed.',
    summaryNothing: 'Nothing was changed.',
    summaryUndo: 'Each change can be undone.',
  },
  zh: {
    unusableOutput: '模型连续三次给出的回答都没法用，所以结束了这一轮。',
    endlessPlan: '模型一直在想，没有得出计划，所以结束了这一轮。',
    modelFailed: (message) => `模型没能回答（${message}），所以结束了这一轮。`,
    brokenTurn: '这一轮内部出现了对不上的情况，所以结束了。',
    keptChanges: '你接受过的改动都还在，其他没有改动。可以接着说还差什么，或者换个说法。',
    keptNothing: '你的日程没有改动。可以再说一次，或者换个说法。',
    nothingPending: '你说的范围里没有还要安排的学习任务。',
    noRoom: (blocks) => `那段时间里放不下 ${blocks}。可以多给几天或几节课的时间，或者先腾出空位。`,
    noRoomBecause: (blocks, clash) =>
      `那段时间里放不下 ${blocks}。${clash}可以多给几天或几节课的时间，或者先腾出空位。`,
    leftOut: (clash) => `有一部分排不下。${clash}`,
    staleRecords: (names) => `这张卡片出现之后，${names}有了变化。`,
    staleBegun: (names) => `这张卡片出现之后，${names}的时间已经开始了。`,
    staleClash: (names) => `这张卡片出现之后，${names}的位置被占了。`,
    staleEffect: '这张卡片出现之后日程有了变化，它的效果也会不同。',
    staleHistory: '这张卡片出现之后，又有别的改动或撤销。',
    staleRevised: '你修改了这个方案。',
    freshCard: '没有写入任何东西，请看新的卡片。',
    noFreshCard: '没有写入任何东西。',
    unreadableTurn: '这张卡片是另一个版本的 Weekloom 留下的，请重新说一遍。',
    nothingToWalk: { undo: '没有可以撤销的改动。', redo: '没有可以重做的改动。' },
    termToWalk: {
      undo: (why) => `上一次改动改的是学期本身（${why}），请用“撤销”。`,
      redo: (why) => `下一次改动改的是学期本身（${why}），请用“重做”。`,
    },
    portraitToWalk: {
      undo: (why) => `上一步改的是 Weekloom 记住的内容（${why}），请用“撤销”按钮。`,
      redo: (why) => `下一步改的是 Weekloom 记住的内容（${why}），请用“重做”按钮。`,
    },
    walkProblem: {
      records: (names) => `现在做不到了：${names}之后又有变化。`,
      begun: (names) => `现在做不到了：${names}的时间已经开始。`,
      clash: (names) => `现在做不到了：${names}放在那里会违反规则。`,
    },
    undone: (why) => `已撤销：${why}`,
    redone: (why) => `已重做：${why}`,
    summary: {
      placed: (blocks) => `安排了 ${blocks}`,
      changed: (count) => `改动了 ${count} 处`,
    },
    summaryRejected: (count) => `你没有同意的 ${count} 处`,
    summaryRefused: (count) => `做不到的 ${count} 处`,
    summaryLooked: '查过了，没有改动。',
    summaryNothing: '没有改动。',
    summaryUndo: '每处改动都可以撤销。',
  },
}

/** Why a card could not be accepted as it stood. */
export type StaleReason =
  | DiffProblem
  | { kind: 'effect' }
  | { kind: 'history' }
  /** The person has changed what it proposed. */
  | { kind: 'revised' }
  /** The refusal of the stored call in the present state, already a sentence. */
  | { kind: 'refused'; text: string }

/** What happened, what is safe and what to do, when `event` ended the turn; null event: an arrow that is not there. */
export function sayFailure(
  event: GraphEvent | null,
  state: GraphState,
  language: Language,
): string {
  const words = phrases[language]
  return join(
    [failureOf(event, words), hasChanged(state) ? words.keptChanges : words.keptNothing],
    language,
  )
}

function failureOf(event: GraphEvent | null, words: Phrases): string {
  // Only these end a turn with a failure; no event at all means an arrow that the graph does not have.
  switch (event?.kind) {
    case 'output-refused':
      return words.unusableOutput
    case 'plan-continued':
      return words.endlessPlan
    case 'model-failed':
      return words.modelFailed(event.message)
    default:
      return words.brokenTurn
  }
}

/**
 * What the rough build says when its diff is empty; `leftOut` counts the items that found no place, and `clash` is the
 * sentence that says why.
 */
export function sayNothingPlaced(
  leftOut: number,
  language: Language,
  clash: string | null = null,
): string {
  const words = phrases[language]
  if (leftOut === 0) return words.nothingPending
  const blocks = sayCount(leftOut, 'study-block', language)
  return clash === null ? words.noRoom(blocks) : words.noRoomBecause(blocks, clash)
}

/** With a plan that leaves something out; `clash` says what. */
export function sayLeftOut(clash: string, language: Language): string {
  return phrases[language].leftOut(clash)
}

export function sayStale(reason: StaleReason, hasFreshCard: boolean, language: Language): string {
  const words = phrases[language]
  return join(
    [staleReason(reason, language), hasFreshCard ? words.freshCard : words.noFreshCard],
    language,
  )
}

function staleReason(reason: StaleReason, language: Language): string {
  const words = phrases[language]
  switch (reason.kind) {
    case 'records':
      return words.staleRecords(joinTitles(reason.titles, language))
    case 'begun':
      return words.staleBegun(joinTitles(reason.titles, language))
    case 'clash':
      return words.staleClash(joinTitles(reason.titles, language))
    case 'effect':
      return words.staleEffect
    case 'history':
      return words.staleHistory
    case 'revised':
      return words.staleRevised
    case 'refused':
      return reason.text
    default:
      return assertNever(reason)
  }
}

export function sayUnreadableTurn(language: Language): string {
  return phrases[language].unreadableTurn
}

/** What history keeps as the reason of a change: the one thing it did, or its effect in a sentence. */
export function sayWhy(before: ScheduleState, diff: ScheduleDiff, language: Language): string {
  const effect = describeEffect(before, diff)
  const [only, ...others] = effect.changes
  return only !== undefined && others.length === 0
    ? sayChange(before.window, only, language)
    : sayEffect(before, effect, language)
}

/** Why history can't be walked; `problem` is null when there is nothing to walk. */
export function sayHistoryRefusal(
  direction: 'undo' | 'redo',
  problem: DiffProblem | null,
  language: Language,
): string {
  const words = phrases[language]
  if (problem === null) return words.nothingToWalk[direction]
  return words.walkProblem[problem.kind](joinTitles(problem.titles, language))
}

/** A change of the term that no card could show. */
export function sayTermRefusal(
  direction: 'undo' | 'redo',
  why: string,
  language: Language,
): string {
  return phrases[language].termToWalk[direction](why)
}

/** A change of what is remembered of a course alone: a card of blocks could show nothing of it. */
export function sayPortraitRefusal(
  direction: 'undo' | 'redo',
  why: string,
  language: Language,
): string {
  return phrases[language].portraitToWalk[direction](why)
}

export function sayWalked(direction: 'undo' | 'redo', why: string, language: Language): string {
  const words = phrases[language]
  return direction === 'undo' ? words.undone(why) : words.redone(why)
}

/** The summary without a model (G9). */
export function saySummary(state: GraphState, language: Language): string {
  const words = phrases[language]
  const count = (outcome: GraphState['outcomes'][number]) =>
    state.outcomes.filter((each) => each === outcome).length
  const changed = count('changed')
  const rejected = count('rejected')
  const failed = count('refused') + count('stale')
  const parts = [
    ...(state.placed > 0
      ? [words.summary.placed(sayCount(state.placed, 'study-block', language))]
      : []),
    ...(changed > 0 ? [words.summary.changed(changed)] : []),
    ...(rejected > 0 ? [words.summaryRejected(rejected)] : []),
    ...(failed > 0 ? [words.summaryRefused(failed)] : []),
  ]
  if (parts.length === 0) return count('answered') > 0 ? words.summaryLooked : words.summaryNothing
  const sentence = parts.join(language === 'en' ? ', ' : '，') + (language === 'en' ? '.' : '。')
  return join(hasChanged(state) ? [sentence, words.summaryUndo] : [sentence], language)
}

const namedTitles = 3

const othersPhrases: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 other' : `${count} others`),
  zh: (count) => `另外 ${count} 个`,
}

function joinTitles(titles: string[], language: Language): string {
  const rest = titles.length - namedTitles
  const named = titles.slice(0, namedTitles).map((title) => quoteTitle(title, language))
  return joinWords(rest > 0 ? [...named, othersPhrases[language](rest)] : named, language)
}

function join(sentences: string[], language: Language): string {
  return sentences.join(language === 'en' ? ' ' : '')
}
