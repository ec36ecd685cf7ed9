// What the student says the work is like: difficulty, intensity, rhythm, kind of subject, priority.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findKind } from '../read/work-kinds.ts'

type Graded = readonly [number, RegExp]

/** The first that fits counts: what is denied stands before what is said. */
const difficulties: readonly Graded[] = [
  [2, /\b(?:not (?:that |so |too |very |really )?(?:hard|difficult|bad)|isn't (?:that |so |too |very )?(?:hard|difficult))\b|不(?:算|太|怎么|是很|很)?难/],
  [3, /\b(?:not (?:that |so |too |very )?easy|so[- ]so|average|middling|medium|normal|moderate|manageable|okay-ish|(?:it's|is) (?:ok|okay|alright|all right|fine)(?: for me| i guess)?$)\b|一般(?!来说)|还(?:行|可以|好)|中等|适中|不(?:算)?(?:太)?(?:简单|容易)|普通/],
  [5, /\b(?:(?:very|extremely|really|so|super|insanely|incredibly|way too) (?:hard|difficult|tough|heavy)|hardest|impossible|nightmare|brutal|(?:completely|totally) lost|hate it|(?:understand|know|understood) (?:nothing|almost nothing)|never (?:went|attended|opened))\b|(?:非常|特别|很|太|超级?|巨|极其?|十分|最)(?:难|吃力|头疼)|完全(?:不会|不懂|听不懂|没(?:学|听|看))|一(?:点|窍)(?:都|也)?不(?:会|懂|通)|啥都不会|零基础|没怎么(?:听|学)|基本没(?:听|学)/],
  [4, /\b(?:hard|difficult|tough|challenging|tricky|struggl\w+|weak|not good at|bad at|poor at|far behind|behind|confus\w+|heavy|(?:don't|do not|can't|cannot) (?:really )?(?:get|understand|follow)|never (?:really |quite )?(?:got|understood|followed)|failed)\b|难|吃力|薄弱|没(?:太|怎么)?[听看学弄搞]懂|听不(?:太)?懂|学不(?:太)?(?:懂|会|明白)|不(?:太)?(?:会|懂|擅长)|基础(?:差|不好|弱)|跟不上|落下|挂(?:过|了)|头疼|恶心|烧脑|最菜/],
  [1, /\b(?:very|really|super|so|extremely) easy\b|(?:非常|特别|很|太|超级?)(?:简单|容易)/],
  [2, /\b(?:easy|simple|light|comfortable|good at it|doing well|know (?:most|much) of it|basics|mostly (?:know|done))\b|简单|容易|轻松|不费劲|基础(?:还)?(?:好|不错)|都会|比较熟|擅长/],
] // prettier-ignore
const bareGrade =
  /^[\s,.]*(?:about |around |maybe |level |大概|难度)?([1-5])(?:\/5| of 5| out of 5|分|级|星)?[\s.。]*$/
const grade = /(?<![\d/])([1-5]) ?(?:\/ ?5|(?:out )?of (?:5|five))(?![\d/])|难度(?:大概|算|是|有|打|给)*([1-5一二三四五])(?!\d|次|章)|\bdifficulty (?:is |of |about )*([1-5])(?!\d)/ // prettier-ignore

export function readDifficulty(text: string, asks: boolean): number | null {
  const bare = asks ? bareGrade.exec(text)?.[1] : undefined
  const told =
    bare ??
    grade
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined)
  if (told !== undefined) return readNumber(told)
  return difficulties.find(([, words]) => words.test(text))?.[0] ?? null
}

const intensities: readonly Graded[] = [
  [5, /\b(?:exhausting|draining|brain-?melting|intense(?:ly)?|high intensity|full concentration)\b|烧脑|费脑|高强度|特别累|很累/],
  [2, /\b(?:relaxing|low intensity|light reading|on the side)\b|低强度|不费脑|轻松看看/],
] // prettier-ignore

export function readIntensity(text: string): number | null {
  return intensities.find(([, words]) => words.test(text))?.[0] ?? null
}

const steady =
  /\b(?:steady|steadily|a (?:little|bit) (?:every|each|a|per) (?:day|week)|every day|each day|daily|spread (?:it |them |this )?(?:out|over|evenly)?|evenly|bit by bit|little by little|small (?:sessions|blocks|steps)|short sessions|regular(?:ly)?|gradually)\b|每天(?:都)?(?:一点|学一点|来一点|做一点|安排一点|看一点|一点点)|每天都?学|(?:细水长流|循序渐进|慢慢|均匀|平均|分散|分摊|稳(?:步|扎|一点)|一点一点|少量多次)/
/** "Rather a few long sessions than a bit every day". */
const ratherRapid =
  /\b(?:rather|prefer)\b.{0,50}\b(?:long|big|few|intensive)\b.{0,40}\b(?:than|to|over|instead of)\b.{0,30}\b(?:bit|little|every day|each day|daily|short)\b/
const rapid =
  /每(?:周|个?星期)[^,，。]{0,4}[一两二三123] ?(?:次|天|回)|\b(?:once|twice|(?:one|two|three|[123]) (?:long )?(?:sessions?|times|days)) (?:a|per|each|every) week\b|\b(?:rapid(?:ly)?|cram(?:ming)?|fast|as (?:fast|quickly|soon) as possible|in one go|all at once|(?:two|three|few|long|big) (?:long |big )?(?:sessions|blocks|days)(?: a week)?(?! (?:on|for|of) (?:each|every|it))|long (?:sessions|blocks)|marathon|sprint|quickly|last minute|intensive(?:ly)?|whole days)\b|突击|冲刺|集中|速成|一口气|尽快|短时间|大块|连着学|整块|临时抱佛脚|快速/
const notRapid =
  /\b(?:not|don't want to|no|without|hate|avoid) (?:to )?(?:cram|rush|sprint)\w*|不(?:想|要|要求)?(?:突击|集中|赶|临时抱佛脚)/
const notSteady =
  /\b(?:not|can't|cannot|don't want to) (?:\w+ )?(?:every day|daily)\b|不(?:想|能|要|用)每天/

export function readStrategy(text: string): TaskClass['strategy'] | null {
  if (notRapid.test(text)) return 'steady'
  if (notSteady.test(text) || ratherRapid.test(text)) return 'rapid'
  if (steady.test(text)) return 'steady'
  return rapid.test(text) ? 'rapid' : null
}

const saysSubject: [TaskClass['subjectType'], RegExp][] = [
  ['memory', /\b(?:memori[sz]\w*|by heart|rote|facts to learn|vocabulary)\b|背(?:诵|书|的)|死记|记忆(?:为主|类)|要背/],
  ['quantitative', /\b(?:calculations?|proofs?|formulas?|maths?y|problem solving|quantitative)\b|计算|推导|证明题?|公式|刷题/],
  ['reading', /\b(?:a lot of reading|reading[- ]heavy|mostly reading|readings)\b|阅读(?:为主|量)|要看的(?:书|文献)/],
  ['practical', /\b(?:coding|(?<!\b(?:dynamic|linear|integer|convex|quadratic|mathematical|stochastic|nonlinear) )programming|lab work|hands-on|practical)\b|编程|上机|实验课|动手|实操|写代码/],
  ['language', /\b(?:language course|speaking|listening)\b|语言课|口语|听力/],
] // prettier-ignore

/** `topics` are parts of the course: "agile programming is hard" names a topic, and no kind of work. */
export function readSubjectType(
  text: string,
  topics: readonly string[],
): TaskClass['subjectType'] | null {
  const named = topics.filter((topic) => !beginsWithKind(topic))
  const left = named.reduce((rest, topic) => rest.replace(topic, ' '), text)
  return saysSubject.find(([, words]) => words.test(left))?.[0] ?? null
}

/** "Proofs are hard for me": of the work itself. */
function beginsWithKind(topic: string): boolean {
  const bare = topic.replace(/^(?:(?:the|my|all|doing|writing)\s+)+/, '')
  return saysSubject.some(([, words]) => words.exec(bare)?.index === 0)
}

const ofCourse: [TaskClass['subjectType'], RegExp][] = [
  ['quantitative', /\b(?:calculus|algebra|maths?|mathematics|analysis|probability|statistics|stats|physics|mechanics|geometry|econometrics|accounting|logic|thermodynamics|signals?|circuits?|topology|number theory|optimi[sz]ation|finance|chemistry|algorithms?|discrete|(?:linear|integer|convex|dynamic|quadratic|nonlinear|mathematical|stochastic) programming)\b|微积分|数学|高数|代数|线代|概率|统计|物理|力学|几何|会计|电路|信号|热力|离散|数论|拓扑|财务|化学|算法|运筹|电磁/],
  ['practical', /\b(?:programming|java|python|coding|software|databases?|operating systems?|data structures?|web|lab(?:oratory)?|drawing|design|robotics|networks?)\b|c\+\+|编程|程序|数据结构|操作系统|数据库|软件|实验|制图|设计|网络|计组|组成原理/],
  ['language', /\b(?:english|french|german|spanish|japanese|chinese|korean|italian|russian|latin|ielts|toefl|linguistics)\b|英语|法语|德语|日语|韩语|西班牙语|俄语|雅思|托福|四级|六级|口译|汉语/],
  ['memory', /\b(?:anatomy|biology|genetics|pharmacology|medicine|physiology|botany|law|vocabulary|histology|geography|biochemistry)\b|解剖|生物|药理|医学|生理|法(?:学|律|理)|地理|思政|马原|毛概|近代史|史纲|民法|刑法|政治|组胚|遗传/],
  ['reading', /\b(?:history|philosophy|literature|sociology|politics|psychology|\w*economics|management|education|ethics|anthropology|marketing)\b|历史|哲学|文学|社会学|心理|经济|管理|教育|伦理|传播|新闻|营销/],
] // prettier-ignore

/** What a course of this name, or work of this title, is usually like; null when neither tells. */
export function subjectOf(course: string, work: string): TaskClass['subjectType'] | null {
  const name = course.toLowerCase()
  const kind = findKind(work)?.subjectType ?? null
  return ofCourse.find(([, words]) => words.test(name))?.[0] ?? (kind === 'mixed' ? null : kind)
}

const urgent =
  /\b(?:most important|top priority|highest priority|very important|top prio|high(?:est)? prio|urgent|matters most|comes first)\b|最重要|优先级?最高|最优先|特别重要|非常重要|很重要|必须过/
const high =
  /\b(?:high(?:er)? priority|priority (?:should be |to be |is |to )?(?:high(?:er)?|up)|(?:raise|increase) (?:the |its )?priority|prioriti[sz]e (?:it|this))\b|优先级?(?:要|得|应该|调|提|再|给|设)*高|(?:提高|调高)(?:它的)?优先级?|优先(?:安排|处理|排)/
const minor =
  /\b(?:not (?:so |that |very )?important|low prio(?:rity)?|can wait|on the side)\b|不(?:太|那么|怎么)?重要|不(?:着?急)|优先级?(?:比较|很|最)?低/

export function readPriority(text: string): number | null {
  if (minor.test(text)) return 2
  if (urgent.test(text)) return 5
  if (high.test(text)) return 4
  return /优先级?(?:就)?(?:中等|一般|普通)|\b(?:medium|normal|average) prio(?:rity)?\b/.test(text)
    ? 3
    : null
}

const embeds =
  /\b(?:during (?:the |my )?(?:lectures?|classes|other classes)|in class too|while (?:in|sitting in) (?:class|lectures?))\b|(?:上课|听课|课上|水课)(?:时|的时候|期间)?(?:也)?(?:可以|能)/

export function readMayEmbed(text: string): boolean | null {
  return embeds.test(text) ? !/\b(?:not|don't|never)\b|不/.test(text) : null
}
