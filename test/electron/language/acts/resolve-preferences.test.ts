// Habits, settings, files and everything in words (B9): what each comes to, against half-planned terms in both languages.
import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { usualPreferences } from '../../../../shared/preferences/preference-change.ts'
import { english } from '../states.ts'
import { outcome, previews, resolveLine } from './resolve-line.ts'

const en = (line: string) => outcome(resolveLine(line, 'en'))
const zh = (line: string) => outcome(resolveLine(line, 'zh'))

describe('habits', () => {
  it.each([
    ['set_habit^standing | no study [after 9 pm](not)', { noStudyAfter: '21:00' }],
    ['set_habit^standing | keep [Sundays](not) free from now on', { protectedWeekdays: [7] }],
    ['set_habit^standing | [max 3 hours](limit) a day', { dailyStudyPeriods: 4 }],
    ['set_habit^standing | I never study on [Fridays](not)', { protectedWeekdays: [5] }],
    ['set_habit^standing | nothing [before 10 am](not)', { noStudyBefore: '10:00' }],
    // A rule is no chain rule, and half eight no morning.
    ['set_habit^standing | as a rule never [after half eight](not)', { noStudyAfter: '20:30' }],
    ['set_habit^standing | no study [after half eight at night](not)', { noStudyAfter: '20:30' }],
    ['set_habit^standing | only study [before 11 am](when)', { noStudyAfter: '11:00' }],
    ['set_habit^standing | nothing [after 10 am](not)', { noStudyAfter: '10:00' }],
    ['set_habit^standing | only on [weekdays](when)', { protectedWeekdays: [6, 7] }],
    // The hour that was told counts, and not the whole of the morning.
    [
      'set_habit^standing | useless [before 10](not), so never put study in the [early morning](not)',
      { noStudyBefore: '10:00' },
    ],
    [
      'set_habit^standing | nothing [from 12:30 to 13:30](not)',
      { lunch: { from: '12:30', to: '13:30' } },
    ],
    ['set_habit^standing | [two evenings](limit) free a week', { freeEvenings: 2 }],
    ['set_habit^standing | keep [two evenings](not) free every week', { freeEvenings: 2 }],
    // As many periods as blocks of theirs mostly take.
    ['set_habit^standing | [max two study blocks](limit) a day', { dailyStudyPeriods: 4 }],
    [
      'set_habit^standing | [calculus](course) [in the morning](when)',
      { preferredParts: [{ course: 'Calculus', part: 'morning' }] },
    ],
  ])('[B9] %s', (line, expected) => {
    expect(en(line)).toEqual([expected])
  })

  it.each([
    ['set_habit^standing | [晚上九点以后](not)不要排', { noStudyAfter: '21:00' }],
    ['set_habit^standing | 以后早上[十点前](not)都别给我排', { noStudyBefore: '10:00' }],
    [
      'set_habit^standing | [午休时间](not)别排，还有[早上前两节](not)起不来',
      { lunch: { from: '12:00', to: '13:00' }, noStudyBefore: '09:35' },
    ],
    // What can't be kept is said; the rest is no less asked for.
    [
      'set_habit^standing | [下午三点到四点](not)别排，还有[早上前两节](not)起不来',
      { noStudyBefore: '09:35' },
    ],
    ['set_habit^standing | 之後[禮拜天](not)都不要排', { protectedWeekdays: [7] }],
    ['set_habit^standing | [每天学习不超过三小时](limit)', { dailyStudyPeriods: 4 }],
    [
      'set_habit^standing | 以后[每天最多](limit)给我排[4节课](length)的学习量',
      { dailyStudyPeriods: 4 },
    ],
    ['set_habit^standing | 我是夜猫子，[前两节](not)没课也别排', { noStudyBefore: '09:35' }],
    ['set_habit^standing | 每周空出[两个晚上](not)', { freeEvenings: 2 }],
  ])('[B9] %s', (line, expected) => {
    expect(zh(line)).toEqual([expected])
  })

  it('[B9] an hour of some weekdays alone closes no other day', () => {
    expect(en('set_habit^standing | on [weekdays](when) only [after 8 pm](when)')).toMatch(
      /^A habit of that kind I can’t keep/,
    )
    expect(zh('set_habit^standing | [工作日](when)只能[晚上八点以后](when)学')).toMatch(/习惯/)
  })

  it('[B9] [S5] what one course keeps free are limits of its work, and what lies there goes elsewhere', () => {
    expect(en('set_habit | no [calculus](course) on [Fridays](not) from now on')).toEqual([
      { fields: { excludedWeekdays: [5], excludedPeriods: [] }, items: [] },
      { maxMoves: null },
    ])
    expect(zh('set_habit | [近现代史](course)以后[周六](not)别排')).toEqual([
      { fields: { excludedWeekdays: [6], excludedPeriods: [] }, items: [] },
    ])
    const only = 'set_habit | [modern history](course) only in the [morning](when)'
    expect(en(only)).toEqual([
      { fields: { excludedWeekdays: [], excludedPeriods: [5, 6, 7, 8, 9, 10] }, items: [] },
      { maxMoves: null },
    ])
    expect(en('set_habit^negated | [calculus](course) on [Fridays](not) is fine')).toBe(
      'That is how it is already.',
    )
  })

  it('[B9] “mornings are best” is of every course, “hard stuff” of the hard ones', () => {
    const all = en('set_habit^standing | [mornings](when) are best for me')
    expect(all).toEqual([
      {
        preferredParts: ['Calculus', 'Linear algebra', 'Modern history'].map((course) => ({
          course,
          part: 'morning',
        })),
      },
    ])
    const state = {
      ...english,
      taskClasses: english.taskClasses.map((each) =>
        Object.assign({}, each, { difficulty: each.id === 2 ? 5 : 2 }),
      ),
    }
    const hard = resolveLine('set_habit^standing | hard stuff [in the morning](when)', 'en', {
      facts: { state },
    })
    expect(outcome(hard)).toEqual([
      { preferredParts: [{ course: 'Linear algebra', part: 'morning' }] },
    ])
  })

  it('[B9] says how much of what is planned lies there', () => {
    const reasons = previews(resolveLine('set_habit | I never study on [Fridays](not)', 'en'))
    expect(reasons[0]?.[1]).toMatch(/^2 sessions .* already lie in that time/)
  })

  it('[B9] takes back what was kept free, and adds to it', () => {
    const lunch = { from: '12:00', to: '13:00' }
    const evening = { protectedWeekdays: [5, 7], noStudyAfter: '21:00' }
    const planning = { ...defaultPreferences, ...evening, lunch }
    const preferences = { ...usualPreferences, language: 'en' as const, planning }
    const say = (line: string) => outcome(resolveLine(line, 'en', { preferences }))
    expect(say('set_habit^negated | no need to keep [Fridays](not) free')).toEqual([
      { protectedWeekdays: [7] },
    ])
    expect(say('set_habit | keep [Saturdays](not) free')).toEqual([
      { protectedWeekdays: [5, 6, 7] },
    ])
    expect(say('set_habit^negated | [after 9 pm](not) is fine again')).toEqual([
      { noStudyAfter: null },
    ])
    expect(say('set_habit^negated | [midday](not) is fine again')).toEqual([{ lunch: null }])
    expect(say('set_habit | keep [Sundays](not) free')).toBe('That is how it is already.')
  })

  it('[B9] says what habits can not hold, and names where they are', () => {
    expect(en('set_habit | [at least 2 hours](limit) a day')).toContain('not to a least')
    expect(en('set_habit | [10 hours](limit) a week')).toContain('not per week')
    expect(en('set_habit | no study on [Friday nights](not)')).toEqual([
      'Keep Friday free from now on',
      'No',
    ])
    expect(zh('set_habit | [每天最多四块](limit)')).toContain('“学习习惯”')
  })
})

describe('settings and reminders', () => {
  it.each([
    ['set_setting | [dark](value) mode pls', { theme: 'dark' }],
    ['set_setting | it is too dark', { theme: 'light' }],
    ['set_setting | switch to [Chinese](value)', { language: 'zh' }],
    ['set_setting | start the week on [Sunday](value)', { weekStart: 7 }],
    ['set_setting | patterns for courses please', { patterns: true }],
    ['set_reminder | remind me [10 mins](lead) before each session', { reminderLead: 10 }],
    ['set_reminder | 上課前[一刻鐘](lead)叫我', { reminderLead: 15 }],
    ['set_reminder | shout [20 mins](lead) before study', { reminderLead: 20 }],
    ['set_setting | 换成[深色](value)', { theme: 'dark' }],
    // Values of two settings: neither is lost.
    ['set_setting | 切成[黑](value)的吧，界面也换[英文](value)', { theme: 'dark', language: 'en' }],
    [
      'set_setting | [Chinese](value) please, and the [light](value) theme',
      { language: 'zh', theme: 'light' },
    ],
  ])('[B9] %s', (line, expected) => {
    const resolved = resolveLine(line, 'en')
    expect(outcome(resolved)).toEqual([expected])
  })

  it('[B9] asks with what there is for what there is not', () => {
    expect(en('set_setting | theme: [blue](value)')).toEqual(['As the system', 'Light', 'Dark'])
    expect(en('set_setting | language to [Hindi](value)')).toEqual(['English', '中文'])
    expect(en('set_setting | 改成[法语](value)')).toEqual(['English', '中文'])
    const leads = [5, 10, 15, 30, 60].map((minutes) => `${minutes} minutes before`)
    expect(en('set_reminder | remind me [in 5000 minutes](lead)')).toEqual(leads)
    expect(en('set_reminder | remind me before each session')).toEqual(leads)
    expect(en('set_reminder | set an alarm for [the dentist](title)')).toContain('single thing')
    expect(en('set_setting | make the text [bigger](value)')).toContain('“Settings”')
  })

  it('[B9] turns reminders off, and says where they are off already', () => {
    const preferences = { ...usualPreferences, language: 'en' as const, reminderLead: 10 as const }
    const line = 'set_reminder^negated | no more notifications'
    expect(outcome(resolveLine(line, 'en', { preferences }))).toEqual([{ reminderLead: null }])
    expect(en(line)).toBe('That is how it is already.')
  })
})

it.each([
  ['export | export my week as [pdf](value)', '“Export” takes your week or term out as PDF'],
  ['export | share my week as a [web page](value)', '“Export” makes one web page'],
  ['export | send it to my [google calendar](value)', '“Push to a calendar”'],
  ['export | in my [google calendar](value) and on [paper](value)', 'a PDF for paper'],
  ['import | import my timetable', '“Import a timetable”'],
  ['import | restore my backup', '“Backups”'],
  ['import | refresh my calendar feeds', '“Calendars from an address”'],
  ['export | subscribe to my [canvas](value) calendar', '“Calendars from an address”'],
  ['delete_all | delete everything', '10 study sessions and 4 lessons'],
])('[B9] %s names where it is done', (line, expected) => {
  expect(en(line)).toContain(expected)
})
