// The field `guide`: how to go about the course: what counts most, what gets the most time, and how to work.
import type * as en from '../../en/pack/write-approach.ts'

export const words: typeof en.words = {
  counts: (parts) => `成绩里占比最大的是${parts}。`,
  part: (name, percent) => `${name}（${percent}%）`,
  largest: (topics, percent) => `时间主要花在${topics}上：合起来占 ${percent}%。`,
  hard: (topics) => `你觉得难的：${topics}。放在精神最好的时候学，隔两天再凭记忆做一遍。`,
  known: (topics) => `${topics}你已经会了：先凭记忆试一遍，只补没想起来的。`,
  recall: '每次开始时，先不看任何资料，写下上次还记得的内容。',
  kinds: {
    quantitative: '做题先不看答案；卡住了只看一步，第二天把整道题重做一遍。',
    reading: '每读完一部分就合上书，用自己的话说出观点和理由。',
    language: '用新词说、写完整的句子，两种语言来回翻。',
    memory: '分成小份打乱顺序自测，答对一次也别马上丢开。',
    practical: '自己从空白开始做出来，再和例子对照。',
    mixed: null,
  },
  lastWeek: '考前最后一周不学新内容：限时做一套往年题，再补做错的地方。',
  missed: '错过一次没关系，标记一下就行：它会在考试前另找时间。',
  nothing: '还没有依据：先写出知识点或课程要求。',
}
