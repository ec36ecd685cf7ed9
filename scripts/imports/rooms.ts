// Which room of a layer may import which: rooms stand in a list, and each imports only from those before it.
import type { Source } from './source.ts'

/** A layer, its rooms from what knows least to what knows most, and rooms that any may import and that may import any. */
type Order = { layer: string; rooms: string[]; apart: string[] }

/** Files that lie in the layer itself. */
const threshold = ''

const orders: Order[] = [
  {
    layer: 'shared',
    rooms: [
      threshold,
      'about',
      'schedule',
      'exchange',
      'text',
      'timetable',
      'feeds',
      'syllabus',
      'time',
      'reminders',
      'words',
      'homework',
      'recite',
      'pack',
      'tools',
      'planner',
      'preferences',
      'agent',
      'research',
      'view',
      'history',
      'everything',
      'term',
      'settings',
      'outlook',
      'guide',
      'conversation',
      'model',
      'contract',
    ],
    // A sentence names the types of what it speaks of.
    apart: ['i18n'],
  },
  {
    layer: 'electron',
    rooms: [
      'machine',
      'worker',
      'text',
      'ics',
      'planner',
      'model',
      'language',
      'agent',
      'orchestrator',
      'session',
      'terminal',
      'chosen-model',
      'settings',
      'export',
      'timetable',
      'syllabus',
      'research',
      'schedule',
      'outlook',
      'pack',
      'recite',
      'homework',
      'guide',
      'term',
      'conversation',
      'caldav',
      'feeds',
      'core',
      'programs',
      'crash',
      'page',
      'cli',
      'serve',
      'desktop',
      // The shells' entry points.
      threshold,
    ],
    apart: [],
  },
  {
    layer: 'renderer',
    rooms: [
      'client',
      'store',
      'words',
      'kit',
      'import',
      'feeds',
      'recite',
      'reasons',
      'export',
      'conversations',
      'history',
      'timetable',
      'assistant',
      'syllabus',
      'guide',
      'standing',
      'study',
      'homework',
      'habits',
      'settings',
      'theme',
      'health',
      'palette',
      'pack',
      'week',
      'today',
      'term',
      'courses',
      'conversation',
      'trace',
      'frame',
      threshold,
    ],
    apart: [],
  },
]

/** No way leads from a room back into it: a list has no circles. */
export function findRoomBreaks({ path, reaches }: Source): string[] {
  const order = orders.find(({ layer }) => path.startsWith(`${layer}/`))
  if (order === undefined) return []
  const room = roomOf(path)
  if (order.apart.includes(room)) return []
  const rank = order.rooms.indexOf(room)
  if (rank < 0) return [`${path} lies in no room of the list in scripts/imports/rooms.ts`]
  return reaches.flatMap((reach) => {
    if (reach.kind !== 'import' || !reach.from.startsWith(`${order.layer}/`)) return []
    const other = roomOf(reach.from)
    if (order.apart.includes(other) || order.rooms.indexOf(other) <= rank) return []
    return [`${path}:${reach.line} ${order.layer}/${other} comes after ${order.layer}/${room}`]
  })
}

/** The folder below the layer; nothing for a file that lies in the layer itself. */
function roomOf(path: string): string {
  const [, room, ...rest] = path.split('/')
  return rest.length === 0 || room === undefined ? threshold : room
}
