// Plants a fault: rewrites one place of the product's source while it is loaded, in this process and its children.
// Started by `node --import`; without WEEKLOOM_PLANTED_FAULT it does nothing. The product holds no hook for this.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

/** `find` stands in the file exactly once; `file` is said from the project's root. */
export type PlantedFault = { name: string; file: string; find: string; replace: string }

export const faultVariable = 'WEEKLOOM_PLANTED_FAULT'

const planted = process.env[faultVariable]
if (planted !== undefined) plant(JSON.parse(planted) as PlantedFault)

function plant({ file, find, replace, name }: PlantedFault): void {
  const target = pathToFileURL(join(import.meta.dirname, '../..', file)).href
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (url.split('?')[0] !== target) return loaded
      const source = textOf(loaded.source)
      if (source.split(find).length !== 2)
        throw new Error(`the fault "${name}" fits ${file} no more`)
      return { ...loaded, source: source.replace(find, () => replace) }
    },
  })
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
