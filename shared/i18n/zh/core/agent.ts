// Says in Chinese: what the assistant reports of a turn.
import { sayCount } from '../../../text/say-count.ts'
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
  later: (blocks, _, day) => `这次排到${day}。还有 ${blocks}留到后面，每周排一部分。`,
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
  works: (model, seconds) => `${model} 可以回答，第一次回答用了 ${seconds} 秒。`,
  format: {
    json_schema: '服务器会让回答符合约定的结构，这是最好的情况。',
    json_object: '服务器会让回答是 JSON，其余由 Weekloom 检查。',
    plain: '服务器不限定回答的形式，由 Weekloom 检查和纠正。',
  },
  strays: '它的测试回答没有按约定的形式。可能常要纠正，或者换一个更大的模型。',
  carries: {
    loop: '它完成了一步真实的操作：整个对话都可以交给它。',
    reading: '它没能完成一步真实的操作，但能读懂你说的话：由它来读，其余由内置模型完成。',
    nothing: '它没能完成一步真实的操作，也没读懂一句话：仍由内置模型回答，除非你另行指定。',
  },
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
  staleReread: '已按你选的另一种理解重来，以下面的为准。',
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

export const unusableDays: typeof en.unusableDays = {
  unsaid: '不是用户说过的话。请给出用户说截止时间的原话，或不给 to_day。',
  unread: '没有说出唯一的一天。请只给说那一天的话，或询问用户（ask_user）。',
  past: '已经过去了。请询问用户指的是哪一天（ask_user）。',
  outside: '不在窗口之内。请不给 to_day，或询问用户（ask_user）。',
}

export const guideJumps: typeof en.guideJumps = {
  'draft-too-early':
    'DISCOVERY 里的 CONTINUE_ASKING 不带 draft_content。请去掉它，或改用 PROPOSE_DRAFT。',
  'draft-missing': 'PROPOSE_DRAFT 必须带 draft_content：完整的草稿。',
  'confirm-unseen': '学生还没看过草稿，不能确认。请用 PROPOSE_DRAFT 并带 draft_content。',
  'confirm-nothing':
    '还没有可以确认的草稿。请问还缺的内容（CONTINUE_ASKING），或用 PROPOSE_DRAFT 并带 draft_content。',
  'finish-unseen': '学生还没看过草稿，不能结束。请用 PROPOSE_DRAFT 并带 draft_content。',
  'finish-nothing':
    '还没有可以写入的草稿。请问还缺的内容（CONTINUE_ASKING），或用 PROPOSE_DRAFT 并带 draft_content。',
  'already-finished':
    '草稿已经写入。请用 CONTINUE_ASKING，不带 draft_content；只有学生回头要改时，才把 intent 设为 BACKTRACK。',
}

export const turnEnd: typeof en.turnEnd = {
  unusableOutput: '模型连续三次给出的回答都没法用，所以结束了这一轮。',
  endlessPlan: '模型一直在想，没有得出计划，所以结束了这一轮。',
  modelFailed: (message) => `模型没能回答（${message}），所以结束了这一轮。`,
  brokenTurn: '这一轮内部出现了对不上的情况，所以结束了。',
  keptChanges: '已经写入的改动都还在，其他没有改动。可以接着说还差什么，或者换个说法。',
  keptNothing: '你的日程没有改动。可以再说一次，或者换个说法。',
  keptChangesThen: '已经写入的改动都还在，其他没有改动。处理好之后，接着说还差什么。',
  keptNothingThen: '你的日程没有改动。处理好之后，再说一次。',
  summary: {
    placed: (count) => `安排了 ${sayCount(count, 'study-block', 'zh')}`,
    moved: (count) => `挪动了 ${count} 个`,
    takenOff: (count) => `从日程移走 ${count} 个`,
    added: (count) => `新增 ${count} 项`,
    deleted: (count) => `删除 ${count} 项`,
    changed: (count) => `修改了 ${count} 项`,
  },
  summaryChanges: (count) => `改动了 ${count} 处`,
  summaryRejected: (count) => `你没有同意的 ${count} 处`,
  summaryRefused: (count) => `做不到的 ${count} 处`,
  summaryOpen: (count) => `还有 ${count} 个步骤没做`,
  summaryKept: (count) => `按你的选择保持原样的 ${count} 项`,
  summaryLooked: '查过了，没有改动。',
  summaryNothing: '没有改动。',
  summaryNothingBut: '没有改动：',
  ofModel: '模型自己的说法：',
  summaryUndo: '每处改动都可以撤销。',
}

function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000)
}

export const endpointFailures: typeof en.endpointFailures = {
  'open-line': ({ host }) =>
    `到 ${host} 的连接没有加密，途中的人能读到你的计划和密钥，所以什么都没有发送：请改用 https 地址，或在助手设置的地址旁同意（终端里用 --plain-http）`,
  'key-of-another': ({ host, keptFor, isNamed, variables }) =>
    `${variables.key} 里的密钥${isNamed ? '指定用于' : '最先用于'} ${keptFor}，不会发给 ${host}：如果确实要用在那里，请同时设置 ${variables.host}=${host} 再重新启动`,
  unreachable: ({ host }) => `${host} 没有响应：请启动模型服务，或在设置里检查地址`,
  'wrong-key': ({ host }) => `${host} 不接受这个密钥：请在设置里填写有效的密钥`,
  'unusable-key': () => '密钥里有空格、换行或不该有的字符：请重新复制并填写',
  'no-model': ({ model }) => `服务器上没有名为“${model}”的模型：请换一个已有的，或先在那里加载它`,
  'not-an-endpoint': ({ host }) => `${host} 有响应，但不是模型服务：地址通常以 /v1 结尾`,
  redirected: ({ host }) => `${host} 要求转到别的地址，为了保护密钥没有跟过去：请直接填写最终地址`,
  'rate-limited': ({ waitMs }) =>
    waitMs === null
      ? '服务器暂时不再接受请求：过一分钟再说一次'
      : `服务器在 ${inSeconds(waitMs)} 秒内不再接受请求：之后再说一次`,
  'out-of-credit': ({ host }) => `${host} 的账户余额用完了：请充值，或改用内置模型`,
  'server-error': ({ status }) =>
    `服务器多次出错${status < 400 ? '' : `（状态码 ${status}）`}：稍后再说一次，或改用内置模型`,
  'too-slow': ({ phase, seconds }) =>
    phase === 'first-token'
      ? `${seconds} 秒内没有开始回答：模型可能还在加载，或者对这台机器来说太大`
      : phase === 'gap'
        ? `回答停顿了 ${seconds} 秒：再说一次，或换一个小一些的模型`
        : `${seconds} 秒内没有答完：请换一个小一些的模型`,
  'cut-off': () => '回答到一半连接多次中断：请再说一次',
  'empty-answer': () => '多次得到空的回答：再说一次，或换一个模型',
  'answer-too-long': ({ tokens }) =>
    `回答超过了 ${tokens} 个 token 还没结束：请换一个模型，或少思考一些的模型`,
  'endless-answer': () => '服务器发来的内容远远超过一个回答，而且没有结束：请换一个模型或服务器',
  'context-too-small': ({ tokens }) =>
    tokens === null
      ? '模型读不下这么长的内容：请用至少 8192 个 token 的上下文加载它'
      : `模型一次只能读 ${tokens} 个 token：请用至少 8192 个 token 的上下文加载它`,
  filtered: () => '服务器的内容过滤拦下了回答：请换个说法',
  refused: ({ status, detail }) =>
    `服务器拒绝了请求（状态码 ${status}${detail === '' ? '' : `：${detail}`}）：请在设置里检查模型`,
}

export const outputProblems: typeof en.outputProblems = {
  empty: () => '你的输出是空的。请只回答一个 JSON 对象。',
  'no-object': () => '你的输出里没有 JSON 对象。请只回答一个 JSON 对象，不要有其他内容。',
  'cut-off': ({ key }) =>
    `你的输出${key === '' ? '' : `在“${key}”里`}中断了。请重新发送完整的 JSON 对象，写短一些。`,
  contract: ({ stage, issues }) =>
    `你的 JSON 不符合“${stage}”阶段的约定：${issues}。请改正后重新发送。`,
  'unknown-tool': ({ name, known }) =>
    `没有名为“${name}”的工具。可用的工具有：${known.join('、')}。`,
  'repeated-call': ({ name }) =>
    `上面已经有了：“${name}”用同样的参数调用过，结果没有变化。请使用那个结果：换一个调用、询问用户，或结束这一步。`,
  'bad-arguments': ({ name, detail }) => `“${name}”的参数无效：${detail}`,
  'said-day': ({ words, why }) => `“${words}”${unusableDays[why]}`,
  'core-pack': () => '工具包“schedule/core”始终启用，不能移除。',
  'empty-question': () => 'action 是 ask_user，但“speak”里没有问题。',
  'empty-answer': () => 'intent 是 chat，但“speak”里没有回答。',
  'empty-plan': () => 'action 是 plan_done，但 plan_steps 为空，needs_rough_build 又是 false。',
  'unknown-classes': ({ ids, known }) =>
    `task_class_ids 里的 ${ids.join('、')} 不存在。现有的编号：${known.join('、') || '无'}。`,
  'bad-scope': ({ days }) =>
    `scope 无效：day_from 和 day_to 必须在 1..${days} 之内，且 day_from 不晚于 day_to。`,
  'guide-jump': ({ jump }) => guideJumps[jump],
  'closed-tool': ({ name, open }) =>
    `优化计划时不能用“${name}”。可用的有：${open.join('、')}。要结束优化，请回答 done。`,
  'not-offered': ({ name, isDiagnosed }) =>
    isDiagnosed
      ? `上一次 analyze_health 没有给出这个 ${name}。请原样选用它的一个候选，或用 done 结束。`
      : `请先调用 analyze_health：现在只能做它给出的 ${name}。`,
}

export const turnRanOut: typeof en.turnRanOut = (rounds) =>
  `这一轮的 ${rounds} 次步骤已经用完，所以就此结束，可能还没有做完。可以接着说还差什么。`

export const planComparison: typeof en.planComparison = (said, rest) =>
  `和之前那张相比：${said.join('，')}${rest > 0 ? `，另有 ${rest} 处` : ''}。`
