// Whether a message asks something itself.
import { toSimple } from '../../../shared/text/simple-characters.ts'
const asking =
  /[?？]\s*$|^\s*(?:what|how|why|who|where|when|which|can|could|do|does|is|are|will|should)\b|怎么样?|什么|为什么|\b(?:do|is|does|are|have|wo|ca)n'?t (?:you|it|they|we|i)[\s.!]*$|吗[\s。!]*$|呢[\s。!]*$/i

/** What only asks; "can you …?" and 能不能 are wishes. */
const onlyAsks =
  /^[\s,，]*(?:(?:and|but|so|ok(?:ay)?|hm+|wait|well|then)[\s,]+)*(?:(?:why|how come|where did|what did you|how did you|how do you)\b|(?:what if|is|are|was|does|do i|did|can i|could i|will|would i|should i|am i|would|how (?:did|do|does|is|are|many|much|long))\b.*[?]\s*$)|为什么|为啥|为何|怎么(?:会|是|要|算|来)|够(?:吗|么|嘛|了吗|不够)|来得及|(?<!不)(?:做|学|看|考|复习|弄)得?(?:完|过|好)了?(?:吗|么|嘛)/i

/** The words that tell: whatever numbers a question holds, it is answered and carried out never (B3). */
export function withoutQuestions(text: string): string {
  const kept = text
    .split(
      /(?<=[.?!。？！;；\n])|(?<=[,，]\s?)(?=能不能|可不可以|能否|(?:can|could) (?:we|you|it)\b)/u,
    )
    .filter((sentence) => !onlyAsks.test(sentence.normalize('NFKC')))
  return kept.join('')
}

/** A question of the student's is no answer to ours. */
export function isAsking(raw: string): boolean {
  return asking.test(toSimple(raw))
}
