// What the terminal says around the core's own sentences, in English and Chinese.

export const statusWords = {
  accepted: 'accepted',
  rejected: 'rejected',
  stale: 'set aside, because the schedule had changed',
  open: 'answered',
}
