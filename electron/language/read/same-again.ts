// "… and the same for physics", 物理也一样, "and the essay?", 那高数呢: the request once more, of something else.
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import { lexText } from '../words/lexed-text.ts'
import { emptyOperand } from '../words/operands.ts'
import { readOperands } from './read-operands.ts'

const same =
  /^(.*?)[,;. ]*\b(?:and |also |please |then |now )*(?:do )?(?:the |exactly the )?same (?:thing )?(?:for|with|to|goes for) (.+)$|^(?:(.+)[,;，。 ]+)?(?:顺便|还有|另外|再|把|给|对)*([^,;，。]+?)(?:也|同样)(?:是|要|请)?(?:一样|同样|这样|如此|照办|照做)(?:处理|来|做|吧|就行|办)*[。.!]*$/

const alike =
  /^(?:(?:ok|okay|alright)[ ,]+)*(?:and|what about|how about|and what about|and how about) (?:for )?([^,;?]+?)\?*$|^(?:那么?)?([^,;，。?？]{1,16}?)呢[?？]*$/

/** Words that a thing may be called with beside its name. */
const beside =
  /§|\b(?:the|my|an?|ones?|of|study|sessions?|blocks?|work|exams?|test|homework|course|class|project)\b|[那这]?个|[的那课]|考试|项目|作业|复习/g

/** `before`: what was asked in the same breath, empty when it was asked before; `isAsked`: only a question can be meant. Null when it is no such request. */
export function findSame(
  text: string,
  ground: Ground,
): { before: string; other: string; isAsked: boolean } | null {
  const match = same.exec(text)
  if (match !== null) {
    const [, english, other, chinese, otherChinese] = match
    const before = (english ?? chinese ?? '').trim()
    return { before, other: other ?? otherChinese ?? '', isAsked: false }
  }
  const [, of, chineseOf] = alike.exec(text) ?? []
  const other = of ?? chineseOf ?? ''
  const { days, times, rest } = lexText(other, ground)
  const isAlone =
    days.length + times.length === 0 && !/[\p{L}\d]/u.test(rest.replaceAll(beside, ' '))
  return other !== '' && isAlone ? { before: '', other, isAsked: true } : null
}

/** Null when the request is not of the kind that can be of something else. */
export function ofOther(draft: Draft, words: string, ground: Ground): Draft | null {
  const lexed = lexText(words, ground)
  if (lexed.names.length === 0) return null
  const names = lexed.names.flatMap(({ owners }) => owners)
  switch (draft.kind) {
    case 'put':
    case 'unplace':
    case 'mark':
      return { ...draft, operands: readOperands(lexed) }
    case 'clear':
    case 'class-change':
      return { ...draft, names }
    case 'query-when':
    case 'query-explain':
      return { ...draft, operands: readOperands(lexed) }
    case 'query-exam':
      return { ...draft, names, operand: emptyOperand }
    case 'query-pending':
    case 'query-workload':
    case 'query-fits':
    case 'query-pace':
      return { ...draft, names }
    case 'query-fact':
      return { ...draft, names, words }
    case 'plan':
      return draft.names.length === 0 ? null : { ...draft, names }
    default:
      return null
  }
}
