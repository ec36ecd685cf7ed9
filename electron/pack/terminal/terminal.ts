// Runs course packs in the terminal (K7): the same requests as the page's.
import type { packCommand } from './command.ts'
import type { Handlers } from '../../terminal/command-context.ts'
import * as fields from './pack-fields.ts'
import * as outlook from './pack-outlook.ts'
import * as sources from './pack-sources.ts'

export const pack: Handlers<typeof packCommand> = {
  '': fields.list,
  list: fields.list,
  show: fields.show,
  'field | settle | versions': fields.lookAtField,
  write: fields.write,
  generate: fields.generate,
  restore: fields.restore,
  compare: fields.compare,
  delete: fields.remove,
  sources: sources.list,
  'add-source': sources.add,
  'remove-source': sources.remove,
  search: sources.search,
  research: sources.research,
  web: sources.setWeb,
  'search-web': sources.searchWeb,
  simulate: outlook.simulate,
  evaluate: outlook.evaluate,
  export: outlook.exportGuide,
}
