// Says what a card holds besides its changes, line by line: a document, the fields that a checkpoint settles, a plan's steps.
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { Language } from '../../shared/language.ts'
import { takeChanges, type PartQuestion } from '../../shared/schedule/part-of-diff.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import type { CardBody, PlanStep } from '../../shared/agent/card.ts'
import type { Pack } from '../../shared/pack/pack.ts'
import { isEmptyDiff } from '../../shared/schedule/diff.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'

/** Lines of one field; what is longer is read with a command of its own. */
const mostLines = 40

/** Nothing for a card of one call. `readPack` is asked for what a checkpoint settles. */
export function sayBriefLines(
  body: CardBody,
  language: Language,
  readPack: (course: string) => Pack,
): string[] {
  if (body.kind === 'checkpoint') return sayFields(body, readPack(body.course), language)
  if (body.kind === 'plan') return saySteps(body.steps, isEmptyDiff(body.diff))
  if (body.kind !== 'brief') return []
  const { aboutYou, before, nothing } = terminalWords[language].briefHeads
  const colon = grammar[language].joints.colon
  const operations = body.document.map(({ preview, reason }) =>
    reason === '' ? `· ${preview}` : `· ${preview}${grammar[language].joints.dash}${reason}`,
  )
  const portraits = (body.standing?.to ?? []).map(({ course, portrait }) => {
    const old = body.standing?.from.find((each) => each.course === course)?.portrait ?? ''
    const now = portrait === '' ? nothing : portrait
    return `${aboutYou} · ${cleanTitle(course, language)}${colon}${now}${old === '' ? '' : before(old)}`
  })
  return [...operations, ...portraits]
}

/** A single step beside its own effect would say the same twice. */
function saySteps(steps: readonly PlanStep[], isOnly: boolean): string[] {
  if (steps.length === 1 && !isOnly) return []
  return steps.map(
    ({ content }, index) => `${index + 1}. ${content.trim().replaceAll(/\s+/g, ' ')}`,
  )
}

/** Whoever settles fields has to see what they say. */
function sayFields(
  { course, fields }: Extract<CardBody, { kind: 'checkpoint' }>,
  pack: Pack,
  language: Language,
): string[] {
  const say = terminalWords[language].briefHeads
  return fields.flatMap(({ key, version }) => {
    const present = pack.fields[key]
    const name = `· ${packFieldName(key, language)}`
    if (present?.version !== version) return [`${name} (${say.newer})`]
    const lines = present.text.split('\n')
    const shown = lines.slice(0, mostLines).map((line) => `  ${line}`)
    const left = lines.length - shown.length
    return [name, ...shown, ...(left > 0 ? [`  ${say.more(left, course, key)}`] : [])]
  })
}

/** "#7 Limits 2: Mon …, needs #8". */
export function sayPartLine(
  question: PartQuestion,
  taskId: number,
  line: string,
  language: Language,
): string {
  const taken = takeChanges(question, [`task:${taskId}`])
  const needed = taken.ok ? taken.value.keys.filter((key) => key !== `task:${taskId}`) : []
  const ids = needed.flatMap((key) => (key.startsWith('task:') ? `#${key.slice(5)}` : []))
  const named = `#${taskId} ${line}`
  if (ids.length === 0) return named
  return terminalWords[language].partLine.text(named, ids)
}
