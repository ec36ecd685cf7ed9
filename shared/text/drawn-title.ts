// A title as a block draws it: without the course's code and the word that every lecture carries.
const number = String.raw`^[A-Z]{2,10}[-_ .]?\d[\d.]+[A-Z]?`
const code = new RegExp(String.raw`${number}\s*(?:[:：|]|\s[-–—]\s)\s*(?=\S)`)
const codeOfName = new RegExp(String.raw`${number}\s+(?=\p{L}{3})`, 'u')

const lectures = 'lecture|lec|class|course|vorlesung|cours|理论|理论课|讲授|讲课|授课'
const lecture = new RegExp(
  String.raw`(?<=\S)(?:\s*[([（【](?:${lectures})[)\]）】]|\s+[-–—]\s+(?:${lectures}))\s*$`,
  'iu',
)

const kindAfterDash = /\s+[-–—]\s+(?=[^-–—\s]{2,14}$)/u

/**
 * "MATH-101: Calculus I (Lecture)" is "Calculus I"; "(Tutorial)" and "- Lab", as ": Lab", tell lessons apart and stay. A code without
 * a sign after it goes where the title names its course: of "COMP2711 Lab" it is all that names the course.
 * `short` stands in the place of the course.
 */
export function drawnTitle(title: string, course = '', short = ''): string {
  const named =
    course !== '' && title.includes(course)
      ? title.replace(course, () => short || drawnCourse(course))
      : short !== '' && course !== ''
        ? title.replace(drawnCourse(course), () => short)
        : title
  // A dash would begin a line by itself.
  return named.replace(code, '').replace(lecture, '').replace(kindAfterDash, ': ')
}

function drawnCourse(course: string): string {
  return drawnTitle(course).replace(codeOfName, '')
}

/** The course in a line of its own, unless the title names it. */
export function courseLine(title: string, course: string, short = ''): string {
  const drawn = drawnCourse(course)
  return title.toLowerCase().includes(drawn.toLowerCase()) ? '' : short || drawn
}

const softHyphen = '\u00AD'
const breakPoint = '\u200B'
const unbroken = '\u00A0'
/** "Review 1": a number says nothing in a line of its own. */
const lastNumber = / (?=\d{1,3}$)/
/** More letters than most columns hold in a line. */
const isLongWord = (word: string): boolean => word.length > 10
/** Letters that stay together at either end of a word. */
const margin = 3

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Where a title may break: long Latin words at syllables, Chinese between words and never within
 * one. No browser here hyphenates by itself or knows Chinese words.
 * The title with invisible break points; the style sheet forbids all others in Chinese
 * (`keep-all`). A Latin word gets
 * them only where no line has room for it.
 */
export function breakableTitle(title: string, isTooLong = isLongWord): string {
  return title
    .replace(lastNumber, unbroken)
    .replaceAll(/[A-Za-z]+/g, (word) => (isTooLong(word) ? hyphenate(word) : word))
    .replaceAll(/[\p{sc=Han}\p{P}]+/gu, breakBetweenWords)
}

// Before each word but the first, and not after what opens a bracket or a quotation.
function breakBetweenWords(text: string): string {
  let broken = ''
  for (const { segment, isWordLike } of words.segment(text)) {
    const mayBreak = isWordLike === true && broken !== '' && !/\p{Ps}|\p{Pi}$/u.test(broken)
    broken += `${mayBreak ? breakPoint : ''}${segment}`
  }
  return broken
}

// Before a consonant that a vowel follows, unless it sounds together with the letter before it.
function hyphenate(word: string): string {
  let broken = word.slice(0, margin)
  for (let index = margin; index < word.length; index += 1) {
    const isBreak =
      index <= word.length - margin &&
      !isVowel(word[index]) &&
      isVowel(word[index + 1]) &&
      !isPair(word[index - 1], word[index])
    broken += `${isBreak ? softHyphen : ''}${word[index] ?? ''}`
  }
  return broken
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouyAEIOUY'.includes(letter)
}

const pairs = new Set([
  'th',
  'ch',
  'sh',
  'ph',
  'qu',
  'ck',
  'tr',
  'pr',
  'gr',
  'dr',
  'cr',
  'br',
  'pl',
])

function isPair(first: string | undefined, second: string | undefined): boolean {
  return pairs.has(`${first ?? ''}${second ?? ''}`.toLowerCase())
}
