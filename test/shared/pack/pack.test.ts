// Packs as values: phases, what is out of date and why, and what may be written over what.
import { array, assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import {
  packFieldKeys,
  packFields,
  type PackFieldKey,
  packPhases,
} from '../../../shared/pack/fields.ts'
import { madeFromNow, maxFieldText, type PackFieldVersion } from '../../../shared/pack/pack.ts'
import { fieldsOf, fieldState, phaseOf, phaseState } from '../../../shared/pack/pack-phase.ts'
import {
  findPackRefusal,
  restoreVersion,
  acceptVersion,
  writeByAgent,
  writeByHand,
} from '../../../shared/pack/pack-write.ts'
import { markSchedule } from '../../../shared/pack/schedule-mark.ts'
import { findStale } from '../../../shared/pack/staleness.ts'
import { sayPackRefusal, sayStaleReason } from '../../../shared/pack/say-pack.ts'
import { languages } from '../../../shared/language.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import { citation, course, pack, version, world } from './pack-builders.ts'

const ready = (key: PackFieldKey, changes: Partial<PackFieldVersion> = {}) =>
  version(key, { status: 'ready', ...changes })

const rank = (key: PackFieldKey) => packPhases.indexOf(packFields[key].phase)

describe('fields and phases', () => {
  it('[K7] a field needs only fields of its own phase or of phases before, and never itself', () => {
    for (const key of packFieldKeys) {
      const later = packFields[key].needs.filter(
        (need) => packFieldKeys.indexOf(need) >= packFieldKeys.indexOf(key),
      )
      expect(later, key).toEqual([])
      expect(
        packFields[key].needs.every((need) => rank(need) <= rank(key)),
        key,
      ).toBe(true)
    }
    expect(packPhases.every((phase) => fieldsOf(phase).length > 0)).toBe(true)
  })

  it('[K1] a pack stands at the first phase of which not every field is settled', () => {
    const intent = [ready('goal'), ready('knowledge'), ready('conditions')]
    expect(phaseOf(pack(), world)).toBe('intent')
    expect(phaseOf(pack(...intent.slice(1)), world)).toBe('intent')
    expect(phaseOf(pack(...intent), world)).toBe('research')
    expect(phaseOf(pack(...intent, version('goal', { version: 2 })), world)).toBe('intent')
    const all = packFieldKeys.reduce(
      (known, key) =>
        pack(...Object.values(known.fields), ready(key, madeFromNow(known, key, world))),
      pack(),
    )
    expect(phaseOf(all, world)).toBeNull()
    const cleared = ready('materials', { version: 2, text: '' })
    expect(phaseOf(pack(...Object.values(all.fields), cleared), world)).toBe('research')
  })

  it('[K7] a phase is out of date with one of its fields, settled with all, and else on the way', () => {
    expect(phaseState(pack(), 'intent', world)).toBe('empty')
    const intent = [ready('goal'), ready('knowledge'), ready('conditions')]
    expect(phaseState(pack(...intent.slice(1)), 'intent', world)).toBe('draft')
    expect(phaseState(pack(...intent, version('goal', { version: 2 })), 'intent', world)).toBe(
      'draft',
    )
    expect(phaseState(pack(...intent), 'intent', world)).toBe('ready')
    expect(
      phaseState(pack(ready('goal', { version: 2 }), ready('demands')), 'research', world),
    ).toBe('stale')
  })
})

describe('what is out of date', () => {
  const made = [{ key: 'goal', version: 1 } as const]
  const cases: [string, PackFieldVersion[], PackFieldKey, unknown[]][] = [
    ['nothing changed', [version('goal'), version('demands', { madeFrom: made })], 'demands', []],
    [
      'a need has another version',
      [version('goal', { version: 3 }), version('demands', { madeFrom: made })],
      'demands',
      [{ kind: 'need', key: 'goal', from: 1, to: 3 }],
    ],
    [
      'a need was written since',
      [version('goal'), version('demands')],
      'demands',
      [{ kind: 'need', key: 'goal', from: 0, to: 1 }],
    ],
    [
      'the schedule is another',
      [version('placement', { scheduleMark: 'b-2' })],
      'placement',
      [{ kind: 'schedule' }],
    ],
    ['the schedule is the same', [version('placement', { scheduleMark: 'a-1' })], 'placement', []],
    [
      'a source is gone, cited twice',
      [version('materials', { citations: [citation(1, 2), citation(2, 9), citation(3, 9)] })],
      'materials',
      [{ kind: 'source', sourceId: 9, file: 'notes-9.md' }],
    ],
    [
      'a source that was known to be gone',
      [version('materials', { citations: [citation(1, 9)], withoutSources: [2, 9] })],
      'materials',
      [],
    ],
    [
      'a source came after it was written',
      [version('goal'), version('demands', { madeFrom: made, withoutSources: [1] })],
      'demands',
      [{ kind: 'new-source', sourceId: 2, file: 'notes-2.md' }],
    ],
    [
      'a source came after the person wrote it',
      [version('materials', { who: 'person', withoutSources: [] })],
      'materials',
      [],
    ],
    [
      'a source that it cites is known',
      [version('materials', { citations: [citation(1, 2)], withoutSources: [] })],
      'materials',
      [],
    ],
    ['an empty field', [version('goal'), version('demands', { text: '' })], 'demands', []],
  ]

  it.each(cases)('[K7] %s', (_, versions, key, reasons) => {
    expect(findStale(pack(...versions), key, world)).toEqual(reasons)
    for (const reason of findStale(pack(...versions), key, world)) {
      for (const language of languages) expect(sayStaleReason(reason, language)).toMatch(/[.。]$/u)
    }
  })

  it('[K7] whatever is written from what there is now is not out of date', () => {
    assert(
      property(array(constantFrom(...packFieldKeys), { maxLength: 20 }), (order) => {
        let present = pack()
        for (const key of order) {
          const number = (present.fields[key]?.version ?? 0) + 1
          const written = version(key, { version: number, ...madeFromNow(present, key, world) })
          present = pack(...Object.values(present.fields), written)
          expect(fieldState(present, key, world)).toBe('draft')
        }
      }),
    )
  })

  it('[K7] a settled field holds for what it rests on as that is now', () => {
    const stale = pack(
      version('goal', { version: 4 }),
      version('demands', { citations: [citation(1, 9)], madeFrom: made }),
    )
    const write = acceptVersion(stale, { key: 'demands', version: 1 }, world)
    expect(write).toMatchObject({ madeFrom: [{ key: 'goal', version: 4 }], withoutSources: [2, 9] })
  })

  it('[K7] the mark of a course changes with its work and its exams, and with nothing else', () => {
    const classes = [taskClass(1, { course }), taskClass(2, { course: 'Physics' })]
    const exam = event(9, at(5, 1, 2), { course, eventKind: 'exam' })
    const tasks = [item(1, { place: at(1, 2) }), item(2, { classId: 2 }), exam]
    const mark = (changed: typeof tasks, of = classes) =>
      markSchedule(schedule([...of, ...changed]), course)
    const before = mark(tasks)
    expect(mark([item(1, { place: at(1, 2), title: 'Else' }), item(2, { classId: 2 }), exam])).toBe(
      before,
    )
    expect(
      mark([item(1, { place: at(1, 2) }), item(2, { classId: 2, place: at(3, 3) }), exam]),
    ).toBe(before)
    const marks = [
      before,
      mark([item(1, { place: at(1, 3) }), item(2, { classId: 2 }), exam]),
      mark([item(1, {}), item(2, { classId: 2 }), exam]),
      mark([item(1, { place: at(1, 2) }), item(2, { classId: 2 })]),
      mark(tasks, [taskClass(1, { course, toDay: 4 }), taskClass(2, { course: 'Physics' })]),
    ]
    expect(new Set(marks).size).toBe(marks.length)
  })
})

describe('writing', () => {
  it('[K7] a write is refused when the field has another version, by person or agent', () => {
    const present = pack(version('goal', { version: 2, who: 'person' }))
    const typed = { key: 'goal', text: 'Pass', base: 1 } as const
    const refusal = { kind: 'conflict', key: 'goal', present: 2 }
    expect(findPackRefusal(present, writeByHand(present, typed, world))).toEqual(refusal)
    const written = writeByAgent(present, { ...typed, citations: [], why: '' }, world)
    expect(findPackRefusal(present, written)).toEqual(refusal)
    const settle = acceptVersion(present, { key: 'goal', version: 1 }, world)
    expect(findPackRefusal(present, settle)).toEqual(refusal)
  })

  it('[K7] the agent replaces its own words, and the words of a person after a yes only', () => {
    const draft = { key: 'goal' as const, text: 'Better', citations: [], why: '', base: 1 }
    const byAgent = pack(version('goal'))
    expect(findPackRefusal(byAgent, writeByAgent(byAgent, draft, world))).toBeNull()
    const byPerson = pack(version('goal', { who: 'person' }))
    expect(findPackRefusal(byPerson, writeByAgent(byPerson, draft, world))).toEqual({
      kind: 'persons-words',
      key: 'goal',
      version: 1,
    })
    const asked = writeByAgent(byPerson, { ...draft, replacesPerson: true }, world)
    expect(findPackRefusal(byPerson, asked)).toBeNull()
    const emptied = pack(version('goal', { who: 'person', text: '' }))
    expect(findPackRefusal(emptied, writeByAgent(emptied, draft, world))).toBeNull()
  })

  it('[K7] too long, nothing new and nothing at all are refused with a sentence', () => {
    const present = pack(version('goal', { who: 'person', text: 'Pass' }))
    const kindOf = (key: PackFieldKey, text: string, base: number) => {
      const refusal = findPackRefusal(present, writeByHand(present, { key, text, base }, world))
      const said = languages.flatMap((language) =>
        refusal === null ? [] : [sayPackRefusal(refusal, language).message],
      )
      expect(said.every((sentence) => /[.。]$/u.test(sentence))).toBe(true)
      return refusal?.kind ?? null
    }
    expect(kindOf('goal', 'a'.repeat(maxFieldText + 1), 1)).toBe('too-long')
    expect(kindOf('goal', 'a'.repeat(maxFieldText), 1)).toBeNull()
    expect(kindOf('goal', 'Pass', 1)).toBe('no-change')
    expect(kindOf('knowledge', '', 0)).toBe('empty')
    expect(kindOf('goal', '', 1)).toBeNull()
    const settle = acceptVersion(present, { key: 'work', version: 0 }, world)
    expect(findPackRefusal(present, settle)).toEqual({ kind: 'empty', key: 'work' })
  })

  it('[K7] a line that stays word for word keeps its citation, wherever it goes', () => {
    const before = version('demands', {
      text: 'Exam\nHomework\nExam',
      citations: [citation(1, 1), citation(2, 1), citation(3, 2)],
    })
    const typed = { key: 'demands', text: 'New\nExam\nOther\nExam', base: 1 } as const
    expect(writeByHand(pack(before), typed, world)).toMatchObject({
      field: { citations: [citation(2, 1), citation(4, 2)] },
    })
  })

  it('[K7] a restored version is a new one of the person, made from what it was made from then', () => {
    const earlier = version('demands', { madeFrom: [{ key: 'goal', version: 1 }] })
    const present = pack(version('goal', { version: 2 }), version('demands', { version: 5 }))
    const write = restoreVersion(present, earlier, { base: 5, why: 'Version 1 restored' })
    expect(write).toMatchObject({ base: 5, field: { who: 'person', status: 'draft' } })
    expect(write).toMatchObject({ field: { madeFrom: [{ key: 'goal', version: 1 }] } })
    expect(findPackRefusal(present, write)).toBeNull()
  })

  it('[K7] a text is kept with its lines, and without what can not be seen', () => {
    expect(cleanFieldText('\n\na\r\nb\u202E\u0000\tc  \r\rd\n\n')).toBe('a\nb  c\n\nd')
    const units = array(nat(0xff_ff), { maxLength: 40 })
    assert(
      property(units, (codes) => {
        const text = String.fromCharCode(...codes)
        const clean = cleanFieldText(text)
        expect(cleanFieldText(clean)).toBe(clean)
        expect(clean.isWellFormed()).toBe(true)
        expect(/(?!\n)\p{Cc}/u.test(clean)).toBe(false)
      }),
    )
  })
})
