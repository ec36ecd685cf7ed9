// find_free: runs of free periods that are long enough, and runs inside hosts, from now on.
import type { HostRoom } from '../../../tools/day-facts.ts'
import { sayPeriods } from '../../../words/schedule/say-place.ts'

export const phrases = {
  head: (length: string, where: string, shown: number, total: number) =>
    `Free runs of at least ${length}, ${where} (${shown} of ${total}):`,
  none: (length: string, where: string) => `No free run of at least ${length}, ${where}.`,
  anywhere: 'from now on',
  hosts: (shown: number, total: number) => `Inside hosts (${shown} of ${total}):`,
  line: (day: string, runs: string) => `${day}: ${runs}`,
  room: ({ hostId, place }: HostRoom, title: string) =>
    `${sayPeriods(place, 'en')} in ${title} #${hostId}`,
  join: ', ',
}
