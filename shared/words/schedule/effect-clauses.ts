// The pieces of an effect's sentence, every language side by side; each begins with its verb.
import type { Language } from '../../language.ts'
import { joinWords } from '../join-words.ts'
import { cleanTitle, quoteTitle } from '../titles/quote-title.ts'
import { sayCount } from '../say-count.ts'

/** Titles, places and days are already said. */
export type EffectClauses = {
  nothing: string
  placeOne: (title: string, place: string) => string
  /** A place inside a host. */
  during: (place: string, host: string) => string
  placeOnDay: (count: number, day: string) => string
  placeMany: (count: number, days: number) => string
  moveOne: (title: string, from: string, to: string, guests: number) => string
  moveBlocks: (count: number) => string
  moveEvents: (count: number) => string
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) => string
  unplaceOne: (title: string, from: string) => string
  unplaceMany: (count: number) => string
  addBlocks: (count: number) => string
  removeBlocks: (count: number) => string
  editOne: (title: string) => string
  editMany: (count: number) => string
  renameOne: (before: string, title: string) => string
  renameMany: (count: number) => string
  markOne: (title: string, mark: string) => string
  markMany: (count: number) => string
  openOne: (title: string) => string
  openMany: (count: number) => string
  addEvents: (count: number) => string
  removeEvents: (count: number) => string
  addClasses: (titles: string) => string
  removeClasses: (titles: string) => string
  editClasses: (titles: string) => string
  turnClass: (before: string, title: string) => string
  /** A title as the clauses take it. */
  sayTitle: (title: string) => string
  /** What comes after the titles that are named. */
  more: (count: number) => string
  sentence: (clauses: string[]) => string
}

export const effectClauses: Record<Language, EffectClauses> = {
  en: {
    nothing: 'Changes nothing.',
    placeOne: (title, place) => `places ${title} on ${place}`,
    during: (place, host) => `${place}, during ${host}`,
    placeOnDay: (count, day) => `places ${sayCount(count, 'study-block', 'en')} on ${day}`,
    placeMany: (count, days) =>
      `places ${sayCount(count, 'study-block', 'en')} on ${sayCount(days, 'day', 'en')}`,
    moveOne: (title, from, to, guests) =>
      `moves ${title} from ${from} to ${to}${guests === 0 ? '' : ` with ${sayCount(guests, 'study-block', 'en')} inside it`}`,
    moveBlocks: (count) => `moves ${sayCount(count, 'study-block', 'en')}`,
    moveEvents: (count) => `moves ${sayCount(count, 'event', 'en')}`,
    swap: (titleA, placeA, titleB, placeB) =>
      `swaps ${titleA} (${placeA}) with ${titleB} (${placeB})`,
    unplaceOne: (title, from) => `takes ${title} off ${from}, back to pending`,
    unplaceMany: (count) => `makes ${sayCount(count, 'study-block', 'en')} pending`,
    addBlocks: (count) => `adds ${sayCount(count, 'study-block', 'en')}`,
    removeBlocks: (count) => `removes ${sayCount(count, 'study-block', 'en')}`,
    editOne: (title) => `changes details of ${title}`,
    editMany: (count) => `changes details of ${sayCount(count, 'task', 'en')}`,
    renameOne: (before, title) => `renames ${before} to ${title}`,
    renameMany: (count) => `renames ${sayCount(count, 'task', 'en')}`,
    markOne: (title, mark) => `marks ${title} as ${mark}`,
    markMany: (count) => `marks ${sayCount(count, 'study-block', 'en')}`,
    openOne: (title) => `takes the mark of ${title} back`,
    openMany: (count) => `takes the marks of ${sayCount(count, 'study-block', 'en')} back`,
    addEvents: (count) => `adds ${sayCount(count, 'event', 'en')}`,
    removeEvents: (count) => `removes ${sayCount(count, 'event', 'en')}`,
    addClasses: (titles) => `adds the course work ${titles}`,
    removeClasses: (titles) => `removes the course work ${titles}`,
    editClasses: (titles) => `changes the limits of ${titles}`,
    turnClass: (before, title) => `turns the course work ${before} into ${title}`,
    sayTitle: (title) => cleanTitle(title, 'en'),
    more: (count) => `${count} more`,
    sentence: (clauses) => {
      const isLong = clauses.length > 1 && clauses.some((clause) => clause.includes(','))
      const words = isLong ? clauses.join('; ') : joinWords(clauses, 'en')
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
    },
  },
  zh: {
    nothing: '没有变化。',
    placeOne: (title, place) => `把${title}排到 ${place}`,
    during: (place, host) => `${place}（${host}课上）`,
    placeOnDay: (count, day) => `在 ${day} 安排 ${sayCount(count, 'study-block', 'zh')}`,
    placeMany: (count, days) =>
      `安排 ${sayCount(count, 'study-block', 'zh')}，分布在 ${sayCount(days, 'day', 'zh')}`,
    moveOne: (title, from, to, guests) =>
      `把${title}从 ${from} 移到 ${to}${guests === 0 ? '' : `，连同其中的 ${sayCount(guests, 'study-block', 'zh')}`}`,
    moveBlocks: (count) => `移动 ${sayCount(count, 'study-block', 'zh')}`,
    moveEvents: (count) => `移动 ${sayCount(count, 'event', 'zh')}`,
    swap: (titleA, placeA, titleB, placeB) => `交换${titleA}（${placeA}）和${titleB}（${placeB}）`,
    unplaceOne: (title, from) => `把${title}从 ${from} 移出，退回待安排`,
    unplaceMany: (count) => `把 ${sayCount(count, 'study-block', 'zh')}退回待安排`,
    addBlocks: (count) => `新增 ${sayCount(count, 'study-block', 'zh')}`,
    removeBlocks: (count) => `删除 ${sayCount(count, 'study-block', 'zh')}`,
    editOne: (title) => `修改${title}的内容`,
    editMany: (count) => `修改 ${sayCount(count, 'task', 'zh')}的内容`,
    renameOne: (before, title) => `把${before}改名为${title}`,
    renameMany: (count) => `给 ${sayCount(count, 'task', 'zh')}改名`,
    markOne: (title, mark) => `把${title}标记为${mark}`,
    markMany: (count) => `标记 ${sayCount(count, 'study-block', 'zh')}`,
    openOne: (title) => `取消${title}的标记`,
    openMany: (count) => `取消 ${sayCount(count, 'study-block', 'zh')}的标记`,
    addEvents: (count) => `新增 ${sayCount(count, 'event', 'zh')}`,
    removeEvents: (count) => `删除 ${sayCount(count, 'event', 'zh')}`,
    addClasses: (titles) => `新增课业${titles}`,
    removeClasses: (titles) => `删除课业${titles}`,
    editClasses: (titles) => `修改${titles}的安排限制`,
    turnClass: (before, title) => `把课业${before}改成${title}`,
    sayTitle: (title) => quoteTitle(title, 'zh'),
    more: (count) => `另外 ${count} 个`,
    sentence: (clauses) => `${clauses.join('；')}。`,
  },
}
