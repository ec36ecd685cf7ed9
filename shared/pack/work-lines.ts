// Reads the text of the field `work` as data and back: one session a line with its periods and difficulty; > begins a remark.
import { longestSession } from '../schedule/term.ts'
import { packWords } from '../i18n/core/pack.ts'
import type { Language } from '../language.ts'
import { bareLine, cutTitle, hasWords, isRemark } from './topic-lines.ts'

export type WorkLine = {
  title: string
  /** Null where the line says none. */
  periods: number | null
  /** 1 (light) to 5 (heavy); null where the line says none. */
  difficulty: number | null
  /** Of the text, from 1. */
  line: number
}

const dash = String.raw`\s*(?:[—–:：·,，]|(?<=\s)-)\s*`
const periodsWord = String.raw`(\d{1,2})\s*(?:periods?|slots?|节课?)`
const difficultyWord = String.raw`(?:difficulty|难度)\s*([1-5])(?:\s*\/\s*5)?`
const atEnd = new RegExp(
  String.raw`${dash}${periodsWord}(?:\s*[,，、;；·]\s*${difficultyWord})?\s*$`,
  'iu',
)
const intensityWord = /(?:intensity|强度)\s*([1-5])/iu

export function readWork(text: string): WorkLine[] {
  return text.split('\n').flatMap((written, index) => {
    if (isRemark(written)) return []
    const bare = bareLine(written)
    const found = atEnd.exec(bare)
    const title = cutTitle(found === null ? bare : bare.slice(0, found.index))
    if (!hasWords(title)) return []
    const [, periods, difficulty] = found ?? []
    return [
      {
        title,
        periods:
          periods === undefined ? null : Math.min(longestSession, Math.max(1, Number(periods))),
        difficulty: difficulty === undefined ? null : Number(difficulty),
        line: index + 1,
      },
    ]
  })
}

/** How tiring the work is, where a remark says so: 1 to 5. */
export function readIntensity(text: string): number | null {
  const remarks = text.split('\n').filter(isRemark).join('\n')
  const found = intensityWord.exec(remarks)
  return found === null ? null : Number(found[1])
}

export function writeSession(
  { title, periods, difficulty }: { title: string; periods: number; difficulty: number },
  language: Language,
): string {
  return packWords[language].workLines.writeSession(title, periods, difficulty)
}
