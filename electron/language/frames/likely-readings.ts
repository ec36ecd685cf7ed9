// What an unclear message may have meant: the likeliest readings as sentences of their own, to be pressed.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import type { Language } from '../../../shared/language.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame, RoleName } from '../reader/frame.ts'
import { lexWords } from '../words/lexed-text.ts'

/** Less likely ones are no help, but where something of the schedule is named. */
const least = 0.08
const most = 3

/** What is done most often with something that is named. */
const usual: ActName[] = ['move', 'mark:done', 'delete_work']

/** The likeliest first; none where nothing is likely and nothing named. */
export function likelyReadings(text: string, ground: Ground, language: Language): string[] {
  const frames = readTrained(text, ground)
  const readings = frames
    .flatMap((frame) =>
      readingsOf(frame).map(({ act, confidence }) => ({ frame, act, confidence })),
    )
    .toSorted((a, b) => b.confidence - a.confidence)
  const named = frames.filter(({ slots }) =>
    slots.some(({ role, text: words }) => role === 'task' && namesWork(words, ground)),
  )
  const sentences = [
    ...readings.filter(({ confidence }) => confidence >= least),
    ...named.flatMap((frame) => usual.map((act) => ({ frame, act }))),
  ]
    .map(({ frame, act }) => sayReading(act, frame, language))
    .filter((sentence) => sentence !== '' && sentence.toLowerCase() !== text.toLowerCase())
  return [...new Set(sentences)].slice(0, most)
}

function namesWork(words: string, ground: Ground): boolean {
  return lexWords(words, ground).names.length > 0
}

/** A sigh that asks for nothing. */
export function isVent(text: string, ground: Ground): boolean {
  return readTrained(text, ground).some((frame) =>
    readingsOf(frame).some(({ act, confidence }) => act === 'vent' && confidence >= leastSigh),
  )
}

const leastSigh = 0.3

function readingsOf({ act, confidence, others }: Frame): { act: ActName; confidence: number }[] {
  return [{ act, confidence }, ...others]
}

function sayReading(act: ActName, { slots }: Frame, language: Language): string {
  const sentences: Partial<Record<ActName, (name: string, when: string) => string>> =
    choiceWords[language].readings
  const words = (...roles: RoleName[]) => slots.find(({ role }) => roles.includes(role))?.text ?? ''
  const name = words('task', 'course', 'title')
  const when = words('to', 'when', 'by', 'due', 'not')
  return (sentences[act]?.(name, when) ?? '').trim()
}
