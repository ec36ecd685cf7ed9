// Hands the parts of a draft to their fields.

/** What a field shows, and where what is typed goes. */
export type Bound<Value> = { value: Value; onChange: (value: Value) => void; schema?: unknown }

/** The parts of a draft by name, each as its field takes it; `shape` is that of the request that it ends in. */
export function bindTo<Draft extends object>(
  draft: Draft,
  onChange: (draft: Draft) => void,
  shape: Partial<Record<keyof Draft, unknown>> = {},
) {
  return <Name extends keyof Draft>(name: Name): Bound<Draft[Name]> => ({
    value: draft[name],
    onChange: (value) => onChange({ ...draft, [name]: value }),
    schema: shape[name],
  })
}
