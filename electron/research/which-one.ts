// Finds which one of several is meant, by its number or its letter.
import { readChineseNumber, writeChineseNumber } from '../../shared/time/numbers.ts'

// Finds which one of several is meant: "the third homework", "homework 3", 第三次作业. All ways to write one number.

const words = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

/** In a text as `toForm` has it; `said` is what stands there. */
export function findOrdinals(form: string): { said: string; number: number }[] {
  const found: { said: string; number: number }[] = []
  for (const match of form.matchAll(
    /第([一二三四五六七八九十]{1,3})(?:次|个|份|讲|部分|轮|阶段)?|(?<=\| )([一二三四五六七八九十]{1,3})(?![一二三四五六七八九十共次个天周般定起些直样时日年月])|(?<=[ |])(?:第 )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:次|个|份|讲))?(?=[ |])|(?<=[ |])([a-z]+)(?=[ |])/gu,
  )) {
    const [said, counted, chinese, digit, word] = match
    const number =
      digit !== undefined
        ? Number(digit)
        : word !== undefined
          ? words.indexOf(word) + 1
          : (readChineseNumber(chinese ?? counted ?? '') ?? 0)
    if (number >= 1 && number <= 99) found.push({ said, number })
  }
  return found
}

/** Whatever says it in a text as `toForm` has it. */
export function ordinalForms(number: number): string[] {
  const word = words[number - 1]
  const chinese = writeChineseNumber(number)
  const counted = ['作业', '实验', '习题', '项目', '练习', '测验', '报告', '论文', '章', '单元']
  const ending =
    number % 10 === 1 ? 'st' : number % 10 === 2 ? 'nd' : number % 10 === 3 ? 'rd' : 'th'
  return [
    ...['assignment', 'homework', 'lab', 'experiment', 'project', 'quiz', 'chapter', 'week', 'set']
      .concat(['exercise', 'sheet', 'lecture', 'unit', 'part', 'report', 'paper', 'test', 'exam'])
      .map((each) => ` ${stem(each)} ${number} `),
    ` ${number}${number > 10 && number < 14 ? 'th' : ending} `,
    ...(word === undefined ? [] : [` ${word} `]),
    `第${chinese}`,
    ...counted.map((each) => `${each}${chinese}`),
  ]
}

// Finds which one of several is meant where they have letters: "group A", A 组, B卷. All ways to say one of them.

const kinds: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['group', 'team', 'cohort'],
    ['组', '小组'],
  ],
  [['section', 'class', 'stream'], ['班']],
  [['version', 'paper'], ['卷']],
  [
    ['building', 'block'],
    ['栋', '座', '楼'],
  ],
  [
    ['part', 'zone', 'area'],
    ['区', '部分'],
  ],
]

export type LetteredPart = { said: string; forms: readonly string[]; search: readonly string[] }

/** The letter is a capital: "a group" is any. */
const chinese = /(?<![A-Za-z\d])([A-Z])\s?(小组|部分|[组班卷栋座楼区])/gu
const english =
  /\b(group|team|cohort|section|class|stream|version|paper|building|block|part|zone|area) ([A-Z])(?![\w'’])/giu

export function findLetteredParts(text: string): LetteredPart[] {
  return [
    ...Array.from(text.matchAll(chinese), ([said, letter = '', kind = '']) =>
      toPart(said, letter, kind),
    ),
    ...Array.from(text.matchAll(english), ([said, kind = '', letter = '']) =>
      toPart(said, letter, kind.toLowerCase()),
    ).filter(({ said }) => /\p{Lu}$/u.test(said)),
  ]
}

function toPart(said: string, letter: string, kind: string): LetteredPart {
  const [names, words] = kinds.find((each) => each.some((list) => list.includes(kind))) ?? [[], []]
  const forms = [
    ...names.map((name) => `${name} ${letter}`),
    ...words.map((word) => `${letter} ${word}`),
  ]
  return { said, forms, search: forms }
}

/**
 * The stem of an English word, as far as two forms of one word have to meet. Endings of English
 * words folded: enough to meet "exams" by "exam" and "graded" by "grade".
 */
export function stem(said: string): string {
  if (said.length < 4) return said
  const whole = said
    .replace(/ies$/u, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/u, '')
    .replace(/(?<=[^su])s$/u, '')
  const bare = whole.length > 5 ? whole.replace(/(?:ing|ed)$/u, '') : whole
  const single = bare === whole ? bare : bare.replace(/([bdfgmnprt])\1$/u, '$1')
  return single.length > 4 ? single.replace(/e$/u, '') : single
}
