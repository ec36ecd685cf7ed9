// Says in Chinese: the conversation about a course pack.
import type * as en from '../../en/core/pack-scene.ts'
import { packPhases } from '../../../pack/fields.ts'

export const packCard: typeof en.packCard = {
  proposed: (field, text) =>
    `${field}是你自己写的。我想改成“${text}”，这不是你的原话。要改吗？你的内容会留在历史版本里。`,
  stillAsked: '要替换你自己写的内容，请说“好的”；在那之前它保持不变。',
  typed: '打字不会接受卡片。卡片还在下面，按“接受”就会生效；也可以说要改什么。',
  aside: '卡片先放一边，上面的内容还不算数。说“继续做课程包”接着往下走。',
  workFirst: '写排期之前，先把任务加进计划。',
}

export const packScene: typeof en.packScene = {
  opened: (course, phase, number) =>
    `${course}的课程包，第 ${number}/${packPhases.length} 步：${phase}。`,
  questions: {
    goal: '这门课你想达到什么？什么时候之前？',
    knowledge: '你已经会哪些？觉得哪里难？',
    conditions: '每周能花多少时间？哪些时间不能学？',
  },
  again: {
    goal: '记下了。那目标呢：想考到多少分、达到什么程度，最晚哪天？',
    knowledge: '记下了。那基础呢：哪些内容已经掌握，哪些还吃力？',
    conditions: '记下了。那时间呢：一周大概几个小时，哪些天或时段要空出来？',
  },
  hint: '随时说“就这些”，我就把已有的写下来。',
  enough: '这些够了。说“就这些”我就写下来，也可以接着补充。',
  missing: (fields) => `还缺：${fields}。要我来写吗？`,
  outOfDate: (fields) => `已经过时：${fields}。要我重写吗？`,
  written: (fields) => `已写好：${fields}。`,
  unchanged: (fields) => `${fields}：没有新的内容要写。`,
  yours: (fields) => `${fields}是你自己写的。要我重写吗？你的内容会留在历史版本里。`,
  checkpoint: (phase, next) =>
    next === null
      ? `请看卡片：接受后“${phase}”就定下来，这是最后一步。`
      : `请看卡片：接受后“${phase}”就定下来，接着做“${next}”。`,
  goesOn: (phase) => `接下来是“${phase}”。`,
  work: '接受这张卡片，任务就会加进计划。之后说“安排整个学期”把它们都排好，再说“继续做课程包”回到这里。',
  workChanges:
    '计划里已有的任务保留，这张卡片只改不同的地方。之后说“安排整个学期”把还没排的排好，再说“继续做课程包”回到这里。',
  finished: (course) =>
    `${course}的课程包都做好了。在课程包页面可以把学习指南存成 Markdown 或 PDF。`,
  changed: (field) => `“${field}”已按你说的改好。`,
  stale: (fields) => `因此过时的有：${fields}。`,
  which: (fields) => `要改哪一项：${fields}？可以说“把目标改成……”。`,
  whatInto: (field) => `“${field}”要改成什么？说“把……改成……”就行。`,
  left: '好的，什么都没写。',
  nothingFound: '这门课的资料里没有提到。',
  askCourse: (courses) => `要做哪门课的课程包：${courses}？`,
  noCourses: '要做哪门课的课程包？说一下课程名。',
  several: (courses) => `你指的是哪一门：${courses}？`,
  unknown: (name, courses) =>
    `计划里没有${name}这门课。再说一次课程名就为它新建${courses === '' ? '' : `，或者选一门：${courses}`}。`,
}

export const packChips: typeof en.packChips = {
  enough: '就这些',
  go: '继续',
  yes: '好的',
  no: '先不',
}

export const packSceneNotes: typeof en.packSceneNotes = {
  found: (text, where) => `- ${text}（${where.replace(', ', '，')}）`,
}
