// Says in Chinese: what the assistant reports of a turn.
import type * as en from '../../en/core/agent.ts'

export const editChanged: typeof en.editChanged = '卡片出现之后，上面有内容被改过。'

export const editEmptied: typeof en.editEmptied =
  '卡片上有一项现在是空的，没有可以定下来的内容，也没有写入。说“继续做课程包”接着往下走。'

export const editLookAgain: typeof en.editLookAgain = '请看新的卡片：在那里接受，或者说说要改什么。'

export const askingReasons: typeof en.askingReasons = {
  deletion: '会删除内容，这总会先问你。',
  'taken-off': '这一轮会从日程里移走两个以上的学习任务，这总会先问你。',
  bulk: '这一轮不问就做的改动会超过十处，现在先问你。',
  'others-text': '这一轮读了文件里的文字，每处改动都会先问你。',
}

export const held: typeof en.held = {
  held: (title, follower, day) => `${title}要排在${follower}（${day}）之前。`,
  isOver: (title, follower, day) =>
    `${title}按顺序在${follower}之前，而那次是${day}，已经过去了。先标记${follower}完成得怎么样，${title}就能排到它后面。`,
}

export const othersPhrases: typeof en.othersPhrases = (count) => `另外 ${count} 个`

export const noRoom: typeof en.noRoom = {
  nothingPending: '你说的范围里没有还要安排的学习任务。',
  allLater: (sessions) => `这些天不用再排了：还有 ${sessions}放在之后的日子。`,
  noRoom: (blocks) => `那段时间里放不下 ${blocks}。可以多给几天或几节课的时间，或者先腾出空位。`,
  noRoomBecause: (blocks, clash) =>
    `那段时间里放不下 ${blocks}。${clash}可以多给几天或几节课的时间，或者先腾出空位。`,
  leftOut: (blocks, _, why) => `有一部分排不下：${blocks}没有位置。${why}`,
  later: (blocks, _, day) => `还有 ${blocks}留到之后：这次只排到${day}，每周排一部分。`,
  laterReplan: '说“重新安排这周”，我就给它腾出位置。',
  madeRoom: (why) => `${why}挪动别的任务，就能给它腾出位置：`,
  overdue: (blocks) => `${blocks}的最后一天已经过了。把那项任务的截止日期往后改，就能再安排。`,
  hours: (course, time) => `按你说的，${course}每周最多学 ${time}。`,
}

export const notices: typeof en.notices = {
  planAccepted: '[Weekloom] 计划已被接受。',
  placed: (blocks) => `安排了 ${blocks}。`,
  planRejected: '[Weekloom] 计划没有被接受。',
  planLeft: '上面的计划先放下了，没有写入任何内容。想要时再说一次要安排就行。',
  callRejected: '没有同意，没有做任何改动。',
  reason: (note) => `理由：${note}`,
  activeTools: (packs, names) => `已启用的工具包：${packs}。可用的工具：${names}。`,
}

export const planChanges: typeof en.planChanges = {
  moved: (names) => `${names}换了时间`,
  gone: (names) => `${names}不在里面了`,
  added: (names) => `新增了${names}`,
}

export const modelReport: typeof en.modelReport = {
  works: (model, seconds) => `${model} 可以回答，测试用了 ${seconds} 秒。`,
  format: {
    json_schema: '服务器会让回答符合约定的结构，这是最好的情况。',
    json_object: '服务器会让回答是 JSON，其余由 Weekloom 检查。',
    plain: '服务器不限定回答的形式，由 Weekloom 检查和纠正。',
  },
  strays: '它的测试回答没有按约定的形式。可能常要纠正，或者换一个更大的模型。',
  thinks: '这个模型会先思考再回答，需要更多时间。',
  failed: (message) => `测试没有成功：${message}。`,
  stopped: '测试已停止。',
}

export const stale: typeof en.stale = {
  staleRecords: (names) => `这张卡片出现之后，${names}有了变化。`,
  staleBegun: (names) => `这张卡片出现之后，${names}的时间已经开始了。`,
  staleClash: (names) => `这张卡片出现之后，${names}的位置被占了。`,
  staleEffect: '这张卡片出现之后日程有了变化，它的效果也会不同。',
  staleHistory: '这张卡片出现之后，又有别的改动或撤销。',
  staleRevised: '你修改了这个方案。',
  freshCard: '没有写入任何东西，请看新的卡片。',
  noFreshCard: '没有写入任何东西。',
  unreadableTurn: '这张卡片是另一个版本的 Weekloom 留下的，请重新说一遍。',
}

export const undoRedo: typeof en.undoRedo = {
  nothingToWalk: { undo: '没有可以撤销的改动。', redo: '没有可以重做的改动。' },
  termToWalk: {
    undo: (why) => `上一次改动改的是学期本身（${why}），请用“撤销”。`,
    redo: (why) => `下一次改动改的是学期本身（${why}），请用“重做”。`,
  },
  portraitToWalk: {
    undo: (why) => `上一步改的是 Weekloom 记住的内容（${why}），请用“撤销”按钮。`,
    redo: (why) => `下一步改的是 Weekloom 记住的内容（${why}），请用“重做”按钮。`,
  },
  walkProblem: {
    records: (names) => `现在做不到了：${names}之后又有变化。`,
    begun: (names) => `现在做不到了：${names}的时间已经开始。`,
    clash: (names) => `现在做不到了：${names}放在那里会违反规则。`,
  },
  undone: (why) => `已撤销：${why}`,
  redone: (why) => `已重做：${why}`,
}

export const answerRound: typeof en.answerRound = {
  whyPart: (bare, share) => `${bare}（${share}）`,
}

export const corrections: typeof en.corrections = {
  unmade: (names) =>
    `你的回答里只执行了第一个调用。没有执行：${names.join('、')}。每次回答只做一个调用。`,
}

export const renamed: typeof en.renamed = {
  text: (now) => `这张卡片出现之后，课程改名为${now}。`,
}
