// Says in Chinese: the dialogs of the assistant, of study habits and of the standing context.
import type * as en from '../../en/window/assistant.ts'
import { sayAutonomyLimits } from '../../../agent/autonomy.ts'

export const assistant: typeof en.assistant = {
  who: '由哪个模型来回答',
  offline: '内置',
  offlineHint: '不用联网，内容不会离开这台电脑。',
  endpoint: '自己选的模型',
  endpointHint: '云端的或自己电脑上的都行，它会读到你说的话和你的计划。',
  look: '在这台电脑上找模型',
  foundModels: '这台电脑上的模型',
  foundAt: (name, count) =>
    count === 0 ? `${name} 正在运行，但还没有模型。` : `${name} 正在运行，选一个模型：`,
  noneFound: '没有找到。先启动 Ollama 或 LM Studio，再找一次。',
  family: '服务器类型',
  otherFamily: '其他（兼容 OpenAI）',
  address: '地址',
  model: '模型',
  modelHint: '模型在服务器上的名称',
  modelsFound: (count) => `服务器上有 ${count} 个模型可选。`,
  key: '密钥',
  keySet: '这个地址已有密钥。',
  keyNotSet: '这个地址还没有密钥。',
  keyNeeded: '这个地址还没有密钥，而这类服务器需要密钥。',
  keyFromEnvironment: (isSet) =>
    isSet
      ? `已有密钥，来自环境变量 WEEKLOOM_API_KEY。`
      : `还没有密钥。请设置环境变量 WEEKLOOM_API_KEY，再重新启动 Weekloom。`,
  keyUnneeded:
    '还没有密钥，这类服务器一般也不需要。如果你用的这个需要，请设置环境变量 WEEKLOOM_API_KEY，再重新启动 Weekloom。',
  keyOfAnother: (host) =>
    `WEEKLOOM_API_KEY 里的密钥用于 ${host}，不会发给这个地址。如果要用在这里，请同时设置 WEEKLOOM_API_HOST 再重新启动 Weekloom。`,
  plainHttp: (host) => `不加密也发给 ${host}`,
  plainHttpHint:
    'http:// 的连接没有加密，途中的人能读到你的密钥、你说的话和你的计划；https:// 只有你和服务器能读到。',
  keyHint: '填写后点“测试”或“保存”，密钥就会存进系统的钥匙串。',
  keyForThisRun: '这台电脑没有安全存放密钥的地方，填写的密钥只保留到 Weekloom 退出。',
  keyReplace: '填写新的密钥可替换',
  forgetKey: '删除密钥',
  use: '让它做什么',
  uses: {
    auto: '按测试结果来',
    full: '整个对话都交给它',
    reader: '只让它读懂我的话',
  },
  useHint: {
    auto: '测试一次就知道它能做什么。在那之前，整个对话都交给它。',
    full: '由它来排计划、来回答，需要较大的模型。',
    reader: '它只负责弄懂你的意思，排计划和回答用内置的，小模型也能胜任。',
  },
  test: '测试',
  testing: (seconds) => `正在测试… ${seconds} 秒`,
  testResult: '测试结果',
  problems: {
    'no-address': '还没有填写地址。',
    'bad-address': '地址要以 http:// 或 https:// 开头，不能带用户名、密码或问号。',
    'no-model': '还没有填写模型名称。',
    'bad-model': '模型名称太长，或含有不能用的字符。',
    'bad-key': '密钥里不会有空格、重音字母或引号，请重新复制。',
    'open-line': '这个连接没有加密。请先同意，或改用 https://。',
  },
  withoutAsking: '哪些可以不问就做',
  withoutAskingHint: `勾选的会直接做并告诉你，随时可以撤销；其余都先问你。${sayAutonomyLimits('zh')}`,
  autonomy: {
    plan: '把计划排进课表',
    place: '安排一项任务',
    move: '移动一项任务',
    swap: '交换两项任务',
    batch_move: '一次移动几项任务',
    unplace: '把任务从课表里拿出来',
    replan: '重排已经排好的',
    mark_task: '标记完成或错过',
    upsert_task_class: '添加或修改学习任务',
    undo_change: '撤销改动',
    redo_change: '重做改动',
    brief: '写入课程引导或课程包的结果',
    checkpoint: '确认课程包的一个阶段',
  },
  save: '保存',
  close: '关闭',
  saved: '已保存，从你的下一条消息开始生效。',
}

export const habit: typeof en.habit = {
  scope: '以后每次排课都会照这个来，已经排好的不动。',
  before: '最早几点开始学',
  after: '最晚学到几点',
  lunch: '午饭时间',
  lunchFrom: '午饭从',
  lunchTo: '午饭到',
  timesHint: '留空表示不限；没填午饭时间，也会空出半小时吃饭。',
  protectedDays: '不学习的日子',
  parts: '每门课什么时段学得最好',
  part: { '': '都可以', morning: '上午', afternoon: '下午', evening: '晚上' },
  dailyHint: '约 3 小时',
  evenings: '每周空出几个晚上',
  ask: '第一次安排之前',
  askHint: '你习惯什么时候学？点一下就行，以后每次安排都照着来。',
  noLimit: '不限',
  save: '保存',
  close: '关闭',
  saved: '学习习惯已保存，下次安排时就会用上。',
}

export const standing: typeof en.standing = {
  scope: '你自己选的模型每次回答前都会读到这些。内容只存在这台电脑上，内置模型不会用到它。',
  profile: '关于你',
  profileHint: '比如：大二，喜欢做往年试题，午饭后容易困',
  goals: '这学期的目标',
  goalsHint: '比如：高数考到 80 分，周日留给家人',
  courses: '每门课对你来说怎么样',
  tooLong: (by) => `超出了 ${by} 个字符：这些内容每条消息都会带上，请写短一些。`,
  save: '保存',
  close: '关闭',
  saved: '已保存，从你的下一条消息开始生效。',
}
