// What is said of a document's card: once it is written, once it is turned down, and while it waits.
import type * as en from '../../en/guide/brief.ts'

export const phrases: typeof en.phrases = {
  written: '已写入。',
  next: '说“帮我安排这周”，就会给它找时间。',
  nextInPack: '说“安排整个学期”，就会给它找时间；之后说“继续做课程包”，接着往下走。',
  kept: '没有写入任何内容，也没有丢掉什么：说说要改哪里。',
  left: {
    guide: '上面卡片里的草稿留着，还没有写入任何内容：说“继续引导”就能接着来。',
    pack: '课程包保持现在的样子：说“打开课程包”就能接着做。',
  },
  waits: {
    yes: '上面的卡片在等你确认：在那里接受就会写入。想改的话，直接说要改什么。',
    thanks: '不客气。上面的卡片还开着：在那里接受就会写入。想改的话，直接说要改什么。',
  },
}
