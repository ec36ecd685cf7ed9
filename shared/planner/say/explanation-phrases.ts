// The sentences of an explanation, every language side by side; names, places and amounts are already said.
import type { Language } from '../../language.ts'
import { sayCount } from '../../text/say-count.ts'

export type ExplanationPhrases = {
  liesOn: (task: string, place: string) => string
  because: (clauses: string) => string
  noReasons: string
  clauses: (clauses: readonly string[]) => string
  drawbacks: (share: number, amounts: string) => string
  nowhereElse: string
  nothingBetter: (others: number) => string
  others: (others: number, better: number) => string
  othersUnlocked: (others: number, better: number) => string
  pending: (task: string, places: number) => string
  bound: (clauses: string) => string
  best: string
  noPlace: (task: string, why: string) => string
  none: {
    overBudget: (budget: number, used: number, duration: number) => string
    emptyRange: string
    noDays: (from: string, to: string) => string
    noRoomInOrder: (after: string | null, before: string | null) => string
    tooShort: (duration: number, longest: number) => string
    nothingFree: string
  }
  event: (task: string, place: string) => string
  eventLocked: string
  eventBegun: string
  hosts: (guests: string) => string
  hostsNothing: string
  /** What a place costs, compared with now. */
  more: (place: string, total: number, amounts: string) => string
  less: (place: string, total: number, amounts: string) => string
  same: (place: string, amounts: string) => string
  /** What it costs a pending item. */
  costs: (place: string, total: number, amounts: string) => string
  costsNothing: (place: string) => string
  bestThere: (sentence: string) => string
  here: string
  unweighed: (place: string) => string
  /** Before the reason of one place that stands for many. */
  noneThere: string
  nearest: (places: readonly string[]) => string
  unlocked: (sentence: string) => string
}

function sayOthers(others: number, better: number): string {
  if (others === 1) return `1 other place, ${better === 0 ? 'no better' : 'and a better one'}`
  const few = better === 1 ? 'one' : `${better}`
  return `${others} other places, ${better === 0 ? 'none' : few} of them better`
}

export const explanationPhrases: Record<Language, ExplanationPhrases> = {
  en: {
    liesOn: (task, place) => `${task} is on ${place}.`,
    because: (clauses) => `Here because: ${clauses}.`,
    noReasons: 'Nothing binds it to this place: other places are as good.',
    clauses: (clauses) => clauses.join('; '),
    drawbacks: (share, amounts) =>
      share < 0 ? `It saves ${-share} here: ${amounts}.` : `It costs ${share} here: ${amounts}.`,
    nowhereElse: 'No other place is left for it.',
    nothingBetter: (others) =>
      others === 1
        ? 'The one other place is no better.'
        : `None of the ${others} other places is better.`,
    others: (others, better) => `${sayOthers(others, better)}:`,
    othersUnlocked: (others, better) => `Once unlocked: ${sayOthers(others, better)}:`,
    pending: (task, places) =>
      `${task} has no place yet; ${places === 1 ? '1 place is' : `${places} places are`} open to it.`,
    bound: (clauses) => `Its limits: ${clauses}.`,
    best: 'What costs least:',
    noPlace: (task, why) => `There is no place for ${task}: ${why}.`,
    none: {
      overBudget: (budget, used, duration) =>
        `its course work may take ${sayCount(budget, 'period', 'en')} in all, ${used} are taken, and it needs ${duration} more`,
      emptyRange: 'the dates of its course work leave no day of this term',
      noDays: (from, to) => `no day from ${from} to ${to} is left for it`,
      noRoomInOrder: (after, before) =>
        [
          ...(after === null ? [] : [`it has to come after ${after}`]),
          ...(before === null ? [] : [`it has to come before ${before}`]),
          'and nothing long enough is free there',
        ].join(', '),
      tooShort: (duration, longest) =>
        `it needs ${sayCount(duration, 'period', 'en')} in a row, and the longest free stretch it may use has ${longest}`,
      nothingFree: 'nothing it may use is free',
    },
    event: (task, place) =>
      `${task} is a fixed event on ${place}: the planner leaves it there, and works around it.`,
    eventLocked: 'It is locked.',
    eventBegun: 'It has already begun.',
    hosts: (guests) => `Study done during it: ${guests}.`,
    hostsNothing: 'Study may be done during it; nothing is placed there now.',
    more: (place, total, amounts) => `${place} would cost ${total} more: ${amounts}.`,
    less: (place, total, amounts) => `${place} would cost ${total} less: ${amounts}.`,
    same: (place, amounts) =>
      amounts === ''
        ? `${place} would cost the same.`
        : `${place} would cost the same in all: ${amounts}.`,
    costs: (place, total, amounts) => `${place} costs ${total}: ${amounts}.`,
    costsNothing: (place) => `${place} costs nothing.`,
    bestThere: (sentence) => `The best place there: ${sentence}`,
    here: 'That is where it is.',
    unweighed: (place) => `${place} is free: you may move it there.`,
    noneThere: 'No place there is open to it.',
    nearest: (places) => `Nearest that fits: ${places.join(' ')}`,
    unlocked: (sentence) => `If you unlock it: ${sentence}`,
  },
  zh: {
    liesOn: (task, place) => `${task}排在 ${place}。`,
    because: (clauses) => `排在这里是因为：${clauses}。`,
    noReasons: '没有什么限制它只能在这里：别的时间也一样好。',
    clauses: (clauses) => clauses.join('；'),
    drawbacks: (share, amounts) =>
      share < 0 ? `放在这里能省 ${-share}：${amounts}。` : `在这里的代价是 ${share}：${amounts}。`,
    nowhereElse: '没有别的时间可排。',
    nothingBetter: (others) => `另外 ${others} 个时间都不比这里好。`,
    others: (others, better) =>
      `另外还有 ${others} 个时间可排，${better === 0 ? '都不比这里好' : `其中 ${better} 个更好`}：`,
    othersUnlocked: (others, better) =>
      `解锁后还有 ${others} 个时间可排，${better === 0 ? '都不比这里好' : `其中 ${better} 个更好`}：`,
    pending: (task, places) => `${task}还没有排上；有 ${places} 个时间可排。`,
    bound: (clauses) => `它的限制：${clauses}。`,
    best: '代价最小的：',
    noPlace: (task, why) => `${task}没有时间可排：${why}。`,
    none: {
      overBudget: (budget, used, duration) =>
        `这门课业最多 ${sayCount(budget, 'period', 'zh')}，已用 ${used} 节，它还要 ${duration} 节`,
      emptyRange: '这门课业的日期在本学期内没有可用的一天',
      noDays: (from, to) => `${from} 到 ${to} 之间已经没有可用的一天`,
      noRoomInOrder: (after, before) =>
        [
          ...(after === null ? [] : [`它必须在${after}之后`]),
          ...(before === null ? [] : [`它必须在${before}之前`]),
          '而那里没有足够长的空闲',
        ].join('，'),
      tooShort: (duration, longest) =>
        `它需要连续 ${sayCount(duration, 'period', 'zh')}，而可用的空闲最长只有 ${longest} 节`,
      nothingFree: '可用的时间里没有空闲',
    },
    event: (task, place) => `${task}是固定日程，在 ${place}：排课业时不会动它。`,
    eventLocked: '它已锁定。',
    eventBegun: '它已经开始。',
    hosts: (guests) => `课上进行的学习：${guests}。`,
    hostsNothing: '课上可以学别的，目前没有安排。',
    more: (place, total, amounts) => `${place} 代价多 ${total}：${amounts}。`,
    less: (place, total, amounts) => `${place} 代价少 ${total}：${amounts}。`,
    same: (place, amounts) =>
      amounts === '' ? `${place} 代价相同。` : `${place} 合计代价相同：${amounts}。`,
    costs: (place, total, amounts) => `${place} 代价 ${total}：${amounts}。`,
    costsNothing: (place) => `${place} 没有代价。`,
    bestThere: (sentence) => `那里最好的时间：${sentence}`,
    here: '它就在那里。',
    unweighed: (place) => `${place} 有空：你可以把它移过去。`,
    noneThere: '那里没有可排的时间。',
    nearest: (places) => `最近的可用时间：${places.join('')}`,
    unlocked: (sentence) => `解锁之后：${sentence}`,
  },
}
