// Words that ask for recall practice: they belong to the recite scene, with the text that they name.
import type { StageOutput } from '../../../../shared/agent/contracts.ts'
import { asksForRecallPlan, asksWhatToRecite } from '../../../../shared/recite/recall-plan-words.ts'
import { readPastedText } from '../../../../shared/recite/pasted-text.ts'
import type { TurnFacts } from '../model.ts'

const scene = 'recite'

const english =
  /^(?:please |can you |could you |i want to |i'd like to |let me |let's |now )*(?:recite|quiz me|test me|let me recite|practi[cs]e recall)(?:\s+(?:on|about|for|of))?(?:\s+(?<topic>.{1,80}))?$/iu
const chinese =
  /^(?:请|帮我|我要|我想|让我|现在|开始|来)*(?:背诵|默写|背一下|背一遍|背背|考考我|抽查我|抽背|背(?=《))(?:一下|一遍)?(?<topic>.{0,40})$/u

/** With these it is about when to study, which is the schedule's. */
const aboutTime =
  /\b(tomorrow|today|tonight|(mon|tues|wednes|thurs|fri|satur|sun)days?|week|morning|afternoon|evening|every|plan|schedule|move|hours?|minutes?)\b|安排|明天|今天|今晚|每天|每周|星期|礼拜|周[一二三四五六日天]|这周|下周|上午|下午|晚上|早上|小时|分钟|[挪移改排]/iu

const nothingNamed = /^(me|now|please|it|something|吧|一篇|课文|材料)?$/iu

/** Null where they ask for something else, or there is no such scene. */
export function readRecite({ request, scenes }: TurnFacts): StageOutput['chat'] | null {
  if (scenes === null || !scenes.known.some(({ name }) => name === scene)) return null
  if (asksForRecallPlan(request)) {
    const slots = [{ name: 'act', value: 'plan' }]
    return { intent: 'task', speak: '', reason: 'plan recalls', scene, score: 100, slots }
  }
  if (asksWhatToRecite(request)) {
    const slots = [{ name: 'act', value: 'next' }]
    return { intent: 'task', speak: '', reason: 'what to recite', scene, score: 100, slots }
  }
  if (readPastedText(request) !== null)
    return { intent: 'task', speak: '', reason: 'pasted text', scene, score: 100, slots: [] }
  const text = request.trim().replace(/[.!?。！？\s]+$/u, '')
  const found = english.exec(text) ?? chinese.exec(text)
  if (found === null || aboutTime.test(text)) return null
  const topic = (found.groups?.['topic'] ?? '')
    .replaceAll(/^[\s“"'：:《]+|[\s”"'》]+$/gu, '')
    .replace(/^(?:the|my)\s+/iu, '')
  const slots = nothingNamed.test(topic) ? [] : [{ name: 'topic', value: topic }]
  return { intent: 'task', speak: '', reason: 'recite', scene, score: 100, slots }
}
