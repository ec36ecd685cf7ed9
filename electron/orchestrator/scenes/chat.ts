// Talk: what needs no look at the schedule, or only one; answered by the graph's chat node.
import { runBegun } from '../../agent/agent.ts'
import type { Scene } from '../scene.ts'

export const chat: Scene = {
  name: 'chat',
  title: { en: 'just talk', zh: '随便聊聊' },
  purpose: {
    en: 'talk, thanks, questions about what stands in the plan',
    zh: '闲聊、道谢、询问计划里已有的内容',
  },
  run: ({ turn, heard }) => runBegun(turn, heard),
}
