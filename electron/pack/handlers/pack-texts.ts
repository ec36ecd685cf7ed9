// Texts of course packs that could be kept for recall (R7): what is to be known of a course, as its pack has it.
import { listPackCourses, readPack } from '../../../db/pack.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { readTopics } from '../../../shared/pack/topic-lines.ts'
import { type Material, maxText } from '../../../shared/recite/material.ts'
import type { PackText } from '../../../shared/recite/requests.ts'
import { readTokens } from '../../../shared/recite/tokens.ts'
import { packFieldName } from '../../../shared/pack/name-pack.ts'

/** Fields that say what there is to know; the others speak of the student, of files and of the plan. */
const recallable: readonly PackFieldKey[] = ['topics', 'demands', 'guide']

/** Fewer units are no text to recite. */
const fewestUnits = 5

export function packTexts(
  database: WeekloomDatabase,
  materials: readonly Material[],
  language: Language,
): PackText[] {
  return listPackCourses(database).flatMap((course) => {
    const own = materials.filter((material) => material.course === course)
    const { fields } = readPack(database, course)
    return recallable.flatMap((key) => {
      const text = textToKnow(key, fields[key]?.text ?? '')
      const title = packFieldName(key, language)
      const isKept = own.some((material) => material.title === title || material.text === text)
      const isFit = text.length <= maxText && readTokens(text).length >= fewestUnits
      return isFit && !isKept ? [{ course, title, text }] : []
    })
  })
}

/** What share of the work a topic has is nothing to know by heart. */
function textToKnow(key: PackFieldKey, text: string): string {
  const lines = key === 'topics' ? readTopics(text).map(({ title }) => title) : [text]
  return lines.join('\n').trim()
}
