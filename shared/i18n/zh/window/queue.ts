// What is written while a turn runs: the ways to send it, and why it waits.
import type * as en from '../../en/window/queue.ts'

export const queue: typeof en.queue = {
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
}
