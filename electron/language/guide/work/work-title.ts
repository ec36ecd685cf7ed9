// The title that the student's own words give to the work: as it is called, or all that was said of it.
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import { upperFirst } from '../../../../shared/text/as-sentence.ts'
import { isAsking } from '../asking.ts'
import { readOption, readSignal } from '../guide-signals.ts'
import { findCues, readCues } from '../read/cue-table.ts'

const workLead =
  /^[\s,.]*(?:(?:i (?:have|need|want) to|i must|mostly|mainly|just|it's|it is|well|to|主要是?|就是|要|需要|我要|我得|得)\s*)*/i

const filler =
  /\b(?:h+m+|u[hm]+|well|so|maybe|hard|easy|let me (?:see|think)|good question|everything|all(?: of it)?|stuff|things?|some|a lot|lots|much|not much|normal|the usual|usual)\b|嗯+|呃|那个?|每个?(?:周|星期|天|日|晚)|大概|大约|差不多|都有?|全部?|所有|一些|很多|不少|不多|东西|内容|吧|啊|呢|的/g

/** What was said of the work in the student's own words, for its title; null for what tells nothing. */
export function workTitle(raw: string, rest: string): string | null {
  const line = raw
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const [first = ''] = line.replace(workLead, '').split(/[.;。；!！?？\n]/)
  const bare = first.replace(/^(?:好吧|好的?|行吧?|ok(?:ay)?|fine|well)[\s,，是]+/i, '').trim()
  if (isAsking(raw)) return null
  if (readSignal(rest) !== 'none' || readOption(rest) !== null) return null
  const telling = rest.replaceAll(filler, ' ').replaceAll(/[^\p{L}]/gu, '')
  if (Array.from(telling).length < 2 || Array.from(bare).length < 2) return null
  const title = upperFirst(bare)
  return Array.from(title).slice(0, 60).join('')
}

const titleCues = readCues<'title' | 'name'>([
  ['title', 2, 'near before', "title, the title, title is, titled, entitled, the title is, title:, called, it's called, is called, named | 题目, 题目是, 题目叫, 题目为, 标题, 标题是, 标题叫, 题为, 名为, 叫, 叫做, 主题是"],
  ['name', 2, 'near before', "title is, titled, entitled, the title is, title: | 题目是, 题目叫, 题目为, 标题是, 标题叫, 题为"],
]) // prettier-ignore
const quoted = /《[^《》]{1,80}》|“[^“”]{1,80}”|"[^"]{2,80}"|(?<![\p{L}\d])['‘][^'‘’]{2,80}['’](?!\p{L})/gu // prettier-ignore

/** What stands in quotes behind "called", or behind "the title is"; of a course it is that one's name. */
export function readTitle(raw: string, names: readonly string[]): string | null {
  const line = raw.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const cues = findCues(toSimple(line).toLowerCase(), titleCues)
  const of = (start: number, slot: string) => cues.some((cue) => cue.slot === slot && cue.end <= start && /^[\s:：,，]*$/.test(line.slice(cue.end, start))) // prettier-ignore
  const inQuotes = [...line.matchAll(quoted)].find(({ index }) => of(index, 'title'))?.[0]
  const name = cues.findLast(({ slot }) => slot === 'name')
  const behind = name === undefined ? undefined : /^[\s:：]*([^,，。;；!！?？.]{2,80})/.exec(line.slice(name.end))?.[1] // prettier-ignore
  const title = (inQuotes?.slice(1, -1) ?? behind ?? '').trim()
  return title === '' || names.some((each) => each.toLowerCase() === title.toLowerCase()) ? null : title // prettier-ignore
}
