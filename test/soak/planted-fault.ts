// Plants a fault: rewrites one place of the product's source while it is loaded, in this process and its children.
// Started by `node --import`; without WEEKLOOM_PLANTED_FAULT it does nothing. The product holds no hook for this.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { join, normalize } from 'node:path'

/** `find` stands in the file exactly once; `file` is said from the project's root. */
export type PlantedFault = { name: string; file: string; find: string; replace: string }

export const faultVariable = 'WEEKLOOM_PLANTED_FAULT'

const said = process.env[faultVariable]
const planted = said === undefined ? null : (JSON.parse(said) as PlantedFault)

if (planted !== null) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const [address = ''] = url.split('?')
      return !address.startsWith('file:') || loaded.source == null
        ? loaded
        : { ...loaded, source: plantIn(textOf(loaded.source), fileURLToPath(address)) }
    },
  })
}

/** The source as the planted fault has it; as it is where the fault is in another file. */
export function plantIn(source: string, path: string): string {
  if (planted === null) return source
  const isThere = normalize(path) === join(import.meta.dirname, '../..', planted.file)
  return isThere ? writeFault(source, planted) : source
}

export function writeFault(source: string, { file, find, replace }: Omit<PlantedFault, 'name'>) {
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold "${find}" once`)
  return source.replace(find, () => replace)
}

export function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
