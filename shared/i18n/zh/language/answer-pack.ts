// The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for nothing.
import type * as en from '../../en/language/answer-pack.ts'

export const speaks: typeof en.speaks = {
  welcome: '不客气。说“继续”就接着做课程包。',
  weight:
    '每个知识点的时间看“知识点”里的百分比：说“把知识点改成数组 — 20 %、图 — 40 %”（写全所有知识点），或者在课程包页面里改。想整体轻松些，就少给些时间：“把条件改成每周4小时”。改完说“生成任务”。',
  help: '在课程包里可以说“继续”“查一下资料”“生成大纲”“把目标改成……”，也可以问考什么。',
}
