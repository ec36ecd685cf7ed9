// What the numbers of the improvement signal are called.
import type { Language } from '../../language.ts'
import type { HealthCandidate } from '../../planner/health-candidate.ts'
import type { HealthNumber } from '../../planner/health-numbers.ts'

const names: Record<Language, Record<HealthNumber, string>> = {
  en: {
    sameDaySessions: 'further sessions of a class on one day',
    closeDays: 'days that sessions lie too close',
    lastDayBlocks: 'blocks on a last day',
    heavyPairs: 'heavy blocks side by side',
    switches: 'changes of course',
    extraSwitches: 'changes of course too many',
    longRuns: 'runs without a break that are too long',
    longRunQuarters: 'quarters of an hour in them beyond the limit',
    lostMeals: 'meals without time',
    lateBlocks: 'late blocks',
    earlyBlocks: 'early blocks',
    restDayBlocks: 'blocks on days of rest',
    saturdayBlocks: 'blocks on Saturdays',
    wrongPartBlocks: 'blocks outside the preferred part of the day',
    lostEvenings: 'evenings too many',
    overloadPeriods: 'study periods beyond the daily target',
    leftovers: 'single free periods beside study',
    tiringPairs: 'similar subjects in a row',
  },
  zh: {
    sameDaySessions: '同一天多出的场次',
    closeDays: '间隔不足的天数',
    lastDayBlocks: '最后一天的任务',
    heavyPairs: '相邻的高强度任务',
    switches: '换科次数',
    extraSwitches: '超出的换科次数',
    longRuns: '过长的连续时段',
    longRunQuarters: '其中超出的刻钟数',
    lostMeals: '没空吃的饭',
    lateBlocks: '太晚的任务',
    earlyBlocks: '太早的任务',
    restDayBlocks: '休息日的任务',
    saturdayBlocks: '周六的任务',
    wrongPartBlocks: '不在偏好时段的任务',
    lostEvenings: '多占的晚上',
    overloadPeriods: '超出每日目标的节数',
    leftovers: '学习旁的零散单节',
    tiringPairs: '相似科目连排',
  },
}

export function sayHealthNumber(name: HealthNumber, language: Language): string {
  return names[language][name]
}

/** Numbers that only say in another way what a second one says; they are not told beside it. */
const sameAs: Partial<Record<HealthNumber, HealthNumber>> = {
  extraSwitches: 'switches',
  longRunQuarters: 'longRuns',
}

/**
 * Those of a candidate's numbers that are worth telling. Sessions of one day that come to lie on neighbouring days are
 * the same fault in small, and no price.
 */
export function tellingNumbers(numbers: HealthCandidate['numbers']): HealthCandidate['numbers'] {
  const named = new Map(numbers.map((number) => [number.name, number]))
  const sameDay = named.get('sameDaySessions')
  const isSpreadOut = sameDay !== undefined && sameDay.to < sameDay.from
  return numbers.filter(({ name, from, to }) => {
    const other = sameAs[name]
    if (other !== undefined && named.has(other)) return false
    return !(name === 'closeDays' && isSpreadOut && to > from)
  })
}
