// What a message does in the talk, whatever it tells: asks, agrees, corrects, names a section or an option.
import { readTalk } from '../words/small-talk.ts'
import { isCorrection, readOption, readSection, readSignal } from './guide-signals.ts'
import { readGuideQuestion } from './read-guide-question.ts'

/** `isRefused`: an amount was; `isDenied`: the course was. */
export function readAct(
  raw: string,
  text: string,
  said: { isRefused: boolean; isDenied: boolean },
) {
  const question = readGuideQuestion(raw, text)
  const option = readOption(text)
  // "Do you think I'll make it?" corrects nothing.
  if (question !== null && question !== 'other')
    return { question, option, signal: 'none' as const, isCorrection: false, section: null }
  const { isRefused, isDenied } = said
  // 你好 is no 好.
  const signal = readTalk(text) === 'greeting' ? ('none' as const) : readSignal(text)
  return {
    question,
    option,
    signal: isRefused ? ('no' as const) : signal,
    isCorrection: isCorrection(text) || isRefused,
    section: isDenied ? ('course' as const) : isRefused ? ('amount' as const) : readSection(text),
  }
}
