// Says what the pack scene says: questions, offers, what was written and what is missing, in both languages.
import { packWords, type PackWords } from '../../../shared/i18n/core/pack.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { type PackFieldKey, packPhases, type PackPhase } from '../../../shared/pack/fields.ts'
import { packFieldName, packPhaseName } from '../../../shared/pack/name-pack.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import type { ReportLine } from '../../../shared/research/report.ts'
import { joinChoices, joinWords } from '../../../shared/text/join-words.ts'
import { cleanTitle, quoteTitle } from '../../../shared/text/quote-title.ts'
import type { IntentSection } from '../../language/pack/intent-sections.ts'

/** Sentences one after the other; empty ones leave no trace. */
function joinSaid(sentences: readonly string[], language: Language): string {
  const said = sentences.filter((sentence) => sentence !== '')
  return said.join(said.some((each) => each.includes('\n')) ? '\n' : grammar[language].joints.gap)
}

export function sayOpened(course: string, phase: PackPhase, language: Language): string {
  const number = packPhases.indexOf(phase) + 1
  const name = quoteTitle(course, language)
  return packWords[language].packScene.opened(name, packPhaseName(phase, language), number)
}

/** The question of a section; null where nothing is left to ask. The first one says how to end the asking. */
export function sayQuestion(
  section: IntentSection | null,
  isFirst: boolean,
  language: Language,
): string {
  const { questions, hint, enough } = packWords[language].packScene
  if (section === null) return enough
  return isFirst ? joinSaid([questions[section], hint], language) : questions[section]
}

function sayFields(keys: readonly PackFieldKey[], language: Language): string {
  return joinWords(
    keys.map((key) => `“${packFieldName(key, language)}”`),
    language,
  )
}

export function sayOffer(
  { empty, stale }: { empty: readonly PackFieldKey[]; stale: readonly PackFieldKey[] },
  language: Language,
): string {
  const { missing, outOfDate } = packWords[language].packScene
  return empty.length > 0
    ? missing(sayFields(empty, language))
    : outOfDate(sayFields(stale, language))
}

export function sayWritten(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : packWords[language].packScene.written(sayFields(keys, language))
}

export function sayUnchanged(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : packWords[language].packScene.unchanged(sayFields(keys, language))
}

export function sayYours(keys: readonly PackFieldKey[], language: Language): string {
  return keys.length === 0 ? '' : packWords[language].packScene.yours(sayFields(keys, language))
}

export function sayCheckpoint(
  phase: PackPhase,
  next: PackPhase | null,
  language: Language,
): string {
  const name = (each: PackPhase) => packPhaseName(each, language)
  return packWords[language].packScene.checkpoint(name(phase), next === null ? null : name(next))
}

export function sayGoesOn(phase: PackPhase, language: Language): string {
  return packWords[language].packScene.goesOn(packPhaseName(phase, language))
}

/** `adds`: whether it brings sessions that the plan does not have. */
export function sayWork(adds: boolean, language: Language): string {
  return adds ? packWords[language].packScene.work : packWords[language].packScene.workChanges
}

export function sayFinished(course: string, language: Language): string {
  return packWords[language].packScene.finished(quoteTitle(course, language))
}

/** `stale` are the fields that rest on it. */
export function sayChanged(
  key: PackFieldKey,
  stale: readonly PackFieldKey[],
  language: Language,
  who: 'person' | 'agent' = 'person',
): string {
  const say = packWords[language].packScene
  const changed =
    who === 'person' ? say.changed(packFieldName(key, language)) : sayWritten([key], language)
  return stale.length === 0
    ? changed
    : joinSaid([changed, say.stale(sayFields(stale, language))], language)
}

export function sayAskWhat(
  key: PackFieldKey | null,
  phaseKeys: readonly PackFieldKey[],
  language: Language,
): string {
  const say = packWords[language].packScene
  if (key !== null) return say.whatInto(packFieldName(key, language))
  return say.which(
    joinChoices(
      phaseKeys.map((each) => `“${packFieldName(each, language)}”`),
      language,
    ),
  )
}

export function sayFound(
  lines: readonly ReportLine[],
  notes: readonly string[],
  language: Language,
): string {
  const found = lines.map(({ text, citation: { file, quote } }) => {
    const where = `${cleanTitle(file, language)}, ${sayPlace(quote, language)}`
    return packWords[language].packSceneNotes.found(text, where)
  })
  const all = [...notes, ...found]
  return all.length === 0 ? packWords[language].packScene.nothingFound : all.join('\n')
}

/** At most eight of them: more is no choice that can be read. */
export function sayAskCourse(
  courses: readonly string[],
  { named, areSeveral }: { named: string; areSeveral: boolean },
  language: Language,
): string {
  const say = packWords[language].packScene
  const listed = joinChoices(
    courses.slice(0, 8).map((course) => quoteTitle(course, language)),
    language,
  )
  if (areSeveral) return say.several(listed)
  if (named !== '')
    return say.unknown(quoteTitle(named, language), courses.length === 0 ? '' : listed)
  return courses.length === 0 ? say.noCourses : say.askCourse(listed)
}

// Says what the pack scene says of its cards and offers where words are no answer to them, in both languages.

export function sayOfCard(
  what: Exclude<keyof PackWords['packCard'], 'proposed'>,
  language: Language,
): string {
  return packWords[language].packCard[what]
}

export function sayProposed(key: PackFieldKey, text: string, language: Language): string {
  const shown = text.replaceAll(/\s+/gu, ' ')
  const short = shown.length > 300 ? `${shown.slice(0, 300).toWellFormed()}…` : shown
  return packWords[language].packCard.proposed(sayFields([key], language), short)
}
