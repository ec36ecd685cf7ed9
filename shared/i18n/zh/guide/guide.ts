// What a guide itself says, beside the model's own reply: the draft, its changes and risks, and where a jump has led.
import type * as en from '../../en/guide/guide.ts'

export const phrases: typeof en.phrases = {
  draft: '草稿：',
  changed: '和上一版相比：',
  risks: '可能出问题的地方：',
  holds: '这样行吗，还是要改哪里？',
  fits: '这样合适吗？说“好”就会放到卡片上。',
  same: '这些计划里都有了。要改哪里，还是再加些什么？',
  card: '卡片上就是要写入的全部内容。你接受之前，什么都不会写入。',
  shown: '目前的草稿：',
  aside: '卡片先放到一边，没有写入任何内容；草稿没变。',
  cardAgain: '说“好”，卡片会再出现。',
  left: '没有写入任何内容。草稿留着：说“继续引导”就接着来。',
  leftEarly: '没有写入任何内容。你说过的都留着：说“继续引导”就接着来。',
  back: '我们接着刚才的引导。',
  jumps: {
    'draft-too-early': '先再问几句，再写草稿。',
    'draft-missing': '还没有新的草稿。',
    'confirm-unseen': '先看看草稿。',
    'confirm-nothing': '还没有可以确认的草稿。先说说这门课吧。',
    'finish-unseen': '先看看草稿。',
    'finish-nothing': '还没有可以写入的草稿。先说说这门课吧。',
    'already-finished': '这些已经写入了。想改的话，直接说要改什么。',
  },
}
