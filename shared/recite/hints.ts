// Gives hints in a recital (R2), and reads the words that ask for one.
import { toSimple } from '../text/simple-characters.ts'
import { alignAttempt, compareAligned } from './compare-attempt.ts'
import { readTokens } from './tokens.ts'

const mostWords = 9
const mostCharacters = 20

/**
 * Makes a hint in a recital (R2): the first letters of what comes next. From where the last
 * attempt of this recital left the text; null before the first.
 */
export function makeHint(text: string, attempt: string | null): string {
  const start = attempt === null ? 0 : findStop(text, attempt)
  const rest = text.slice(start).trimStart()
  const tokens = readTokens(rest)
  const most = tokens[0]?.isHan === true ? mostCharacters : mostWords
  const last = tokens[most - 1]?.to ?? rest.length
  const [sentence = ''] = /^[^。！？.!?\n]*[。！？.!?]?/u.exec(rest.slice(0, last)) ?? []
  const passage = readTokens(sentence).length === 0 ? rest.slice(0, last) : sentence
  return readTokens(passage)
    .reduceRight((shown, { from, to, isHan }) => {
      const before = passage.slice(0, from)
      const isFirst = !/\p{Script=Han}$/u.test(before)
      const word = passage.slice(from, to)
      const mask = isHan ? (isFirst ? word : '＿') : maskWord(word)
      return shown.slice(0, from) + mask + shown.slice(to)
    }, passage)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function maskWord(word: string): string {
  const [first = '', ...others] = Array.from(word)
  return others.length === 0 ? first : `${first}…`
}

/** The offset of the first place that was not said as it is written; the beginning where all was. */
function findStop(text: string, attempt: string): number {
  const aligned = alignAttempt(text, attempt)
  let offset = aligned.expected[0]?.from ?? 0
  for (const segment of compareAligned(aligned).segments) {
    if (segment.kind === 'added' || segment.kind === 'moved-here') continue
    if (segment.kind !== 'same') return offset
    offset += segment.expected.length
  }
  return 0
}

const english =
  /^(?:(?:hang on|hold on|wait|sorry|hm+|um+|uh+|er+|ok(?:ay)?|so|and|just|please|can i (?:have|get)|could i (?:have|get)|may i have|i need|give me|show me|(?:can|could|would) you(?: please)? give me) )*(?:(?:a|an|another|one more|the|some|first|next|small|little|tiny|quick) )*(?:hints?|clues?|prompt)(?: please)?$|^(?:sorry |hm+ |um+ )*(?:i(?: a|')?m stuck|i forgot(?: the rest| it)?|i (?:don'?t|do not|can'?t|cannot) remember(?: (?:it|the rest|any ?more|what comes next))*|what(?: i|')?s next|what comes next|how does it (?:go on|begin|start|continue))$/u

const chinese =
  /^(?:等等|等一下|等会儿?|嗯+|呃+|那个|先|请|麻烦|能不能|能|可以|可不可以|给我|给|来|再|我要|我想要|求)*(?:一)?(?:点|个|些)?(?:小)?提示(?:我)?(?:一)?(?:下|点|句)?(?:儿)?(?:吗|吧|呗|嘛|好吗|可以吗|行吗)?$|^(?:我)?(?:忘了|忘记了|想不起来了?|记不得了|卡住了|卡壳了)$|^(?:下一句|后面|接下来|开头)(?:是什么|是啥|怎么说|怎么背)(?:来着|了)?$/u

/**
 * Words in a recital that ask for a hint instead of reciting (R2), in English and Chinese. Words
 * that are whole an asking for one; what is recited is never only that.
 */
export function asksForHint(text: string): boolean {
  const plain = toSimple(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
  return english.test(plain) || chinese.test(plain.replaceAll(' ', ''))
}
