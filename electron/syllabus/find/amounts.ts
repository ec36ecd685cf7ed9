// Reads how much work a text names: percent of the grade, minutes, pages and chapters.
import { readChineseNumber } from '../../../shared/time/numbers.ts'

export type Amounts = {
  weight: number | null
  minutes: number | null
  pages: number | null
  chapters: number | null
}

const percent = /(\d{1,3}(?:\.\d)?)\s*[%％]/u
const duration = /(\d{1,3}(?:\.\d)?)\s*-?\s*(hours?|hrs?|h\b|minutes?|mins?|min\b|个?小时|分钟)/iu
const pageRange =
  /(?:\bpp?\.?\s*|\bpages?\s+|第\s*|[Pp])(\d{1,4})\s*[-–—~～至到]\s*(?:[Pp]\.?\s*)?(\d{1,4})\s*(页)?/u
const pageCount = /(\d{1,3})\s*(?:pages\b|页)/iu
const chapterRange =
  /(?:\bch(?:apters?|aps?)?s?\.?|§+|\bsec(?:tion)?s?\.?)\s*(\d{1,2})(?:\.\d+)*(?:\s*(?:[-–—,&~]|and|to)\s*(?:ch(?:ap(?:ter)?)?\.?\s*)?(\d{1,2})(?:\.\d+)*)?/iu
const chineseChapters =
  /第\s*([一二三四五六七八九十\d]{1,3})\s*(?:[-–—~～至到、]\s*第?\s*([一二三四五六七八九十\d]{1,3})\s*)?[章讲单元节]/u

export function readAmounts(text: string): Amounts {
  return {
    weight: readWeight(text),
    minutes: readMinutes(text),
    pages: readPages(text),
    chapters: readChapters(text),
  }
}

export function readWeight(text: string): number | null {
  const value = Number(percent.exec(text)?.[1])
  return value > 0 && value <= 100 ? value : null
}

function readMinutes(text: string): number | null {
  const [, amount, unit = ''] = duration.exec(text) ?? []
  if (amount === undefined) return null
  const minutes = Number(amount) * (/^(?:h|个|小)/i.test(unit) ? 60 : 1)
  return minutes >= 5 && minutes <= 6000 ? Math.round(minutes) : null
}

function readPages(text: string): number | null {
  const [whole = '', first, last, page] = pageRange.exec(text) ?? []
  // 第12-40 without 页 may be anything.
  if (first !== undefined && (page !== undefined || !whole.startsWith('第'))) {
    const pages = Number(last) - Number(first) + 1
    if (pages > 0 && pages <= 800) return pages
  }
  const counted = Number(pageCount.exec(text)?.[1])
  return counted > 0 && counted <= 800 ? counted : null
}

function readChapters(text: string): number | null {
  const [, first, last] = chapterRange.exec(text) ?? []
  if (first !== undefined) return span(Number(first), Number(last ?? first))
  const [, low, high] = chineseChapters.exec(text) ?? []
  if (low === undefined) return null
  const from = readChineseNumber(low)
  return from === null ? null : span(from, readChineseNumber(high ?? low) ?? from)
}

function span(from: number, to: number): number {
  return to >= from && to - from < 20 ? to - from + 1 : 1
}
