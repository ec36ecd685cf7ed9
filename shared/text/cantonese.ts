// Written Cantonese as written Chinese, sign for sign, for simplified characters.

/** Each as long as what it stands for, so that places in a text stay. */
const forms: [RegExp, string][] = [
  [/唔该/g, '麻烦'],
  [/点解/g, '为啥'],
  [/点样/g, '怎样'],
  [/几多/g, '多少'],
  [/边度/g, '哪里'],
  [/边(?=[日个节次科堂])/g, '哪'],
  [/乜嘢/g, '什么'],
  [/净系/g, '只是'],
  [/而家/g, '现在'],
  [/得闲/g, '有空'],
  [/听(?=[日朝晚](?!课|讲|力))/g, '明'],
  [/[琴寻](?=[日晚])/g, '昨'],
  [/呢(?=[个次日节科堂两])/g, '这'],
  [/(?<=[嗰那这哪一两几每第])堂(?!课)/g, '节'],
  [/仲(?=[有未要系可])/g, '还'],
  [/(?<=[搬推移])去/g, '到'],
  [/上昼/g, '上午'],
  [/[下晏]昼/g, '下午'],
  [/(?<=[今明])朝/g, '早'],
  [/唔/g, '不'],
  [/冇/g, '没'],
  [/嘅/g, '的'],
  [/咗/g, '了'],
  [/喇/g, '了'],
  [/喺/g, '在'],
  [/嗰/g, '那'],
  [/佢/g, '它'],
  [/啲/g, '些'],
  [/睇/g, '看'],
  [/畀/g, '给'],
  [/搵/g, '找'],
  [/嘢/g, '事'],
]

const mark = /[唔嘅咗喺嗰佢啲睇畀搵冇嘢昼琴寻呢堂边几净仲点家闲听喇搬]/

export function fromCantonese(text: string): string {
  if (!mark.test(text)) return text
  return forms.reduce((words, [pattern, form]) => words.replaceAll(pattern, form), text)
}
