// What an import says of the course packs, sources and homework in a file of everything.
import type * as en from '../../en/exchange/matter.ts'

export const phrases: typeof en.phrases = {
  homework: (items) => `${items} 项作业`,
  packs: (courses) => `${courses} 门课的课程包`,
  sources: (count) => `${count} 份资料`,
  along: (matter, undone) => `还会带来：${matter}。撤销导入时，${undone.join('，')}。`,
  takesHomework: '作业会一起撤回',
  leaves: (matter) => `${matter}会留下`,
  packsStay: '课程包',
  sourcesStay: '资料',
  damaged: (entries) =>
    `文件里有 ${entries} 条课程包、资料或作业的内容已损坏，不会导入；其余照常导入。`,
}
