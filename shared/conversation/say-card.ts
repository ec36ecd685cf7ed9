// Says one sentence for what accepting a card does, whatever kind it is: computed from its body, never from a model's text.
import { grammar } from '../i18n/grammar.ts'
import { sharedNameWords } from '../i18n/shared/names.ts'
import type { CardBody } from '../agent/card.ts'
import type { ProfileChange } from '../agent/profile-change.ts'
import type { Language } from '../language.ts'
import { isEmptyDiff } from '../schedule/diff.ts'
import { describeEffect, type Effect } from '../schedule/effect.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { joinWords } from '../text/join-words.ts'
import { packFieldName, packPhaseName } from '../pack/name-pack.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayPreferenceLines } from '../preferences/say-preferences.ts'
import { sayEffect } from '../words/schedule/say-effect.ts'
import { sayHomeworkChange } from '../homework/say.ts'

/** `effect` is that of the part that would be taken, where it is not all of the card. */
export function sayCard(
  state: ScheduleState,
  body: CardBody,
  language: Language,
  effect: Effect = describeEffect(state, body.diff),
): string {
  if (body.kind === 'checkpoint') return sayCheckpoint(body, language)
  if (body.kind === 'plan' && isEmptyDiff(body.diff))
    return sharedNameWords[language].cardTexts.steps(body.steps.length)
  const sentences = [
    ...sayBesides(body, state, language),
    ...(body.kind === 'brief' && body.standing !== null
      ? [sayPortraits(body.standing, language)]
      : []),
  ]
  const isOfNotes = body.kind === 'brief' && sentences.length === 0 && body.document.length > 0
  if (isOfNotes && isEmptyDiff(body.diff))
    return inRow(
      body.document.map(({ preview }) => preview),
      language,
    )
  const isOfWeek = !isEmptyDiff(body.diff) || sentences.length === 0
  return inRow([...(isOfWeek ? [sayEffect(state, effect, language)] : []), ...sentences], language)
}

/** What it does to homework and preferences. */
function sayBesides(body: CardBody, { window }: ScheduleState, language: Language): string[] {
  const homework = body.kind === 'history' ? body.homework : undefined
  const preferences =
    body.kind === 'history' || body.kind === 'brief' ? body.preferences : undefined
  return [
    ...(homework === undefined ? [] : [sayHomeworkChange(homework, language)]),
    ...(preferences === undefined ? [] : sayPreferenceLines(preferences, window, language)),
  ]
}

function sayCheckpoint(
  { course, next, fields }: Extract<CardBody, { kind: 'checkpoint' }>,
  language: Language,
): string {
  const { settles, goesOn, isLast } = sharedNameWords[language].cardTexts
  const quote = (name: string) => quoteTitle(name, language)
  const names = fields.map(({ key }) => quote(packFieldName(key, language)))
  const after = next === null ? isLast : goesOn(quote(packPhaseName(next, language)))
  return inRow([settles(joinWords(names, language), quote(course)), after], language)
}

function sayPortraits({ to }: ProfileChange, language: Language): string {
  const { keeps, forgets } = sharedNameWords[language].cardTexts
  const named = (isKept: boolean) =>
    to
      .filter(({ portrait }) => (portrait !== '') === isKept)
      .map(({ course }) => quoteTitle(course, language))
  const [kept, gone] = [named(true), named(false)]
  return inRow(
    [
      ...(kept.length === 0 ? [] : [keeps(joinWords(kept, language))]),
      ...(gone.length === 0 ? [] : [forgets(joinWords(gone, language))]),
    ],
    language,
  )
}

function inRow(sentences: readonly string[], language: Language): string {
  return sentences.join(grammar[language].joints.gap)
}
