/** Sentences of the Age of Sail in the lobby: they come with the page, the others with the board. */

export default {
  blurb: 'Ships of the line on an open table: mind the wind, hold the line, and give them your broadsides.',
  length: '20–40 minutes',
  firstGame: 'Three ships a side, you against a Lieutenant, and the first move is yours. About half an hour.',
};
