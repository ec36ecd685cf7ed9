// Answers that change nothing: small talk, plain facts, and what can't be done here with what can.

export const talks = {
  greeting: 'Hello. Say “plan my week”, ask what is free tomorrow, or tell me what to move.',
  thanks: "You're welcome.",
  who: "I'm Weekloom's planner: I find places in your week for your study sessions.",
  praise: 'Good. Say when you want to change something.',
  abilities:
    "I can plan your open study work (“plan my week”, “plan calculus next week, not on Friday”), place, move, swap or take off single sessions (“move calculus 2 to Friday morning”), make room when you have no time (“I'm ill until Thursday”), note what you finished or missed and what there is to do (“remember to hand in the lab report by Wednesday”), keep a course off some time (“no physics on Fridays from now on”), improve a plan (“Thursday is too full”), and undo. Ask me what is free, why a session is where it is, whether your plan is sound or all of it fits. You accept every change on a card first.",
  cancel: 'All right. Nothing was changed.',
  keep: "All right, I'm leaving it as it is.",
}

export const beyonds = {
  add: "I can't add lectures, exams or appointments by talking: “Edit the timetable” is the place for them, or “Import a timetable” if you have it as a file. Study work I can note, for example “add a task: essay draft, due Friday, 2 hours”.",
  fixed: 'Classes and exams stay where they are; I only move study work.',
  'session-limit':
    "A plan can't hold a most per day. Under “Study habits” you can say how much a day should take.",
  settings:
    "I can't change settings by talking: open “Settings”, or “Assistant” for the model that answers.",
  export:
    "I can't write files by talking: “Export” takes your week or term out, for paper, for a calendar, or for another program.",
  import:
    "I can't read files by talking: “Import a timetable” shows what is in one before anything is written.",
  syllabus:
    "I can't read files by talking: “Read a syllabus” lists the exams, deadlines and reading of a course's document before anything is written.",
}

export const unknowns: string =
  "I'm not sure what you mean. I can plan your week, move or swap study sessions, improve a plan, say what is free or why something is where it is, and undo. What would you like?"

export const eventNames = { class: 'a class', exam: 'an exam', personal: 'an appointment' }
