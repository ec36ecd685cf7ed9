// What the states and sections of a guide are called, and the words that begin and leave one; for page and terminal.
import type { GuideView } from '../../guide/requests.ts'
import type { GuideSection } from '../../guide/guide-draft.ts'
import type { GuideState } from '../../guide/guide-state.ts'
import type { Language } from '../../language.ts'
import { listWords } from '../join-words.ts'

type Names = {
  states: Record<GuideState, string>
  /** As what is still to be told. */
  sections: Record<GuideSection, string>
  stillToTell: (sections: string) => string
  stillOpen: (sections: string) => string
  nothingOpen: string
  /** Said to begin with a course; empty for any. */
  begin: (course: string) => string
  leave: string
  /** Said to take up one that was left. */
  takeUp: string
}

export const guideNames: Record<Language, Names> = {
  en: {
    states: {
      DISCOVERY: 'gathering',
      DRAFTING: 'draft',
      CONFIRMING: 'waiting for your yes',
      FINISHED: 'written',
    },
    sections: {
      course: 'the course',
      work: 'what has to be learned',
      amount: 'how much there is to do',
      dates: 'by when',
      effort: 'how hard it is',
      limits: 'times to keep free',
      strategy: 'a little each week or in one go',
      profile: 'how it goes for you',
    },
    stillToTell: (sections) => `Still to tell: ${sections}.`,
    stillOpen: (sections) => `Still open: ${sections}.`,
    nothingOpen: 'All that is needed has been told.',
    begin: (course) => (course === '' ? 'Guide me through a course' : `Guide me through ${course}`),
    leave: 'Leave the guide',
    takeUp: 'Go on with the guide',
  },
  zh: {
    states: {
      DISCOVERY: '了解中',
      DRAFTING: '草稿',
      CONFIRMING: '等你确认',
      FINISHED: '已写入',
    },
    sections: {
      course: '哪门课',
      work: '要学什么',
      amount: '要学多少',
      dates: '到什么时候',
      effort: '有多难',
      limits: '要避开的时间',
      strategy: '每周一点还是集中做',
      profile: '你学这门课的情况',
    },
    stillToTell: (sections) => `还想知道：${sections}。`,
    stillOpen: (sections) => `还没定：${sections}。`,
    nothingOpen: '需要知道的都有了。',
    begin: (course) => (course === '' ? '带我规划一门课' : `带我规划${course}这门课`),
    leave: '退出引导',
    takeUp: '继续引导',
  },
}

/** Begun and left before it was written: it can be taken up again. */
export function isLeftGuide({
  isActive,
  state,
  canExport,
}: Pick<GuideView, 'isActive' | 'state' | 'canExport'>): boolean {
  return !isActive && canExport && state !== 'FINISHED'
}

/** What is missing, as one sentence; null where nothing is and a draft says all the rest. */
export function sayMissing(
  state: GuideState,
  missing: readonly GuideSection[],
  language: Language,
): string | null {
  const { sections, stillToTell, stillOpen, nothingOpen } = guideNames[language]
  const named = listWords(
    missing.map((section) => sections[section]),
    language,
  )
  const isGathering = state === 'DISCOVERY'
  if (named === '') return isGathering ? nothingOpen : null
  return isGathering ? stillToTell(named) : stillOpen(named)
}
