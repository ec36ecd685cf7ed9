// Tells which files are documents to read, and no timetables.

const syllabusEndings = [
  'pdf',
  'docx',
  'md',
  'markdown',
  'html',
  'htm',
  'txt',
  'yaml',
  'yml',
] as const

/** For the system's own dialog. */
export const syllabusFiles = syllabusEndings.map((ending) => `.${ending}`).join(',')

/** By its name: what is in it, reading shows. */
export function isSyllabusFile(fileName: string): boolean {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  return syllabusEndings.some((known) => known === ending)
}
