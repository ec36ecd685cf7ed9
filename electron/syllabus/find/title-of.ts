// Tidies what a demand or a piece of work is called: the words around it without dates, weights and filling.

const filling =
  /(?<=[:：,，]\s*)(?:out|posted|released|assigned|available)(?=\s*(?:[,，;:]|$))|\b(?:(?:by|at|before)?\s*the (?:beginning|start|end) of (?:the )?(?:class|lecture|session)?(?: meeting)?|today|tonight|tomorrow|(?:this|that|the) (?:session|class|discussion|lecture|meeting)|(?:on|via|in|to|through|by) (?:canvas|moodle|gradescope|blackboard|github|learn|e-?mail)|click here|is|are|will be|was|must be|should be|please|due dates?|due(?: back(?= by\b))?|deadlines?|submit(?:ted)?|(?:is )?(?:released|assigned|handed out|out now)|(?:\d{1,2} )?uhr|hand(?:ed)?[\s-]in|turn(?:ed)?[\s-]in|upload(?:ed)?|abgabe|closes?|held|takes? place|scheduled|by|on|at|before|until|no later than|in class|via canvas|on canvas|on moodle|in the evening|tentative(?:ly)?|worth)\b/giu
const chineseFilling =
  /^\s*前|\s前(?=\s|$)|发送?[到至].*$|[缴繳]交?|(?:上)?课前|点击此处|已?发布|布置|请于|请在|截止(?:日期|时间)?|截至|提交|上交|完成|之前|以前|前交|交(?=$|[，,。 ])|日期|(?:考试)?时间|地点|举行|进行|为(?=$|\s)|于(?=$|\s)|在(?=$|\s)|安排|ddl|随堂(?:进行)?|上传(?:[到至]\p{L}*)?|前(?=$|[，,。\s]|提交|上交|完成|交|上报|填报)|上报|填报/giu
const weights =
  /[（(]?\s*(?:worth\s+)?(?:占(?:总评)?|总评)?\s*\d{1,3}(?:\.\d)?\s*[%％]\s*(?:of (?:the )?(?:final |course |total )?grade)?\s*[)）]?/giu
const durations =
  /[（(,]?\s*\d{1,3}(?:\.\d)?\s*-?\s*(?:hours?|hrs?|minutes?|mins?|个?小时|分钟)\s*[)）]?/giu
const edges =
  /^[\s\p{P}\p{S}]+|[\s,;:，；：、。.\-–—→⇒|·•*@=+（(【[]+$|(?<![[【][^\]】]*)[\]】]+$/gu
const emptyBrackets = /[（([【]\s*[,，、;；\-–—~\s]*[)）\]】]/gu

/** What led to the date that was taken out of the text. */
const dangling = /\s+(?:for|by|due|before|until|from|on|in|at|of|and|this|next)$/iu

/** Up to this many characters; more is a sentence and no name. */
const longest = 70

export function tidyTitle(text: string): string {
  let title = text
    .replaceAll(weights, ' ')
    .replaceAll(durations, ' ')
    .replaceAll(emptyBrackets, ' ')
    .replaceAll(/\s+/gu, ' ')
  for (let round = 0; round < 3; round += 1)
    title = title.replaceAll(edges, '').replaceAll(emptyBrackets, ' ')
  title = balance(title.replace(/^(?:and|the|a|an|for|of|your|our|with|和|与|以及|的)\s+/iu, ''))
  return /^(?:and|or|the|an?|[和与及])$/iu.test(title) ? '' : shorten(title.replace(dangling, ''))
}

export function tidyDeadline(text: string): string {
  // The number of a line in a list is no part of what it names.
  const plain = text.replace(/^\s*\d{1,2}[.)、]\s*(?=\p{L}{2})/u, '')
  return tidyTitle(plain.replaceAll(filling, ' ').replaceAll(chineseFilling, ' '))
}

const namedShortly = 7

/** Of "final exam in the form of a project that …" what it is, without what is said about it. */
export function nameOfDue(title: string): string {
  const sentence = title.split(/[.!?]\s+(?=\p{Lu})|\s+[—–]\s+/u).at(-1) ?? title
  if ((sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= namedShortly) return sentence
  const [name = ''] = sentence.split(aboutIt)
  return /\p{L}{3}/u.test(name) ? tidyTitle(name) : sentence
}

const aboutIt =
  /\s*[([,;:，；：（]|\s+(?:that|which|who|where|when|if|so|because|in the form|in which|as well|reviewing|describing|covering|based|using|consisting|including)\b|\.\s/iu

/** A bracket whose other half was cut off goes too. */
function balance(text: string): string {
  const opened = (text.match(/[(（]/gu) ?? []).length
  const closed = (text.match(/[)）]/gu) ?? []).length
  return opened === closed
    ? text
    : text
        .replaceAll(/[()（）]/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim()
}

function shorten(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest).join('')
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('，'), cut.lastIndexOf('。'))
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:，；：、.]+$/u, '')}…`
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const chineseDigits = '零一二三四五六七八九十'
const abbreviations: [RegExp, string][] = [
  [/\bproblem ?sets?\b|\bpsets?\b|\bps(?=\s?\d)/giu, 'problem set'],
  [/\bhomeworks?\b|\bhw(?=\s?\d|\b)/giu, 'homework'],
  [/\bassignments?\b/giu, 'assignment'],
  [/\bexam(?:ination)?s?\b/giu, 'exam'],
  [/\bmid-?terms?\b(?: exam| test)?/giu, 'midterm'],
  [/\bfinals\b|\bfinal exam\b/giu, 'final'],
  [/\bquizzes\b/giu, 'quiz'],
  [/期中(?:考试|考核|测试)?/gu, '期中考试'],
  [/期末(?:考试|考核|测试)?(?!论文|报告|项目|作业|汇报|展示|答辩)/gu, '期末考试'],
]

/** The same thing under its other spellings has the same key. */
export function keyOf(title: string): string {
  let key = title.normalize('NFKC').toLowerCase()
  for (const [pattern, name] of abbreviations) key = key.replaceAll(pattern, name)
  return key
    .replaceAll(
      /第?([一二三四五六七八九十])(?=次|$|[\s)）])/gu,
      (_, digit: string) => ` ${chineseDigits.indexOf(digit)} `,
    )
    .replaceAll(/\b(?:no|number)\b|#|[^\p{L}\p{N}]+|次/gu, ' ')
    .replaceAll(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})|(?<=[a-z])(?=\d)/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'the')
    .map((word) =>
      romans.includes(word) && word !== 'i' ? String(romans.indexOf(word) + 1) : word,
    )
    .join(' ')
}
