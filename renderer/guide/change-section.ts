// What a section's button puts into the field: how a change begins, before what was typed already.

/** `openings` are those of all sections: the opening of another one gives way, the person's own words stay. */
export function beginChange(draft: string, opening: string, openings: readonly string[]): string {
  const typed = draft.trimStart()
  const other = openings.find((each) => typed.startsWith(each.trimEnd()))
  const own = other === undefined ? typed : typed.slice(other.trimEnd().length).trimStart()
  return `${opening}${own}`
}
