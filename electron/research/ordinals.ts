// Finds which one of several is meant: "the third homework", "homework 3", 第三次作业. All ways to write one number.
import { readChineseNumber, writeChineseNumber } from '../../shared/time/numbers.ts'
import { stem } from './stem.ts'

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
