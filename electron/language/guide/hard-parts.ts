// Which parts of a course are said to be hard, or known already: "graph questions are hard", 图像题很难; of the whole course it is its difficulty.
import { plainLine } from '../../text/plain-line.ts'

const breaks =
  /[,，;；.。!！?？:：]+|\b(?:but|because|though|although|so|while|since|except that)\b|但是?|不过|可是|然而|因为|而且|所以|其他/iu
/** Nobody names a part in more; and no text is so long that reading it takes a second. */
const longestPiece = 160
const longestSubject = 60

const afterMark = /(?<=[,，;；.。!！?？])/u
/** A question tells nothing of what it is about. */
const asks =
  /[?？]$|^\s*(?:which|what|how|where|why|who|is|are|do|does)\b|哪|什么|怎么(?!都)|吗\s*$/iu
/** "6 chapters and graphs are hard": what was counted before it is no part of it. */
const afterCount = /^.*\d.*? and (?=\D+$)/iu
const lead =
  /^(?:(?:and|also|plus|well|ok(?:ay)?|yes|yeah|now|then|i think|i guess|for me|to me|especially|mainly|mostly)\b[\s,]*)+/iu
const leadChinese =
  /^(?:主要是?|其中|尤其是?|特别是|就是|还有|另外|可能|感觉|觉得|我觉得|我感觉|对我来说|对了|而|嗯|啊)+/u

const adverbs = String.raw`(?:(?:still|always|just|really|very|so|too|quite|pretty|rather|extremely|especially|particularly|mostly|completely|totally|already|all|also|a bit|a little|not|not that|the|my) )*`
const saidEnd = String.raw`(?: (?:for|to) me| already| so far| though| i think| too| as well| now)*$`
const english = [
  String.raw`^(?<subject>.+?) (?:(?:is|are|was|were)(?:n't)?|feels?|seems?|looks?|gets?|remains?|stays?) ${adverbs}(?:hard(?:er|est)?|difficult|tough|tricky|challenging|confusing|weak|easy|simple|familiar|an? (?:struggle|mess|nightmare|mystery)|weak (?:point|spot|side)s?|weakness(?:es)?)(?: (?:part|bit|topic|one)s?)?${saidEnd}`,
  String.raw`^(?:the |my )?(?:hard(?:est)?|difficult|toughest|trickiest|weak(?:est)?|worst) (?:part|bit|topic|point|spot)s?(?: (?:for|to) me)? (?:is|are) (?<subject>.+)$`,
  String.raw`^${adverbs}(?:weak|bad|poor|lost|shaky|rusty|good|strong|confident) (?:at|in|on|with) (?<subject>.+)$`,
  String.raw`^i ${adverbs}(?:know|understand|(?:don't|do not|can't|cannot) (?:really )?(?:know|understand|follow|solve)|never (?:really |quite )?(?:understood|learned|learnt|followed)|have (?:some )?trouble with) (?<subject>.+)$`,
  String.raw`^i ${adverbs}find (?<subject>.+?) ${adverbs}(?:hard|difficult|tough|tricky|confusing|easy|simple)$`,
  String.raw`^(?:having )?(?:some |a lot of |big )?trouble with (?<subject>.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'))

const degree = String.raw`(?:对我(?:来说|而言)?|感觉|觉得|都|也|还是?|一直|总是?|有点儿?|有些|比较|相对|特别|非常|十分|很|太|最|更|挺|好|超级?|真的?|实在|确实|其实|蛮|稍微|算|完全|基本|几乎|一点|根本|已经|不太|不怎么|不算)*`
const chinese = [
  String.raw`^(?<subject>.+?)${degree}(?:不?困?难|吃力|头疼|薄弱|弱|差|糊涂|不?简单|不?容易|不会|不懂|不熟|没(?:太|怎么)?(?:学过?|听懂?|看懂?|弄懂|搞懂|学会|掌握)|学不会|听不懂|看不懂|记不住|做不(?:出来?|好|对)|学过|掌握|(?:会|懂)(?=了)|(?<=[都经])会|(?<=不[太大]|不怎么)(?:会|懂|熟)[做算画写用背]?|(?<=[也还都总太])不行|是(?:我的?)?(?:弱项|弱点|短板|难点|薄弱环节))(?:了|的|啊|呢|吧|一些|一点)*$`,
  String.raw`^(?:我的?)?(?:最?难的(?:部分|地方|内容)?|难点|弱点|弱项|薄弱(?:点|环节|的地方)|短板)(?:主要)?(?:是|在于?|有)(?<subject>.+)$`,
  String.raw`^${degree}(?:不会(?!有|再|太|很|超过|迟到|缺|来|去|放弃|考|用|占|少|多)|不太会|不懂|不太懂|不熟悉?|不擅长|没学过|学不会|听不懂|看不懂|搞不懂|做不好)(?<subject>[^就的]{2,})$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Of the whole course, of the talk itself, or of time. */
const wholeEnglish =
  /^(?:(?:the|this|that|my|all|whole|entire|of) )*(?:(?:it|this|that|these|those|they|everything|nothing|all|course|class|subject|exam|test|finals?|midterm|material|content|work|homework|stuff|teacher|professor|lecturer|things?|most|much|half|which|what|rest|chapters|weeks?|time|term|semester|deadline|schedule|dates?)(?: of (?:it|this|that|the course))?$|(?:it|you|we|he|she|they|how|when|why|if|what|that|i|there|me|passing|studying|learning|getting|finding|whether)\b)/iu
const wholeChinese =
  /^(?:这|那|该|整)?(?:[个门科]?(?:课程?|科目?|学科)|考试|期末(?:考试)?|期中(?:考试)?|内容|东西|知识点?|题目?|作业|老师|卷子|总体|整体|大部分|每?一?章|所有的?|全部|什么|啥|它|他|她|大家|别的|也|都|自己|我们?|安排|复习|学习|时间|真|说|一点|太|很|不|难|有|没有?|可能|应该|最|基本|完全)*$|考过|学完|做完|看完|坚持|及格|通过|来不?得?及|挂|老师|时间|安排|机会/u

const onlyDegree = new RegExp(`^${degree}$`, 'u')

/** As they were written, in their order; `isCourse` knows the names of the course itself. */
export function findHardParts(raw: string, isCourse: (subject: string) => boolean): string[] {
  return plainLine(raw)
    .split(afterMark)
    .filter((clause) => !asks.test(clause))
    .flatMap((clause) => clause.split(breaks))
    .filter(({ length }) => length <= longestPiece)
    .map((piece) => piece.trim().replace(afterCount, '').replace(lead, '').trim())
    .filter((piece) => isHardPart(piece, isCourse))
}

function isHardPart(piece: string, isCourse: (subject: string) => boolean): boolean {
  const isChinese = /\p{Script=Han}/u.test(piece)
  const words = isChinese ? piece.replace(leadChinese, '') : piece
  const found = (isChinese ? chinese : english)
    .map((pattern) => pattern.exec(words)?.groups?.['subject']?.trim())
    .find((subject) => subject !== undefined)
  if (found === undefined || found.length > longestSubject || isCourse(found)) return false
  if (isChinese) return !onlyDegree.test(found) && !wholeChinese.test(found)
  return !wholeEnglish.test(found)
}
