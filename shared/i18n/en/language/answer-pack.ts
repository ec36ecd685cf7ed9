// The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for nothing.

export const speaks = {
  welcome: "You're welcome. Say “continue” to go on with the course pack.",
  weight:
    'How much time a topic gets is its share under “Topics”: say “change the topics to Arrays — 20 %, Graphs — 40 %” with all of yours, or edit them on the page of the pack. For less in all, give it fewer hours: “change the conditions to 4 hours a week”. Then say “write the sessions”.',
  help: 'In the course pack you can say “continue”, “look it up”, “write the outline”, “change the goal to …”, or ask what you have to know.',
}
