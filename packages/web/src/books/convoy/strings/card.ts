/** Sentences of Convoy in the lobby: they come with the page, the others with the board. */

export default {
  blurb: 'Merchants run for the edge of the chart through wind, fog and shoals; raiders mean to board them first.',
  length: '30–60 minutes',
};
