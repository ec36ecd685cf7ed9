// Says in Chinese: what is said of texts to recite.
import type * as en from '../../en/shared/recite.ts'

export const ownTexts: typeof en.ownTexts = '我的材料'

export const recallBodies: typeof en.recallBodies = (course) => `背诵：${course}`

export const manyTexts: typeof en.manyTexts = (count) => `背诵 ${count} 篇`

export const reciteFlaws: typeof en.reciteFlaws = {
  'line-missing': '漏了一整句，不算记住。',
  'lines-moved': '有一句的位置不对，不算记住。',
  'meaning-turned': '有字词错了，意思变了，不算记住。',
}

export const recite: typeof en.recite = {
  told: (coverage, errors, isUnrelated) =>
    `说出了 ${coverage}%：${errors}。${isUnrelated ? '这些内容原文里都没有，是这一篇吗？' : ''}`,
  known: '已经记住了。',
  kept: (title) => `已存下${title}，之后可以背。它在“背诵”里，也可以在那里修改或删除。`,
  keptAlready: (title) => `这段已经存过了，叫${title}。`,
  reciteIt: (title) => `背诵${title}`,
  textWanted: (name) =>
    `还需要${name === '' ? '这段' : name}的原文：说“帮我存着要背：”，把原文写在后面，或者在“背诵”里粘贴。`,
  lastRound: '这是最后一轮：再读一遍，很快会再背一次。',
  onward: (passMark, round, rounds) =>
    `${passMark} 分算记住；接下来是第 ${round} 轮，共 ${rounds} 轮。`,
  recallOperation: {
    preview: '把该背的内容排进这几周的零碎空档。',
    reason: '按时再背一遍，到考试那天还记得。',
  },
  errorsClauses: ({ omitted, substituted, added, moves }) => [
    omitted > 0 ? `漏了 ${omitted} 处` : '',
    substituted > 0 ? `不一样 ${substituted} 处` : '',
    added > 0 ? `多了 ${added} 处` : '',
    moves > 0 ? `顺序不对 ${moves} 处` : '',
  ],
  noErrors: '没有错',
  outcome: (score, result) => `${score} 分。${result}`,
  nextRecall: (day) => `下次背诵：${day}。`,
  hint: (hint) => `提示：${hint}\n接着背吧；没有占用一轮。`,
  tipConfused: (expected, said) =>
    `原文是“${expected}”，不是“${said}”。把两个都念出来，想想差别在哪里。`,
  tipFirstLetters: (cue) => `开头的提示：${cue}`,
  tipNextLetters: (after, cue) => `“${after}”之后的提示：${cue}`,
  tipOrder: (first, next) => `先是“${first}”，然后是“${next}”。`,
  tipChunks: (count, weakest) => `分成 ${count} 段来记。先记缺得最多的一段：“${weakest}”。`,
  tipAdded: (said) => `原文里没有“${said}”。`,
  marks: '[-漏掉-]  {+多出-或说成了+}  [1>应在这里>]  {<1 说在了这里<}',
  begin: (title) => `请凭记忆背“${title}”：你的下一条消息就算作答。说“不背了”可以退出。`,
  left: '好的，先不背了。',
  recallsMoved: '计划里的背诵和现在的进度对不上了。说“安排复习背诵”可以重新排。',
  recallCard: '背诵可以这样排。接受后就写进计划。',
  advice: (model) => `${model} 的建议：`,
  noTexts: '还没有可以背的材料。请先在“背诵”里存一篇，再说一次。',
  whichText: (known) => `背哪一篇：${known}？`,
  noSuchText: (topic, known) => `没有叫“${topic}”的材料。现有的是${known}。`,
}
