// The list of all reliability harnesses, each loaded when it is run.
import type { Harness } from './harness.ts'

type Load = () => Promise<Harness<unknown>>

export const harnesses: Record<string, Load> = {
  doors: async () => (await import('./doors/doors.ts')).doors,
  requests: async () => (await import('./requests/requests.ts')).requests,
  backups: async () => (await import('./backups/backups.ts')).backups,
  simulator: async () => (await import('./simulator/simulator.ts')).simulator,
  'hostile-files': async () => (await import('./hostile-files/hostile-files.ts')).hostileFiles,
  'card-kill': async () => (await import('./card-kill/card-kill.ts')).cardKill,
  damage: async () => (await import('./damage/damage.ts')).damage,
  'power-cut': async () => (await import('./power-cut/power-cut.ts')).powerCut,
  injection: async () => (await import('./injection/injection.ts')).injection,
  'request-kill': async () => (await import('./request-kill/request-kill.ts')).requestKill,
}
