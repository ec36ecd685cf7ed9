// What the agent itself says at the end of a turn: a failure with its next step, or what it came to.
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { tallyKinds, type Tally } from '../../../shared/schedule/tally-diff.ts'
import { isChangingTool } from '../../../shared/tools/catalogue.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import type { GraphEvent } from '../graph/events.ts'
import { hasChanged, maxExecuteRounds, type GraphState } from '../graph/graph-state.ts'
import type { Turn } from '../graph/turn.ts'
import type { ExecutedCall } from '../model/model.ts'

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

const phrases: Record<Language, Phrases> = {
  en: {
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
  },
  zh: {
    unusableOutput: '模型连续三次给出的回答都没法用，所以结束了这一轮。',
    endlessPlan: '模型一直在想，没有得出计划，所以结束了这一轮。',
    modelFailed: (message) => `模型没能回答（${message}），所以结束了这一轮。`,
    brokenTurn: '这一轮内部出现了对不上的情况，所以结束了。',
    keptChanges: '已经写入的改动都还在，其他没有改动。可以接着说还差什么，或者换个说法。',
    keptNothing: '你的日程没有改动。可以再说一次，或者换个说法。',
    keptChangesThen: '已经写入的改动都还在，其他没有改动。处理好之后，接着说还差什么。',
    keptNothingThen: '你的日程没有改动。处理好之后，再说一次。',
    summary: {
      placed: (count) => `安排了 ${sayCount(count, 'study-block', 'zh')}`,
      moved: (count) => `挪动了 ${count} 个`,
      takenOff: (count) => `从日程移走 ${count} 个`,
      added: (count) => `新增 ${count} 项`,
      deleted: (count) => `删除 ${count} 项`,
      changed: (count) => `修改了 ${count} 项`,
    },
    summaryChanges: (count) => `改动了 ${count} 处`,
    summaryRejected: (count) => `你没有同意的 ${count} 处`,
    summaryRefused: (count) => `做不到的 ${count} 处`,
    summaryOpen: (count) => `还有 ${count} 个步骤没做`,
    summaryKept: (count) => `按你的选择保持原样的 ${count} 项`,
    summaryLooked: '查过了，没有改动。',
    summaryNothing: '没有改动。',
    summaryNothingBut: '没有改动：',
    ofModel: '模型自己的说法：',
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

/** What the turn came to (G9), counted: it needs no model, and stands beside what one says. */
export type TurnOutcome = {
  text: string
  /** Something was refused, declined or left open: a summary that calls it done would be false. */
  isPartial: boolean
}

/** Where the rounds ran out it says so: no summary tells by itself that the work was cut off. */
export function sayOutcome(turn: Pick<Turn, 'state' | 'calls'>, language: Language): TurnOutcome {
  const counted = sayCounted(turn, language)
  return turn.state.ranOut === true
    ? { text: join([counted.text, ranOut[language]], language), isPartial: true }
    : counted
}

function sayCounted(
  { state, calls }: Pick<Turn, 'state' | 'calls'>,
  language: Language,
): TurnOutcome {
  const words = phrases[language]
  const done = sayWritten(state, words)
  const rest = sayRest({ state, calls }, words)
  const isPartial = rest.length > 0
  if (done.length + rest.length === 0)
    return { text: calls.length > 0 ? words.summaryLooked : words.summaryNothing, isPartial }
  const listed = [...done, ...rest].join(grammar[language].joints.clause)
  const sentence = listed + grammar[language].joints.stop
  if (done.length === 0) return { text: words.summaryNothingBut + sentence, isPartial }
  return { text: join([sentence, words.summaryUndo], language), isPartial }
}

/** What stands before the words of a model that may call done what was not. */
export function sayBeforeModel({ text }: TurnOutcome, language: Language): string {
  return join([text, phrases[language].ofModel], language)
}

function sayWritten({ written, outcomes, placed }: GraphState, words: Phrases): string[] {
  if (written === undefined) {
    const changed = outcomes.filter((outcome) => outcome === 'changed').length
    return [
      ...(placed > 0 ? [words.summary.placed(placed)] : []),
      ...(changed > 0 ? [words.summaryChanges(changed)] : []),
    ]
  }
  return tallyKinds.flatMap((kind) =>
    written[kind] > 0 ? [words.summary[kind](written[kind])] : [],
  )
}

function sayRest({ state, calls }: Pick<Turn, 'state' | 'calls'>, words: Phrases): string[] {
  const count = (wanted: ExecutedCall['outcome'][]) =>
    calls.filter(({ name, outcome }) => isChangingTool(name) && wanted.includes(outcome)).length
  const kinds: [number, (count: number) => string][] = [
    [count(['rejected']), words.summaryRejected],
    [count(['refused', 'stale']), words.summaryRefused],
    [countOpen(state), words.summaryOpen],
    [state.leftOut?.length ?? 0, words.summaryKept],
  ]
  return kinds.flatMap(([number, sayNumber]) => (number > 0 ? [sayNumber(number)] : []))
}

/** Steps of the plan that the turn never came to, and the one at which its rounds ran out. */
function countOpen({ plan, step, executeRounds }: GraphState): number {
  const reached = executeRounds >= maxExecuteRounds ? step : step + 1
  return Math.max(0, plan.length - reached)
}

const ranOut: Record<Language, string> = {
  en: `This turn ended because its ${maxExecuteRounds} rounds were used up, so the work may not be finished. Say what is still missing.`,
  zh: `这一轮的 ${maxExecuteRounds} 次步骤已经用完，所以就此结束，可能还没有做完。可以接着说还差什么。`,
}

function join(sentences: string[], language: Language): string {
  return sentences.join(grammar[language].joints.gap)
}
