// The sentences of a clash, every language side by side; names, times and amounts are already said.
import type { Language } from '../../language.ts'
import { sayCount } from '../../text/say-count.ts'

export type ClashWords = {
  /** "Between Mon 18:00 and Thu 09:00". */
  between: string
  free: string
  needed: string
  /** The most of what is needed that fits; null where nobody knows. */
  most: string | null
  count: number
  /** "any 6 of the 7 sessions of “Calculus”", or their titles. */
  names: string
}

export type ClashPhrases = {
  nothingWanted: string
  allFits: (wanted: number) => string
  time: (words: ClashWords) => string
  pieces: (words: ClashWords) => string
  order: (words: ClashWords) => string
  arrangement: (words: ClashWords) => string
  nowhere: (name: string, why: string) => string
  /** And so it is with others of its class. */
  nowhereAlike: (name: string, others: number, title: string, why: string) => string
  keptFree: string
  unproven: (count: number, names: string) => string
  between: (fromDay: string, from: string, untilDay: string, until: string) => string
  within: (day: string, from: string, until: string) => string
  ofClass: (count: number, title: string) => string
  anyOfClass: (count: number, wanted: number, title: string) => string
  repairs: string
  noRepair: string
}

/** "“Set 1” and “Draft” need 3 h 45 min, and at most 2 h 15 min of it fits". */
function sayNeed({ names, count, needed, most }: ClashWords): string {
  const need = `${names} ${count === 1 ? 'needs' : 'need'} ${needed}`
  return most === null ? need : `${need}, and at most ${most} of it fits`
}

function sayNeedInChinese({ names, needed, most }: ClashWords): string {
  const need = `${names}共需要 ${needed}`
  return most === null ? need : `${need}，最多排得下 ${most}`
}

export const clashPhrases: Record<Language, ClashPhrases> = {
  en: {
    nothingWanted: 'No study block is waiting for a place.',
    allFits: (wanted) =>
      wanted === 1
        ? 'The one study block that is wanted can be placed.'
        : `All ${sayCount(wanted, 'study-block', 'en')} that are wanted can be placed.`,
    time: (words) =>
      `${words.between} you have ${words.free} that fit, but ${sayNeed({ ...words, most: null })}.`,
    pieces: (words) =>
      `${words.between} you have ${words.free} free, but in pieces that are too short: ${sayNeed(words)}.`,
    order: (words) =>
      `${words.between} there is time enough, but not in the order in which they have to be worked: ${sayNeed(words)}.`,
    arrangement: (words) =>
      `${words.between} you have ${words.free} free, but no arrangement takes them all: ${sayNeed(words)}.`,
    nowhere: (name, why) => `There is no place for ${name}: ${why}.`,
    nowhereAlike: (name, others, title, why) =>
      `There is no place for ${name}, nor for ${others} more of ${title}: ${why}.`,
    keptFree: 'what is to be kept free leaves nothing long enough for it',
    unproven: (count, names) =>
      `No way was found to place ${count === 1 ? 'this study block' : `these ${sayCount(count, 'study-block', 'en')}`} too: ${names}. There may still be one.`,
    between: (fromDay, from, untilDay, until) =>
      `Between ${fromDay} ${from} and ${untilDay} ${until}`,
    within: (day, from, until) => `On ${day} between ${from} and ${until}`,
    ofClass: (count, title) => `${count} ${count === 1 ? 'session' : 'sessions'} of ${title}`,
    anyOfClass: (count, wanted, title) => `any ${count} of the ${wanted} sessions of ${title}`,
    repairs: 'What would help:',
    noRepair: 'No single change that was tried would help.',
  },
  zh: {
    nothingWanted: '没有待安排的学习任务。',
    allFits: (wanted) => `要安排的 ${sayCount(wanted, 'study-block', 'zh')}都排得下。`,
    time: (words) =>
      `${words.between}可用的时间有 ${words.free}，而${sayNeedInChinese({ ...words, most: null })}。`,
    pieces: (words) =>
      `${words.between}有 ${words.free}空闲，但太零碎：${sayNeedInChinese(words)}。`,
    order: (words) => `${words.between}时间够，但按先后顺序排不下：${sayNeedInChinese(words)}。`,
    arrangement: (words) =>
      `${words.between}有 ${words.free}空闲，但怎么排都放不下全部：${sayNeedInChinese(words)}。`,
    nowhere: (name, why) => `${name}没有时间可排：${why}。`,
    nowhereAlike: (name, others, title, why) =>
      `${name}和${title}的另外 ${others} 个没有时间可排：${why}。`,
    keptFree: '除去要空出来的时间，没有足够长的空闲',
    unproven: (count, names) =>
      `没有找到能把这 ${sayCount(count, 'study-block', 'zh')}也排进去的办法：${names}。也许仍有办法。`,
    between: (fromDay, from, untilDay, until) =>
      `${fromDay} ${from} 到 ${untilDay} ${until} 之间，`,
    within: (day, from, until) => `${day} ${from} 到 ${until} 之间，`,
    ofClass: (count, title) => `${title}的 ${count} 个任务`,
    anyOfClass: (count, wanted, title) => `${title} ${wanted} 个任务中的任意 ${count} 个`,
    repairs: '可以这样解决：',
    noRepair: '试过的单项改动都不够。',
  },
}
