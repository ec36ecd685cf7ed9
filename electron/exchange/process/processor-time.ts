// How much of the processor another process has had.
import { readFileSync } from 'node:fs'

/** Linux tells it, in hundredths of a second: the 14th and 15th field, counted from behind the name. */
export function readProcessorTime(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
    const ticks = Number(fields?.[11]) + Number(fields?.[12])
    return Number.isFinite(ticks) ? ticks * 10 : null
  } catch {
    return null
  }
}
