// What was learnt of a model endpoint, by the endpoint's name (M2).
import { abilitiesSchema, type Abilities } from '../shared/model/abilities.ts'
import { toText } from './stored-text.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

/** Null when nothing is known, or what is kept can't be read: it is learnt again. */
export function readAbilities({ tables }: WeekloomDatabase, endpoint: string): Abilities | null {
  const row = tables.modelAbilities.read.get(endpoint)
  if (row === undefined) return null
  try {
    return abilitiesSchema.safeParse(JSON.parse(row.abilities)).data ?? null
  } catch {
    return null
  }
}

export function writeAbilities(
  database: WeekloomDatabase,
  endpoint: string,
  abilities: Abilities,
): void {
  const text = toText(abilitiesSchema, abilities)
  writeTransaction(database, () => database.tables.modelAbilities.write.run(endpoint, text))
}
