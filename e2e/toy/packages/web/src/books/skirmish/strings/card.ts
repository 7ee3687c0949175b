/** Sentences of Skirmish in the lobby: they come with the page, the others with the board. */

export default {
  blurb: 'A pair of boats lie side by side and fire five broadsides; powder is short, and nobody shows what she loads.',
  length: '2–5 minutes',
};
