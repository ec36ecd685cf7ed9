// What a person did by hand, as history keeps it and as a line tells it at once.

export const phrases = {
  placed: (title: string, place: string) => `Placed ${title} on ${place}`,
  moved: (title: string, place: string) => `Moved ${title} to ${place}`,
  swapped: (first: string, second: string) => `Swapped ${first} and ${second}`,
  unplaced: (title: string) => `Took ${title} off the week; it waits to be planned`,
  pinned: (title: string) => `Pinned ${title} where it is`,
  unpinned: (title: string) => `Unpinned ${title}`,
  resized: (title: string, length: string, place: string) =>
    `Made ${title} ${length} long, ${place}`,
  resizedWaiting: (title: string, length: string) => `Made ${title} ${length} long`,
  stop: '.',
}
