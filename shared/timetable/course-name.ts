// The course that an event's title names: the title without course codes and kinds of lesson.

const code = String.raw`[A-Z]{0,8}[-_. ]?\d{2,}[A-Z]?(?:[-_./ ]?[A-Z0-9]+)*`
const lessonKind = String.raw`lectures?|lec|tutorials?|tut|seminars?|recitation|discussion|exercises?|lab(?:oratory)?|practical|class|vorlesung|übung(?:en)?|praktikum|讲座|理论|实验|习题课|上机|实践`
const bracketed = new RegExp(
  String.raw`\s*[[(（【]\s*(?:${code}|${lessonKind})\s*[\])）】]\s*$`,
  'iu',
)
const leadingCode = /^[A-Z]{2,8}[ -]?\d{2,4}[A-Z]?(?:[-.]\d+)?\s*[:–—-]\s+(?=\S)/u
const trailingKind = new RegExp(String.raw`\s*(?:[:–—-]\s*)(?:${lessonKind})\s*\d*$`, 'iu')
const lastWordKind =
  /(?<=\S)\s+(?:lecture|tutorial|recitation|discussion section|vorlesung|übung)$/iu

/** "MATH 101: Calculus I (Lecture)" is "Calculus I"; a title that is nothing else stays as it is. */
export function courseName(title: string): string {
  let name = title
  for (let round = 0; round < 3; round += 1) {
    const shorter = [bracketed, leadingCode, trailingKind, lastWordKind].reduce(
      (text, pattern) => text.replace(pattern, '').trim(),
      name,
    )
    if (shorter === '' || shorter === name) return name
    name = shorter
  }
  return name
}
