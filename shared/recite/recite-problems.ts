// Why recall practice could not do what was asked, each with what is safe and the next step.
import type { Language } from '../language.ts'
import type { RecitalProblem } from './recital.ts'

/** Where nothing else is named, the code says it all. */
export type ReciteProblem =
  | Alone<
      | 'no-material'
      | 'nothing-begun'
      | 'is-done'
      | 'empty-attempt'
      | 'other-language'
      | 'empty-text'
      | 'file-not-text'
      | 'material-in-recital'
      | 'nothing-to-plan'
      | 'no-texts-to-plan'
      | 'recalls-refused'
      | 'stale-recalls'
      | 'no-texts-in-file'
      | 'nothing-heard'
      | 'no-model'
      | 'model-stopped'
    >
  | { code: 'still-listening'; title: string }
  | { code: 'text-too-long'; most: number }
  | { code: 'too-many-texts'; most: number }
  | { code: 'no-room-for-texts'; most: number; present: number; more: number }
  | { code: 'model-unusable'; name: string }
  | { code: 'model-failed'; message: string }

type Alone<Code extends string> = Code extends string ? { code: Code } : never

type Code = ReciteProblem['code']

type ProblemOf<Of extends Code> = Extract<ReciteProblem, { code: Of }>

const problems: { [Of in Code]: Record<Language, (problem: ProblemOf<Of>) => string> } = {
  'no-material': {
    en: () => 'That text is not there any more. Nothing was changed; choose another.',
    zh: () => '这篇材料已经不在了，没有做任何改动；请选择另一篇。',
  },
  'nothing-begun': {
    en: () => 'No recital has begun. Choose a text first; nothing was changed.',
    zh: () => '还没有开始背诵。请先选择一篇材料；没有做任何改动。',
  },
  'still-listening': {
    en: ({ title }) =>
      `A recital of “${title}” is under way. Finish or leave it first; nothing was changed.`,
    zh: ({ title }) => `正在背诵“${title}”。请先背完或退出；没有做任何改动。`,
  },
  'is-done': {
    en: () => 'This recital is over. Begin another to try again; nothing was changed.',
    zh: () => '这次背诵已经结束。想再试请重新开始；没有做任何改动。',
  },
  'empty-attempt': {
    en: () =>
      'There is nothing to compare yet. Write what you remember, even a little; no round was used.',
    zh: () => '还没有内容可以比较。记得多少写多少；没有占用一轮。',
  },
  'other-language': {
    en: () =>
      'This is in another language than the text, so it was not counted. Write it in the language of the text; no round was used.',
    zh: () => '你写的和原文不是同一种语言，所以没有计分。请用原文的语言再写；没有占用一轮。',
  },
  'text-too-long': {
    en: ({ most }) =>
      `That is longer than ${most} characters. Split it into parts that you can recall one by one; nothing was changed.`,
    zh: ({ most }) => `内容超过 ${most} 个字符。请分成几篇，一篇一篇地背；没有做任何改动。`,
  },
  'empty-text': {
    en: () => 'The text has no words to recall. Paste or type them; nothing was changed.',
    zh: () => '材料里没有可以背的文字。请粘贴或输入；没有做任何改动。',
  },
  'too-many-texts': {
    en: ({ most }) => `There are ${most} texts already. Delete some first; nothing was changed.`,
    zh: ({ most }) => `已经有 ${most} 篇材料了。请先删掉一些；没有做任何改动。`,
  },
  'no-room-for-texts': {
    en: ({ most, present, more }) =>
      `At most ${most} texts are kept: there are ${present}, and this file has ${more} more. Delete some, or split the file; nothing was changed.`,
    zh: ({ most, present, more }) =>
      `最多存 ${most} 篇材料：现在有 ${present} 篇，这个文件里还有 ${more} 篇。请删掉一些，或把文件拆开；没有做任何改动。`,
  },
  'file-not-text': {
    en: () =>
      'This file is no text that can be read: a picture, an archive, or written in an encoding that is not known here. Save it as text in UTF-8; nothing was changed.',
    zh: () =>
      '这个文件不是能读的文本：可能是图片、压缩包，或用了认不出的编码。请另存为 UTF-8 文本；没有做任何改动。',
  },
  'material-in-recital': {
    en: () => 'This text is being recited. Finish or leave that first; nothing was changed.',
    zh: () => '正在背诵这篇材料。请先背完或退出；没有做任何改动。',
  },
  'nothing-to-plan': {
    en: () => 'All recalls have their place already, or no text is due. Nothing was changed.',
    zh: () => '该背的都已经排好了，或者没有到期的材料。没有做任何改动。',
  },
  'no-texts-to-plan': {
    en: () =>
      'There is no text to recall yet, so there is nothing to plan. Keep one under “Recite from memory” first; nothing was changed.',
    zh: () => '还没有要背的材料，没有可以排的。请先在“背诵”里存一篇；没有做任何改动。',
  },
  'recalls-refused': {
    en: () =>
      'The plan has no room for recalls within the limits of their course. Nothing was changed; open the course to look at its limits.',
    zh: () => '在这门课的限制里排不下背诵。没有做任何改动；可以打开课程查看它的限制。',
  },
  'stale-recalls': {
    en: () => 'The schedule or a text changed since you looked. Look again; nothing was changed.',
    zh: () => '你查看之后，日程或材料有了变化。请再看一遍；没有做任何改动。',
  },
  'no-texts-in-file': {
    en: () =>
      'There are no texts in that file. Export notes from Anki as plain text, or choose Weekloom’s file of everything; nothing was changed.',
    zh: () =>
      '这个文件里没有材料。请从 Anki 导出纯文本笔记，或选择 Weekloom 的完整导出文件；没有做任何改动。',
  },
  'nothing-heard': {
    en: () => 'There is no attempt to advise on yet. Recite a text first; nothing was sent.',
    zh: () => '还没有可以给建议的背诵。请先背一篇；没有发送任何内容。',
  },
  'no-model': {
    en: () =>
      'No model of your own is set up, so there is nobody to ask. The tips above need none.',
    zh: () => '没有设置自己的模型，没法请它给建议。上面的提示不需要模型。',
  },
  'model-stopped': {
    en: () => 'The model was stopped. Your result stays as it is.',
    zh: () => '已让模型停止，你的成绩没有变。',
  },
  'model-unusable': {
    en: ({ name }) => `What ${name} answered can’t be used. Your result stays as it is; try again.`,
    zh: ({ name }) => `${name} 的回答无法使用，你的成绩没有变，可以再试一次。`,
  },
  'model-failed': {
    en: ({ message }) => `${message} Your result stays as it is.`,
    zh: ({ message }) => `${message}你的成绩没有变。`,
  },
}

/** `title` is that of the text that is being recited. */
export function toReciteProblem(code: RecitalProblem, title: string): ReciteProblem {
  return code === 'still-listening' ? { code, title } : { code }
}

export function sayReciteProblem(
  problem: ReciteProblem,
  language: Language,
): { code: Code; message: string } {
  return { code: problem.code, message: sentenceOf(problem.code, problem, language) }
}

function sentenceOf<Of extends Code>(code: Of, problem: ProblemOf<Of>, language: Language): string {
  return problems[code][language](problem)
}
