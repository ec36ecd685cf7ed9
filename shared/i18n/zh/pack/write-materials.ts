// The field `materials`: what there is to learn from and for what, each line with its citation.
import type * as en from '../../en/pack/write-materials.ts'

export const words: typeof en.words = {
  file: (file, records) => `${file}：计划里有 ${records} 项读自这个文件`,
  none: '还没有文件：先用自己的笔记和课堂内容',
  remark: '这门课还没有资料。加上文件后，可以按里面的内容来写。',
}
