// A title as a block draws it: without the course's code and the word that every lecture carries.

const number = String.raw`^[A-Z]{2,10}[-_ .]?\d[\d.]+[A-Z]?`
const code = new RegExp(String.raw`${number}\s*(?:[:：|]|\s[-–—]\s)\s*(?=\S)`)
const codeOfName = new RegExp(String.raw`${number}\s+(?=\p{L}{3})`, 'u')

const lectures = 'lecture|lec|class|course|vorlesung|cours|理论|理论课|讲授|讲课|授课'
const lecture = new RegExp(
  String.raw`(?<=\S)(?:\s*[([（【](?:${lectures})[)\]）】]|\s+[-–—]\s+(?:${lectures}))\s*$`,
  'iu',
)

/**
 * "MATH-101: Calculus I (Lecture)" is "Calculus I"; "(Tutorial)" and "- Lab" tell lessons apart and stay. A code without
 * a sign after it goes where the title begins with its course: of "COMP2711 Lab" it is all that names the course.
 */
export function drawnTitle(title: string, course = ''): string {
  const named =
    course !== '' && title.startsWith(course)
      ? drawnCourse(course) + title.slice(course.length)
      : title
  return named.replace(code, '').replace(lecture, '')
}

function drawnCourse(course: string): string {
  return drawnTitle(course).replace(codeOfName, '')
}

/** The course in a line of its own, unless the title names it. */
export function courseLine(title: string, course: string): string {
  const drawn = drawnCourse(course)
  return title.toLowerCase().includes(drawn.toLowerCase()) ? '' : drawn
}
