// Questions about reasons: "why is calculus on Friday?", "why not Friday morning?", "what if I moved it?", 为什么不排周五.
import { findComplaint } from './complaints.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { readOperand } from '../words/operands.ts'
import { readOperands } from './read-operands.ts'
import { splitTarget } from './read-target.ts'
import { nowhere, type Target } from '../words/task-words.ts'

const why = /\bwhy\b|\bhow come\b|\bexplain\b|\bwhat for\b|为什么|为何|为啥|干嘛|怎么会|凭什么|解释/
const whatIf =
  /\bwhat (?:if|happens if|would happen if)\b|\b(?:what|how) about (?:moving|putting|placing)\b|(?:如果|要是|假如).*(?:会?怎么?样|怎样|如何|行吗|好吗|可以吗|呢|吗)|会(?:怎么?样|怎样|如何|更好吗|好吗)/
const moving = /\b(?:mov|put|plac|shift|swap|push|schedul)\w*\b|放|挪|移|排|改|调|换/
const against = /\bnot\b|n't\b|\bcannot\b|\b(?:instead of|rather than)\b|(?<!要)不|没(?!有)/
const fullness =
  /\b(?:full|empty|busy|packed|heavy|light|much|many|little|few|everything|all|nothing|hard|long)\b|满|空|忙|多|挤|少|累|重|全|都|难/
const thing =
  /\b(?:here|there|then|that (?:place|day|time)|this (?:place|day|time)|block|session|it|that|this|them)\b|那里|这里|那天|这天|那个?时间|它|这个|那个|这样|这么/

/** Null when no reason is asked for. */
export function readExplain(lexed: LexedText, ground: Ground): Draft | null {
  const { rest, text, names, days, times } = lexed
  const isWhatIf = whatIf.test(rest)
  if (!isWhatIf && !why.test(rest)) return null
  const hasThing = names.length > 0 || thing.test(rest)
  const isMove = names.length > 0 || (hasThing && moving.test(rest))
  if (isWhatIf) return isMove ? askWhatIf(lexed, ground) : null
  const isDenied = against.test(rest.replace(why, ''))
  const isOfDay =
    names.length === 0 && (findComplaint(text, days.length > 0) !== null || fullness.test(rest))
  if (isOfDay && days.length > 0) return askHealth(lexed, ground)
  const isBare = rest.replace(why, '').replaceAll(/[^\p{L}]/gu, '').length <= 2
  if (!hasThing && days.length + times.length === 0 && !isBare)
    return {
      kind: 'unknown',
      isRelated: /\b(?:session|plan|schedule|study)\b|计划|安排|排|学/.test(rest),
    }
  return askWhy(lexed, isDenied, ground)
}

function askHealth({ days, text }: LexedText, ground: Ground): Draft {
  const dates = joinRanges(days, text, ground).flatMap((day) => day.dates)
  return { kind: 'query-health', dates: days.length === 0 ? null : dates }
}

/** "If I moved it to Friday evening": the days say where it would go. */
function askWhatIf(lexed: LexedText, ground: Ground): Draft {
  const { target, source } = splitTarget(lexed, true, ground)
  const operands = readOperands({ ...lexed, days: source.days, times: source.times })
  return {
    kind: 'query-explain',
    operands: operands.slice(0, 1),
    target: { ...target, nudge: null },
  }
}

/** What stands behind a "not" is asked for; with nothing behind it, all of it: 为什么周五不排高数. */
function askWhy(lexed: LexedText, isDenied: boolean, ground: Ground): Draft {
  const { days, times, text, rest } = lexed
  const spans = [...days, ...times]
  const lead = why.exec(rest)?.[0].length ?? 0
  const from = isDenied ? rest.slice(lead).search(against) + lead : text.length
  const isBehind = spans.some(({ start }) => start >= from)
  const isAsked = ({ start }: { start: number }) => isDenied && (!isBehind || start >= from)
  const asked = joinRanges(days.filter(isAsked), text, ground)
  const target: Target = {
    ...nowhere,
    dates: asked.length === 0 ? null : [...new Set(asked.flatMap((day) => day.dates))].toSorted(),
    wish: times.find(isAsked)?.wish ?? null,
  }
  const source = {
    ...lexed,
    days: days.filter((day) => !isAsked(day)),
    times: times.filter((time) => !isAsked(time)),
  }
  return { kind: 'query-explain', operands: [readOperand(source, true)], target }
}
