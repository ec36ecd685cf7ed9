// What can't be the name of a course, wherever it stood: a time, a clause of its own, what somebody is doing.

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
export function isNoCourseName(words: string): boolean {
  const { verb, with: particle } = doing.exec(words)?.groups ?? {}
  if (verb !== undefined && (particle !== undefined || isDone.has(verb))) return true
  if (described.test(words) || contracted.test(words) || finite.test(words) || chinese.test(words))
    return true
  return words.split(' ').every((word) => ofTime.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word))
}
