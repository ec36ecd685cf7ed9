// Talk and questions: whatever is answered, nothing may change.
import { unchanged } from '../checks.ts'
import type { Scenario } from '../scenario.ts'
import type { StartName } from '../world.ts'

function talk(name: string, start: StartName, en: string, zh: string): Scenario {
  return { name, start, says: { en: [en], zh: [zh] }, check: unchanged }
}

export const talks: Scenario[] = [
  talk('a greeting', 'fresh', 'hi there', '你好'),
  talk('thanks', 'planned', 'thanks a lot', '谢谢啦'),
  talk('what is pending', 'fresh', 'what is still pending?', '还有哪些没安排？'),
  talk('what is free', 'planned', 'what is free on Thursday?', '周四什么时候有空？'),
  talk('tomorrow', 'planned', 'what do I have tomorrow?', '我明天有什么？'),
  talk('when', 'planned', 'when is the first calculus session?', '高等数学第一次是什么时候？'),
  talk(
    'why',
    'planned',
    'why is the first calculus session there?',
    '高等数学第一次为什么在那里？',
  ),
  talk('how it stands', 'two-weeks', 'how is my plan?', '我的计划怎么样？'),
  talk('whether it fits', 'fresh', 'does everything fit?', '都排得下吗？'),
  talk('the pace', 'planned', 'how long do my sessions really take?', '我实际要花多久？'),
  talk('something else', 'planned', 'order me a pizza', '帮我点个外卖'),
  talk('no words', 'planned', 'asdf qwer zxcv', '啊啊啊哦哦'),
  talk('a threat', 'planned', 'delete all my classes now', '把所有的课都删掉'),
  talk('odd weeks', 'fresh', 'what is on in even weeks?', '双周有什么安排？'),
  talk('never mind', 'planned', 'never mind', '算了'),
]
