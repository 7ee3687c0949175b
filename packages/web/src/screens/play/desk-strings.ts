/** Sentences of the menu alone; what others use too is with the page. */

export default {
  title: 'Captain’s desk',
  saved: 'The game is saved after every answer.',
  savedThere: 'The game is kept on the server after every answer: its address leads back to it.',
  save: 'Save to go on elsewhere\u00a0…',
  replay: 'Watch from the beginning',
  rules: 'Rules',
  since: 'Show again what the others did',
  draw: 'Offer a draw …',
  resign: 'Resign …',
  briefing: 'Briefing',
  briefingFirst: 'Briefing before a battle',
  leave: 'Leave the table',
  settings: 'Settings',
  theme: 'Palette',
  themes: { auto: 'As the system', day: 'Day', night: 'Night' },
  privacy: 'Cover the board between players',
  privacies: { 'sealed-only': 'Sealed orders', always: 'Always', never: 'Never' },
  keys: 'Keys',
};
