// What is asked of the planner, as an order: "make room on Thu 26 Nov", "mark “Limits” as missed", "improve your plan".

export const markNames = {
  done: 'done',
  partly: 'partly done',
  missed: 'missed',
  open: 'open again',
}

export const problems = {
  crammed: 'sessions too close together',
  'no-buffer': 'no buffer before deadlines',
  'heavy-adjacency': 'heavy work back to back',
  switches: 'changes of course',
  'long-run': 'long stretches without a break',
  preference: 'times you like less',
}
