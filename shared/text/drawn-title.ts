// A title as a block draws it: without the course's code and the word that every lecture carries.

const code = /^[A-Z]{2,10}[-_ .]?\d[\d.]+[A-Z]?\s*(?:[:：|]|\s[-–—]\s)\s*(?=\S)/
const lecture =
  /(?<=\S)\s*[([（【](?:lecture|lec|class|course|vorlesung|cours|理论|理论课|讲授|讲课|授课)[)\]）】]\s*$/iu

/** "MATH-101: Calculus I (Lecture)" is "Calculus I"; "(Tutorial)" and "(Lab)" tell lessons apart and stay. */
export function drawnTitle(title: string): string {
  return title.replace(code, '').replace(lecture, '')
}

/** The course in a line of its own, unless the title names it. */
export function courseLine(title: string, course: string): string {
  const drawn = drawnTitle(course)
  return title.toLowerCase().includes(drawn.toLowerCase()) ? '' : drawn
}
