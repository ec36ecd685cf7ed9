// Finds which course a pack is for: named in the words, else the guide's, else the only one, else asked; then where it stands is said.
import { packWords } from '../../../shared/i18n/core/pack.ts'
import type { Language } from '../../../shared/language.ts'
import { phaseOf } from '../../../shared/pack/pack-phase.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import type { TurnResult } from '../../agent/graph/runner.ts'
import type { Turn } from '../../agent/graph/turn.ts'
import { fieldsIn } from '../route-pack.ts'
import { readPackIntent } from '../../language/pack/read-pack-intent.ts'
import { callsPack } from '../../language/read/read-pack-words.ts'
import { nextSection } from '../../language/pack/intent-sections.ts'
import { beginRecord, type PackRecord } from '../scene-record.ts'
import type { PackService } from './scene-service.ts'
import {
  beginStage,
  endStage,
  factsOf,
  withRecord,
  withSaid,
  type PackStage,
} from './pack-stage.ts'
import { sayAskCourse, sayFinished, sayOffer, sayOpened, sayQuestion } from './say-pack-scene.ts'

export type CourseFound =
  | { kind: 'course'; course: string }
  | { kind: 'ask'; among: string[]; named: string; areSeveral: boolean }

/** `words` are what was said of the course, possibly nothing; `before` the name that was not known when it was asked. */
export function findCourse(
  service: PackService,
  words: string,
  present: string,
  before: string | null,
): CourseFound {
  const said = words.trim()
  if (said !== '') {
    const found = service.coursesNamed(said)
    const [only] = found
    if (only !== undefined && found.length === 1) return { kind: 'course', course: only }
    if (found.length > 1) return { kind: 'ask', among: found, named: '', areSeveral: true }
    const name = said
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 80)
      .trim()
    // "Continue the course pack" names none.
    if (isNoName(said))
      return { kind: 'ask', among: service.courses(), named: '', areSeveral: false }
    // Said a second time, it is meant.
    if (before !== null && name.toLowerCase() === before.toLowerCase()) {
      return { kind: 'course', course: name }
    }
    return { kind: 'ask', among: service.courses(), named: name, areSeveral: false }
  }
  const known = service.courses()
  const guessed =
    present !== ''
      ? present
      : (service.guideCourse() ?? (known.length === 1 ? known[0] : undefined))
  return guessed === undefined || guessed === ''
    ? { kind: 'ask', among: known, named: '', areSeveral: false }
    : { kind: 'course', course: guessed }
}

function isNoName(said: string): boolean {
  const { intent } = readPackIntent(said, null)
  return callsPack(said) || intent === 'advance' || intent === 'generate'
}

export function askCourse(
  service: PackService,
  turn: Turn,
  found: Extract<CourseFound, { kind: 'ask' }>,
  { asks, language, record }: { asks: boolean; language: Language; record: PackRecord | null },
): Promise<TurnResult> {
  const waiting = { kind: 'course', asks, named: found.named } as const
  const before = record ?? beginRecord('', 'intent', language)
  const stage = beginStage(service, turn, { ...before, waiting, language })
  return endStage(withSaid(stage, sayAskCourse(found.among, found, language)))
}

/** The record of the course: the one that is there, else a new one at the first phase that is not settled. */
export function recordOf(
  service: PackService,
  course: string,
  record: PackRecord | null,
  language: Language,
): PackRecord {
  if (record?.course === course) return { ...record, waiting: { kind: 'nothing' }, language }
  const { pack, world } = service.read(course)
  const phase = phaseOf(pack, world) ?? 'evaluate'
  const fresh = beginRecord(course, phase, language)
  const isBegun = packFieldKeys.some((key) => pack.fields[key] !== undefined)
  if (isBegun) return { ...fresh, mode: 'producing' }
  return { ...fresh, asked: [...(service.settled(course, language)?.sections ?? [])] }
}

/** Says where the pack stands and what can be done next; `write` runs where a guide has settled all that it would ask. */
export function showPack(
  stage: PackStage,
  write: (stage: PackStage) => Promise<TurnResult>,
): Promise<TurnResult> {
  const { record, language, service } = stage
  const { answers, asked, course, mode, phase } = record
  const opened = withSaid(stage, sayOpened(course, phase, language))
  if (mode !== 'questioning') return endStage(offerByTalk(opened) ?? offerNext(opened))
  const settled = answers.length > 0 ? null : service.settled(course, language)
  if (settled === null) return endStage(askNext(opened))
  const told = withSaid(opened, settled.text)
  return nextSection(answers, asked) === null && asked.length === settled.sections.length
    ? write(told)
    : endStage(askNext(told, true))
}

/** What a guide has settled anew comes first: all the other fields rest on it. Null where nothing of it changed. */
function offerByTalk(stage: PackStage): PackStage | null {
  const { record, language, service } = stage
  const keys = service.settled(record.course, language)?.changed ?? []
  if (keys.length === 0) return null
  return withRecord(withSaid(stage, sayOffer({ empty: [], stale: keys }, language)), {
    waiting: { kind: 'write', keys },
  })
}

/** The next question of the intent phase; a section is asked about once. */
export function askNext(stage: PackStage, isFirst = stage.record.asked.length === 0): PackStage {
  const { record, language } = stage
  const section = nextSection(record.answers, record.asked)
  const asked = section === null ? record.asked : [...record.asked, section]
  const said = sayQuestion(section, isFirst, language)
  return withRecord(withSaid(stage, said), { asked })
}

/** After an answer: where it told of something else, what was asked comes once more, in other words. */
export function askOn(stage: PackStage): PackStage {
  const { record, language } = stage
  const { answers, asked } = record
  const last = asked.at(-1)
  const isOpen =
    last !== undefined &&
    asked.indexOf(last) === asked.length - 1 &&
    answers.every(({ section }) => section !== last)
  if (!isOpen) return askNext(stage)
  const said = withSaid(stage, packWords[language].packScene.again[last])
  return withRecord(said, { asked: [...asked, last] })
}

/** What the phase lacks, as an offer; where it lacks nothing, that is said. */
export function offerNext(stage: PackStage): PackStage {
  const { record, language } = stage
  const facts = factsOf(stage)
  const empty = fieldsIn(record.phase, facts, ['empty'])
  const stale = fieldsIn(record.phase, facts, ['stale'])
  const keys = empty.length > 0 ? empty : stale
  if (keys.length > 0) {
    return withRecord(withSaid(stage, sayOffer({ empty, stale }, language)), {
      waiting: { kind: 'write', keys },
    })
  }
  const isDone = facts.fields.every(({ state }) => state === 'ready')
  return isDone ? withSaid(stage, sayFinished(record.course, language)) : stage
}
