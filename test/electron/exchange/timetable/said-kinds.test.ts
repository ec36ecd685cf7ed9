// Tests that the person can say what an entry becomes, and that a feed remembers it.
import { describe, expect, it } from 'vitest'
import type { KnownFeed } from '../../../../shared/timetable/feed.ts'
import type { SaidKind } from '../../../../shared/timetable/line-kinds.ts'
import type { ImportProposal } from '../../../../electron/timetable/import/import-proposal.ts'
import { calendar } from '../calendar-text.ts'
import { accept, eventsOf, next, propose } from './import-builders.ts'

const timed = (summary: string, from: string, to: string, ...more: string[]) => [
  `UID:${summary}`,
  `SUMMARY:${summary}`,
  `DTSTART:${from}`,
  `DTEND:${to}`,
  ...more,
]

const optics = timed('Optics', '20261012T100000', '20261012T113000', 'RRULE:FREQ=WEEKLY;COUNT=10')
const club = timed('Chess club', '20261014T100000', '20261014T110000', 'RRULE:FREQ=WEEKLY;COUNT=8')
const talk = timed('Talk', '20261022T100000', '20261022T110000')
const essay = timed('Essay is due', '20261020T230000', '20261020T230000')
const quiz = timed('Model submission', '20261027T100000', '20261027T104500')
const fair = [
  'UID:f',
  'SUMMARY:Book fair',
  'DTSTART;VALUE=DATE:20261026',
  'DTEND;VALUE=DATE:20261027',
]
const text = calendar(optics, club, talk, essay, quiz, fair)

const said = (...kinds: [string, SaidKind['kind']][]) => ({
  answers: { kinds: kinds.map(([title, kind]) => ({ title, kind })) },
})

const kindsIn = ({ lines }: ImportProposal) =>
  Object.fromEntries(lines.map(({ title, kind }) => [title, kind]))

const workIn = ({ matter }: ImportProposal) =>
  (matter?.homework ?? []).map(({ title, dueDate, dueTime }) => `${title} ${dueDate} ${dueTime}`)

/** As it is known after a yes. */
const knownAs = ({ feeds: [feed] }: ImportProposal): KnownFeed[] =>
  feed === undefined
    ? []
    : [{ ...feed, feed: 1, records: feed.records.map(({ record }) => record) }]

describe('what an entry becomes', () => {
  it('[X2] is shown for each with what its times allow, in the order of the days', () => {
    const { lines } = propose(text)
    expect(lines.map(({ title, kind, kinds }) => [title, kind, kinds.join(' ')])).toEqual([
      ['Optics', 'class', 'class exam personal homework left-out'],
      ['Chess club', 'personal', 'class exam personal homework left-out'],
      ['Essay', 'homework', 'homework left-out'],
      ['Talk', 'personal', 'class exam personal homework left-out'],
      ['Book fair', 'left-out', 'homework day-off left-out'],
      ['Model submission', 'homework', 'class exam personal homework left-out'],
    ])
    expect(lines[0]).toMatchObject({ meetings: 10, when: expect.stringContaining('10:00–11:30') })
    expect(lines[2]).toMatchObject({ meetings: 0, when: 'Tue 20 Oct 23:00' })
  })

  it('[X2] is what the person says, in whatever case', () => {
    const proposal = propose(
      text,
      said(
        ['optics', 'left-out'],
        ['Chess club', 'class'],
        ['Talk', 'homework'],
        ['Essay is due', 'left-out'],
        ['Model submission', 'exam'],
        ['Book fair', 'day-off'],
      ),
    )
    expect(kindsIn(proposal)).toEqual({
      Optics: 'left-out',
      'Chess club': 'class',
      Essay: 'left-out',
      Talk: 'homework',
      'Book fair': 'day-off',
      'Model submission': 'exam',
    })
    expect(proposal.term.overrides).toEqual([{ kind: 'off', date: '2026-10-26' }])
    expect(workIn(proposal)).toEqual(['Talk 2026-10-22 10:00'])
    const events = eventsOf(accept(proposal))
    expect([...new Set(events.map(({ title, eventKind }) => `${eventKind} ${title}`))]).toEqual([
      'exam Model submission',
      'class Chess club',
    ])
    expect(proposal.studies.map(({ course }) => course)).toEqual(['Chess club'])
    expect(proposal.problems.join(' ')).toContain('left out because you said so')
  })

  it('[X2] is not what it can’t become, and the later word on an entry holds', () => {
    const proposal = propose(text, said(['Essay', 'exam'], ['Talk', 'exam'], ['Talk', 'class']))
    expect(kindsIn(proposal)).toMatchObject({ Essay: 'homework', Talk: 'class' })
  })

  it('[X2] [S2] is held at its times where those lie outside the periods of the day, and comes once', () => {
    const night = timed('Night walk', '20261013T233000', '20261013T235000')
    const first = propose(calendar(optics))
    const around = next(first.term, accept(first))
    const asked = said(['Night walk', 'class'])
    const late = timed('Night walk', '20261013T235100', '20261013T235900')
    const proposal = propose(calendar(night, late), { ...around, ...asked })
    expect(proposal.lines).toMatchObject([{ kind: 'class', meetings: 2 }])
    const walks = eventsOf(accept(proposal)).filter(({ title }) => title === 'Night walk')
    const { length } = first.term.periods
    expect(walks.map(({ place, clock }) => [place.start, place.end, clock?.start])).toEqual([
      [length + 1, length, '23:30'],
      [length + 1, length, '23:51'],
    ])
    const again = next(first.term, accept(proposal))
    expect(propose(calendar(night, late), { ...again, ...asked }).alreadyThere).toBe(2)
  })

  it('[X2] is shown with the course that it was taken for, and left out where it clashes', () => {
    const first = propose(calendar(optics))
    const around = next(first.term, accept(first))
    const due = timed('Sheet 4 [Optics]', '20261020T230000', '20261020T230000')
    const clash = timed('Tour', '20261019T103000', '20261019T113000')
    expect(propose(calendar(due, clash), around).lines).toMatchObject([
      { title: 'Tour', kind: 'left-out', kinds: expect.arrayContaining(['exam']) },
      { title: 'Sheet 4', when: 'Tue 20 Oct 23:00 · Optics' },
    ])
  })

  it('[X2] is remembered by its name for a feed in which nothing is held', () => {
    const first = propose(calendar(optics))
    const around = next(first.term, accept(first))
    const due = calendar(essay, timed('Log is due', '20261021T230000', '20261021T230000'))
    const asked = said(['Log', 'left-out'])
    const feeds = knownAs(propose(due, { ...around, ...asked, fileName: 'due.ics' }))
    expect(kindsIn(propose(due, { ...around, feeds, fileName: 'due (1).ics' }))).toEqual({
      Essay: 'homework',
      Log: 'left-out',
    })
    expect(kindsIn(propose(due, { ...around, feeds, fileName: 'other.ics' })).Log).toBe('homework')
  })

  it('[X2] can be said of all there is, and taken back', () => {
    const all = said(['Optics', 'left-out'])
    const nothing = propose(calendar(optics), all)
    expect(nothing.events).toEqual([])
    expect(kindsIn(nothing)).toEqual({ Optics: 'left-out' })
    expect(nothing.term).toEqual(propose(calendar(optics)).term)
  })

  it('[X2] [X7] can be said of a pasted timetable and of a list of tasks', () => {
    const lines = 'Mon 10:00-11:30 Optics, weeks 1-8\nTue 18:00-19:00 Reading circle, weeks 1-8'
    const pasted = { fileName: 'Pasted', isPasted: true }
    const proposal = propose(lines, { ...pasted, ...said(['Reading circle', 'personal']) })
    expect(kindsIn(proposal)).toEqual({ Optics: 'class', 'Reading circle': 'personal' })
    const tasks = '- [ ] Sketch a cliff 📅 2026-10-22\n- [ ] Rock quiz 📅 2026-10-23'
    const list = propose(tasks, { ...pasted, ...said(['Rock quiz', 'left-out']) })
    expect(kindsIn(list)).toEqual({ 'Sketch a cliff': 'homework', 'Rock quiz': 'left-out' })
    expect(workIn(list).join()).not.toContain('Rock quiz')
  })

  it('[X2] [X5] is remembered by the feed: what it says later is read so too', () => {
    const first = propose(text, said(['Chess club', 'class'], ['Talk', 'left-out']))
    const state = accept(first)
    const input = { ...next(first.term, state), feeds: knownAs(first) }
    const same = propose(text, input)
    expect(same.changes?.lines).toEqual([])
    expect(kindsIn(same)).toMatchObject({ 'Chess club': 'class', Talk: 'left-out' })
    const later = timed(
      'Chess club',
      '20261014T103000',
      '20261014T113000',
      'RRULE:FREQ=WEEKLY;COUNT=8',
    )
    const moved = propose(calendar(optics, later, talk, essay, quiz, fair), input)
    expect(moved.changes?.lines.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'moved Chess club',
    ])
    const after = eventsOf(accept(moved, state)).filter(({ title }) => title === 'Chess club')
    expect(new Set(after.map(({ eventKind }) => eventKind))).toEqual(new Set(['class']))
    expect(knownAs(moved)[0]?.kinds).toEqual(knownAs(first)[0]?.kinds)
  })

  it('[X2] [X5] said of what is in the week already, it is a change like others', () => {
    const first = propose(text)
    const state = accept(first)
    const input = { ...next(first.term, state), feeds: knownAs(first) }
    const again = propose(text, {
      ...input,
      ...said(['Chess club', 'class'], ['Talk', 'homework'], ['Optics', 'left-out']),
    })
    expect(
      again.changes?.lines.map(({ kind, title, from, to }) => [kind, title, from, to]),
    ).toEqual([
      ['changed', 'Chess club', 'appointment', 'class'],
      ['gone', 'Optics', expect.any(String), ''],
      ['gone', 'Talk', expect.any(String), ''],
    ])
    const events = eventsOf(accept(again, state))
    const clubs = events.filter(({ title }) => title === 'Chess club')
    expect(clubs.slice(1)).toHaveLength(7)
    expect(clubs.at(-1)).toMatchObject({ eventKind: 'class', course: 'Chess club', locked: true })
    expect(workIn(again)).toContain('Talk 2026-10-22 10:00')
  })
})

const row = (title: string, state: string, day: string) => `${title},${day},3-4,A1,${state}`

describe('a class that was dropped', () => {
  const paste = { fileName: 'list.csv' }

  it.each([
    ['课程名称,星期,节次,教室,选课状态', '退选', '已选'],
    ['课程名称,星期,节次,教室,状态', '退课成功', '正常'],
    ['Course,Day,Period,Room,Status', 'Withdrawn', 'Enrolled'],
    ['Course,Day,Period,Room,Status', 'Dropped', 'Enrolled'],
  ])('[X7] is left out and named: %s, %s', (head, gone, held) => {
    const list = [head, row('Optics', held, 'Monday'), row('Ethics', gone, 'Tuesday')].join('\n')
    const proposal = propose(list, paste)
    expect(kindsIn(proposal)).toEqual({ Optics: 'class' })
    expect(proposal.problems.join(' ')).toMatch(/marked as dropped.*Ethics/)
  })

  it('[X7] is none where the word is the button that would drop it', () => {
    const list = ['课程名称,星期,节次,教室,操作', row('Optics', '退选', 'Monday')].join('\n')
    expect(kindsIn(propose(list, paste))).toEqual({ Optics: 'class' })
  })
})
