// Whether the open work can still be placed, and if not what clashes and what would help (P4); and what breaks a rule.
import { findViolations, hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { clashPolicy, findClashes } from '../../planner/clash/find-clash.ts'
import type { PlacementPolicy } from '../../planner/from-state/policy.ts'
import { sayClashes } from '../../../shared/planner/say/say-clash.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { FitCheck } from '../resolve/query.ts'
import { classNames, listNames, type Speech } from '../say/speech.ts'

export function answerFits(checks: readonly FitCheck[], facts: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  return checks
    .map((check) => {
      const context = { state, now: facts.now, language }
      const { data } = findClashes(context, {}, policyOf(check, facts))
      return `${sayHead(check, speech)}${sayClashes(state, data, language, 'person')}`
    })
    .join('\n')
}

function policyOf(
  { classIds, untilDay }: FitCheck,
  { state, now, preferences }: TurnFacts,
): PlacementPolicy {
  const policy = { ...clashPolicy(classIds, now), preferences }
  if (untilDay === null) return policy
  const toDay = Math.min(untilDay, state.window.days.length)
  const fromDay = Math.min(Math.max(1, now.day), toDay)
  return { ...policy, scope: { fromDay, toDay, excludedWeekdays: [], excludedPeriods: [] } }
}

/** "Linear algebra, until Thu 3 Dec: "; nothing where all work is looked at as far as it goes. */
function sayHead({ classIds, untilDay }: FitCheck, speech: Speech): string {
  const names = classIds === null ? [] : [classNames(classIds, speech)]
  const isChinese = speech.language === 'zh'
  const day = untilDay === null ? null : sayDay(speech.state.window, untilDay, speech.language)
  const until = day === null ? [] : [isChinese ? `到 ${day}为止` : `until ${day}`]
  const words = [...names, ...until].join(isChinese ? '，' : ', ')
  if (words === '') return ''
  return isChinese ? `${words}：` : `${words.charAt(0).toUpperCase()}${words.slice(1)}: `
}

const phrases = {
  en: {
    none: 'Nothing clashes: everything that is planned lies where it may.',
    some: (names: string) =>
      `These can't stay as they lie: ${names}. Say “put right what clashes” and I find them new places.`,
  },
  zh: {
    none: '没有冲突，排好的都在可以放的位置。',
    some: (names: string) =>
      `这些不能待在现在的位置：${names}。说“解决一下冲突”，我就给它们换地方。`,
  },
}

export function answerBroken({ now }: TurnFacts, speech: Speech): string {
  const { state, language } = speech
  const ids = findViolations(state, now).flatMap(({ task: id }) => {
    const place = findTask(state, id)?.place ?? null
    return place === null || hasBegun(place, now) ? [] : [id]
  })
  const broken = [...new Set(ids)]
  const { none, some } = phrases[language]
  return broken.length === 0 ? none : some(listNames(broken, speech))
}
