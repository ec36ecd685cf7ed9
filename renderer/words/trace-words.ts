// "What happened": a turn opened, with each model call and event in order.
import type { Stage } from '../../shared/agent/contracts.ts'
import type { Message } from '../../shared/agent/message.ts'
import type { Phase } from '../../shared/agent/phase.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { Words } from './words.ts'

export type TraceWords = {
  title: string
  turn: string
  empty: string
  steps: string
  loading: string
  /** With a turn that no endpoint answered. */
  builtIn: string
  privacy: string
  copy: string
  save: string
  copied: string
  notCopied: string
  saved: string
  after: (seconds: string) => string
  said: string
  phases: Record<Phase, string>
  thoughts: string
  answer: string
  tool: (what: string) => string
  call: string
  result: string
  cardShown: string
  cardAnswered: Record<'accepted' | 'rejected' | 'stale', string>
  withoutAsking: string
  changed: string
  error: string
  endings: Record<TurnEnding, string>
  asked: Record<Stage, string>
  failed: string
  aborted: string
  prompt: (number: number, role: Message['role'], characters: number) => string
  output: string
  failure: string
  read: string
  readable: string
  decision: string
  settings: string
  settingsText: (settings: {
    temperature: number
    maxTokens: number
    thinking: boolean
    corrections: number
  }) => string
  tokens: (prompt: number, output: number) => string
}

export const traceWords: Words<TraceWords> = {
  en: {
    title: 'What happened',
    turn: 'Turn',
    empty: '(no words)',
    steps: 'Steps',
    loading: 'Opening the turn…',
    builtIn:
      'The built-in model answered: it reads no prompt, so its steps are all there is to see.',
    privacy: 'It holds your plan and what you said; keys are left out.',
    copy: 'Copy',
    save: 'Save as a file',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Save it as a file instead.',
    saved: 'The file is on its way to your downloads.',
    after: (seconds) => `+${seconds} s`,
    said: 'You said',
    phases: {
      chatting: 'Reads what was said',
      planning: 'Makes a plan',
      waiting_confirm: 'Waits for your answer',
      rough_building: 'Finds places',
      executing: 'Works on it',
      delivering: 'Sums up',
      interrupted: 'Waits for your words',
      done: 'Is done',
    },
    thoughts: 'Thoughts',
    answer: 'Answered',
    tool: (what) => `Tool: ${what}`,
    call: 'Call',
    result: 'Result',
    cardShown: 'Showed a proposal',
    cardAnswered: {
      accepted: 'The proposal was accepted',
      rejected: 'The proposal was rejected',
      stale: 'The proposal was out of date',
    },
    withoutAsking: 'without asking, as you chose',
    changed: 'Changed the schedule',
    error: 'Failed',
    endings: {
      completed: 'Came to its end',
      card: 'Rested at a proposal',
      question: 'Rested at a question',
      stopped: 'Was stopped',
      failed: 'Ended with a failure',
    },
    asked: {
      chat: 'Asked the model what is meant',
      plan: 'Asked the model for a plan',
      execute: 'Asked the model for the next step',
      deliver: 'Asked the model to sum up',
      guide: 'Asked the model how the guide goes on',
      pack: 'Asked the model what is wanted of the course pack',
    },
    failed: 'failed',
    aborted: 'stopped',
    prompt: (number, role, characters) =>
      `Prompt, part ${number}: ${role}, ${characters.toLocaleString('en-GB')} characters`,
    output: 'What the model wrote',
    failure: 'Why it failed',
    read: 'How it was read',
    readable: 'It keeps to the form of this stage.',
    decision: 'Decision',
    settings: 'Settings',
    settingsText: ({ temperature, maxTokens, thinking, corrections }) =>
      `temperature ${temperature}, at most ${maxTokens.toLocaleString('en-GB')} tokens, thinking ${thinking ? 'on' : 'off'}, ${corrections === 1 ? '1 correction' : `${corrections} corrections`} before`,
    tokens: (prompt, output) =>
      `${prompt.toLocaleString('en-GB')} + ${output.toLocaleString('en-GB')} tokens`,
  },
  zh: {
    title: '这一轮的过程',
    turn: '哪一轮',
    empty: '（没有文字）',
    steps: '步骤',
    loading: '正在打开…',
    builtIn: '这一轮由内置模型回答：它不读提示词，能看的只有这些步骤。',
    privacy: '里面有你的计划和说过的话，密钥已去掉。',
    copy: '复制',
    save: '存成文件',
    copied: '已复制。',
    notCopied: '没能复制，可以改为存成文件。',
    saved: '文件正在存到下载位置。',
    after: (seconds) => `+${seconds} 秒`,
    said: '你说',
    phases: {
      chatting: '看你说了什么',
      planning: '想怎么排',
      waiting_confirm: '等你确认',
      rough_building: '找空档',
      executing: '动手处理',
      delivering: '总结',
      interrupted: '等你回答',
      done: '完成',
    },
    thoughts: '思考过程',
    answer: '回答',
    tool: (what) => `工具：${what}`,
    call: '调用',
    result: '结果',
    cardShown: '给出方案',
    cardAnswered: {
      accepted: '方案已接受',
      rejected: '方案已拒绝',
      stale: '方案已过时',
    },
    withoutAsking: '按你的选择，没有先问',
    changed: '改动了课表',
    error: '出错',
    endings: {
      completed: '这一轮结束',
      card: '停在方案上',
      question: '停在问题上',
      stopped: '被停下',
      failed: '没有成功',
    },
    asked: {
      chat: '问模型：这句话是什么意思',
      plan: '问模型：怎么排',
      execute: '问模型：下一步做什么',
      deliver: '问模型：怎么总结',
      guide: '问模型：引导怎么继续',
      pack: '问模型：课程包里要做什么',
    },
    failed: '失败',
    aborted: '已停止',
    prompt: (number, role, characters) =>
      `提示词第 ${number} 部分：${role}，${characters.toLocaleString('zh-CN')} 个字符`,
    output: '模型写的原文',
    failure: '失败原因',
    read: '读取结果',
    readable: '符合这个阶段约定的形式。',
    decision: '决定',
    settings: '设置',
    settingsText: ({ temperature, maxTokens, thinking, corrections }) =>
      `温度 ${temperature}，最多 ${maxTokens.toLocaleString('zh-CN')} 个 token，思考${thinking ? '开' : '关'}，之前纠正过 ${corrections} 次`,
    tokens: (prompt, output) =>
      `${prompt.toLocaleString('zh-CN')} + ${output.toLocaleString('zh-CN')} 个 token`,
  },
}
