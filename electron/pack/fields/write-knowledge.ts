// The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { portraitOf } from '../../../shared/agent/standing-change.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { answerLines } from '../answer-lines.ts'
import { splitNoted } from '../split-noted.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'

export function writeKnowledge(material: PackMaterial): Result<FieldText, string> {
  const { standing, course, language } = material
  const say = coreWords[language].writeKnowledge
  const said = answerLines(material, 'knowledge')
  const { knowledge } = splitNoted(portraitOf(standing, course))
  const portrait = knowledge.replaceAll(/\s+/gu, ' ')
  const { items } = readCourse(material)
  const marks = items.flatMap((item) => markOf(item) ?? [])
  const minutes = marks.reduce((sum, mark) => sum + mark.minutes, 0)
  const worked =
    marks.length === 0
      ? []
      : [say.worked(marks.length, items.length, sayDuration(minutes, language))]
  const noted = portrait === '' ? [] : [say.portrait(portrait)]
  // Once the dialogue has begun, here or in a guide, silence is an answer too.
  if (said.length + worked.length + noted.length > 0)
    return succeed(plainText([...said, ...noted, ...worked]))
  return material.answers.length > 0 || material.guide !== null
    ? succeed(plainText([say.unsaid], say.remark))
    : fail(say.nothing)
}
