// What a new draft changed (B3): "How much: 8 sessions …, before: 6 sessions …".
import type * as en from '../../en/guide/draft-changes.ts'

export const phrases: typeof en.phrases = {
  changed: (label, now, before) => `${label}：${now}（之前：${before}）`,
  before: (before) => `之前：${before}`,
  titles: '每次的内容换了分法',
  labelled: (label, text) => `${label}：${text}`,
  none: '没有',
}
