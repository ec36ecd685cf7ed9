// The sentences of a clash, every language side by side; names, times and amounts are already said.
import type { Language } from '../language.ts'
import { sayCount } from './say-count.ts'

export type ClashWords = {
  /** "Between Mon 18:00 and Thu 09:00". */
  between: string
  free: string
  needed: string
  /** The most of what is needed that fits; null where nobody knows. */
  most: string | null
  count: number
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
  ofClass: (count: number, wanted: number, title: string) => string
  repairs: string
  noRepair: string
}

function need(count: number): string {
  return count === 1
    ? 'this study block needs'
    : `these ${sayCount(count, 'study-block', 'en')} need`
}

export const clashPhrases: Record<Language, ClashPhrases> = {
  en: {
    nothingWanted: 'No study block is waiting for a place.',
    allFits: (wanted) =>
      wanted === 1
        ? 'The one study block that is wanted can be placed.'
        : `All ${sayCount(wanted, 'study-block', 'en')} that are wanted can be placed.`,
    time: ({ between, free, needed, count, names }) =>
      `${between} you have ${free} that fit; ${need(count)} ${needed}: ${names}.`,
    pieces: ({ between, free, needed, most, count, names }) =>
      `${between} you have ${free} free, but in pieces that are too short: ${need(count)} ${needed}${most === null ? '' : `, and at most ${most} of it fits`}: ${names}.`,
    order: ({ between, needed, most, count, names }) =>
      `${between} there is time enough, but not in the order in which they have to be worked: ${need(count)} ${needed}${most === null ? '' : `, and at most ${most} of it fits`}: ${names}.`,
    arrangement: ({ between, free, needed, most, count, names }) =>
      `${between} you have ${free} free, and no arrangement takes them all: ${need(count)} ${needed}${most === null ? '' : `, and at most ${most} of it fits`}: ${names}.`,
    nowhere: (name, why) => `There is no place for ${name}: ${why}.`,
    nowhereAlike: (name, others, title, why) =>
      `There is no place for ${name}, nor for ${others} more of ${title}: ${why}.`,
    keptFree: 'what is to be kept free leaves nothing long enough for it',
    unproven: (count, names) =>
      `No way was found to place ${count === 1 ? 'this study block' : `these ${sayCount(count, 'study-block', 'en')}`} too: ${names}. There may still be one.`,
    between: (fromDay, from, untilDay, until) =>
      `Between ${fromDay} ${from} and ${untilDay} ${until}`,
    within: (day, from, until) => `On ${day} between ${from} and ${until}`,
    ofClass: (count, wanted, title) =>
      count === wanted ? `${count} of ${title}` : `${count} of the ${wanted} of ${title}`,
    repairs: 'What would help:',
    noRepair: 'No single change that was tried would help.',
  },
  zh: {
    nothingWanted: '没有待安排的学习任务。',
    allFits: (wanted) => `要安排的 ${sayCount(wanted, 'study-block', 'zh')}都排得下。`,
    time: ({ between, free, needed, count, names }) =>
      `${between}可用的时间有 ${free}，而这 ${sayCount(count, 'study-block', 'zh')}需要 ${needed}：${names}。`,
    pieces: ({ between, free, needed, most, count, names }) =>
      `${between}有 ${free} 空闲，但太零碎：这 ${sayCount(count, 'study-block', 'zh')}需要 ${needed}${most === null ? '' : `，最多排得下 ${most}`}：${names}。`,
    order: ({ between, needed, most, count, names }) =>
      `${between}时间够，但按先后顺序排不下：这 ${sayCount(count, 'study-block', 'zh')}需要 ${needed}${most === null ? '' : `，最多排得下 ${most}`}：${names}。`,
    arrangement: ({ between, free, needed, most, count, names }) =>
      `${between}有 ${free} 空闲，但怎么排都放不下全部：这 ${sayCount(count, 'study-block', 'zh')}需要 ${needed}${most === null ? '' : `，最多排得下 ${most}`}：${names}。`,
    nowhere: (name, why) => `${name}没有时间可排：${why}。`,
    nowhereAlike: (name, others, title, why) =>
      `${name}和${title}的另外 ${others} 个没有时间可排：${why}。`,
    keptFree: '除去要空出来的时间，没有足够长的空闲',
    unproven: (count, names) =>
      `没有找到能把这 ${sayCount(count, 'study-block', 'zh')}也排进去的办法：${names}。也许仍有办法。`,
    between: (fromDay, from, untilDay, until) =>
      `${fromDay} ${from} 到 ${untilDay} ${until} 之间，`,
    within: (day, from, until) => `${day} ${from} 到 ${until} 之间，`,
    ofClass: (count, wanted, title) =>
      count === wanted ? `${title} ${count} 个` : `${title} ${wanted} 个中的 ${count} 个`,
    repairs: '可以这样解决：',
    noRepair: '试过的单项改动都不够。',
  },
}
