// Reads a text that comes with the wish to recite it: 默写：床前明月光……, "quiz me on this: to be or not to be …".
import { writtenWeekday } from '../time/weekdays.ts'
import { asTyped } from '../text/as-typed.ts'
import { toSimple } from '../text/simple-characters.ts'
import { maxText } from './material.ts'

export type PastedText = { title: string; text: string }

const title = String.raw`(?:\s*[《“"](?<title>[^》”"\n]{1,60})[》”"])?`
const wish = String.raw`^(?:please |can you |could you |i want to |let me |let's |now )*(?:recite|quiz me on|test me on|practi[cs]e)`
const these = String.raw`(?: (?:this|these|the following|it|my))?(?: (?:one|text|words|lines|poem|passage|paragraph))?`
const after = String.raw`\s*(?<text>[\s\S]+)$`
const english = [
  new RegExp(String.raw`${wish}${these}${title}\s*[:：\n]${after}`, 'iu'),
  // "can you test me on this one? …"
  new RegExp(String.raw`${wish}(?= (?:this|these|the following))${these}\s*[?？]${after}`, 'iu'),
  // "quiz me on Ozymandias: …"
  new RegExp(
    String.raw`${wish}(?: the| my)? (?!${writtenWeekday}|tomorrow|today|tonight|next |every )(?<title>[^:：\n?？]{1,60}?)\s*[:：]${after}`,
    'iu',
  ),
]
const chinese = new RegExp(
  String.raw`^(?:请|帮我|我要|我想|让我|现在|开始|来)*(?:背诵|默写|背一下|背一遍|考考我|抽背|背(?=\s*[《“"]|下面|这))(?:一下|一遍)?(?:下面)?(?:这[段篇首]?)?(?:话|文字|课文|材料|诗|内容)?${title}\s*[:：\n]\s*(?<text>[\s\S]+)$`,
  'u',
)

/** Shorter is the name of a text. A Chinese character tells about three letters. */
const leastLetters = 24

/** Cut for a title. */
const mostTitle = 20

/** Null where the words bring no text. */
export function readPastedText(request: string): PastedText | null {
  const said = request.trim()
  const found = [...english, chinese]
    .map((form) => form.exec(toSimple(said)))
    .find((match) => match !== null)
  const groups = found?.groups
  const own = (words = '') => asTyped(words.trim(), said) ?? ''
  // The end of what was said, and no place before it that reads the same.
  const text = said.slice(said.length - (groups?.['text']?.length ?? 0)).trim()
  if (!isWholeText(text)) return null
  return { title: own(groups?.['title']) || firstWords(text), text }
}

/** Words to be learnt, and not only what they are called. */
export function isWholeText(text: string): boolean {
  const letters = Array.from(text).reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1),
    0,
  )
  return letters >= leastLetters && text.length <= maxText
}

export function firstWords(text: string): string {
  const [first = text] = text.split(/[\n,.;:!?，。；：！？]/u)
  const signs = Array.from(first.trim())
  return signs.length <= mostTitle ? signs.join('') : `${signs.slice(0, mostTitle - 1).join('')}…`
}
