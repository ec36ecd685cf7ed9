// The pieces of an effect's sentence, every language side by side; each begins with its verb.
import { sayCount } from '../../../words/say-count.ts'
import { quoteTitle } from '../../../words/titles/quote-title.ts'
import type * as en from '../../en/schedule/effect-clauses.ts'

export const effectClauses: typeof en.effectClauses = {
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
}
