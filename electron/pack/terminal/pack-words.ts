// What the terminal says of course packs and their fields, in English and Chinese.
import type { Language } from '../../../shared/language.ts'
import type { FieldView, PackLine, PackView, VersionLine } from '../../../shared/pack/requests.ts'
import type { TextPiece } from '../../../shared/pack/text-piece.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { fieldStateName, packFieldName, packPhaseName } from '../../../shared/pack/name-pack.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayPlace } from '../../../shared/pack/say-citation.ts'
import { sayAuthor } from '../../../shared/words/schedule/say-history.ts'
import { viewClock } from '../../session/clock-view.ts'

export function sayNoPacks(language: Language): string {
  return language === 'en'
    ? 'There is no course yet. Next: pack write COURSE goal TEXT'
    : '还没有课程。下一步：pack write 课程 goal 内容'
}

/** "“Algebra” · next: Research · 3 settled, 1 draft, 7 empty". */
export function sayPackLine({ course, phase, counts }: PackLine, language: Language): string {
  const states = (['ready', 'draft', 'stale', 'empty'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${fieldStateName(state, language)}`)
    .join(language === 'en' ? ', ' : '，')
  return `${quoteTitle(course, language)} · ${sayNext(phase, language)} · ${states}`
}

export function sayNext(phase: PackView['phase'], language: Language): string {
  if (phase === null) return language === 'en' ? 'all settled' : '全部已定'
  const name = packPhaseName(phase, language)
  return language === 'en' ? `next: ${name}` : `下一步：${name}`
}

/** One line of an overview: "  goal        Goal · settled · version 2". */
export function sayFieldLine({ key, status, version }: FieldView, language: Language): string {
  const head = `  ${key.padEnd(11)} ${packFieldName(key, language)} · ${fieldStateName(status, language)}`
  if (version === 0) return head
  return language === 'en' ? `${head} · version ${version}` : `${head} · 第 ${version} 版`
}

/** A field whole: how it stands, why it is out of date, its text, where that was read. */
export function sayField(field: FieldView, zone: string, language: Language): string[] {
  const { key, status, version, who, at, why, text, citations, needs } = field
  const english = language === 'en'
  const written =
    who === null || at === null
      ? ''
      : ` · ${english ? `version ${version}` : `第 ${version} 版`} · ${sayAuthor(who, language)} · ${sayTime(at, zone)}`
  const names = needs.map((need) => {
    const state = fieldStateName(need.status, language)
    return `${packFieldName(need.key, language)}${english ? ` (${state})` : `（${state}）`}`
  })
  return [
    `${packFieldName(key, language)} · ${fieldStateName(status, language)}${written}`,
    ...(why === '' ? [] : [why]),
    ...field.staleBecause.map((reason) => `! ${reason}`),
    ...(text === '' ? [] : ['', text, '']),
    ...citations.map(({ file, quote, line, isGone }) => {
      const gone = isGone ? (english ? ' (no longer among the sources)' : '（已不在资料中）') : ''
      const place = sayPlace(quote, language)
      return english
        ? `[${line}] ${quoteTitle(file, language)}, ${place}${gone}: ${quote.text}`
        : `[${line}] ${quoteTitle(file, language)}，${place}${gone}：${quote.text}`
    }),
    ...(names.length === 0
      ? []
      : [english ? `Made from: ${names.join(', ')}` : `依据：${names.join('、')}`]),
  ]
}

/** An instant by the student's clock, as the history has it: "2026-11-23 08:20". */
function sayTime(instant: string, zone: string): string {
  const { date, minute } = viewClock(instant, zone, null)
  return `${date} ${clockOf(minute)}`
}

export function sayVersion(line: VersionLine, zone: string, language: Language): string {
  const { version, who, at, why, isPresent, text } = line
  const english = language === 'en'
  const marks = isPresent ? (english ? ' · counts now' : ' · 当前版本') : ''
  const size = english ? `${text.length} characters` : `${text.length} 字符`
  return `[${version}] ${sayTime(at, zone)} · ${sayAuthor(who, language)} · ${size}${why === '' ? '' : ` · ${why}`}${marks}`
}

/** As one text: [-went-] {+came+}. */
export function writePieces(pieces: readonly TextPiece[]): string {
  return pieces
    .map(({ kind, text }) => {
      if (kind === 'same') return text
      return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`
    })
    .join('')
}

export function sayWritten({ key, version }: FieldView, language: Language): string {
  const name = packFieldName(key, language)
  return language === 'en'
    ? `${name} is at version ${version} now.`
    : `${name}现在是第 ${version} 版。`
}

export function saySettled({ key }: FieldView, language: Language): string {
  const name = packFieldName(key, language)
  return language === 'en' ? `${name} is settled.` : `${name}定下来了。`
}

export function sayPackDeleted(
  { course, fields, versions }: { course: string; fields: number; versions: number },
  isDone: boolean,
  language: Language,
): string {
  const name = quoteTitle(course, language)
  if (language === 'en') {
    const size = `fields: ${fields}, versions: ${versions}`
    return isDone
      ? `Deleted the pack of ${name} (${size}). The schedule and the sources stay.`
      : `This would delete the pack of ${name} (${size}). Nothing was changed; add --apply to do it.`
  }
  const size = `${fields} 项，${versions} 个版本`
  return isDone
    ? `已删除${name}的课程包（${size}）。日程和资料都保留。`
    : `这会删除${name}的课程包（${size}）。没有做任何改动；加上 --apply 才会删除。`
}

export function sayForce(language: Language): string {
  return language === 'en' ? 'Add --force to say yes.' : '加上 --force 表示同意。'
}
