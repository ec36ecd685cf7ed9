// The field `materials`: what there is to learn from and for what, each line with its citation.
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { cleanTitle } from '../../../shared/words/titles/quote-title.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'
import { reportText } from '../report-text.ts'

const words: Record<
  Language,
  { file: (file: string, records: number) => string; none: string; remark: string }
> = {
  en: {
    file: (file, records) =>
      `${file}: ${records === 1 ? '1 entry of your plan was' : `${records} entries of your plan were`} read from it`,
    none: 'No files yet: your own notes and the lectures',
    remark:
      'The course has no sources yet. Add files to them, and this can be written from what they hold.',
  },
  zh: {
    file: (file, records) => `${file}：计划里有 ${records} 项读自这个文件`,
    none: '还没有文件：先用自己的笔记和课堂内容',
    remark: '这门课还没有资料。加上文件后，可以按里面的内容来写。',
  },
}

/** Without any file it says that: a student may learn from what is not in the computer. */
export function writeMaterials(material: PackMaterial): Result<FieldText, string> {
  const { research, language } = material
  const say = words[language]
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
