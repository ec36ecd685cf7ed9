// The title that the student's own words give to the work.
import { upperFirst } from '../../../../shared/text/upper-first.ts'
import { isAsking } from '../asking.ts'
import { readOption, readSignal } from '../guide-signals.ts'

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
