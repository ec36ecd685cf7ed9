// What the agent itself says at the end of a turn: a failure with its next step, or the mechanical summary.
import type { Language } from '../../../shared/language.ts'
import { sayCount } from '../../../shared/words/say-count.ts'
import type { GraphEvent } from '../graph/events.ts'
import { hasChanged, type GraphState } from '../graph/graph-state.ts'

type Phrases = {
  unusableOutput: string
  endlessPlan: string
  modelFailed: (message: string) => string
  brokenTurn: string
  keptChanges: string
  keptNothing: string
  /** After a failure of the model, whose sentence has said what to do: other words would not help. */
  keptChangesThen: string
  keptNothingThen: string
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
    keptChangesThen:
      'What you accepted stays; nothing else was changed. Once that is settled, say what is still missing.',
    keptNothingThen: 'Nothing in your schedule was changed. Once that is settled, say it again.',
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
    keptChangesThen: '你接受过的改动都还在，其他没有改动。处理好之后，接着说还差什么。',
    keptNothingThen: '你的日程没有改动。处理好之后，再说一次。',
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

/** What happened, what is safe and what to do, when `event` ended the turn; null event: an arrow that is not there. */
export function sayFailure(
  event: GraphEvent | null,
  state: GraphState,
  language: Language,
): string {
  const words = phrases[language]
  const isOfModel = event?.kind === 'model-failed'
  const keptChanges = isOfModel ? words.keptChangesThen : words.keptChanges
  const keptNothing = isOfModel ? words.keptNothingThen : words.keptNothing
  return join([failureOf(event, words), hasChanged(state) ? keptChanges : keptNothing], language)
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

function join(sentences: string[], language: Language): string {
  return sentences.join(language === 'en' ? ' ' : '')
}
