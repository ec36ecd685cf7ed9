// What the states and sections of a guide are called, and the words that begin and leave one; for page and terminal.
import type * as en from '../../en/guide/guide-names.ts'

export const guideNames: typeof en.guideNames = {
  states: {
    DISCOVERY: '了解中',
    DRAFTING: '草稿',
    CONFIRMING: '等你确认',
    FINISHED: '已写入',
  },
  sections: {
    course: '哪门课',
    work: '要学什么',
    amount: '要学多少',
    dates: '到什么时候',
    effort: '有多难',
    limits: '要避开的时间',
    strategy: '每周一点还是集中做',
    profile: '你学这门课的情况',
  },
  stillToTell: (sections) => `还想知道：${sections}。`,
  stillOpen: (sections) => `还没定：${sections}。`,
  nothingOpen: '需要知道的都有了。',
  begin: (course) => (course === '' ? '带我规划一门课' : `带我规划${course}这门课`),
  leave: '退出引导',
  takeUp: '继续引导',
}
