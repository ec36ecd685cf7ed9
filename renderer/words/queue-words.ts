// What is written while a turn runs: the ways to send it, and why it waits.
import type { QueueWait } from '../conversation/why-queue-waits.ts'
import type { Words } from './words.ts'

export const queueWords: Words<{
  placeholder: string
  /** Of the field, while a turn runs. */
  hint: string
  queue: string
  instead: string
  queued: string
  why: Record<QueueWait, string>
  send: string
  sendNow: (text: string) => string
  /** What sending it now does besides. */
  means: Partial<Record<QueueWait, string>>
  removeBriefly: string
  remove: (text: string) => string
}> = {
  en: {
    placeholder: 'Write what comes next…',
    hint: 'Sent when this turn ends',
    queue: 'Queue',
    instead: 'Stop and send',
    queued: 'Messages that wait',
    why: {
      running: 'Sent when this turn ends.',
      card: 'Waits for your answer to the proposal.',
      question: 'Waits for your answer to the question.',
      stopped: 'Waits because you stopped the turn.',
      failed: 'Waits because the turn failed.',
    },
    send: 'Send now',
    sendNow: (text) => `Send now: ${text}`,
    means: {
      running: 'Stops the turn that runs',
      card: 'Is your answer to the proposal',
      question: 'Is your answer to the question',
    },
    removeBriefly: 'Remove',
    remove: (text) => `Remove: ${text}`,
  },
  zh: {
    placeholder: '先写下接下来要说的…',
    hint: '这一轮结束后发送',
    queue: '排队',
    instead: '停下并发送',
    queued: '等着发送的消息',
    why: {
      running: '这一轮结束后发送。',
      card: '你答复方案之后再发送。',
      question: '你回答问题之后再发送。',
      stopped: '你停下了这一轮，所以先等着。',
      failed: '这一轮没有成功，所以先等着。',
    },
    send: '现在发送',
    sendNow: (text) => `现在发送：${text}`,
    means: {
      running: '会停下正在进行的这一轮',
      card: '会作为对方案的答复',
      question: '会作为对问题的回答',
    },
    removeBriefly: '删除',
    remove: (text) => `删除：${text}`,
  },
}
