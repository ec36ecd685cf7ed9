// The field `materials`: what there is to learn from and for what, each line with its citation.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'
import { reportText } from '../report-text.ts'

/** Without any file it says that: a student may learn from what is not in the computer. */
export function writeMaterials(material: PackMaterial): Result<FieldText, string> {
  const { research, language } = material
  const say = coreWords[language].writeMaterials
  const readings = (research?.demands ?? []).filter(({ kind }) => kind === 'reading')
  const found = reportText([...(research?.materials ?? []), ...readings])
  if (found.text !== '') return succeed({ ...found, remark: '' })
  const files = countFiles(material)
  if (files.size > 0) {
    const lines = [...files].map(([file, records]) => say.file(cleanTitle(file, language), records))
    return succeed(plainText(lines, say.remark))
  }
  return succeed(plainText([say.none], say.remark))
}

/** By file, how many of the course's records were read from it. */
function countFiles(material: PackMaterial): Map<string, number> {
  const { exams, classes, items } = readCourse(material)
  const known = new Set([
    ...exams.map(({ id }) => `task ${id}`),
    ...classes.map(({ id }) => `class ${id}`),
    ...items.map(({ id }) => `item ${id}`),
  ])
  const files = new Map<string, number>()
  for (const { record, id, file } of material.citations) {
    if (known.has(`${record} ${id}`)) files.set(file, (files.get(file) ?? 0) + 1)
  }
  return files
}
