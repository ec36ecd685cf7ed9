// A weekly class in words: "Mon 10:00–11:35, weeks 1-16" / "周一 10:00–11:35，第1-16周".
import type * as en from '../../en/schedule/weekly-block.ts'

export const phrases: typeof en.phrases = {
  weeks: (weeks) => (weeks.endsWith('周') ? `第${weeks}` : `第${weeks}周`),
  block: (weekday, time, weeks) => `${weekday} ${time}，${weeks}`,
  added: (title, block) => `${title}：新增，${block}`,
  removed: (title, block) => `${title}：已删除（原为${block}）`,
  changed: (title, from, to) => `${title}：${from} → ${to}`,
  edited: (title, block) => `${title}：内容有改动，仍为${block}`,
  renamed: (from, to) => `${to}（原为${from}）`,
  also: (line, place) => `${line}；${place}`,
  place: (place) => (place === '' ? '不再写地点' : `地点改为${place}`),
}
