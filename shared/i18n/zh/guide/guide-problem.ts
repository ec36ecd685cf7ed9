// Why a guide can't be exported or restored, and what to do.
import type * as en from '../../en/guide/guide-problem.ts'

export const sentences: typeof en.sentences = {
  'no-guide': '这次对话里还没有引导。说“带我规划一门课”就可以开始。',
  'not-a-guide': '这个文件里没有引导，或内容不完整。没有做任何改动；请选 Weekloom 导出的文件。',
  'newer-guide': '这份引导是更新的 Weekloom 写的。没有做任何改动；请更新后再试。',
  'card-open': '这次对话里有一张卡片在等你回答。请先回答；没有做任何改动。',
}
