// The fields at fault in what was typed as JSON, by name.
import type { z } from 'zod'

export function nameFields({ issues }: z.ZodError): string {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  )
  return [...new Set(names)].join(', ')
}
