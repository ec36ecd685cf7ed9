// Finds sentences outside of the catalogue: Chinese in product code, and code that compares the language.
import { comment } from './source.ts'

/** These read what people, schools and programs write, in any language; they say nothing. */
const readers = [
  /^electron\/language\//,
  /^electron\/agent\/(?:cards\/plain-yes|said-days)/,
  /^electron\/(?:syllabus\/find|research|timetable\/(?:lessons|feed))\//,
  /^shared\/(?:time|timetable|research)\//,
  /^shared\/(?:recite|guide|homework)\/(?!say-)/,
  /^electron\/(?:homework|pack)\/(?!scene\/say-|terminal\/)/,
  /^electron\/(?:agent\/cards\/keep-scene-card|terminal\/values|orchestrator\/route-turn)\.ts$/,
  /^electron\/(?:recite\/scene\/scene|syllabus\/draft\/(?:effort|make-draft)|export\/pages\/set-text)\.ts$/,
  /^electron\/timetable\/import\/(?:read-lessons|resolve-term)\.ts$/,
  /^renderer\/guide\/guide-next-words\.ts$/,
  /^shared\/(?:pack\/work-lines|words\/course-names|text\/(?:cantonese|homophones|simple-characters|drawn-title))\.ts$/,
  // Its courses stand in a list with both of their names.
  /^electron\/timetable\/sample\//,
]

export function findSentences(path: string, text: string): string[] {
  if (path.startsWith('shared/i18n/') || path.startsWith('scripts/')) return []
  if (readers.some((reader) => reader.test(path))) return []
  const code = text.replaceAll(comment, (said) => said.replaceAll(/[^\n]/g, ' '))
  return code.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`
    if (/language\s*[!=]==\s*'/.test(line))
      return [`${place} compares the language: a sentence belongs into shared/i18n`]
    return /\p{Script=Han}/u.test(line) ? [`${place} holds Chinese outside of shared/i18n`] : []
  })
}
