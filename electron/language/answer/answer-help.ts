// Explains how something is done: what is asked about is read like a request for it, and each kind of request has its sentence.
import { helpWords } from '../../../shared/i18n/core/help.ts'
import type { HelpTopic } from '../../../shared/i18n/en/core/help.ts'
import type { TurnFacts } from '../../model/model.ts'
import { resolveExport, resolveImport } from '../acts/resolve-files.ts'
import { reading } from '../frames/reading.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import type { Speech } from '../say/speech.ts'

/** The least chance of the reading of a topic. */
const least = 0.1

/** Null where nothing is known of the topic, or there is none. */
export function answerHelp(
  topic: string | undefined,
  facts: TurnFacts,
  { language }: Speech,
): string | null {
  const [frame] = topic === undefined ? [] : readTrained(topic, facts)
  if (topic === undefined || frame === undefined) return null
  // How to be helped is what was asked already.
  const act = [frame, ...frame.others].find(
    (each) => each.act !== 'ask_help' && each.confidence >= least,
  )?.act
  if (act === undefined) return null
  const files = filesOf[act]
  const help = topics[act]
  if (files !== undefined) {
    const read = reading(asTopic(frame, act), topic, facts)
    const resolved = files({ read, language })
    return resolved.kind === 'say' ? resolved.text : null
  }
  return help === undefined ? null : helpWords[language].help[help]
}

function asTopic(frame: Frame, act: ActName): Frame {
  return { ...frame, act }
}

const filesOf: Partial<Record<ActName, typeof resolveExport>> = {
  export: resolveExport,
  import: resolveImport,
}

const topics: Partial<Record<ActName, HelpTopic>> = {
  plan: 'plan',
  replan: 'room',
  clear: 'room',
  thin_out: 'room',
  improve: 'room',
  move: 'move',
  place: 'move',
  swap: 'move',
  unplace: 'move',
  pin: 'pin',
  unpin: 'pin',
  'mark:done': 'mark',
  'mark:partly': 'mark',
  'mark:missed': 'mark',
  'mark:open': 'mark',
  add_work: 'work',
  add_sessions: 'work',
  remove_sessions: 'work',
  set_length: 'work',
  set_deadline: 'work',
  'set_priority:high': 'work',
  'set_priority:low': 'work',
  rename: 'work',
  delete_work: 'work',
  drop_course: 'work',
  add_homework: 'homework',
  mark_homework: 'homework',
  ask_homework: 'homework',
  start_homework: 'homework',
  add_text: 'recite',
  start_recite: 'recite',
  start_pack: 'pack',
  start_guide: 'guide',
  add_event: 'timetable',
  add_class: 'timetable',
  add_exam: 'timetable',
  change_class: 'timetable',
  move_class: 'timetable',
  cancel_class: 'timetable',
  move_event: 'timetable',
  cancel_event: 'timetable',
  move_exam: 'timetable',
  day_off: 'timetable',
  make_up_day: 'timetable',
  undo: 'undo',
  redo: 'undo',
  set_habit: 'habits',
  set_reminder: 'settings',
  set_setting: 'settings',
  delete_all: 'erase',
}
