// Writes entries as a calendar of RFC 5545: one component for each, in local time with the zone that it refers to.

export const removed = (title: string) => `Removed: ${title}`
