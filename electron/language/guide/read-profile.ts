// What is to be remembered of the student, in their own words: how they are, and which parts are hard or known.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { plainLine } from '../../text/plain-line.ts'

const ofMyself =
  /\b(?:i(?:'m| am) (?:really |very |quite |so |completely |totally |a bit |not (?:very |so |that )?)?(?:weak|bad|good|slow|fast|lost|behind|shy|strong|scared|afraid|nervous|poor|tired|best|better|worse)|i (?:always|often|never|usually|easily|tend to|keep|struggle|forget|prefer|focus best|concentrate best|study best|confuse|mix up|learn best|learn better|remember|work best|concentrate|lose|need (?:breaks|quiet|examples|pictures)|understand (?:nothing|little|almost)|hate|love|fear|failed|run out|get (?:stuck|lost|nervous|distracted|confused))|(?:is|are) (?:hard|difficult|easy) for me|remember that i|i(?:'d| would) (?:rather|prefer to) (?:work|study|learn)|my (?:weak|strong) (?:point|side|spot)s?)\b|我(?:总|老|经常|常常|容易|一直|从来|特别|比较|很|最|有点|基础|的?(?:弱项|强项|短板|问题))|(?:对我(?:来说)?|我觉得).{0,8}(?:难|容易|简单)|我.{0,8}(?:薄弱|不擅长|擅长|记不住|听不懂|学不会|害怕|怕|拖延|粗心|容易忘|不太会|不会|不懂|没听)|我?(?:更|比较|最)?(?:喜欢|偏好|习惯|倾向于?)(?:在)?(?:早上|上午|下午|中午|晚上|周末|清晨|早晨|夜里)|(?:早上|上午|下午|晚上|夜里|清晨)(?:的)?(?:效率|状态|精神|脑子)(?:最|比较|更|特别)?(?:高|好|清楚)|(?:学过|学完|看过|看完|做完|复习过|掌握)了?前|记住我/
const clauseBreak =
  /[.;。；!！\n]+(?=\s|$|\p{Script=Han})|[,，](?= ?(?:and |but |so |because )?(?:i\b|我|the\b|it\b|my\b|now\b))|\band (?=now )|\b(?:and|but|because|so) (?=i(?:'m| am)? )|[,，] ?so (?=\w)|但是?|不过|因为|[,，](?=\p{Script=Han})/giu

const digits = /^(?:\d[^,，]*[,，]\s*)+/
const joined = /^(?:[,，\s]|(?:and|but|so|because|also|plus)\b)+/i

/** In the order in which it was said; of `parts` it is known what they tell. `isLimit`: the words keep a time free. */
export function readProfile(
  raw: string,
  parts: readonly string[],
  isLimit: (clause: string) => boolean,
): string[] {
  const text = plainLine(raw)
  const clauses = clausesOf(text)
    .filter((clause) => !isLimit(clause))
    // "The exam is on Friday, graphs are hard for me": only the one half is of the student.
    .filter((clause) => isOfMyself(without(clause, parts)))
  const alone = parts.filter((part) => !clauses.some((clause) => clause.includes(part)))
  return [...clauses, ...alone]
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
    .map((words) => Array.from(upperFirst(words)).slice(0, 160).join(''))
}

/** Their own words and capitals. */
function clausesOf(text: string): string[] {
  return (
    text
      .split(clauseBreak)
      // "8 chapters, 6 hours a week, graphs are hard for me": amounts are told elsewhere.
      .map((clause) => clause.trim().replace(joined, '').replace(digits, '').replace(joined, ''))
      .filter((clause) => clause.length > 3 && isOfMyself(clause))
  )
}

function isOfMyself(clause: string): boolean {
  return ofMyself.test(clause.toLowerCase())
}

function without(clause: string, parts: readonly string[]): string {
  return parts.reduce((left, part) => left.replace(part, ' '), clause)
}
