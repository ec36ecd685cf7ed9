// Which host each key of the environment was first used with (M4). Of a key only a digest is kept.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

const row = 'keyHosts'

const hostsSchema = z.record(z.string(), z.string())

/** Null for a key that has not been used. */
export function readKeyHost(database: WeekloomDatabase, key: string): string | null {
  return readHosts(database)[digestOf(key)] ?? null
}

export function writeKeyHost(database: WeekloomDatabase, key: string, host: string): void {
  writeTransaction(database, () =>
    writeHosts(database, { ...readHosts(database), [digestOf(key)]: host }),
  )
}

export function forgetKeyHost(database: WeekloomDatabase, key: string): void {
  writeTransaction(database, () => {
    const { [digestOf(key)]: _, ...others } = readHosts(database)
    writeHosts(database, others)
  })
}

function writeHosts({ tables }: WeekloomDatabase, hosts: z.infer<typeof hostsSchema>): void {
  tables.preferences.write.run(row, JSON.stringify(hosts))
}

/** Empty where it can't be read: the next use is then the first. */
function readHosts({ tables }: WeekloomDatabase): Record<string, string> {
  try {
    return hostsSchema.parse(JSON.parse(tables.preferences.read.get(row)?.value ?? '{}'))
  } catch {
    return {}
  }
}

/** Enough to tell keys apart, too little to find one. */
function digestOf(key: string): string {
  return createHash('sha256').update(`weekloom key ${key}`).digest('hex').slice(0, 16)
}
