/** Sentences of the sheet that makes a table for a friend. */

export default {
  title: 'Play with a friend',
  text: 'A table is laid on this server, and you get a link to send. Whoever opens it sits down opposite you, on any device.',
  seats: { mine: 'you', open: 'your friend' },
  name: 'Your name',
  nameHint: 'It is all that the others learn of you.',
  known: 'You sit down as {{name}}.',
  make: 'Lay the table',
  refused: 'That did not happen: {{why}}',
};
