// The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { portraitOf } from '../../../shared/agent/standing-change.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import { sayDuration } from '../../../shared/words/dates/say-duration.ts'
import { answerLines } from '../answer-lines.ts'
import { splitNoted } from '../split-noted.ts'
import { readCourse } from '../course-facts.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'

const words: Record<
  Language,
  {
    portrait: (text: string) => string
    worked: (done: number, of: number, time: string) => string
    nothing: string
    unsaid: string
    remark: string
  }
> = {
  en: {
    portrait: (text) => `Noted in “About you”: ${text}`,
    worked: (done, of, time) => `Worked so far: ${done} of ${of} sessions, ${time}`,
    nothing: 'Nothing is known yet of what you know and what is hard. Say a few words about it.',
    unsaid: 'Starts from the beginning: nothing was said of what you know already.',
    remark: 'You have not said what you know already, so everything counts as new.',
  },
  zh: {
    portrait: (text) => `“关于你”里记着：${text}`,
    worked: (done, of, time) => `已经学过：${of} 次里的 ${done} 次，共 ${time}`,
    nothing: '还不知道你已经会什么、觉得什么难。说几句就行。',
    unsaid: '从头学起：还没说已经会什么。',
    remark: '你还没说已经会什么，这里先都当作新内容。',
  },
}

export function writeKnowledge(material: PackMaterial): Result<FieldText, string> {
  const { standing, course, language } = material
  const say = words[language]
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
