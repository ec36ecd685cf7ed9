// The weeks of a class as a person types them, "1-8,10" or "1-16 odd" or "第1-16周(单周)", read and written.
import type * as en from '../../en/timetable/weeks.ts'

export const parities: typeof en.parities = { odd: '单周', even: '双周' }
