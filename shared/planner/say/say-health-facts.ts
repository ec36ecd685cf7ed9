// The standing facts of a diagnosis, a line each: room to move, capacity, reserve, preferences, exams, profiles.
import type { Language } from '../../language.ts'
import type { SoftPreference } from '../../tools/health-problem.ts'
import type {
  ClassSpacing,
  Feasibility,
  HealthFacts,
  MissingProfile,
  Reserve,
  ReserveLevel,
  Tightness,
  TightnessLevel,
} from '../health.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayDayNumber } from '../../time/say/say-date.ts'
import { sayDayList } from './say-health-rhythm.ts'

type Phrases = {
  tightness: (level: string, tightness: Tightness) => string
  levels: Record<TightnessLevel, string>
  noPending: string
  fits: (pending: number) => string
  gap: (gap: number, pending: number, day: string, classes: string[]) => string
  classGap: (id: number, title: string, gap: number, free: number) => string
  reserve: (level: string, reserve: Reserve, day: string) => string
  reserveLevels: Record<ReserveLevel, string>
  preferences: (parts: string[]) => string
  preference: (name: string, count: number, days: string) => string
  preferenceNames: Record<SoftPreference, string>
  spacing: (parts: string[]) => string
  sessions: (title: string, spacing: ClassSpacing) => string
  exam: (day: string) => string
  deadline: (day: string) => string
  gaps: (least: number, most: number, target: number) => string
  crammed: (count: number) => string
  daysLeft: (days: number) => string
  profile: (parts: string[]) => string
  profileOf: (id: number, title: string, missing: string[]) => string
  traits: Record<MissingProfile['missing'][number], string>
  list: string
  more: (count: number) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    tightness: (level, { items, movable, swappable, alternatives }) =>
      `Tightness: ${level}; of ${sayCount(items.length, 'study-block', 'en')} ${movable} can move (median of other places ${alternatives}), ${swappable} can swap with another class.`,
    levels: { locked: 'locked', tight: 'tight', loose: 'loose' },
    noPending: 'Capacity: nothing pending.',
    fits: (pending) => `Capacity: ${sayCount(pending, 'period', 'en')} pending, no gap by count.`,
    gap: (gap, pending, day, classes) =>
      `Capacity: of ${sayCount(pending, 'period', 'en')} pending at least ${gap} can't be placed by ${day}${classes.length === 0 ? '' : `; ${classes.join(', ')}`}.`,
    classGap: (id, title, gap, free) => `class ${id} ${title} lacks ${gap} (free ${free})`,
    reserve: (level, { spare, demand, percent }, day) =>
      `Reserve: ${level}; ${spare} free study periods for ${demand} to work by ${day} (${percent} %; 10–15 % is sound).`,
    reserveLevels: { none: 'none', thin: 'thin', fair: 'fair', ample: 'ample' },
    preferences: (parts) =>
      `Preferences broken: ${parts.length === 0 ? 'none' : parts.join('; ')}.`,
    preference: (name, count, days) => `${name} ${count} (${days})`,
    preferenceNames: {
      evening: 'late evening',
      early: 'early morning',
      weekend: 'day of rest',
      meal: 'meal',
      part: 'part of the day',
      'free-evenings': 'free evenings',
    },
    spacing: (parts) => `Spacing: ${parts.join('; ')}.`,
    sessions: (title, { classId, sessions }) => `class ${classId} ${title} sessions ${sessions}`,
    exam: (day) => `exam ${day}`,
    deadline: (day) => `deadline ${day}`,
    gaps: (least, most, target) => `gaps ${sayRange(least, most)} (target ${target})`,
    crammed: (count) => `too close ${count}`,
    daysLeft: (days) => `${sayCount(days, 'day', 'en')} left at the end`,
    profile: (parts) => `Profile missing, still at the starting values: ${parts.join('; ')}.`,
    profileOf: (id, title, missing) => `class ${id} ${title} ${missing.join(', ')}`,
    traits: { 'subject-type': 'subject type', difficulty: 'difficulty', intensity: 'intensity' },
    list: ', ',
    more: (count) => `${count} more`,
  },
  zh: {
    tightness: (level, { items, movable, swappable, alternatives }) =>
      `松紧：${level}；${items.length} 个任务里 ${movable} 个能移动（其他可选位置的中位数 ${alternatives}），${swappable} 个能与别的课业交换。`,
    levels: { locked: '锁死', tight: '偏紧', loose: '宽松' },
    noPending: '容量：没有待安排的。',
    fits: (pending) => `容量：待安排 ${pending} 节，按节数算够用。`,
    gap: (gap, pending, day, classes) =>
      `容量：待安排 ${pending} 节，到${day}为止至少缺 ${gap} 节${classes.length === 0 ? '' : `；${classes.join('，')}`}。`,
    classGap: (id, title, gap, free) => `课业 ${id} ${title}缺 ${gap} 节（空 ${free} 节）`,
    reserve: (level, { spare, demand, percent }, day) =>
      `余量：${level}；到${day}还要学 ${demand} 节，另有 ${spare} 节空余（${percent}%，10–15% 较稳妥）。`,
    reserveLevels: { none: '没有', thin: '偏少', fair: '合适', ample: '充足' },
    preferences: (parts) => `违背的偏好：${parts.length === 0 ? '无' : parts.join('；')}。`,
    preference: (name, count, days) => `${name} ${count} 个（${days}）`,
    preferenceNames: {
      evening: '深夜',
      early: '清早',
      weekend: '休息日',
      meal: '吃饭时间',
      part: '偏好时段',
      'free-evenings': '空闲晚上',
    },
    spacing: (parts) => `间隔：${parts.join('；')}。`,
    sessions: (title, { classId, sessions }) => `课业 ${classId} ${title} ${sessions} 次`,
    exam: (day) => `考试${day}`,
    deadline: (day) => `截止${day}`,
    gaps: (least, most, target) => `间隔 ${sayRange(least, most)}（目标 ${target}）`,
    crammed: (count) => `过近 ${count} 处`,
    daysLeft: (days) => `最后剩 ${days} 天`,
    profile: (parts) => `缺少画像（仍是初始值）：${parts.join('；')}。`,
    profileOf: (id, title, missing) => `课业 ${id} ${title} ${missing.join('、')}`,
    traits: { 'subject-type': '学科类型', difficulty: '难度', intensity: '强度' },
    list: '，',
    more: (count) => `另 ${count} 项`,
  },
}

function sayRange(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`
}

/** Classes that are told one by one in each line. */
const mostClasses = 6

export function sayHealthFacts(facts: HealthFacts, language: Language): string[] {
  const say = phrases[language]
  const { tightness, reserve, profile } = facts
  return [
    ...(tightness.items.length === 0
      ? []
      : [say.tightness(say.levels[tightness.level], tightness)]),
    sayFeasibility(facts.feasibility, language),
    ...(reserve === null
      ? []
      : [
          say.reserve(
            say.reserveLevels[reserve.level],
            reserve,
            sayDayNumber(reserve.toDay, language),
          ),
        ]),
    ...(tightness.items.length === 0 ? [] : [sayPreferences(facts, language)]),
    ...saySpacing(facts.spacing, language),
    ...(profile.length === 0
      ? []
      : [
          say.profile(
            shorten(
              profile.map(({ classId, title, missing }) =>
                say.profileOf(
                  classId,
                  quoteTitle(title, language),
                  missing.map((trait) => say.traits[trait]),
                ),
              ),
              language,
            ),
          ),
        ]),
  ]
}

function sayFeasibility(
  { pending, gap, gapDay, classes }: Feasibility,
  language: Language,
): string {
  const say = phrases[language]
  if (pending === 0) return say.noPending
  if (gapDay === null) return say.fits(pending)
  const short = classes
    .filter((each) => each.gap > 0)
    .map((each) =>
      say.classGap(each.classId, quoteTitle(each.title, language), each.gap, each.free),
    )
  return say.gap(gap, pending, sayDayNumber(gapDay, language), shorten(short, language))
}

function sayPreferences({ preferences }: HealthFacts, language: Language): string {
  const say = phrases[language]
  const parts = [...Map.groupBy(preferences, ({ preference }) => preference)].map(
    ([name, broken]) =>
      say.preference(
        say.preferenceNames[name],
        broken.reduce((sum, { taskIds }) => sum + taskIds.length, 0),
        sayDayList(
          broken.map(({ day }) => day),
          language,
        ),
      ),
  )
  return say.preferences(parts)
}

/** Of classes with an exam, a deadline or sessions too close; the others have nothing to keep to. */
function saySpacing(spacing: readonly ClassSpacing[], language: Language): string[] {
  const say = phrases[language]
  const told = spacing
    .filter(
      ({ examDay, deadline, crammed }) => examDay !== null || deadline !== null || crammed > 0,
    )
    .map((each) =>
      [
        say.sessions(quoteTitle(each.title, language), each),
        ...(each.examDay === null ? [] : [say.exam(sayDayNumber(each.examDay, language))]),
        ...(each.deadline === null ? [] : [say.deadline(sayDayNumber(each.deadline, language))]),
        ...(each.gaps.length === 0
          ? []
          : [say.gaps(Math.min(...each.gaps), Math.max(...each.gaps), each.targetGap)]),
        ...(each.crammed === 0 ? [] : [say.crammed(each.crammed)]),
        ...(each.daysLeft === null ? [] : [say.daysLeft(each.daysLeft)]),
      ].join(say.list),
    )
  return told.length === 0 ? [] : [say.spacing(shorten(told, language))]
}

function shorten(parts: readonly string[], language: Language): string[] {
  const told = parts.slice(0, mostClasses)
  const rest = parts.length - told.length
  return rest > 0 ? [...told, phrases[language].more(rest)] : told
}
