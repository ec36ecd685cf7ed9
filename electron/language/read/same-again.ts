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

/** `before` is what was asked in the same breath, empty when it was asked before; null when it is no such request. */
export function findSame(text: string): { before: string; other: string } | null {
  const match = same.exec(text)
  const [, of, chineseOf] = alike.exec(text) ?? []
  if (match === null && (of ?? chineseOf) !== undefined)
    return { before: '', other: of ?? chineseOf ?? '' }
  if (match === null) return null
  const [, english, other, chinese, otherChinese] = match
  return { before: (english ?? chinese ?? '').trim(), other: other ?? otherChinese ?? '' }
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
