// What a card of a document writes, line by line, or the fields that a checkpoint of a course pack settles.
import type { CardBody } from '../../shared/agent/card.ts'
import type { Language } from '../../shared/language.ts'
import { packFieldName } from '../../shared/words/name-pack.ts'
import { cleanTitle } from '../../shared/words/quote-title.ts'

const words = {
  en: { aboutYou: 'About you', before: (text: string) => ` (before: ${text})`, nothing: 'nothing' },
  zh: { aboutYou: '关于你', before: (text: string) => `（原来：${text}）`, nothing: '不再记' },
} as const

/** Nothing for a card of another kind. */
export function sayBriefLines(body: CardBody, language: Language): string[] {
  if (body.kind === 'checkpoint')
    return body.fields.map(({ key, version }) => `· ${packFieldName(key, language)} (${version})`)
  if (body.kind !== 'brief') return []
  const { aboutYou, before, nothing } = words[language]
  const colon = language === 'en' ? ': ' : '：'
  const operations = body.document.map(({ preview, reason }) =>
    reason === '' ? `· ${preview}` : `· ${preview}${language === 'en' ? ' – ' : '——'}${reason}`,
  )
  const portraits = (body.standing?.to ?? []).map(({ course, portrait }) => {
    const old = body.standing?.from.find((each) => each.course === course)?.portrait ?? ''
    const now = portrait === '' ? nothing : portrait
    return `${aboutYou} · ${cleanTitle(course, language)}${colon}${now}${old === '' ? '' : before(old)}`
  })
  return [...operations, ...portraits]
}
