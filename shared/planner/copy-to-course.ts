// Copies what was said of a course to its new name.

/** Null where nothing was said of it. */
export function copyToCourse<Said extends { course: string }>(
  said: readonly Said[],
  course: string,
  name: string,
): Said[] | null {
  const own = said.find((each) => each.course === course)
  return own === undefined
    ? null
    : [...said.filter((each) => each.course !== name), { ...own, course: name }]
}
