// The words that name a course in a wish: "I have to pass organic chemistry by …", 我要考过有机化学这门课.
import { readTalk } from '../words/small-talk.ts'
import { findCues, trimCues } from './read/cue-table.ts'
import { dayCues } from './read/day-cues.ts'
import { amountCues } from './work/amount-cues.ts'

/** "Is killing me", "is coming up": what a course does, or what somebody does with it. */
const doing =
  /^(?<verb>[a-z]+ing)(?<with> (?:up|on|off|out|in|along|soon|close|closer|nearer|me|it))?$/
const isDone = new Set(
  'killing coming going getting dying failing struggling drowning approaching looming starting ending happening waiting working trying hoping thinking panicking freaking stressing studying revising cramming being having doing taking making asking wondering losing falling crying sinking burning crushing destroying breaking kicking ruining scaring haunting annoying boring exhausting confusing challenging demanding frustrating overwhelming missing lacking passing preparing moving changing'.split(
    ' ',
  ),
)

const contracted =
  /\b(?:exam|midterm|final|test|quiz|course|it|that|there|he|she|what|who|when)'s\b|\b(?:i|you|we|they|it)'(?:m|ve|ll|d|re)\b|n't\b/
const finite =
  /\b(?:is|are|was|were|am|will|would|has|had|have|could|should|does|did|starts|ends)\b/

const ofTime = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight christmas easter new year years holiday holidays eve week weeks day days month months term semester the of in on at mid end start beginning early late before after next last first second around about exam exams final finals midterm midterms test quiz and or like maybe so then only between until till by from to day off minus plus some time sometime then'.split(
    ' ',
  ),
)

const chinese =
  /元旦|国庆|春节|中秋|端午|清明|圣诞|寒假|暑假|放假|(?:[前后上下这本一两二三四五六七八九十几\d]|半)个?(?:周|星期|礼拜|个月|月(?!球)|学期|天(?![文体线]))|星期[一二三四五六日天]|周[一二三四五六日天末]|月[底初末中]|[\d一二三四五六七八九十]+[号日]|(?<![中高统联月会备思参公艺])考(?:的|了|完|吧)?$|老师|还没|[没未]定|定了$|^(?:必修|选修|闭卷|开卷|线上|网课|英文的?|双语)$/

/** "The one with the proofs", 那个很难的: told of, and not named. */
const described =
  /^(?:that |this )?one (?:with|where|that|about|i|we|on|from|in|which)\b|^[这那][个门]|的$|[很最太]难/

/** `words` in lower case. */
function isNoCourseName(words: string): boolean {
  const { verb, with: particle } = doing.exec(words)?.groups ?? {}
  if (verb !== undefined && (particle !== undefined || isDone.has(verb))) return true
  if (described.test(words) || contracted.test(words) || finite.test(words) || chinese.test(words))
    return true
  return words.split(' ').every((word) => ofTime.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word))
}

const stopWords =
  'by before until till in on at with without and but for from to where how so because since which who that when what about around this next within soon please well properly again it them everything i my is was will has have also too starting only not as if than guide me help want have pass learn study plan call called named need needs takes where or then there these those until last both about exactly already now actually really moved postponed earlier later'
const stops = stopWords.split(' ').join('|')
const word = String.raw`(?!(?:${stops})\b)(?:of(?: the)?\b|[a-z][\w+#&/'-]*|\d{1,3}\b(?! ?(?:hours?|h\b|min|weeks?|days?|chapters?|pages?|sessions?)))`
/** "Signals and systems" is one name where nothing comes behind it. */
const ends = String.raw`(?= *(?:$|[,.;!?)]|(?:by|before|until|this|next|exam|final|course)\b))`
const second = String.raw`(?: and ${word}(?= *(?:$|[,.;!?)]))| and (?:the )?${word}(?: (?!of\b)${word}){0,2} of ${word}(?: ${word}){0,2}${ends})`
/** In a group of its own. */
const phrase = String.raw`((?:(?:introduction|intro) to (?:the )?)?${word}(?: ${word}){0,5}${second}?)`
const article = String.raw`(?:(?:a|an|the|my|our|this|that|some|new|both)\s+)*`

/** "Algorithms is killing me": what is said of a course by who is in need of help. */
const troubles = String.raw`(?:(?:is|are|'s|has been|have been|really|just|totally|completely|absolutely|slowly|literally|already|almost|keeps?|gonna|going to) ?)*\b(?:(?:kill|destroy|break|crush|wreck|haunt|scar|stress|driv|eat|beat|kick|ruin|scare|drown|bur)(?:y?ing|es|s)? (?:me|my|us)\b|(?:is|are) (?:such )?(?:an? )?(?:absolute |total |real |complete |living )?(?:nightmare|mess|struggle|mystery|hell|disaster)\b|(?:is|are) (?:\w+ )?(?:over|above|beyond) (?:my head|me)\b|(?:is|are) (?:coming up|getting close|around the corner|approaching)\b|makes? no sense\b)`

/** Behind these words stands the course; the more telling ones first. */
const englishLeads: RegExp[] = [
  new RegExp(String.raw`\b(?:course|class|subject|module) (?:is|called|named|in|on|for|about)(?: called| named)? ${article}${phrase}`),
  new RegExp(String.raw`\b(?:exam|midterm|final|test|quiz) (?:is )?(?:called|named|in|on|for|about) ${article}${phrase}`),
  new RegExp(String.raw`(?:^|[,;.!] ?|\b(?:my|the|and|but|because|since|that|so) )${phrase} ${troubles}`),
  new RegExp(String.raw`^(?:(?:ok(?:ay)?|and|so|great|good|thanks|thank you)[ ,]+)*(?:now|next|then|after that)(?: (?:comes|is|up|for|do|let's do|we do|to))*,? ?:? ${article}${phrase}(?= *(?:$|[.,;!]))`),
  new RegExp(String.raw`\b(?:course|subject|exam|class) ?(?::| - ) ?${article}${phrase}`),
  new RegExp(String.raw`\b(?:pass|passing|passed|survive|ace|master|get through|retake|resit|fail(?:ed|ing)?|catch up (?:on|with|in)) ${article}${phrase}`),
  new RegExp(String.raw`\b(?:(?:guide|take|walk|talk|lead) me through|help me (?:plan|with|pass|learn)|learn(?:ing)?|study(?:ing)?|revis(?:e|ing)|review(?:ing)?|prepar(?:e|ing)|prep|get ready|cram(?:ming)?)(?: up)?(?: (?:for|on|about))? ${article}${phrase}`),
  new RegExp(String.raw`(?:^|[,;.] ?|\b(?:my|the|our|this|an?|for) )${phrase} (?:exams?|finals?|mid-?terms?|tests?|course|class|module)\b`),
  new RegExp(String.raw`\b(?:act together|get (?:serious|started|going)|(?:understand|understood|know|get) (?:nothing|almost nothing|little)|lost|behind|stuck|weak|bad) (?:for|in|at|on|with|about|of) ${article}${phrase}`),
  new RegExp(String.raw`\b(?:never|don't|didn't|do not|did not|haven't)(?: (?:really|quite|ever|even|just))* (?:understood|understand|got|get|followed|follow) ${article}${phrase}`),
  new RegExp(String.raw`\b(?:planning|plan|taking|take|start(?:ing)?|finish(?:ing)?|do|doing|(?<!\bone )with|for|it's|it is|mean|meant|called|is(?! \w+ing\b)) ${article}${phrase}`),
] // prettier-ignore

const englishTail =
  /(?: (?:course|class|subject|module|exams?|finals?|mid-?terms?|mid-?term|tests?|quiz|stuff|please|right|then|thanks|final exam|well|properly|yet|now|actually|instead|here|homework|revision|preparation|prep|is|are|was|will be|on|at|first|next|w))+$/
const generic = new Set(
  'first last next planning prep preparation essay essays report reports project projects thesis presentation lab course courses class classes subject exam exams final finals midterm midterms test tests quiz everything something anything it this that them new one ones week term semester plan plans all stuff work a the my for help me next step steps schedule study studying revision revise time hours hour sessions session well yes no ok okay good fine hard easy weekend weekends evenings evening morning mornings sunday monday tuesday wednesday thursday friday saturday sundays mondays tuesdays wednesdays thursdays fridays saturdays today tomorrow university uni school of date dates day days chapters chapter pages sheets sheet papers paper wrong right due there same done left lol haha hah hehe idk dunno man whatever hmm hm um uh ugh nothing sure maybe anyway weather so bad both workload stress pressure homework deadline deadlines professor prof teacher everyone life job boss important boring mandatory required close near tough brutal awful terrible horrible huge long short urgent impossible difficult tricky confusing over almost really very too quite pretty super not open online oral written midterm'.split(
    ' ',
  ),
)

const chineseName = String.raw`([\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9+#·&（）()]{1,15}?)`
const chineseStop = String.raw`(?=(?:这|那)(?:一)?门|(?:这|那)个|课程|课(?:[,，。.\s]|$|要|的|在|吧|了|呢|程|得|我|怎)|的?(?:期末|期中|考试|论文|报告|项目|复习|备考|预习|补考|测验|小测|学习计划|计划|大作业|作业|习题|内容|整本)|[,，。.;；:：!！?？\s]|[啊呀嘛呗啦喔]*$|[啊呀嘛呗啦喔]+[,，。!！\s]|要(?!素)|在|得(?!分)|还有|需要|大概|大约|一共|想|吧|了|和|不|从哪|怎么|该怎么|应该|到|的(?!士)|有|就|太|很|我|挺|挂|该|如何|补考|重修|基本|完全|怎|下(?:周|个?月|星期|学期)|是|[去今前]年|上(?:学期|次|个学期)|平时|都|快|马上|我)`
/** Words before the course; what is done with it. */
const chineseLeads: RegExp[] = [
  String.raw`(?:^|[,，。\s])(?:我)?(?:想|要|得|打算)?(?:写|做|交|弄)?(?!想|打算|要|得|帮|带|请|写|做|交|规划|准备|安排|这|那|我|一)(?=[\p{Script=Han}A-Za-z0-9]{2,12}?\s*的?(?:小?论文|大作业|课程设计|(?:实验)?报告))`,
  String.raw`(?:做|弄|列|定|制定|排|搞)(?:一?个|一?份|一下)?(?=[\p{Script=Han}A-Za-z0-9]{2,14}?的?(?:考试的?)?(?:复习|学习)?计划)`,
  String.raw`(?:考过|通过|过掉|挂了|挂过|重修|补考|拿下|搞定|应付|学好|学会|学完|学懂|吃透|掌握|自学|攻克)(?:一?下|一?遍)?(?:我的|这门|那门|一门)?(?:课)?`,
  String.raw`^(?:好的?|那|谢谢|再)*[,，]?(?:然后|接下来|下一门|再来|轮到|现在)(?:是|轮到|来|弄|说|规划|一下|搞)*`,
  String.raw`(?:(?:规划|学|过|复习|准备|引导我学)(?:另)?一门(?:新)?(?:课程|课)|课程?)[:,：，\s]+(?:是|叫)?`,
  String.raw`(?:规划|帮我安排|带我(?:过|学|复习|规划)|引导我(?:学|规划|复习)|复习|备考|预习|学习|准备)(?:一?下|一?遍|好)?(?:我的|这门|那门|一门)?(?:课)?`,
  String.raw`(?:有(?:一)?门|课程(?:是|叫)|这门课(?:是|叫)|课名(?:是|叫)|叫做?|门课是|说的是|指的是)(?:课?(?:是|叫))?`,
  String.raw`(?:^|[,，。\s要想得打算会])(?:考|学|过|补)(?!试|完|虑|研|前|得|场|过|期|习|会|分|的|了|时|到|什|几|多|不|一|年|校|生|点)`,
  String.raw`(?:^|[,，。\s])(?:我(?:的|们?|有|这)?|我们?的)?(?!的|下|上|这|那|我|你|每|周|星期|大概|要|有|在|考试|期末|期中|好|可以|没|不|先|从|一)(?!带|请|规划|怎么|如何|准备|复习|安排|先|引导|目前|现在|主要|重点|大概|一共)(?=[\p{Script=Han}A-Za-z0-9]{2,12}?(?:[去今]年|上学期|还有|还剩|只剩|马上|都要考|都得考|\s+[都也]?要?考|(?:这|那)门课|\s*的?期末|\s*的?期中|\s*的?考试|要?考试|快?要?考了|该?怎么|如何|挂了|完全|基本|我(?:一直|总是|从来|完全|根本|基本|都|也)*(?:没|不|听不|看不|学不)))`,
  String.raw`(?:应该是|而是|(?<!总|老|不|还|就|可|只)是)`,
].map((lead) => new RegExp(`${lead}${chineseName}${chineseStop}`, 'u'))

const chineseGeneric =
  /^(?:一?门?(?:新)?课程?|[哈呵嘿嗯额呃啊哦]+|那就.*|好吧|.*(?:不知道|不清楚|没想好|不确定).*|随.*|天气.*|完了.*|救命.*|要.*|最后|最近|第一|补考|重修|(?:期末|期中)?考试(?:时间|日期)?[是在]?|期末|期中|什么|东西|计划|规划|规划一下|规划规划|论文|报告|大作业|一下|复习|学习|内容|这个|那个|这门|哪门|全部|所有|一切|时间|任务|作业|安排|知识|没有?|每天|每周|周[一二三四五六日天末].*|星期.*|明天|今天|晚上|早上|下午|上午|大概|差不多|我的?|你|老师|分散|集中|平均|突击|稳|个?小时|不.*|两?.?(?:个)?(?:小时|星期|月|天|周|章|套|页).*|第.*[章节页讲].*|(?!(?:四|六|八)级)[\d一二两三四五六七八九十]+.*|考过.*|通过|可以|好的?|难|很难|简单|一般|哪[里儿]|从.*|开始|入手|下.*|这(?:周|学期|个).*|本.*|几.*|多少.*|完.*|错.*|也.*|还.*|都.*)$/

/** `text` is normalised, its days, times and amounts blanked out. Lower case; null where no course is named. */
export function findCoursePhrase(text: string): string | null {
  return findEnglish(text) ?? findChinese(text)
}

const both = new RegExp(String.raw`\bboth ${phrase} and ${article}${phrase}`)
const bothChinese = new RegExp(
  String.raw`(?:和|跟|、)${chineseName}(?:这?两门)?(?=[\s\d]*(?:月|都|两门|也要|我都))`,
  'u',
)
const nextWords =
  /^(?:(?:ok(?:ay)?|and|so|great|good|thanks|thank you)[ ,]+)*(?:now|next|then|after that)\b|^(?:好的?|那|谢谢|再)*[,，]?(?:然后|接下来|下一门|再来|轮到|现在)(?:是|轮到|来|弄|说|规划|一下|搞)*/

/** The course that comes after this one: "both calculus and physics", "now operating systems", 然后是操作系统. */
export function findNextCourse(text: string): string | null {
  const pair = both.exec(text)
  if (pair !== null && isGeneric(tidy(pair[1] ?? ''))) return null
  const second = pair?.[2] ?? bothChinese.exec(text)?.[1]
  if (second !== undefined) return isGeneric(tidy(second)) ? null : tidy(second)
  return nextWords.test(text) ? findCoursePhrase(text) : null
}

/** The answer to "which course is it?": it may be nothing but the name. */
export function readBareCourse(text: string): string | null {
  const lead =
    /^[\s,.]*(?:(?:well|oh|hm+|ok(?:ay)?|fine|all ?right|about|on|好吧|好的?|行吧?|it's|it is|its|the course is|that's|that is|that would be|i mean|i meant|no|sorry|actually|probably|course|subject|called|for|就是|是|这门课是|课程是|叫做?|我(?:说|指)的是|应该是|嗯|哦|学的是|要学|要考|名字是)[\s,:，：]*)*/
  const [first = ''] = text.replace(lead, '').split(/[,，。;；!！?？]|\.(?:\s|$)/)
  const bare = tidy(
    withoutCues(first)
      .replace(gradeBehind, '')
      .replace(/(?:这|那)门课?.*$|(?:[吧啊呀呢嘛呗哦啦喔了]|来着|课程)+$/u, '')
      .replace(/(?<=\p{Script=Han}{3})课$/u, ''),
  )
  const words = bare.split(' ')
  const [longest, most] = longName.test(bare) ? [90, 12] : [60, 6]
  if (bare.length < 2 || bare.length > longest || words.length > most) return null
  return isGeneric(bare) ? null : bare
}

/** Where a day or an amount was, the words that say what it is of are no name: "… due", 每次最多. */
function withoutCues(words: string): string {
  if (!/ {2}|^ | $/.test(words)) return words
  return trimCues(words, (name) =>
    [...findCues(name, dayCues), ...findCues(name, amountCues)].filter(
      ({ slot, start, end }) => slot !== 'exam' || end - start === 1,
    ),
  )
}

/** 热力学很难 names 热力学. */
const gradeBehind =
  / (?:is|seems|feels) (?:\w+ )*(?:hard|difficult|tough|easy)\b.*$|(?:也|真的?|比较|有点儿?|特别|非常|很|太|最|挺|好)+(?:难|简单|容易)(?:的|了|啊)*$/

/** No name alone. */
const saysMore =
  /\d|\b(?:i|my|we|it|this|that|pass|learn|study|plan|need|have|want|exams?|finals?|midterms?|tests?|please|can|could|what|when|how)\b|我|你|这|那|考|要|想|复习|学习|挂|了|年/

/** "Topology, exam on 18 December, 6 chapters": the name that stands before all that is told of it; null for none. */
export function readLeadingCourse(text: string): string | null {
  const [first = '', ...rest] = text.split(/[,，:：;；]/)
  if (rest.length === 0 || saysMore.test(first) || readTalk(first.trim()) !== null) return null
  return readBareCourse(first)
}

/** Of many words only what names of courses are made of. */
const longName =
  /\b(?:introduction|intro) to\b|\b(?:of|foundations|principles|fundamentals|theory)\b/

function findEnglish(text: string): string | null {
  const one = tidy(both.exec(text)?.[1] ?? '')
  if (one !== '' && !isGeneric(one)) return one
  for (const lead of englishLeads) {
    for (const match of text.matchAll(new RegExp(lead, 'g'))) {
      const bare = tidy(match[1] ?? '')
      if (bare.length > 1 && !isGeneric(bare)) return bare
    }
  }
  return null
}

/** 把有机化学考过. */
const chineseObject =
  /把(?:我的|这门|那门)?([\p{Script=Han}A-Za-z0-9+#]{2,14}?)(?:这门课)?(?:都|也|给|好好)?(?:考过|学完|学好|学会|学懂|弄懂|过了|过掉|拿下|搞定|啃完|啃下来|复习完|复习好|补上|吃透)/u

/** 我要考过 machine learning. */
const mixedName =
  /(?:考过|通过|过掉|学好|学会|学完|学|复习|备考|准备|补考|重修|规划)\s*([a-z][a-z0-9+#&' -]{2,40}?)\s*(?=[,，。.;；!！?？]|$|\p{Script=Han})/u

function findChinese(text: string): string | null {
  if (!/\p{Script=Han}/u.test(text)) return null
  const object = chineseObject.exec(text)?.[1]
  if (object !== undefined && !isGeneric(object)) return object
  const mixed = tidy(mixedName.exec(text)?.[1] ?? '')
  if (mixed.length > 2 && !isGeneric(mixed)) return mixed
  for (const lead of chineseLeads) {
    for (const match of text.matchAll(new RegExp(lead, 'gu'))) {
      const bare = tidyChinese(match[1] ?? '')
      if (bare.length > 1 && !isGeneric(bare)) return bare
    }
  }
  return null
}

/** 呃我数据结构: words to begin with, and those that only sound, are no part of a name. */
function tidyChinese(words: string): string {
  return words
    .trim()
    .replace(
      /^(?:一?个(?!人|体)|(?:给我|帮我|替我)?(?:做|弄|列|定|制定|安排|排|搞|来)(?:一?个|一?份|一下)|帮我|给我|一下|一遍|我(?!国)的?|这门|那门|一门|课|[呃嗯额啊哦唉哎诶噢欸]+|那个|就是|其实|然后|不过|但是?|可是|因为|现在|感觉|这个)+/u,
      '',
    )
    .replace(/(?:[啊呀呢吧嘛呗哦啦喔哈]|来着)+$/u, '')
}

function tidy(words: string): string {
  return words
    .trim()
    .replace(/^(?:(?:a|an|the|my|our|this|that|for|in|on|of)\s+)+/, '')
    .replace(englishTail, '')
    .replace(/(?: of| the)+$/, '')
    .replaceAll(/^["'\s]+|["'\s.:]+$/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** Says nothing of which course it is. */
export function isGeneric(words: string): boolean {
  if (!/\p{L}/u.test(words) || words.split(' ').every((each) => generic.has(each))) return true
  return chineseGeneric.test(words) || isNoCourseName(words)
}
