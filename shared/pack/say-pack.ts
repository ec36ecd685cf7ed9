// What is said of the fields of a pack: why one is out of date, and why a write was refused (K7).
import { coreWords, type CoreWords } from '../i18n/core-words.ts'
import { assertNever } from '../assert-never.ts'
import type { Language } from '../language.ts'
import type { PackRefusal } from './pack-write.ts'
import type { StaleReason } from './staleness.ts'
import { packFieldName } from './name-pack.ts'
import { quoteTitle } from '../words/titles/quote-title.ts'

/** A whole sentence. */
export function sayStaleReason(reason: StaleReason, language: Language): string {
  const english = language === 'en'
  switch (reason.kind) {
    case 'need': {
      const name = packFieldName(reason.key, language)
      if (reason.from === 0) {
        return english ? `“${name}” was written after this.` : `“${name}”是在这之后才写的。`
      }
      return english
        ? `“${name}” has changed since: this rests on version ${reason.from}, and now there is version ${reason.to}.`
        : `“${name}”后来改过：这里依据的是第 ${reason.from} 版，现在是第 ${reason.to} 版。`
    }
    case 'schedule':
      return english
        ? 'The work of this course lies differently in the schedule now.'
        : '这门课在日程里的安排已经变了。'
    case 'source':
      return english
        ? `It cites ${quoteTitle(reason.file, language)}, which was taken out of the sources.`
        : `它引用了${quoteTitle(reason.file, language)}，而这份资料已经移除了。`
    case 'new-source':
      return english
        ? `${quoteTitle(reason.file, language)} was added since, and is not read in this.`
        : `${quoteTitle(reason.file, language)}是后来加的，这里还没有用到。`
    default:
      return assertNever(reason)
  }
}

/** What happened, what is safe, what to do; the code is the kind of the refusal. */
export function sayPackRefusal(
  refusal: PackRefusal,
  language: Language,
): { code: string; message: string } {
  return { code: `pack-${refusal.kind}`, message: refusalSentence(refusal, language) }
}

function refusalSentence(refusal: PackRefusal, language: Language): string {
  const english = language === 'en'
  const name = packFieldName(refusal.key, language)
  switch (refusal.kind) {
    case 'conflict':
      return english
        ? `“${name}” was changed meanwhile: it is at version ${refusal.present} now. Nothing was written and your text is kept; look at the newer version, then save again.`
        : `“${name}”刚刚被改过，现在是第 ${refusal.present} 版。没有写入，你的文字还在；请看看新的版本，再保存一次。`
    case 'persons-words':
      return english
        ? `“${name}” holds words of your own. Nothing was written; say yes first if they may be replaced. They stay among the versions.`
        : `“${name}”是你自己写的，所以没有改动。如果可以替换，请先确认；原文会留在历史版本里。`
    case 'too-long':
      return english
        ? `“${name}” may hold ${refusal.most} characters, and this has ${refusal.length}. Nothing was written; shorten it.`
        : `“${name}”最多 ${refusal.most} 个字符，现在有 ${refusal.length} 个。没有写入；请写短一些。`
    case 'no-change':
      return english
        ? `“${name}” says that already. Nothing was changed.`
        : `“${name}”已经是这样了，没有做任何改动。`
    case 'empty':
      return english
        ? `“${name}” is empty. Write something first; nothing was changed.`
        : `“${name}”还是空的。请先写点内容；没有做任何改动。`
    default:
      return assertNever(refusal)
  }
}

export type PackProblem = keyof CoreWords['packProblems']

export function sayPackProblem(
  code: PackProblem,
  language: Language,
  detail = '',
): { code: string; message: string } {
  return { code, message: coreWords[language].packProblems[code](detail) }
}

/** Why a version was written that is an earlier one. */
export function sayRestored(version: number, language: Language): string {
  return language === 'en' ? `Version ${version} restored` : `恢复第 ${version} 版`
}
