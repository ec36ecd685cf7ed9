// The done-when line of a plan step: what the step comes to, in ids and dates, so that it means the same after the

export const partNames = {
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  evening: 'evening',
}

export const planLines: string = 'you have accepted the places on the card'
