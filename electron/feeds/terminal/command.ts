// Defines the terminal's command for calendars at addresses (X12).
import { feedAddressSchema, feedSettingsSchema } from '../../../shared/feeds/feed.ts'
import { defineCommand } from '../../terminal/usage.ts'
import { countUpTo, oneOf, saidKind, text, valueBy, valueOf } from '../../terminal/values.ts'

const id = countUpTo('bad-feed')
const name = valueOf('bad-feed-name', feedSettingsSchema.shape.name)
const onOff = oneOf('wrong-words')

/** A minus is the standard input: no other process and no history of the shell sees it there. */
const address = valueBy('bad-feed-address', (typed) =>
  typed === '-' ? typed : feedAddressSchema.safeParse(typed).data,
)

export const feedsCommand = defineCommand({
  forms: {
    '': {},
    add: { 'ADDRESS|-': address, '[--name NAME]': name, '[--agree HOST …]': text },
    set: {
      ID: id,
      '[--name NAME]': name,
      '[--auto on|off]': onOff,
      '[--take-over on|off]': onOff,
      '[--address ADDRESS|-]': address,
      '[--agree HOST …]': text,
    },
    refresh: { '[ID]': id },
    take: { ID: id, '[--as TITLE=KIND …]': saidKind, '[--dry-run]': null },
    leave: { ID: id },
    remove: { ID: id },
  },
})
