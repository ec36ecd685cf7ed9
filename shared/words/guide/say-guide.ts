// What a guide itself says, beside the model's own reply: the draft, its changes and risks, and where a jump has led.
import type { GuideJump } from '../../guide/guide-state.ts'
import { languages, type Language } from '../../language.ts'
import { joinWords } from '../join-words.ts'
import { quoteTitle } from '../titles/quote-title.ts'
import { sectionLabel, type DraftLine } from './say-draft.ts'

type Phrases = {
  draft: string
  changed: string
  risks: string
  holds: string
  fits: string
  /** In its place, where a yes would write nothing. */
  same: string
  card: string
  shown: string
  /** After words that turned its card down and changed nothing. */
  aside: string
  cardAgain: string
  left: string
  leftEarly: string
  back: string
  jumps: Record<GuideJump, string>
}

const phrases: Record<Language, Phrases> = {
  en: {
    draft: 'The draft:',
    changed: 'Changed against the draft before:',
    risks: 'Where it may break:',
    holds: 'Does that hold for you, or should something be different?',
    fits: 'Does it fit? A yes puts it on a card.',
    same: 'All of this is in your plan already. What should be different, or come on top?',
    card: 'The card shows exactly what would be written. Nothing is written until you accept it.',
    shown: 'This is the draft so far:',
    aside: 'The card is put aside and nothing was written; the draft stays as it was.',
    cardAgain: 'Say “yes” to have the card again.',
    left: 'Nothing was written. The draft is kept: say “go on with the guide” to take it up again.',
    leftEarly:
      'Nothing was written. What you told is kept: say “go on with the guide” to take it up again.',
    back: 'We go on with the guide where we were.',
    jumps: {
      'draft-too-early': 'Let me ask a little more before there is a draft.',
      'draft-missing': 'There is no new draft yet.',
      'confirm-unseen': 'Look at the draft first.',
      'confirm-nothing':
        'There is no draft yet that could be confirmed. Tell me about the course first.',
      'finish-unseen': 'Look at the draft first.',
      'finish-nothing':
        'There is no draft yet that could be written. Tell me about the course first.',
      'already-finished': 'This is written already. Say what should be different to change it.',
    },
  },
  zh: {
    draft: '草稿：',
    changed: '和上一版相比：',
    risks: '可能出问题的地方：',
    holds: '这样行吗，还是要改哪里？',
    fits: '这样合适吗？说“好”就会放到卡片上。',
    same: '这些计划里都有了。要改哪里，还是再加些什么？',
    card: '卡片上就是要写入的全部内容。你接受之前，什么都不会写入。',
    shown: '目前的草稿：',
    aside: '卡片先放到一边，没有写入任何内容；草稿没变。',
    cardAgain: '说“好”，卡片会再出现。',
    left: '没有写入任何内容。草稿留着：说“继续引导”就接着来。',
    leftEarly: '没有写入任何内容。你说过的都留着：说“继续引导”就接着来。',
    back: '我们接着刚才的引导。',
    jumps: {
      'draft-too-early': '先再问几句，再写草稿。',
      'draft-missing': '还没有新的草稿。',
      'confirm-unseen': '先看看草稿。',
      'confirm-nothing': '还没有可以确认的草稿。先说说这门课吧。',
      'finish-unseen': '先看看草稿。',
      'finish-nothing': '还没有可以写入的草稿。先说说这门课吧。',
      'already-finished': '这些已经写入了。想改的话，直接说要改什么。',
    },
  },
}

/** Days of a draft that nobody has named. */
export function sayGuessedDays(dates: readonly string[], language: Language): string {
  const days = joinWords(dates, language)
  return language === 'zh'
    ? `${days}是模型猜的，你没有说过：不对的话请说出那一天。`
    : `The model guessed ${days}; you named no such day. If that is wrong, say the day.`
}

/** The draft that was put aside for the course which begins now. */
export function sayWaiting(course: string, language: Language): string {
  const name = quoteTitle(course, language)
  return language === 'zh'
    ? `${name}的草稿先放着，没有写入：说“带我规划${course}”就接着来。`
    : `The draft for ${name} is put aside as it is, not written: say “guide me through ${course}” to take it up again.`
}

export type GuideSentence = Exclude<keyof Phrases, 'jumps'>

export function sayGuide(sentence: GuideSentence, language: Language): string {
  return phrases[language][sentence]
}

export function sayJump(jump: GuideJump, language: Language): string {
  return phrases[language].jumps[jump]
}

export type SaidDraft = {
  lines: readonly DraftLine[]
  /** What was put inside the term. */
  repairs: readonly string[]
  changes: readonly string[]
  risks: readonly string[]
}

/** The draft as the conversation shows it; without risks when it is about to be on a card. */
export function sayDraftWhole(said: SaidDraft, language: Language): string {
  const { lines, repairs, changes, risks } = said
  const say = phrases[language]
  const colon = language === 'en' ? ': ' : '：'
  return [
    say.draft,
    ...lines.map(({ label, text }) => `- ${label}${colon}${text}`),
    ...listUnder(say.changed, changes),
    ...listUnder(say.risks, [...repairs, ...risks]),
  ].join('\n')
}

type SplitDraft = {
  /** What was said before it, and after it. */
  lead: string
  rest: string
  /** Its lines and, where it took the place of another, those of what changed. */
  draft: string
  /** It in a few words: how much it is. */
  brief: string
}

/** Takes a text with a draft as above apart again; null for a text without one. */
export function splitDraftWhole(text: string): SplitDraft | null {
  const lines = text.split('\n')
  for (const language of languages) {
    const { draft: head, changed } = phrases[language]
    const start = lines.indexOf(head)
    const end = endOfList(lines, start)
    if (start < 0 || end === start + 1) continue
    const label = `- ${sectionLabel('amount', language)}`
    const amount = lines.slice(start + 1, end).find((line) => line.startsWith(label))
    const hasChanges = lines[end] === '' && lines[end + 1] === changed
    const last = hasChanges ? endOfList(lines, end + 1) : end
    return {
      lead: lines.slice(0, start).join('\n').trim(),
      draft: lines.slice(start + 1, last).join('\n'),
      rest: lines.slice(last).join('\n').trim(),
      brief: head + (language === 'en' ? ' ' : '') + (amount?.slice(label.length + 1).trim() ?? ''),
    }
  }
  return null
}

/** `head` is the number of the line above the list. */
function endOfList(lines: readonly string[], head: number): number {
  let end = head + 1
  while (lines[end]?.startsWith('- ') === true) end += 1
  return end
}

function listUnder(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines.map((line) => `- ${line}`)]
}
