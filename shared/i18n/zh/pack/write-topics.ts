// The field `topics`: one topic a line in the order of learning, with its share of the work in percent.
import type * as en from '../../en/pack/write-topics.ts'

export const words: typeof en.words = {
  nothing:
    '还不知道有哪些知识点：文件里没有，计划里也没有这门课的任务。可以说“知识点有……”，用逗号隔开，也可以加一个文件。',
  fromWork: '文件里没有知识点，这里按计划里已有的任务来写。',
  fromHeadings: '文件里没有按周列出知识点，这里按标题来写。',
}
