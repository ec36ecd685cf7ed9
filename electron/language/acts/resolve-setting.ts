// Resolves what is said of settings: theme, language, the first day of weeks, patterns, reminders.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { languages, type Language } from '../../../shared/language.ts'
import {
  changePreferences,
  type SaidPreferences,
} from '../../../shared/preferences/preference-change.ts'
import { namesNoOne } from '../frames/loose-name.ts'
import { reminderLeadSchema, usualLeads } from '../../../shared/preferences/reminder-lead.ts'
import { themes, type Theme } from '../../../shared/preferences/theme.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { toPlain } from '../../../shared/text/simple-characters.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findLength } from '../../../shared/time/said-length.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { weekStarts, type WeekStart } from '../../../shared/time/week-start.ts'
import { asking, doing, operationOf, saying, type Acting, type Resolved } from './acting.ts'

/** A card that sets them, or a sentence where all of it is so already. */
export function setting(
  { preferences, language }: Acting,
  wanted: SaidPreferences,
  preview: string,
  reason = '',
): Resolved {
  if (changePreferences(preferences, wanted) === null) return saying(actWords[language].cannot.isSo)
  return doing(operationOf({ operation: 'set_preferences', changes: wanted }, preview, reason))
}

export function resolveSetting(acting: Acting): Resolved {
  const { read, language, preferences } = acting
  const { preview, ask, cannot, choices } = actWords[language]
  const clause = plain(read.clause.text)
  const value = plain(read.words('value', 'to', 'title').join(' '))
  const said = value === '' ? clause : value
  const set = (wanted: SaidPreferences) => setting(acting, wanted, preview.settings)
  const several = severalSaid(read.words('value', 'to', 'title').map(plain))
  if (several !== null) return set(several)
  const spoken = languageSaid(said)
  if (spoken !== null) return set({ language: spoken })
  const other = otherLanguage(said, language)
  if (other !== null || /\blanguage\b|语言/.test(clause))
    return asking(
      other === null ? ask.noSuchLanguage(said) : ask.noSuchLanguage(other),
      'value',
      languages.map((each) => ({ label: grammar[each].ownName, words: grammar[each].ownName })),
    )
  const start = weekStartSaid(said)
  if (
    /\bweeks?\b|一周|每周|星期|礼拜/.test(clause) &&
    /\b(?:start|begin|first)|从|第一天|开始/.test(clause)
  )
    return start === null
      ? asking(
          ask.weekStart,
          'value',
          weekStarts.map((day) => {
            const name = weekdayName(day, language, 'long')
            return { label: name, words: name }
          }),
        )
      : set({ weekStart: start })
  if (/\bpatterns?\b|colou?r.?blind|花纹|图案|色盲|色弱/.test(clause))
    return set({ patterns: !/\b(?:off|no|without|disable|remove)\b|关|不要|去掉/.test(clause) })
  const theme = themeSaid(said) ?? themeSaid(clause)
  if (theme !== null) return set({ theme })
  if (/\b(?:theme|mode|appearance|look|colou?rs?)\b|主题|外观|模式|配色|皮肤/.test(clause))
    return asking(
      value === '' ? ask.theme : ask.noSuchTheme(read.words('value', 'to', 'title').join(' ')),
      'value',
      themes.map((each) => ({ label: choices.themes[each], words: choices.themes[each] })),
    )
  return saying(cannot.setting, [choices.theme[preferences.theme === 'dark' ? 'light' : 'dark']])
}

/** 切成黑的，界面也换英文: values of more than one setting, each read by itself; null where they are of one. */
function severalSaid(values: readonly string[]): SaidPreferences | null {
  const said = values.map((value): SaidPreferences => {
    const [language, theme] = [languageSaid(value), themeSaid(value)]
    if (language !== null) return { language }
    return theme === null ? {} : { theme }
  })
  const wanted: SaidPreferences = Object.assign({}, ...said)
  return Object.keys(wanted).length > 1 ? wanted : null
}

function plain(text: string): string {
  return toPlain(text).toLowerCase()
}

const themeWords: Record<Theme, RegExp> = {
  system: /\b(?:system|auto(?:matic)?|default)\b|跟随|自动|系统|默认/,
  light: /\b(?:light|bright|white|day(?:time)?)\b|浅|亮|白|日间/,
  dark: /\b(?:dark|black|night|midnight|dim)\b|深|暗|黑|夜/,
}

function themeSaid(text: string): Theme | null {
  // "Too dark" wants it light.
  if (/\btoo dark\b|太[黑暗深]/.test(text)) return 'light'
  if (/\btoo (?:bright|light|white)\b|太[亮白浅]|晃眼/.test(text)) return 'dark'
  const found = themes.filter((theme) => themeWords[theme].test(text))
  return found.length === 1 ? (found[0] ?? null) : null
}

function languageSaid(text: string): Language | null {
  if (/\benglish\b|英[文语]/.test(text)) return 'en'
  return /\b(?:chinese|mandarin)\b|中文|汉语|简体|普通话|^[中汉]$/.test(text) ? 'zh' : null
}

/** Languages that may be asked for, by their codes. */
const codes = 'ar de el es fa fi fr hi hu id it ja ko ms nl no pl pt ro ru sv th tr uk vi'.split(
  ' ',
)

function otherLanguage(text: string, language: Language): string | null {
  for (const code of codes) {
    const names = languages.map((each) =>
      new Intl.DisplayNames(grammar[each].tags.page, { type: 'language' }).of(code)?.toLowerCase(),
    )
    const isSaid = names.some((name) => name !== undefined && text.includes(name))
    if (isSaid) return names[languages.indexOf(language)] ?? code
  }
  return null
}

function weekStartSaid(text: string): WeekStart | null {
  if (/\bmon(?:day)?\b|周一|星期一|礼拜一/.test(text)) return 1
  if (/\bsun(?:day)?\b|周[日天]|星期[日天]|礼拜[日天]/.test(text)) return 7
  return /\bsat(?:urday)?\b|周六|星期六|礼拜六/.test(text) ? 6 : null
}

export function resolveReminder(acting: Acting): Resolved {
  const { read, language } = acting
  const { preview, ask, cannot, choices } = actWords[language]
  const clause = plain(read.clause.text)
  const [told] = read.words('lead', 'length', 'value')
  // "15 minutes before, so I stop being late" turns nothing off.
  const isOff =
    (read.frame.flags.includes('negated') || told === undefined) &&
    /\b(?:stop|no more|turn off|disable|without|off)\b|不要|别|关掉|关了|取消|不用/.test(clause)
  const leads = usualLeads.map((minutes) => ({
    label: choices.lead(minutes),
    words: choices.lead(minutes),
  }))
  // A dentist, a meeting, "at 8": one thing, at one time.
  const single = read.words('title', 'task', 'text').find((words) => !namesNoOne(words))
  if (single !== undefined || read.words('when').length > 0) {
    if (isOff) return saying(cannot.setting)
    const said = single ?? read.text.replace(asksToRemind, '')
    return saying(cannot.single(quoteTitle(said, language)), [choices.remind])
  }
  if (isOff) return setting(acting, { reminderLead: null }, preview.settings)
  if (told === undefined) return asking(ask.lead, 'lead', leads)
  const minutes = minutesSaid(told)
  const lead = reminderLeadSchema.safeParse(minutes).data ?? null
  if (lead === null) return asking(ask.noSuchLead(told.slice(0, 60)), 'lead', leads)
  return setting(acting, { reminderLead: lead }, preview.settings)
}

const asksToRemind =
  /^\s*(?:please |pls |can you |could you )?remind me(?: (?:to|about|of|that))?\s*|^(?:请|麻烦|帮我)?提醒(?:一下)?我?(?:一下)?/i

/** "10 minutes before", 一刻钟, "5". */
function minutesSaid(said: string): number | null {
  const text = plain(said)
  if (/一刻|\bquarter of an hour\b/.test(text)) return 15
  const found = findLength(text)
  if (found !== null) return found.length.unit === 'minutes' ? found.length.amount : null
  const digits = /(?<!\d)\d{1,5}(?!\d)/.exec(text)?.[0]
  return digits === undefined
    ? readNumber(text.replaceAll(/[分鐘钟中前提个]/g, ''))
    : Number(digits)
}
