// Whether a task may share its periods with what else lies there: solid tasks, hosts and guests (S3).
import { hostIn, masksBeside, occupantsBeside, type Arrangement } from '../arrangement.ts'
import { maskOf, type Occupant } from '../occupancy.ts'
import type { Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import type { Task } from '../task.ts'
import { classOf } from './limits.ts'

export function checkOverlap(
  arrangement: Arrangement,
  task: Task,
  target: Place,
): RefusalReason | null {
  const mask = maskOf(target)
  const { solid, freeHost } = masksBeside(arrangement, target.day, task.id)
  if ((mask & solid) === 0) return null
  const inTheWay = () =>
    occupantsBeside(arrangement, target.day, task.id).filter((other) => (other.mask & mask) !== 0)
  if (task.kind === 'event') return explainOccupied(target, inTheWay())
  const host = hostIn(arrangement, task, target)
  const isFree = host !== null && (mask & freeHost) === mask
  const mayEmbed = classOf(arrangement.state, task).mayEmbed
  return isFree && mayEmbed ? null : explainItem(target, inTheWay(), host, mayEmbed)
}

function explainItem(
  target: Place,
  inTheWay: Occupant[],
  host: number | null,
  mayEmbed: boolean,
): RefusalReason {
  const guests = inTheWay.filter(({ hostId }) => hostId !== null)
  const hosts = inTheWay.filter(({ isHost }) => isHost)
  const isHostsOnly = hosts.length > 0 && hosts.length + guests.length === inTheWay.length
  if (!isHostsOnly) return explainOccupied(target, inTheWay)
  if (host === null) {
    return { kind: 'astride-host', rule: 'S3', target, occupants: idsOf(hosts) }
  }
  // Two clashing hosts: inside one it would lie on the other.
  if (hosts.length > 1) return explainOccupied(target, inTheWay)
  if (!mayEmbed) {
    return { kind: 'embedding-not-allowed', rule: 'S5', target, occupants: [host] }
  }
  return { kind: 'host-taken', rule: 'S3', target, occupants: idsOf(guests) }
}

// A guest is named only where nothing else is: its host stands for it.
function explainOccupied(target: Place, inTheWay: Occupant[]): RefusalReason {
  const solid = inTheWay.filter(({ hostId }) => hostId === null)
  const occupants = idsOf(solid.length > 0 ? solid : inTheWay)
  return { kind: 'occupied', rule: 'S3', target, occupants }
}

function idsOf(occupants: Occupant[]): number[] {
  return occupants.map(({ id }) => id).toSorted((a, b) => a - b)
}
