// Reads "everything except the exercises", 除了练习都删掉: what is asked for, and the blocks that are left out of it.
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { listMeant } from '../resolve/resolve-task.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { lexText } from '../words/lexed-text.ts'
import { readOperand } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'
import type { Draft } from './draft.ts'
import { readOperands } from './read-operands.ts'

const patterns = [
  /[ ,]*\b(?:(?:but )?(?:except(?:ing)?(?: for)?|excluding|other than|apart from|aside from)|but not|not(?= (?:the|my) [^,]*$)|(?<kept>(?:but|and|, ?)(?: please| only)? (?:keep|leave))) (?:(?:the|my|for|to) )*(?<words>[^,]+?)(?=,| ,|$| (?:to|onto|into|from|is|are|was|were|has|have|please|as it is|alone|where)\b)/,
  /(?<![删移去])除(?!外)(?:了|开|去|掉)?(?<words>[^,]+?)(?:以外|之外|外|除外)?(?=,| ,|$|[都全把将]|其[他它余]|剩|的(?:所有|全部|其))/,
  /(?:^|,) ?(?<words>[^,]{1,16}?)(?:除外|不包括在内|(?<kept>(?:都|就|要|先)?(?:留着|留下|保留|不要?[动删]|别[动删])))$/,
]

type Cut = { head: string; words: string; isKept: boolean }

function cut(text: string): Cut | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const { words, kept } = match?.groups ?? {}
    if (match === null || words === undefined) continue
    const parts = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const head = parts.map((part) => part.replace(/^[ ,]+|[ ,]+$/g, ''))
    return { head: head.join(' ').trim(), words, isKept: kept !== undefined }
  }
  return null
}

type Excepting = Extract<Draft, { without?: NameOwner[]; doubt?: unknown }>

/** Null where no block is excepted; a plan reads what it leaves out itself, and days are bounds. */
export function readExcepting(
  text: string,
  ground: Ground,
  read: (head: string) => Draft[],
): Draft[] | null {
  const found = cut(text)
  if (found === null) return null
  const lexed = lexText(found.words, ground)
  const isOfDays = lexed.names.length === 0 && lexed.days.length + lexed.times.length > 0
  const drafts = read(found.head)
  if (!drafts.every(mayExcept) || (isOfDays && !isPossessive.test(found.words))) return null
  const heads = lexText(found.head, ground)
  const [only, ...others] = drafts.flatMap(operandsOf)
  const within = only === undefined || others.length > 0 ? readOperand(heads, true) : only
  const meant = readOperands(lexed).map((operand) => listMeant(operand, within.names, ground))
  if (meant.some((items) => items.length === 0)) return [{ kind: 'unknown', isRelated: true }]
  const without = meant.flat().map(({ id }: ItemTask) => ({ kind: 'item' as const, id }))
  return drafts.map((draft) => Object.assign({}, widen(draft, found.isKept, ground), { without }))
}

const isPossessive = /'s\b|的/
const kinds = new Set<Draft['kind']>(['put', 'swap', 'unplace', 'clear', 'mark', 'limit'])

function mayExcept(draft: Draft): draft is Excepting {
  return kinds.has(draft.kind)
}

function operandsOf(draft: Excepting): Operand[] {
  return 'operands' in draft ? draft.operands : []
}

/** What has exceptions is all of what is named. */
function widen(draft: Excepting, isKept: boolean, { state }: Ground): Excepting {
  if (isKept || !('operands' in draft) || draft.kind === 'swap' || draft.kind === 'mark')
    return draft
  const everything = [state.taskClasses.map(({ id }) => ({ kind: 'class' as const, id }))]
  const operands = draft.operands.map((operand) => {
    const isBare = operand.names.length === 0 && operand.dates === null && !operand.isPronoun
    return { ...operand, isAll: true, names: isBare ? everything : operand.names }
  })
  return { ...draft, operands }
}
