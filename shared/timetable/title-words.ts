// Lists once the words by which titles name kinds of lessons and of exams, in the languages that timetables come in.

/** What is held, as alternatives of a pattern. */
const kinds = {
  lecture: String.raw`lectures?|lec|vorlesung(?:en)?|vl|cours magistra(?:l|ux)|cm|hoorcolleges?|wykład|lezion[ei]|clases? (?:teóricas?|magistral(?:es)?)|teor[ií]a|aulas? teóricas?|讲座|讲授|理论课?|講義`,
  tutorial: String.raw`tut(?:orials?|orium)?|recitation|discussion(?: section)?|(?:problems?|examples?) class|drop-?in|problemas|讨论课?`,
  exercise: String.raw`exercises?|übung(?:en)?|travaux dirigés|td|kh?ôlles?|werkcolleges?|ćwiczenia|esercitazion[ei]|习题课?|演習`,
  seminar: String.raw`(?:pro)?seminars?|workshops?|séminaire|seminari[oe]|研讨课?`,
  lab: String.raw`lab(?:oratory|s)?|practicals?|computer (?:class|lab|session)|praktikum|practicum|travaux pratiques|tp|laborator(?:io|ium)|laboratoire|prácticas?|práticas?|实验课?|上机|实践|实训`,
} as const

/** Also what says it only behind a mark. */
export const lessonKind = [...Object.values(kinds), 'class', 'supervision', 'üb?', '[周晚]测'].join(
  '|',
)

export const examKind = String.raw`(?:(?:final|mid-?term)\s+)?exam(?:ination)?s?|mid-?terms?|finals?|quiz(?:zes)?|klausur|prüfung|examen|partiel|parcial|esame|ds ?\d*|devoir surveillé|期[中末]|[一二三]模|(?:期[中末])?(?:考试|测验)`

const anyLesson = wordsOf(`${lessonKind}|lesson|[课課]`)

export function saysLesson(text: string): boolean {
  return anyLesson.test(text)
}

const { tutorial, exercise, seminar, lab } = kinds
const prepared = wordsOf([tutorial, exercise, seminar, lab].join('|'))

/** A lesson that is prepared, and not gone over. */
export function isPreparedLesson(title: string): boolean {
  return prepared.test(title)
}

// As a subject the words stay: "Exercise Physiology", 实验心理学.
const practised = new RegExp(
  String.raw`\b(?:labs?|laborator(?:y|ies))\b|实验(?!心理|经济|动物|设计)|上机|实训|(?<!\p{L})(?:${exercise}|${lab})\s*\d*\s*[)\]）】]?\s*$`,
  'iu',
)

/** A lesson in which the work itself is done. */
export function isPractisedLesson(title: string): boolean {
  return practised.test(title)
}

/** As whole words; in Chinese anywhere. */
export function wordsOf(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{Script=Latin})(?:${words})(?!\p{Script=Latin})`, 'iu')
}
