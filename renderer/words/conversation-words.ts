// The conversation: its field, its states and what it suggests to say next.
import type { Phase } from '../../shared/agent/phase.ts'
import { guideNames } from '../../shared/words/guide/guide-names.ts'
import type { SuggestionName } from '../conversation/suggest.ts'
import type { Words } from './words.ts'

export const conversationWords: Words<{
  conversation: string
  hello: string
  /** Shows more of a long conversation. */
  earlier: string
  message: string
  placeholder: string
  answerPlaceholder: string
  send: string
  stop: string
  unsent: string
  stopped: string
  reasoning: string
  phases: Partial<Record<Phase, string>>
  working: string
  /** While places are searched for; the first is read, the second heard. */
  searching: (percent: number, best: string) => string
  searched: (percent: number) => string
  search: string
  stopSearch: string
  suggestions: string
  /** What is sent; the offline model understands each. */
  say: Record<SuggestionName, string>
  proposalWaits: string
  /** At the end of a turn. */
  turn: (request: string) => string
  rounds: (count: number) => string
  tokens: (count: number) => string
  seconds: (seconds: string) => string
  copyAnswer: string
  copied: string
  notCopied: string
  tryAgain: string
  whatHappened: string
  /** With a failed turn. */
  afterFailure: string
  useBuiltIn: string
  settings: string
}> = {
  en: {
    conversation: 'Conversation',
    hello:
      'Say what you want to plan or change, in your own words. Nothing is written before you accept it.',
    earlier: 'Earlier messages',
    message: 'Message',
    placeholder: 'Plan, move, ask…',
    answerPlaceholder: 'What should be different? What you type is the reason.',
    send: 'Send',
    stop: 'Stop',
    unsent: 'Not sent.',
    stopped: 'Stopped. Nothing was left half done.',
    reasoning: 'Thoughts',
    phases: {
      chatting: 'Reading…',
      planning: 'Making a plan…',
      rough_building: 'Finding places…',
      executing: 'Working on it…',
      delivering: 'Summing up…',
    },
    working: 'Working…',
    searching: (percent, best) => `Finding places… ${percent} % · best so far costs ${best}`,
    searched: (percent) => `${percent} % searched`,
    search: 'Search for places',
    stopSearch: 'Stop searching',
    suggestions: 'Suggestions',
    say: {
      'plan-week': 'Plan my week',
      'plan-next-week': 'Plan next week',
      'plan-rest': 'Plan the rest of the term',
      'free-tomorrow': 'What is free tomorrow?',
      'free-friday': 'What is free on Friday?',
      'list-pending': 'What is pending?',
      'undo-last': 'Undo the last change',
      guide: guideNames.en.begin(''),
    },
    proposalWaits: 'A proposal waits for your answer.',
    turn: (request) => `About the turn “${request}”`,
    rounds: (count) => (count === 1 ? '1 round' : `${count} rounds`),
    tokens: (count) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'token' : 'tokens'}`,
    seconds: (seconds) => `${seconds} s`,
    copyAnswer: 'Copy the answer',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the text and copy it yourself.',
    tryAgain: 'Try again',
    whatHappened: 'What happened',
    afterFailure: 'What to do now',
    useBuiltIn: 'Use the built-in model',
    settings: 'Settings',
  },
  zh: {
    conversation: '对话',
    hello: '用自己的话说想怎么安排、怎么改。你接受之前，什么都不会写进课表。',
    earlier: '更早的消息',
    message: '消息',
    placeholder: '安排、调整，或随便问…',
    answerPlaceholder: '想怎么改？你写的话会作为理由。',
    send: '发送',
    stop: '停止',
    unsent: '没有发出去。',
    stopped: '已停下，没有留下做到一半的改动。',
    reasoning: '思考过程',
    phases: {
      chatting: '正在看你的话…',
      planning: '正在想怎么排…',
      rough_building: '正在找空档…',
      executing: '正在处理…',
      delivering: '正在总结…',
    },
    working: '正在处理…',
    searching: (percent, best) => `正在找空档… ${percent}% · 目前最好的代价 ${best}`,
    searched: (percent) => `已找了 ${percent}%`,
    search: '找空档的进度',
    stopSearch: '停止查找',
    suggestions: '可以试试',
    say: {
      'plan-week': '帮我安排这周的学习',
      'plan-next-week': '帮我安排下周的学习',
      'plan-rest': '安排整个学期剩下的学习',
      'free-tomorrow': '明天什么时候有空？',
      'free-friday': '周五什么时候有空？',
      'list-pending': '还有哪些没安排？',
      'undo-last': '撤销上一次改动',
      guide: guideNames.zh.begin(''),
    },
    proposalWaits: '有一份方案等你确认。',
    turn: (request) => `关于“${request}”这一轮`,
    rounds: (count) => `${count} 步`,
    tokens: (count) => `${count.toLocaleString('zh-CN')} 个 token`,
    seconds: (seconds) => `${seconds} 秒`,
    copyAnswer: '复制回答',
    copied: '已复制。',
    notCopied: '没能复制，请自己选中文字再复制。',
    tryAgain: '再试一次',
    whatHappened: '看看过程',
    afterFailure: '接下来可以',
    useBuiltIn: '改用内置模型',
    settings: '设置',
  },
}
